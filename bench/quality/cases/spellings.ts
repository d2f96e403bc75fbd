import type { PairCase } from '../case';
import { halfOf, sample } from '../half';
import { latinNames, type Party } from '../listed-parties';

const MOST = 3000;
const LEAST_PASSPORT = 6;

/** What the UK calls variations of a primary name, each against the primary name alone. */
export function ukSpellings(parties: readonly Party[]): PairCase[] {
  const cases = parties.flatMap((party): PairCase[] => {
    const [primary] = latinNames(party);
    if (primary === undefined) return [];
    return party.variations
      .filter((variation) => variation.toLowerCase() !== primary.toLowerCase())
      .map((asked) => pair('uk-spelling', party.record.type, asked, [primary], party));
  });
  return sample(cases, MOST, ({ asked, listed }) => `${asked} ${listed.join()}`);
}

/** Each further name of a record against those that remain; many are other names altogether, so there is no target. */
export function hiddenAliases(parties: readonly Party[]): PairCase[] {
  const cases = parties.flatMap((party): PairCase[] => {
    const names = latinNames(party);
    return names
      .slice(1)
      .map((asked) => pair('hidden-alias', party.record.type, asked, names.filter((name) => name !== asked), party)); // prettier-ignore
  });
  return sample(cases, MOST, ({ asked, listed }) => `${asked} ${listed.join()}`);
}

/** The UK's spelling against the UN's by the UN reference, and one list's against another's by passport and birth date. */
export function otherLists(parties: readonly Party[]): PairCase[] {
  const un = new Map(parties.filter(({ record }) => record.source.startsWith('UN')).map((one) => [one.record.referenceId, one])); // prettier-ignore
  const byReference = parties.flatMap((party) =>
    party.record.crossReferences.flatMap(({ referenceId }) => across('UK to UN', party, un.get(referenceId))),
  );
  const byPassport = new Map<string, Party>();
  const others: PairCase[] = [];
  for (const party of parties) {
    for (const key of passportKeys(party)) {
      const other = byPassport.get(key);
      if (!other) byPassport.set(key, party);
      else if (other.record.source !== party.record.source) others.push(...across('by passport', party, other));
    }
  }
  return [...byReference, ...others];
}

function passportKeys({ record }: Party): string[] {
  const born = record.birthDates.find((date) => date.length === 10);
  if (born === undefined) return [];
  return record.identifiers
    .filter(({ type, value }) => type === 'passport' && value.length >= LEAST_PASSPORT)
    .map(({ value }) => `${value.toUpperCase()} ${born}`);
}

function across(kind: string, party: Party, other: Party | undefined): PairCase[] {
  const [asked] = latinNames(party);
  const listed = other ? latinNames(other) : [];
  if (!other || asked === undefined || listed.length === 0) return [];
  return [{ ...pair('other-list', other.record.type, asked, listed, other), kind }];
}

function pair(
  category: PairCase['category'],
  type: PairCase['type'],
  asked: string,
  listed: readonly string[],
  party: Party,
): PairCase {
  return { category, kind: party.record.source, asked, listed, type, same: true, half: halfOf(party.id) };
}
