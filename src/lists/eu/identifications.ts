import type { IdentifierType, ListedIdentifier } from '../../matching/model';
import { clean, distinct } from '../reading/distinct';
import { wholeDay } from '../reading/edtf-dates';
import type { Note } from '../reading/note';
import type { CountryOf } from './countries';
import type { EuIdentification } from './entity';

/** The publisher's codes of documents and numbers. */
const KINDS: Readonly<Record<string, IdentifierType>> = {
  passport: 'passport',
  diplomaticpassport: 'passport',
  travelcardid: 'passport',
  id: 'national_id',
  electionid: 'national_id',
  consularid: 'national_id',
  ssn: 'ssn',
  fiscalcode: 'tax_id',
  taxid: 'tax_id',
  vat: 'tax_id',
  regnumber: 'registration_number',
  tradelic: 'company_license',
  drivinglicence: 'drivers_license',
  residentperm: 'residence_permit',
  residentpermit: 'residence_permit',
  birthcert: 'birth_certificate',
  militaryid: 'military_id',
  swiftbic: 'bic',
  lei: 'lei',
  imo: 'imo',
  mmsi: 'mmsi',
  other: 'other',
};

/** Documents and numbers with their country and validity. A number known to be false is kept: its bearer is the one listed. */
export function readIdentifications(
  documents: readonly EuIdentification[],
  country: CountryOf,
  note: Note,
): ListedIdentifier[] {
  return distinct(
    documents.flatMap((document) => {
      const type = KINDS[document.code.toLowerCase()];
      if (!type) note('unknown_identification_type', 'identificationTypeCode', document.code);
      const value = numberOf(document, type ?? 'other');
      if (value === null) {
        note('unreadable_identifier', 'identification', document.number);
        return [];
      }
      return [
        {
          type: type ?? 'other',
          value,
          country: country(document.country, 'identification'),
          label: labelOf(document),
          ...day('issuedAt', document.issuedAt || document.validFrom, note),
          ...day('expiresAt', document.validTo, note),
        },
      ];
    }),
  );
}

function numberOf({ number, latinNumber }: EuIdentification, type: IdentifierType): string | null {
  const text = clean(number) || clean(latinNumber);
  if (type === 'imo') return /(?<!\d)\d{7}(?!\d)/.exec(text)?.[0] ?? null;
  // A word of the document may stand before its number: `Ration Card no. 0094195`, `BPA Nr. 1336597587`.
  const bare = text.replace(/^[A-Za-z][A-Za-z ]*?\s*\b(?:no|nr|number)\b[.:]?\s*(?=\S*\d)/i, '');
  return type === 'bic' || /\d/.test(bare) ? bare || null : null;
}

function labelOf({ code, description, knownFalse }: EuIdentification): string {
  const label = clean(description) || code;
  return knownFalse ? `${label} (known to be false)` : label;
}

function day(field: 'issuedAt' | 'expiresAt', text: string, note: Note): { issuedAt?: string; expiresAt?: string } {
  if (text === '') return {};
  const date = wholeDay(text);
  if (date === null) note('unreadable_date', `identification ${field}`, text);
  return date === null ? {} : { [field]: date };
}
