/** Measures the engine: build, memory, time per search by kind of question, throughput. Run: npm run bench:engine */
import { EntityIndex, type SearchOptions, type Subject, transferables } from '../src/matching/matching';
import { generatedEntities } from './engine/generated-entities';
import { queryClasses } from './engine/query-classes';
import { realEntities } from './engine/real-entities';

const OPTIONS: SearchOptions = { minScore: 50, attributes: 'filter', offset: 0, limit: 25 };
const MEGABYTE = 1024 * 1024;
const WARM_UP = 200;

async function main(): Promise<void> {
  const real = await realEntities();
  const entities = real?.entities ?? generatedEntities();
  print('lists', real ? `real: ${real.read.join(', ')}` : 'generated; the real ones are not at hand');
  const started = performance.now();
  const data = EntityIndex.build(entities);
  print('build', `${((performance.now() - started) / 1000).toFixed(2)} s`);
  print(
    'size',
    `${entities.length} entities, ${data.entities.names.record.length} names, ${data.entities.tokens.role.length} tokens`,
  );
  const bytes = transferables(data).reduce((sum, buffer) => sum + buffer.byteLength, 0);
  print(
    'index',
    `${(bytes / MEGABYTE).toFixed(0)} MB; process ${(process.memoryUsage().rss / MEGABYTE).toFixed(0)} MB`,
  );
  const index = new EntityIndex(data);
  const classes = queryClasses(entities);
  for (const subjects of Object.values(classes))
    for (const subject of subjects.slice(0, WARM_UP)) index.search(subject, OPTIONS);
  console.log(row(['question', 'p50 ms', 'p95 ms', 'p99 ms', 'found']));
  for (const [name, subjects] of Object.entries(classes)) report(name, index, subjects);
  const all = Object.values(classes).flat();
  const before = performance.now();
  report('all', index, all);
  print(
    'throughput',
    `${Math.round(all.length / ((performance.now() - before) / 1000))} searches a second on one core`,
  );
}

function report(name: string, index: EntityIndex, subjects: readonly Subject[]): void {
  let found = 0;
  const times = subjects.map((subject) => {
    const started = performance.now();
    if (index.search(subject, OPTIONS).total > 0) found++;
    return performance.now() - started;
  });
  times.sort((a, b) => a - b);
  const share = (part: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(2);
  console.log(row([name, share(0.5), share(0.95), share(0.99), `${Math.round((found / subjects.length) * 100)} %`]));
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(8))).join('');

const print = (what: string, text: string): void => console.log(`${what.padEnd(18)}${text}`);

void main();
