import { PARAMETERS } from '../parameters';

const COST = PARAMETERS.edit;
const LONGEST = 40;
const WIDTH = LONGEST + 1;

/** Letters that spellings of one sound exchange. */
const SIMILAR = ['iyj', 'ckqx', 'sz', 'vwu', 'bp', 'dt', 'gjk', 'fp', 'mn', 'gh', 'sc', 'wo'];

const substitution = buildSubstitutions();
const isVowel = vowelTable();

// Three rows of the table are enough for transpositions; reused because comparing runs millions of times.
let before = new Int32Array(WIDTH);
let above = new Int32Array(WIDTH);
let row = new Int32Array(WIDTH);
const gaps = new Int32Array(WIDTH);

/**
 * Least cost, in hundredths of an edit, of turning one folded word into the other, or `limit + 1` once it is known to
 * be more. Vowel for vowel, letters of like sound, doubled letters and transpositions cost less than a plain edit.
 */
export function editCost(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
  limit: number,
): number {
  const rows = aTo - aFrom;
  const columns = bTo - bFrom;
  if (rows > LONGEST || columns > LONGEST) return limit + 1;
  firstRow(b, bFrom, bTo);
  let last = 0;
  for (let i = 1; i <= rows; i++) {
    const letter = a[aFrom + i - 1] as number;
    const gapA = gapCost(a, aFrom, aTo, aFrom + i - 1);
    const costs = letter * 128;
    let left = (above[0] as number) + gapA;
    let least = left;
    let corner = above[0] as number;
    let otherLast = 0;
    row[0] = left;
    for (let j = 1; j <= columns; j++) {
      const other = b[bFrom + j - 1] as number;
      const up = above[j] as number;
      let cost = corner + (substitution[costs + other] as number);
      if (up + gapA < cost) cost = up + gapA;
      if (left + (gaps[j] as number) < cost) cost = left + (gaps[j] as number);
      if (letter === otherLast && other === last && letter !== other) {
        const swap = (before[j - 2] as number) + COST.transposed;
        if (swap < cost) cost = swap;
      }
      row[j] = cost;
      if (cost < least) least = cost;
      corner = up;
      left = cost;
      otherLast = other;
    }
    if (least > limit) return limit + 1;
    last = letter;
    const spare = before;
    before = above;
    above = row;
    row = spare;
  }
  return Math.min(above[columns] as number, limit + 1);
}

/** The second word's gaps stay the same for every row. */
function firstRow(b: Uint8Array, bFrom: number, bTo: number): void {
  above[0] = 0;
  for (let j = 1; j <= bTo - bFrom; j++) {
    gaps[j] = gapCost(b, bFrom, bTo, bFrom + j - 1);
    above[j] = (above[j - 1] as number) + (gaps[j] as number);
  }
}

/** Cost of a letter the other word lacks. */
function gapCost(word: Uint8Array, from: number, to: number, at: number): number {
  const letter = word[at] as number;
  if (at > from && word[at - 1] === letter) return COST.doubled;
  // A vowel more at the end makes another name: Karim and Karimi, Ivanov and Ivanova.
  if (isVowel[letter] === 1) return at === to - 1 ? COST.other : COST.vowelGap;
  return letter === 104 ? COST.hGap : COST.other; // an h comes and goes: kh, gh, th, Huseyn
}

function buildSubstitutions(): Int32Array {
  const costs = new Int32Array(128 * 128).fill(COST.other);
  for (let code = 0; code < 128; code++) costs[code * 128 + code] = 0;
  setAll(costs, 'aeiouy', COST.vowel);
  for (const group of SIMILAR) setAll(costs, group, COST.similar);
  return costs;
}

function setAll(costs: Int32Array, letters: string, cost: number): void {
  for (const a of letters) {
    for (const b of letters) {
      if (a !== b) costs[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = cost;
    }
  }
}

function vowelTable(): Uint8Array {
  const table = new Uint8Array(256);
  for (const vowel of 'aeiouy') table[vowel.charCodeAt(0)] = 1;
  return table;
}
