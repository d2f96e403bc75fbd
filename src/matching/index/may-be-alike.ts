import { mostJoinedEdits } from '../compare/joined-words';
import { likenessSlope, mostEdits } from '../compare/token-likeness';
import { PARAMETERS } from '../parameters';
import { leastEdits } from './consonants';
import type { TokenColumns } from './layout';
import { MAX_TOKENS } from './pack-names';
import { ROLE } from './pack-tokens';

const LEAST_JOINED = 4;
const JOINED_LENGTH_APART = 1;
/** Of longer words keys find all that is two edits apart, so what they miss takes one more than meets the eye. */
const SHORT = 5;
const LENGTH_APART = 3;
/** Words that no key finds and that are no more alike than this are left apart until names are compared in full. */
const LEAST_LIKENESS = 0.6;

/** What tells the words of one name apart at a glance: of each word its first form. */
export class WordShapes {
  private readonly tokens = new Uint32Array(MAX_TOKENS);
  readonly role = new Uint8Array(MAX_TOKENS);
  readonly length = new Uint8Array(MAX_TOKENS);
  readonly letters = new Uint32Array(MAX_TOKENS);
  readonly consonants = new Uint32Array(MAX_TOKENS);
  private columns: TokenColumns | null = null;

  set(columns: TokenColumns, word: number, token: number): void {
    const form = columns.formStart[token] as number;
    this.columns = columns;
    this.tokens[word] = token;
    this.role[word] = columns.role[token] as number;
    this.length[word] = formLength(columns, form);
    this.letters[word] = columns.formLetters[form] as number;
    this.consonants[word] = columns.formConsonants[form] as number;
  }

  /** Whether word `i`, which shares no key with word `j` of the other name, may be spelt alike all the same. */
  mayBe(i: number, other: WordShapes, j: number): boolean {
    const role = this.role[i] as number;
    const otherRole = other.role[j] as number;
    if (role === ROLE.initial || otherRole === ROLE.initial) return true;
    if (role === ROLE.particle || otherRole === ROLE.particle) return false;
    const least = leastEdits(
      this.letters[i] as number,
      other.letters[j] as number,
      this.consonants[i] as number,
      other.consonants[j] as number,
    );
    if (mayBeSpelling(this.length[i] as number, other.length[j] as number, least)) return true;
    return this.hasForms(i) || other.hasForms(j) ? this.otherFormsMay(i, other, j) : false;
  }

  /** Whether words `i` and `i + 1`, written together, may be word `j` of the other name in any of its readings. */
  mayBeJoined(i: number, other: WordShapes, j: number): boolean {
    const together = (this.length[i] as number) + (this.length[i + 1] as number);
    const letters = (this.letters[i] as number) | (this.letters[i + 1] as number);
    const consonants = (this.consonants[i] as number) + (this.consonants[i + 1] as number);
    const columns = other.columns as TokenColumns;
    const token = other.tokens[j] as number;
    for (let form = columns.formStart[token] as number; form < (columns.formStart[token + 1] as number); form++) {
      const length = formLength(columns, form);
      if (length < LEAST_JOINED || Math.abs(together - length) > JOINED_LENGTH_APART) continue;
      const [theirs, counts] = [columns.formLetters[form] as number, columns.formConsonants[form] as number];
      if (leastEdits(letters, theirs, consonants, counts) <= mostJoinedEdits(length)) return true;
    }
    return false;
  }

  private hasForms(word: number): boolean {
    const { formStart } = this.columns as TokenColumns;
    const token = this.tokens[word] as number;
    return (formStart[token + 1] as number) - (formStart[token] as number) > 1;
  }

  private otherFormsMay(i: number, other: WordShapes, j: number): boolean {
    const [a, b] = [this.columns as TokenColumns, other.columns as TokenColumns];
    const [own, theirs] = [this.tokens[i] as number, other.tokens[j] as number];
    for (let x = a.formStart[own] as number; x < (a.formStart[own + 1] as number); x++) {
      for (let y = b.formStart[theirs] as number; y < (b.formStart[theirs + 1] as number); y++) {
        const least = leastEdits(
          a.formLetters[x] as number,
          b.formLetters[y] as number,
          a.formConsonants[x] as number,
          b.formConsonants[y] as number,
        );
        if (mayBeSpelling(formLength(a, x), formLength(b, y), least)) return true;
      }
    }
    return false;
  }
}

/** Whether so many edits at the least, and those that make up for the length, leave words of these lengths alike. */
function mayBeSpelling(length: number, other: number, least: number): boolean {
  const longer = Math.max(length, other);
  const limit = Math.min(mostEdits(longer), ((1 - LEAST_LIKENESS) * 100) / likenessSlope(longer));
  return least + (longer > SHORT ? PARAMETERS.edit.similar : 0) <= limit && Math.abs(length - other) <= LENGTH_APART;
}

const formLength = ({ forms }: TokenColumns, form: number): number =>
  (forms.start[form + 1] as number) - (forms.start[form] as number);
