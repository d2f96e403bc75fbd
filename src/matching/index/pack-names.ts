import type { NormalName } from '../normalise/normal-name';
import { PARAMETERS } from '../parameters';
import { GroupWriter, NumberWriter, TextWriter } from './columns';
import { hashText } from './hash';
import type { NameColumns, TokenColumns } from './layout';
import { TokenPacker } from './pack-tokens';

/** A longer name is compared by its first words. */
export const MAX_TOKENS = 24;
export const PART = { unknown: 0, family: 1, given: 2 } as const;
export const QUALITY = { primary: 0, aka: 1, low: 2 } as const;

export interface NameFacts {
  readonly record: number;
  readonly quality: number;
  readonly primary: boolean;
}

/** Writes normalised names flat. */
export class NamePacker {
  private readonly packer = new TokenPacker();
  private readonly text = new TextWriter();
  private readonly record = new NumberWriter();
  private readonly quality = new NumberWriter();
  private readonly primary = new NumberWriter();
  private readonly tokenStart = new NumberWriter();
  private readonly tokens = new NumberWriter();
  private readonly part = new NumberWriter();
  private readonly joined = new NumberWriter();
  private readonly legal = new GroupWriter();
  private readonly legalIds = new Map<string, number>();

  add(text: string, name: NormalName, facts: NameFacts): void {
    this.text.add(text);
    this.record.add(facts.record);
    this.quality.add(facts.quality);
    this.primary.add(facts.primary ? 1 : 0);
    this.tokenStart.add(this.tokens.length);
    for (const token of name.tokens.slice(0, MAX_TOKENS)) {
      this.tokens.add(this.packer.add(token));
      this.part.add(token.part === null ? PART.unknown : PART[token.part]);
    }
    this.joined.add(hashText(name.joined));
    this.legal.add(name.legalForms.map((form) => this.legalId(form.formClass)));
  }

  get length(): number {
    return this.record.length;
  }

  finish(): { names: NameColumns; tokens: TokenColumns } {
    this.tokenStart.add(this.tokens.length);
    const legalClasses = new TextWriter();
    for (const name of this.legalIds.keys()) legalClasses.add(name);
    const tokens = this.packer.finish();
    const names = {
      text: this.text.finish(),
      record: this.record.asUint32(),
      quality: this.quality.asUint8(),
      primary: this.primary.asUint8(),
      tokenStart: this.tokenStart.asUint32(),
      tokens: this.tokens.asUint32(),
      part: this.part.asUint8(),
      joined: this.joined.asUint32(),
      legal: this.legal.finish(),
      legalClasses: legalClasses.finish(),
    };
    return { names: { ...names, weight: nameWeights(names, tokens) }, tokens };
  }

  private legalId(formClass: string): number {
    const known = this.legalIds.get(formClass);
    if (known !== undefined) return known;
    this.legalIds.set(formClass, this.legalIds.size);
    return this.legalIds.size - 1;
  }
}

/** Weight of an occurrence: the token's own, more for what is known to be the family name. */
export function occurrenceWeight(names: OccurrenceColumns, tokens: TokenColumns, at: number): number {
  const weight = tokens.weight[names.tokens[at] as number] as number;
  return names.part[at] === PART.family ? weight * PARAMETERS.familyFactor : weight;
}

type OccurrenceColumns = Pick<NameColumns, 'tokenStart' | 'tokens' | 'part'>;

function nameWeights(names: OccurrenceColumns, tokens: TokenColumns): Float64Array {
  const weights = new Float64Array(names.tokenStart.length - 1);
  for (let name = 0; name < weights.length; name++) {
    let sum = 0;
    for (let at = names.tokenStart[name] as number; at < (names.tokenStart[name + 1] as number); at++) {
      sum += occurrenceWeight(names, tokens, at);
    }
    weights[name] = sum;
  }
  return weights;
}
