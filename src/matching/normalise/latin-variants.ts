// Only syllables that no pinyin or English word has, so that other names get no second reading.
const HS = /^hs(i|u|ia|iao|ieh|ien|in|ing|iu|iang|iung|ueh|uan|un)$/;
const TS = /^ts(a|ai|an|ang|ao|eng|en|o|ou|u|uan|ui|un|ung)$/;
const CHI = /^chi(eh|en|ang|ao|a|u|ung)$/;
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  tzu: ['zi', 'ci'],
  ssu: ['si'],
  szu: ['si'],
  chih: ['zhi', 'chi'],
  shih: ['shi'],
  jih: ['ri'],
  jen: ['ren'],
  kuo: ['guo'],
  chueh: ['jue', 'que'],
};

/** The pinyin of a syllable that can only be Wade-Giles (`hsiao` is `xiao`); none for any other word. */
export function pinyinOfWadeGiles(word: string): readonly string[] {
  if (word.length < 3 || word.length > 7) return [];
  const whole = WHOLE[word];
  if (whole) return whole;
  const hs = HS.exec(word)?.[1];
  if (hs) return [`x${final(hs)}`];
  const ts = TS.exec(word)?.[1];
  if (ts) return ['z', 'c'].map((initial) => initial + final(ts === 'o' ? 'uo' : ts));
  const chi = CHI.exec(word)?.[1];
  return chi ? ['j', 'q'].map((initial) => initial + final(`i${chi}`)) : [];
}

function final(wadeGiles: string): string {
  return wadeGiles.replace(/ieh$/, 'ie').replace(/ien$/, 'ian').replace(/ueh$/, 'ue').replace(/ung$/, 'ong');
}
