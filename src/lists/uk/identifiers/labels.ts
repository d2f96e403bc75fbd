import type { IdentifierType } from '../../../matching/model';

/**
 * Words by which the texts of the UK lists announce a number, and what it is. Longer labels stand before those they
 * begin with. Numbers of a statistics office or of a tax office's branch do not tell companies apart and are `other`.
 */
export const LABELS: readonly (readonly [pattern: string, type: IdentifierType])[] = [
  ['Legal Entity (?:Identifier|Number)|LEI', 'lei'],
  ['SWIFT(?:/BI[CN])?(?: code)?|BIC', 'bic'],
  ['BIK(?: \\(RU\\))?', 'other'],
  [
    '(?:INN|TIN)/(?:INN|TIN)|\\(?УНН/ИНН\\)?|(?:Tax Identification Number|Tax ID Number)[:/ ]*(?:INN|TIN)|TIN \\(Taxpayer Identification Number\\)|' +
      'Tax(?:payer)?(?: National)?(?: Identification| ID| Tax)?(?: Number| Num| No\\.?)|Tax(?:payer)? ID|National Tax Number|VAT Tax Num(?:ber)?|VAT(?: Number| No\\.?)?|INN|TIN|TRN|NIF|NPWP|RFC',
    'tax_id',
  ],
  [
    'Registration Number/OGRN|BIN/OGRN|OGRNIP|OGRN|(?:SRN )?\\(?State registration number\\)?|State Registration Number|Government Gazette Number|' +
      'Trade register number|Commercial register number|Company Registration Number|Business (?:Registration|Identification) Number|Registration Number|' +
      'Unified Social Credit Code|USCC|UK Company (?:no\\.?|number)|Company (?:no\\.?|number)|C\\.?R\\.? (?:No\\.?|Number)|BR No\\.?|USREOU code|UEN ID|CRN|BRN|SRN|BIN|CR|BR',
    'registration_number',
  ],
  ['KPP|OKTMO|OKPO|SPARK code|D-U-N-S Number', 'other'],
  ['License number|Licence number|MSP License Number', 'company_license'],
];

/** What a remark beside a number of a person says that the number is; the first that is found. */
export const DETAIL_KINDS: readonly (readonly [words: RegExp, type: IdentifierType])[] = [
  [/social security|\bSSN\b/i, 'ssn'],
  [/fiscal code|\btax|\bTIN\b|\bINN\b|\bTRN\b|\bNIF\b/i, 'tax_id'],
  [/driv(?:ing|er)/i, 'drivers_license'],
  [/\bOGRN|registration number/i, 'registration_number'],
  [/military/i, 'military_id'],
  [/birth certificate/i, 'birth_certificate'],
  [/residen(?:ce|t|cy)/i, 'residence_permit'],
  [/passport|travel document/i, 'passport'],
];
