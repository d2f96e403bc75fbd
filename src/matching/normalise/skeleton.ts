// Latin spellings of one Arabic letter, longest first. The codes are single letters: `x` is sh and ch, `h` all of h, ḥ
// and kh, `k` all of k, q, g and gh, `s` also th. Initial vowels are kept as `a`, so that Ahmad is not Hamid.
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(abul|abdul)?fath/, '$1fat*h'],
  [/sch|tch|sh|ch/g, 'x'],
  [/dzh|dj|zh/g, 'j'],
  [/kh/g, 'h'],
  [/gh/g, 'k'],
  [/th/g, 's'],
  [/dh/g, 'z'],
  [/ph/g, 'f'],
  [/ck|[qg]/g, 'k'],
  [/c(?=[ei])/g, 'j'],
  [/c/g, 'k'],
  [/p/g, 'b'],
  [/\*/g, ''],
];

/**
 * The consonants of a Latin reading as Arabic, Persian or Hebrew script would show them; '' when fewer than two sounds
 * are left. Shared with the readers of those scripts, whose output goes through `closeSkeleton` as well.
 */
export function skeletonOfLatin(reading: string): string {
  let sounds = reading;
  for (const [pattern, code] of SOUNDS) sounds = sounds.replace(pattern, code);
  sounds = sounds
    .replace(/^[aeiou]+/, '@')
    .replace(/^[wv]/, '%')
    .replace(/^y/, '&')
    .replace(/[aeiouwvy]/g, '')
    .replace('@', 'a')
    .replace('%', 'w')
    .replace('&', 'y');
  return closeSkeleton(sounds);
}

/** Doubled sounds are one, a last `h` is silent (Fatimah, Fatima) and a last `d` sounds as `t` (Ahmed, Ahmet). */
export function closeSkeleton(sounds: string): string {
  const closed = sounds
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)h$/, '')
    .replace(/d$/, 't');
  return closed.length < 2 ? '' : closed;
}
