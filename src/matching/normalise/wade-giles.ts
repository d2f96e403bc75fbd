// Pinyin beginnings and endings whose Wade-Giles spelling differs; apostrophes are left out, as lists leave them out.
const WHOLE: Readonly<Record<string, string>> = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'ssu',
  er: 'erh',
  you: 'yu',
  yi: 'i',
  ye: 'yeh',
  he: 'ho',
  ke: 'ko',
  ge: 'ko',
  e: 'o',
  yan: 'yen',
};
const INITIALS: readonly (readonly [RegExp, string])[] = [
  [/^zh/, 'ch'],
  [/^x/, 'hs'],
  [/^[jq]/, 'ch'],
  [/^r/, 'j'],
  [/^b/, 'p'],
  [/^d/, 't'],
  [/^g/, 'k'],
  [/^[zc](?!h)/, 'ts'],
];
const FINALS: readonly (readonly [RegExp, string])[] = [
  [/ong$/, 'ung'],
  [/ian$/, 'ien'],
  [/ie$/, 'ieh'],
  [/ve$|ue$/, 'ueh'],
  [/(?<=[dtnlzcsrh])uo$/, 'o'],
  [/v/, 'u'],
];

/** A pinyin syllable as Wade-Giles writes it, without apostrophes and marks. */
export function wadeGiles(syllable: string): string {
  const whole = WHOLE[syllable];
  if (whole) return whole;
  let spelt = syllable;
  for (const [pattern, replacement] of FINALS) spelt = spelt.replace(pattern, replacement);
  for (const [pattern, replacement] of INITIALS) {
    if (pattern.test(spelt)) return spelt.replace(pattern, replacement);
  }
  return spelt;
}
