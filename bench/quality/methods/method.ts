import type { PairCase } from '../case';
import { compare, type EntityType, type ListedEntity, type ListedRecord } from '../../../src/matching/matching';
import { bestPairs } from './best-pairs';
import { levenshtein } from './levenshtein';
import { ofacTool } from './ofac-tool';

/** A way of scoring pairs, 0..100 (ours may pass 100). */
export interface Method {
  readonly name: string;
  score(cases: readonly PairCase[]): Promise<number[]>;
}

export const OURS: Method = {
  name: 'this engine',
  score: (cases) => Promise.resolve(cases.map((one) => scoreByEngine(one))),
};

const BLANK: Omit<ListedRecord, 'type' | 'names'> = {
  source: 'OFAC', list: 'sdn', referenceId: '1', titles: [], positions: [], gender: null, birthDates: [], birthPlaces: [],
  nationalities: [], citizenships: [], countries: [], addresses: [], identifiers: [], websites: [], emails: [], phones: [],
  sanctions: [], links: [], crossReferences: [], vessel: null, aircraft: null, pep: false, remarks: null,
}; // prettier-ignore

/** The engine's own comparison with the listed names and nothing else; the query does not say what kind of thing it is. */
export function scoreByEngine({ asked, listed, type }: Pick<PairCase, 'asked' | 'listed' | 'type'>): number {
  return compare({ name: asked, identifiers: [] }, bareEntity(listed, type)).rawScore;
}

export function bareEntity(listed: readonly string[], type: EntityType): ListedEntity {
  const names = listed.map((name, at) => ({ name, quality: at === 0 ? ('primary' as const) : ('aka' as const) }));
  return { entityId: 'one', records: [{ ...BLANK, type, names }] };
}

const plain = (name: string, likeness: (asked: string, listed: string) => number): Method => ({
  name,
  score: (cases) =>
    Promise.resolve(cases.map(({ asked, listed }) => 100 * Math.max(...listed.map((one) => likeness(asked, one))))),
});

export const PLAIN_METHODS: readonly (Method & { readonly likeness: (asked: string, listed: string) => number })[] = [
  { ...plain('JW + Soundex', ofacTool), likeness: ofacTool },
  { ...plain('best-pairs JW', bestPairs), likeness: bestPairs },
  { ...plain('Levenshtein', levenshtein), likeness: levenshtein },
];
