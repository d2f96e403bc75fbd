/** Eleven digits whose last two follow from the others: the number of a citizen (TCKN), or, from 99, of a foreigner (YKN). */
export function isTckn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const all = [...digits].map(Number);
  const sum = (from: number, to: number, step: number): number => {
    let total = 0;
    for (let at = from; at < to; at += step) total += all[at] ?? 0;
    return total;
  };
  const tenth = (((sum(0, 9, 2) * 7 - sum(1, 8, 2)) % 10) + 10) % 10;
  return all[9] === tenth && all[10] === sum(0, 10, 1) % 10;
}

/** Ten digits, the last of which follows from the others: the number of a taxpayer (VKN). */
export function isVkn(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const all = [...digits].map(Number);
  let sum = 0;
  for (let at = 0; at < 9; at++) {
    const shifted = ((all[at] ?? 0) + 9 - at) % 10;
    const weighted = (shifted * 2 ** (9 - at)) % 9;
    sum += shifted !== 0 && weighted === 0 ? 9 : weighted;
  }
  return all[9] === (10 - (sum % 10)) % 10;
}
