/** The Turkish alphabet in its order, with the three letters that only foreign words have. */
const ALPHABET = [...'abcçdefgğhıijklmnoöpqrsştuüvwxyz'];

/** So many letters may be left out between two marks: most cells count without ç, ğ and ı, some without others. */
const MOST_SKIPPED = 4;

const MARK = /(?<![\p{L}(])(\p{Ll})\)/gu;
const NUMBER_MARK = /(?<!\S)(\d{1,2})\s?[-.)](?=\s?\p{L})/gu;

/**
 * The values of a cell that marks them `a)`, `b)` … in the Turkish alphabet (`ı)` comes before `i)`), or `1-`, `2-` …; a first
 * value may lack its mark. Line ends within a value are spaces. Null when the cell marks nothing.
 */
export function lettered(cell: string): string[] | null {
  return cutAt(cell, letterMarks(cell)) ?? cutAt(cell, numberMarks(cell));
}

/** The values of a cell, marked or not; those of a cell without marks are told apart by runs of spaces. */
export function valuesOf(cell: string): string[] {
  const values = lettered(cell) ?? cell.split(/[^\S\r\n]{3,}/);
  return values.map((value) => value.replace(/\s+/g, ' ').trim()).filter((value) => value !== '');
}

interface Mark {
  readonly from: number;
  readonly to: number;
}

function letterMarks(cell: string): Mark[] {
  const marks: Mark[] = [];
  let last = -1;
  for (const found of cell.matchAll(MARK)) {
    const at = ALPHABET.indexOf(found[1] ?? '');
    if (at <= last || at > last + (last < 0 ? 2 : MOST_SKIPPED)) continue;
    if (last < 0 && at > 0 && inBracket(cell.slice(0, found.index))) continue;
    last = at;
    marks.push({ from: found.index, to: found.index + found[0].length });
  }
  return marks;
}

function inBracket(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

function numberMarks(cell: string): Mark[] {
  const marks: Mark[] = [];
  for (const found of cell.matchAll(NUMBER_MARK)) {
    if (Number(found[1]) === marks.length + 1) {
      marks.push({ from: found.index, to: found.index + found[0].length });
    }
  }
  return marks.length > 1 ? marks : [];
}

function cutAt(cell: string, marks: readonly Mark[]): string[] | null {
  const [first] = marks;
  if (!first) return null;
  const values = marks.map(({ to }, at) => cell.slice(to, marks[at + 1]?.from));
  return [cell.slice(0, first.from), ...values]
    .map((value) => value.replace(/\s+/g, ' ').trim())
    .filter(holdsSomething);
}

function holdsSomething(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value);
}
