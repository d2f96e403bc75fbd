import { dictionary } from '@zxcvbn-ts/language-common';

/** Additions of so many characters at an end make no common password a good one. */
const MOST_ADDED = 4;
/** Common passwords shorter than this are parts of good ones. */
const SHORTEST_CORE = 6;

let known: ReadonlySet<string> | undefined;

/** About 49,000 passwords seen in leaks, in lower case. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(dictionary['passwords-common']);
  return known;
}

/** Whether it is on the list of common passwords: as it is, repeated, or with up to four digits or signs around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase().trim();
  const common = commonPasswords();
  if (common.has(plain)) return true;
  if (isRepeated(plain, common)) return true;
  const core = plain.replace(/^[^\p{L}]{0,4}/u, '').replace(/[^\p{L}]+$/u, (tail) => tail.slice(0, -MOST_ADDED));
  return core.length >= SHORTEST_CORE && common.has(core);
}

/** One character, one short run or one common password again and again. */
function isRepeated(plain: string, common: ReadonlySet<string>): boolean {
  const unit = /^(.+?)\1+$/u.exec(plain)?.[1];
  return unit !== undefined && ([...unit].length < SHORTEST_CORE || common.has(unit));
}
