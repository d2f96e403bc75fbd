import { PARAMETERS, type EntityIndex } from '../../../src/matching/matching';
import type { InnocentCase } from '../case';
import { sample } from '../half';
import { PLAIN_METHODS } from '../methods/method';
import type { Trigrams } from '../methods/trigrams';
import type { Row } from '../report';
import { figure, share } from './figures';
import { bestAnswers } from './searches';
import type { Scores } from './tables';

/** Baselines read the whole list for each name, so they are asked about fewer. */
const FOR_BASELINES = 40;
const { strong, medium } = PARAMETERS.bands;

/** How many innocents get a result. */
export async function innocentRows(
  index: EntityIndex,
  cases: readonly InnocentCase[],
  listed: readonly string[],
  others: readonly Scores[],
  trigrams: Trigrams | null,
): Promise<Row[]> {
  const people = cases.filter(({ company }) => !company);
  const companies = cases.filter(({ company }) => company);
  const flagged = await flaggedByBaselines(people, listed, others, trigrams);
  const row = (what: string, target: string, some: readonly InnocentCase[], known: boolean, from: number): Row => ({
    what,
    target,
    ours: figure(bestAnswers(index, some, known), (results) => share(results.map(({ score }) => score >= from))),
    others: known || some !== people ? {} : flagged,
  });
  return [
    row('innocent people at strong', '<= 0.3', people, false, strong),
    row('innocent people at medium', '<= 2', people, false, medium),
    row('  birth date and nationality given, strong', '<= 0.05', people, true, strong),
    row('  birth date and nationality given, medium', '<= 0.5', people, true, medium),
    row('innocent companies at strong', '', companies, false, strong),
    row('innocent companies at medium', '', companies, false, medium),
    ...[...new Set(people.map(({ group }) => group))].map((group) => row(`  ${group} people at medium`, '', people.filter((one) => one.group === group), false, medium)), // prettier-ignore
  ];
}

async function flaggedByBaselines(
  people: readonly InnocentCase[],
  listed: readonly string[],
  others: readonly Scores[],
  trigrams: Trigrams | null,
): Promise<Record<string, number>> {
  if (others.length === 0) return {};
  const asked = sample(people, FOR_BASELINES, (one) => one.asked).map((one) => one.asked);
  const flagged: Record<string, number> = {};
  const thresholdOf = (name: string): number => others.find((one) => one.name === name)?.threshold ?? 100;
  for (const { name, likeness } of PLAIN_METHODS) {
    const threshold = thresholdOf(name) / 100;
    flagged[name] = share(asked.map((one) => listed.some((other) => likeness(one, other) >= threshold)));
  }
  if (trigrams) {
    const found = await trigrams.nearest(asked, listed);
    flagged[trigrams.name] = share(found.map((score) => score >= thresholdOf(trigrams.name)));
  }
  return flagged;
}
