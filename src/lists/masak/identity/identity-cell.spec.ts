import { isTckn, isVkn } from './check-digits';
import { readIdentityCell } from './identity-cell';

/** Invented numbers whose check digits are right. */
const TCKN = '10000000146';
const YKN = '99000000042';
const VKN = '1234567890';

const tckn = { type: 'national_id', value: TCKN, country: 'Türkiye', label: 'TCKN' };
const vkn = { type: 'tax_id', value: VKN, country: 'Türkiye', label: 'VKN' };

describe('check digits', () => {
  it('are those of a citizen and of a taxpayer', () => {
    expect([isTckn(TCKN), isTckn('10000000145'), isTckn('00000000146')]).toEqual([true, false, false]);
    expect([isVkn(VKN), isVkn('1234567891'), isVkn('123456789')]).toEqual([true, false, false]);
  });
});

describe('a cell of identity numbers', () => {
  it.each([
    [TCKN, [tckn]],
    [VKN, [vkn]],
    [`${TCKN}-${VKN}`, [tckn, vkn]],
    [`${TCKN}/ ${VKN}\r\n`, [tckn, vkn]],
    [`${TCKN}-VKN: ${VKN}`, [tckn, vkn]],
    [`TCKN: ${TCKN}          VKN:${VKN}`, [tckn, vkn]],
    [`${TCKN}-`, [tckn]],
    [YKN, [{ type: 'national_id', value: YKN, country: 'Türkiye', label: 'YKN' }]],
    ['-', []],
    ['A12345678', [{ type: 'passport', value: 'A12345678', country: null, label: 'Pasaport' }]],
    ['Pasaport no: 123456789', [{ type: 'passport', value: '123456789', country: null, label: 'Pasaport' }]],
    [
      'Yabancı Ülke VKN: 12345678901',
      [{ type: 'tax_id', value: '12345678901', country: null, label: 'Yabancı Ülke VKN' }],
    ],
    ['(EIN: 12-3456789)', [{ type: 'tax_id', value: '12-3456789', country: 'United States', label: 'EIN' }]],
  ])('%j', (cell, identifiers) => {
    expect(readIdentityCell(cell, 'other')).toMatchObject({ identifiers, unread: [] });
  });

  it('puts back the zeros that a spreadsheet dropped, where the check digit then is right', () => {
    expect(readIdentityCell('123456789', 'other').identifiers).toEqual([{ ...vkn, value: '0123456789' }]);
    expect(readIdentityCell('123456780', 'other').identifiers).toMatchObject([{ type: 'other', value: '123456780' }]);
  });

  it.each([
    ['Lübnan pasaport numarası RL-1234567', { value: 'RL-1234567', country: 'Lebanon' }],
    ['1600000001(Endonezya)', { value: '1600000001', country: 'Indonesia' }],
    [
      'Pakistan pasaport numarası AB1234567 (veriliş tarihi: 2 Kasım 2007)',
      { value: 'AB1234567', country: 'Pakistan', issuedAt: '2007-11-02' },
    ],
    [
      '123456789 (Birleşik Krallık, 16 Haziran 2009’da verilmiştir)',
      { value: '123456789', country: 'United Kingdom', issuedAt: '2009-06-16' },
    ],
    [
      'Fas pasaportu K123456, düzenlenme tarihi 4 Şubat 2003, geçerlilik bitiş tarihi 2 Şubat 2006',
      { value: 'K123456', country: 'Morocco', issuedAt: '2003-02-04', expiresAt: '2006-02-02' },
    ],
    ['123456789 (20.03.2018’e kadar geçerli)', { value: '123456789', country: null, expiresAt: '2018-03-20' }],
  ])('reads the sentence %j', (cell, passport) => {
    expect(readIdentityCell(cell, 'passport')).toMatchObject({
      identifiers: [{ type: 'passport', ...passport }],
      unread: [],
    });
  });

  it('takes telephone, mail and bank codes out of it', () => {
    expect(
      readIdentityCell('Telephone: +850-2-1234567.\r\nFax: +850-2-7654321\r\nEmail: a@example.org', 'passport'),
    ).toEqual({
      identifiers: [],
      phones: ['+850-2-1234567'],
      emails: ['a@example.org'],
      unread: [],
    });
    expect(readIdentityCell('SWIFT/BIC: DEMOKPPY', 'passport').identifiers).toMatchObject([
      { type: 'bic', value: 'DEMOKPPY' },
    ]);
  });

  it.each([
    ['10000000145', 'an identity number whose check digits are wrong'],
    ['TCKN: 10000000145', 'the same, labelled'],
    ['YKN:990000000421', 'a digit too many'],
    ['1,23E+11', 'a number that a spreadsheet has rounded away'],
  ])('tells of %j: %s', (cell) => {
    const { identifiers, unread } = readIdentityCell(cell, 'other');
    expect(unread).toEqual([cell]);
    expect(identifiers.filter(({ type }) => type !== 'other')).toEqual([]);
  });
});
