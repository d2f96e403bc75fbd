import { identifierKey, readIdentifierKind } from './identifier-kinds';

describe('identifiers', () => {
  it.each([
    ['passport', 'passport'],
    ['Passport Number', 'passport'],
    ['pasaport no', 'passport'],
    ['IMO number', 'imo'],
    ['Vessel Registration Identification IMO', 'imo'],
    ['TCKN', 'national_id'],
    ['Tax ID No.', 'tax_id'],
    ['SWIFT/BIC', 'bic'],
    ['company registration', 'registration_number'],
    ['library card', null],
  ])('reads a client’s "%s" as %s', (text, kind) => {
    expect(readIdentifierKind(text)).toBe(kind);
  });

  it('compares without spaces, punctuation and case', () => {
    expect(identifierKey(' ab-12 34/x ')).toBe('AB1234X');
  });

  it('leaves the word IMO out of an IMO number', () => {
    expect(identifierKey('IMO 9187629')).toBe('9187629');
  });
});
