/**
 * Measures how well the engine matches, on a development set of its own (docs/matching.md, Measured).
 * Run: npm run bench:quality [-- --half tuning] [--json] [--errors 40] [--only-ours]
 */
import { parseArgs } from 'node:util';
import { EntityIndex, PARAMETERS, parametersHash } from '../src/matching/matching';
import type { Half, PairCase } from './quality/case';
import { type DevelopmentSet, developmentSet } from './quality/development-set';
import { latinNames, listedParties, type Party } from './quality/listed-parties';
import { innocentRows } from './quality/measure/innocent-rows';
import { bestThreshold, figure, share } from './quality/measure/figures';
import { bestAnswers, indexOf, type InnocentResult, ranksOf } from './quality/measure/searches';
import { bandRows, errorsOf, kindRows, pairRows, type Scores, shareRow } from './quality/measure/tables';
import { type Method, OURS, PLAIN_METHODS } from './quality/methods/method';
import { startTrigrams, type Trigrams } from './quality/methods/trigrams';
import { type Row, table } from './quality/report';

const UN = 'UN_CONSOLIDATED';
const PERSON_SCRIPTS = ['cyrillic', 'georgian', 'arabic', 'hebrew', 'han', 'hangul'];
const TYPES = ['person', 'company'];
const { strong, medium }: { readonly strong: number; readonly medium: number } = PARAMETERS.bands;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      half: { type: 'string', default: 'reporting' },
      json: { type: 'boolean', default: false },
      errors: { type: 'string', default: '0' },
      'only-ours': { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const { real, parties } = await listedParties();
  const trigrams = values['only-ours'] ? null : await startTrigrams();
  const set = developmentSet(parties, values.half as Half);
  const tuning = values['only-ours'] ? null : developmentSet(parties, 'tuning');
  const ours = await scores(OURS, set.pairs, null);
  const methods: readonly Method[] = values['only-ours'] ? [] : [...PLAIN_METHODS, ...(trigrams ? [trigrams] : [])];
  const others: Scores[] = [];
  for (const method of methods) others.push(await scores(method, set.pairs, tuning));
  const rows = await allRows(parties, set, ours, others, trigrams);
  await trigrams?.close();
  const head = {
    parameters: `${PARAMETERS.version} (${parametersHash()})`,
    lists: real ? `real (OFAC, UN, UK: ${parties.length} records)` : `generated (${parties.length} records)`,
    half: values.half,
    thresholds: Object.fromEntries(others.map(({ name, threshold }) => [name, threshold])),
    seconds: Math.round((performance.now() - started) / 1000),
  };
  const errors = Number(values.errors);
  if (values.json) return console.log(JSON.stringify({ ...head, rows }, null, 2));
  for (const [what, value] of Object.entries(head)) console.log(`${what.padEnd(12)}${typeof value === 'object' ? JSON.stringify(value) : value}`); // prettier-ignore
  console.log(table(rows, others.map(({ name }) => name))); // prettier-ignore
  if (errors > 0) printErrors(ours, errors, bestAnswers(new EntityIndex(indexOf(parties)), set.innocents, false));
}

/** A baseline has no bands: its threshold is the one with the best balanced accuracy on the tuning half. */
async function scores(method: Method, pairs: readonly PairCase[], tuning: DevelopmentSet | null): Promise<Scores> {
  const scored = async (cases: readonly PairCase[]) => {
    const values = await method.score(cases);
    return cases.map((one, at) => ({ one, same: one.same, score: values[at] ?? 0 }));
  };
  const labelled = tuning?.pairs.filter(({ category }) => category !== 'hidden-alias');
  const threshold = labelled ? bestThreshold(await scored(labelled)) : medium;
  return { name: method.name, pairs: await scored(pairs), threshold };
}

async function allRows(
  parties: readonly Party[],
  set: DevelopmentSet,
  ours: Scores,
  others: readonly Scores[],
  trigrams: Trigrams | null,
): Promise<Row[]> {
  const is = (category: PairCase['category']) => (one: PairCase) => one.category === category;
  const scripts = (kinds: readonly string[]) => (one: PairCase) =>
    one.same && kinds.includes(one.kind) && (one.category === 'script' || one.category === 'handwritten');
  const index = new EntityIndex(indexOf(parties));
  const listed = parties.flatMap(latinNames);
  return [
    ...pairRows(ours, others),
    ...bandRows(ours),
    shareRow('UK spelling variations at medium', '>= 90', is('uk-spelling'), medium, ours, others),
    ...TYPES.map((type) =>
      shareRow(`  ${type}`, '', (one) => one.category === 'uk-spelling' && one.type === type, medium, ours, others),
    ),
    shareRow("one list's spelling against another's", '', is('other-list'), medium, ours, others),
    ...kindRows('other-list', ours, others),
    shareRow('hidden aliases at medium (many other names)', '', is('hidden-alias'), medium, ours, others),
    shareRow('different listed parties at strong', '<= 10', is('different'), strong, ours, others),
    ...kindRows('different', ours, others, strong),
    shareRow('different listed parties at medium', '', is('different'), medium, ours, others),
    shareRow('one word of a name changed, at strong', '', is('one-name-changed'), strong, ours, others),
    shareRow('one word of a name changed, at medium', '', is('one-name-changed'), medium, ours, others),
    shareRow('Cyrillic to Latin', '>= 97', scripts(['cyrillic']), medium, ours, others),
    shareRow('Georgian to Latin', '>= 97', scripts(['georgian']), medium, ours, others),
    shareRow('Arabic and Persian to Latin', '>= 85', scripts(['arabic']), medium, ours, others),
    shareRow('Hebrew to Latin', '>= 75', scripts(['hebrew']), medium, ours, others),
    shareRow('Han to Latin', '>= 90', scripts(['han']), medium, ours, others),
    shareRow('Hangul to Latin', '>= 90', scripts(['hangul']), medium, ours, others),
    ...PERSON_SCRIPTS.map((kind) =>
      shareRow(`  ${kind}, persons`, '', (one) => scripts([kind])(one) && one.type === 'person', medium, ours, others),
    ),
    shareRow('altered names at medium', '', is('altered'), medium, ours, others),
    ...kindRows('altered', ours, others),
    shareRow('handwritten true pairs at medium', '', (one) => one.category === 'handwritten' && one.same, medium, ours, others), // prettier-ignore
    shareRow('handwritten false pairs at medium', '', (one) => one.category === 'handwritten' && !one.same, medium, ours, others), // prettier-ignore
    ...typingRows(index, set),
    ...(await innocentRows(index, set.innocents, listed, others, trigrams)),
  ];
}

function typingRows(index: EntityIndex, { searches }: DevelopmentSet): Row[] {
  const ranks = ranksOf(index, searches, UN);
  const row = (what: string, target: string, most: number): Row => ({
    what,
    target,
    ours: figure(ranks, (some) => share(some.map((rank) => rank < most))),
    others: {},
  });
  return [row('UN names with typing errors: first five', '>= 99', 5), row('UN names with typing errors: first', '>= 97', 1)]; // prettier-ignore
}

function printErrors(ours: Scores, most: number, innocents: readonly InnocentResult[]): void {
  const { missed, falselyFound } = errorsOf(ours);
  for (const [title, pairs] of [
    ['missed', missed],
    ['falsely found', falselyFound],
  ] as const) {
    // prettier-ignore
    console.log(`\n${title}: ${pairs.length}`);
    for (const { one, score } of pairs.slice(0, most))
      console.log(`${score.toFixed(1).padStart(7)}  ${one.category}/${one.kind}  ${one.asked}  |  ${one.listed.slice(0, 3).join(' ; ')}`); // prettier-ignore
  }
  const flagged = innocents.filter(({ score }) => score >= medium).sort((a, b) => b.score - a.score);
  console.log(`\ninnocents found: ${flagged.length}`);
  for (const { one, score, name } of flagged.slice(0, most))
    console.log(`${score.toFixed(1).padStart(7)}  ${one.group}  ${one.asked}  |  ${name}`);
}

void main();
