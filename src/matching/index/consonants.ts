import { PARAMETERS } from '../parameters';

/** Letters that spellings of one sound exchange count as one; vowels, and what stands for them, do not count. */
const GROUPS = ['bpf', 'dt', 'mn', 'l', 'r', 'ckqxgsz'];
const BITS = 4;
/** Two counts put together must not run over into their neighbour. */
const MOST = 7;
const COUNTS = (1 << (GROUPS.length * BITS)) - 1;
/** Set where a letter stands twice in a row: such letters come and go cheaply, so counts prove nothing. */
const DOUBLED = 1 << (GROUPS.length * BITS);
/** Only letters of the last group are exchanged cheaply for letters of none: g for j or h. */
const CERTAIN = (1 << ((GROUPS.length - 1) * BITS)) - 1;
const J_OR_H = (1 << 9) | (1 << 7);

const groupOf = new Int8Array(128).fill(-1);
GROUPS.forEach((letters, group) => {
  for (const letter of letters) groupOf[letter.charCodeAt(0)] = group;
});

/** How many consonants of each group a folded form holds, four bits each, and whether any letter is doubled. */
export function consonantCounts(form: string): number {
  let counts = 0;
  for (let at = 0; at < form.length; at++) {
    if (at > 0 && form[at] === form[at - 1]) counts |= DOUBLED;
    const group = groupOf[form.charCodeAt(at) & 127] as number;
    if (group < 0) continue;
    const place = group * BITS;
    if (((counts >>> place) & 15) < MOST) counts += 1 << place;
  }
  return counts;
}

/**
 * No fewer hundredths of an edit than it takes to turn one form into the other, from the letters (a bit each) and the
 * consonants they hold. An edit that is not cheap puts right two consonants and two letters, a cheap one two letters.
 */
export function leastEdits(letters: number, otherLetters: number, consonants: number, otherConsonants: number): number {
  const unlike = bitCount((letters ^ otherLetters) >>> 0);
  const certain = ((letters | otherLetters) & J_OR_H) === 0 ? COUNTS : CERTAIN;
  const doubled = ((consonants | otherConsonants) & DOUBLED) !== 0;
  const dear = doubled ? 0 : (apart(consonants & certain, otherConsonants & certain) + 1) >> 1;
  return dear * PARAMETERS.edit.other + Math.max(0, (unlike + 1 - 2 * dear) >> 1) * PARAMETERS.edit.similar;
}

/** How many consonants one form has and the other has not. */
function apart(a: number, b: number): number {
  let sum = 0;
  for (let mine = a, theirs = b; mine !== theirs; mine >>>= BITS, theirs >>>= BITS)
    sum += Math.abs((mine & 15) - (theirs & 15));
  return sum;
}

/** Bits set in a 32-bit mask. */
function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
