/** Letters that spellings of one sound exchange count as one; vowels, and what stands for them, do not count. */
const GROUPS = ['bpf', 'dt', 'mn', 'l', 'r', 'ckqxgjsz'];
const BITS = 4;
/** Two counts put together must not run over into their neighbour. */
const MOST = 7;

const groupOf = new Int8Array(128).fill(-1);
GROUPS.forEach((letters, group) => {
  for (const letter of letters) groupOf[letter.charCodeAt(0)] = group;
});

/** How many consonants of each group a folded form holds, four bits each. */
export function consonantCounts(form: string): number {
  let counts = 0;
  for (let at = 0; at < form.length; at++) {
    if (at > 0 && form[at] === form[at - 1]) continue; // doubled letters come and go
    const group = groupOf[form.charCodeAt(at) & 127] as number;
    if (group < 0) continue;
    const place = group * BITS;
    if (((counts >>> place) & 15) < MOST) counts += 1 << place;
  }
  return counts;
}

/** How many consonants one form has and the other has not. */
export function consonantsApart(a: number, b: number): number {
  if (a === b) return 0;
  let apart = 0;
  for (let place = 0; place < GROUPS.length * BITS; place += BITS)
    apart += Math.abs(((a >>> place) & 15) - ((b >>> place) & 15));
  return apart;
}
