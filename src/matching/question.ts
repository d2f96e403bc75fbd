import type { NameComparison } from './compare/compare-names';
import { askedIdentifiers } from './compare/identifiers';
import { AskedName, sideOf } from './compare/side';
import { NamePacker, QUALITY } from './index/pack-names';
import { firstForm } from './index/token-keys';
import type { Subject } from './model/subject';
import { normaliseName } from './normalise/normalise-name';
import type { Asked } from './score';

/** A question made ready: the name normalised, the identifiers read. */
export interface Question extends Asked {
  readonly name: AskedName;
  /** Listed names compared so far, by their number. */
  readonly compared: Map<number, NameComparison>;
}

/** Reads what is asked, once for all comparisons. */
export function readQuestion(subject: Subject, filtered: boolean): Question {
  const packer = new NamePacker();
  const hints = subject.type === undefined ? {} : { type: subject.type };
  packer.add(subject.name, normaliseName(subject.name, hints), { record: 0, quality: QUALITY.primary, primary: true });
  const name = new AskedName(sideOf(packer.finish(), 0));
  return { subject, filtered, identifiers: askedIdentifiers(subject), name, compared: new Map() };
}

/** The words of a question as they are compared: first folded reading of each. */
export function nameTokensOf({ name }: Question): string[] {
  const { columns, tokens } = name.side;
  return Array.from(tokens, (token) => firstForm(columns, token));
}
