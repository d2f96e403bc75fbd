/**
 * Measures the engine: build, memory, time per search by kind of question, throughput; the same on a list ten times as
 * long; and PostgreSQL's trigrams on the same names. Run: npm run bench:engine
 */
import {
  EntityIndex,
  type ListedEntity,
  type SearchOptions,
  type Subject,
  transferables,
} from '../src/matching/matching';
import { generatedEntities } from './engine/generated-entities';
import { neighbours, NEIGHBOURS_ARE } from './engine/neighbours';
import { queryClasses } from './engine/query-classes';
import { realEntities } from './engine/real-entities';
import { type Measured, percentile, print, printHead, printMeasured, together } from './engine/report';
import { TrigramBaseline } from './engine/trigram-baseline';

const OPTIONS: SearchOptions = { minScore: 50, attributes: 'filter', offset: 0, limit: 25 };
const MEGABYTE = 1024 * 1024;
const TIMES = 10;
const WARM_UP = 100;
/** The baseline takes so long a question that it is asked fewer. */
const BASELINE_QUESTIONS = 40;

type Classes = Readonly<Record<string, readonly Subject[]>>;

async function main(): Promise<void> {
  const real = await realEntities();
  const entities = real?.entities ?? generatedEntities();
  print('lists', real ? `real: ${real.read.join(', ')}` : 'generated; the real ones are not at hand');
  if (real && real.left.length > 0) print('left out', real.left.join(', '));
  const classes = queryClasses(entities);

  console.log('\nThe list as it is');
  const once = measure(entities, classes);
  console.log(`\nThe list times ${TIMES}: ${NEIGHBOURS_ARE}`);
  const tenfold = measure(neighbours(entities, TIMES), classes);
  print('times ten', `p50 ${(tenfold / once).toFixed(1)} times that of the list as it is`);

  console.log('\npg_trgm on the names of the list as it is, in a PostgreSQL on this machine');
  await measureBaseline(entities, classes);
}

/** Answers the median of all questions. */
function measure(entities: readonly ListedEntity[], classes: Classes): number {
  const started = performance.now();
  const data = EntityIndex.build(entities);
  print('build', `${((performance.now() - started) / 1000).toFixed(2)} s`);
  const { names, tokens } = data.entities;
  print('size', `${entities.length} entities, ${names.record.length} names, ${tokens.role.length} tokens`);
  const bytes = transferables(data).reduce((sum, buffer) => sum + buffer.byteLength, 0);
  const { rss } = process.memoryUsage();
  print(
    'memory',
    `index ${(bytes / MEGABYTE).toFixed(0)} MB; whole process, the read lists with it, ${(rss / MEGABYTE).toFixed(0)} MB`,
  );

  const index = new EntityIndex(data);
  for (const subjects of Object.values(classes))
    for (const subject of subjects.slice(0, WARM_UP)) index.search(subject, OPTIONS);
  const kinds = Object.entries(classes).map(([name, subjects]) => [name, ask(index, subjects)] as const);
  const all = together(kinds.map(([, measured]) => measured));
  printHead();
  for (const [name, measured] of [...kinds, ['all', all] as const]) printMeasured(name, measured);
  const seconds = all.times.reduce((sum, time) => sum + time, 0) / 1000;
  print('throughput', `${Math.round(all.times.length / seconds)} searches a second on one core`);
  return percentile(all.times, 0.5);
}

function ask(index: EntityIndex, subjects: readonly Subject[]): Measured {
  let found = 0;
  const times = subjects.map((subject) => {
    const started = performance.now();
    if (index.search(subject, OPTIONS).total > 0) found++;
    return performance.now() - started;
  });
  return { times, found };
}

async function measureBaseline(entities: readonly ListedEntity[], classes: Classes): Promise<void> {
  const baseline = await TrigramBaseline.start(entities);
  if (!baseline) return;
  print('build', `${(baseline.buildMs / 1000).toFixed(2)} s`);
  printHead();
  const kinds: Measured[] = [];
  for (const [name, subjects] of Object.entries(classes)) {
    const times: number[] = [];
    let found = 0;
    for (const subject of subjects.slice(0, BASELINE_QUESTIONS)) {
      const started = performance.now();
      if ((await baseline.search(subject)) > 0) found++;
      times.push(performance.now() - started);
    }
    kinds.push({ times, found });
    printMeasured(name, { times, found });
  }
  printMeasured('all', together(kinds));
  await baseline.close();
}

void main();
