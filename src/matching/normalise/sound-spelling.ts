const LEAST = 5;

/**
 * Spellings that languages have for one sound, in the order they are read. Only what hardly ever tells two names apart:
 * no consonant is lost but doubled ones and the silent h.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|cz/g, 'ch'],
  [/sch(?=[aeiouy]|$)/g, 'sh'],
  [/dzh|dj|dsh/g, 'j'],
  [/ph/g, 'f'],
  [/cks|ks|kss/g, 'x'],
  [/tz|ts/g, 'c'],
  [/ck|cq|q/g, 'k'],
  [/c(?=[aouklrt]|$)/g, 'k'],
  [/gh/g, 'g'],
  [/kh/g, 'h'],
  [/w/g, 'v'],
  [/ff$/, 'v'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/i?[yj](?=[aeou])|i(?=[aeou])/g, 'y'],
  [/(?:iy|ii|yi|iyy|ij|yy|ey|ei|y)$/, 'i'],
  [/(?<=[^aeiou])[y](?=[^aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A Latin reading as it sounds, for comparing spellings of different languages; '' for short words, which have too few letters. */
export function soundSpelling(reading: string): string {
  if (reading.length < LEAST) return '';
  let sound = reading;
  for (const [pattern, spelling] of SOUNDS) sound = sound.replace(pattern, spelling);
  return sound.length < LEAST - 1 ? '' : sound;
}
