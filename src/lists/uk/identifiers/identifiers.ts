import type { IdentifierType, ListedIdentifier } from '../../../matching/model';
import { clean, distinct } from '../../reading/distinct';
import type { Note } from '../../reading/note';
import { numberedPairs, numberedValues } from '../../reading/numbered';
import type { Designation, NumberWithDetails } from '../designation';
import { readDetails } from './details';
import { labelledNumbers } from './labelled-numbers';
import { DETAIL_KINDS } from './labels';

/** Every number of a designation: passports, identity numbers, registrations, IMO and hull numbers. */
export function readIdentifiers(designation: Designation, note: Note): ListedIdentifier[] {
  const { passports, nationalIdentifiers, registrationNumbers, ship } = designation;
  return distinct([
    ...passports.flatMap((each) => passportsOf(each)),
    ...nationalIdentifiers.flatMap((each) => nationalOf(each, note)),
    ...registrationNumbers.flatMap((text) => registrationsOf(text, note)),
    ...ship.imoNumbers.flatMap((text) => imosOf(text, note)),
    ...ship.hullNumbers
      .flatMap(numberedValues)
      .map((value) => plain('other', value, 'Hull identification number (HIN)')),
  ]);
}

function passportsOf({ number, details }: NumberWithDetails): ListedIdentifier[] {
  return numberedPairs(number, details).flatMap(([value, said]) =>
    // Several numbers in one cell without a count: `734088604. 735958824`.
    value
      .split(/(?<=\d)\.\s+/)
      .flatMap((each) => (/\d/.test(each) ? [{ ...plain('passport', each, 'Passport'), ...readDetails(said) }] : [])),
  );
}

function nationalOf({ number, details }: NumberWithDetails, note: Note): ListedIdentifier[] {
  return numberedPairs(number, details).flatMap(([value, said]) => {
    const kind = DETAIL_KINDS.find(([words]) => words.test(said))?.[1] ?? 'national_id';
    const unread = (text: string): void => note('unreadable_identifier', 'National Identifier number', text);
    const { country, ...validity } = readDetails(said);
    return labelledNumbers(value, unread).map((found) => ({
      type: found.type ?? kind,
      value: found.value,
      country: found.country ?? country,
      label: found.label ?? 'National Identifier number',
      ...validity,
    }));
  });
}

function registrationsOf(text: string, note: Note): ListedIdentifier[] {
  const unread = (part: string): void => note('unreadable_identifier', 'Business registration number (s)', part);
  return labelledNumbers(text, unread).map(({ type, label, value, country }) => ({
    type: type ?? 'registration_number',
    value,
    country,
    label: label ?? 'Business registration number',
  }));
}

function imosOf(text: string, note: Note): ListedIdentifier[] {
  const numbers = text.match(/(?<!\d)\d{7}(?!\d)/g) ?? [];
  if (numbers.length === 0) note('unreadable_identifier', 'IMO number', text);
  return numbers.map((number) => plain('imo', number, 'IMO number'));
}

function plain(type: IdentifierType, value: string, label: string): ListedIdentifier {
  return { type, value: clean(value).replace(/[.;,]$/, ''), country: null, label };
}
