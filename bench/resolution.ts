/** Measures which records of the real lists become one entity, and how well. Run: npm run bench:resolution */
import { blocksOf } from '../src/entities/resolve/blocking-keys';
import { clusterRecords } from '../src/entities/resolve/cluster-records';
import { Judgements } from '../src/entities/resolve/judgements';
import { type RecordTraits, traitsByKey } from '../src/entities/resolve/record-traits';
import { loadedRecords } from './resolution/loaded-records';
import { againstReferences, brokenInvariants, joinedToUn } from './resolution/measures';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const print = (what: string, text: string): void => console.log(`${what.padEnd(44)}${text}`);

async function main(): Promise<void> {
  const records = await loadedRecords();
  if (records.length === 0) return print('lists', 'the real ones are not at hand');
  const started = performance.now();
  const traits = [...traitsByKey(records).values()];
  const read = performance.now();
  const shown = resolve(traits);
  const done = performance.now();
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(2);
  print('records, entities', `${records.length}, ${shown.clusters.length}`);
  print('time', `reading traits ${seconds(started, read)} s, resolving ${seconds(read, done)} s`);
  const published = new Set(
    traits.filter(({ source }) => source === 'UN_CONSOLIDATED').map(({ referenceId }) => referenceId),
  );
  const references = new Map(
    traits.flatMap(({ source, key, unReference }) =>
      source === 'UK_HMT' && unReference !== null ? [[key, unReference]] : [],
    ),
  );
  const hidden = resolve(traits.map((record) => ({ ...record, unReference: null })));
  for (const [title, { clusters }] of [
    ['UN references used', shown],
    ['UN references hidden', hidden],
  ] as const) {
    const { right, wrong, known, precision, recall } = againstReferences(clusters, references, published);
    print(`UK and UN, ${title}`, `${references.size} UK records with a reference, ${known} of them published`);
    print('', `right ${right}, wrong ${wrong}: precision ${percent(precision)}, recall ${percent(recall)}`);
  }
  for (const list of ['a', 'd']) {
    const { records: all, joined } = joinedToUn(shown.clusters, 'MASAK', list);
    print(
      `MASAK ${list.toUpperCase()} and UN, by name and birth date`,
      all === 0 ? 'not loaded' : `${joined} of ${all} (${percent(joined / all)})`,
    );
  }
  for (const [what, count] of Object.entries(brokenInvariants(shown.clusters)))
    print(`entities with ${what}`, String(count));
  const sizes = shown.clusters.map(({ length }) => length);
  print(
    'largest entity',
    `${Math.max(...sizes)} records; ${sizes.filter((size) => size > 1).length} entities of several`,
  );
  print('links refused', describe(shown.refused.map(({ rule, against }) => `${rule}/${against}`)));
}

const resolve = (traits: readonly RecordTraits[]) => clusterRecords(traits, blocksOf(traits), new Judgements([]));

function describe(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

void main();
