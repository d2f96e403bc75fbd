import { listedRecord } from '../../test/support/listed-entity.builder';
import { entityRecords } from './entity-records';

const ofac = listedRecord(
  ['BOUT, Viktor', { name: 'BUTT, Viktor', quality: 'low' }, { name: 'BOUTOV, Viktor', quality: 'aka' }],
  {
    referenceId: '8279',
    birthDates: ['1967-01-13'],
    birthPlaces: ['Dushanbe'],
    nationalities: ['Russia'],
    citizenships: ['Tajikistan', 'Russia'],
    countries: ['Russia'],
    identifiers: [
      { type: 'passport', value: 'A1', country: 'Russia', label: 'Passport' },
      { type: 'passport', value: 'A1', country: 'Russia', issuedAt: '1999-01-01' },
      { type: 'passport', value: 'A1', country: null },
    ],
    sanctions: [
      { program: 'DRCONGO', regime: 'SDN List', measures: ['x'], listedAt: null, modifiedAt: null, legalBasis: 'b' },
      { program: 'GLOMAG', regime: 'SDN List', measures: [], listedAt: null, modifiedAt: null },
    ],
  },
);
const un = listedRecord(['VIKTOR BOUT', 'BUTT, Viktor'], {
  source: 'UN_CONSOLIDATED',
  referenceId: 'CDi.1',
  type: 'other',
  gender: 'male',
  birthDates: ['1967-01-13', '1970'],
  addresses: [{ address: null, city: 'Moscow', region: null, country: 'Russia', postalCode: null }],
  sanctions: [{ program: null, regime: 'DRC', measures: [], listedAt: '2004-01-13T00:00:00.000Z', modifiedAt: null }],
  pep: true,
});

describe('the records of an entity', () => {
  const shown = entityRecords('E1', [ofac, un]);

  it('are led by the primary record, with the facts of all of them, each once', () => {
    expect(shown.entity).toEqual({
      entityId: 'E1',
      type: 'person',
      primaryName: 'BOUT, Viktor',
      names: ['BOUT, Viktor', 'BUTT, Viktor', 'BOUTOV, Viktor', 'VIKTOR BOUT'],
      gender: 'male',
      birthDates: ['1967-01-13', '1970'],
      birthPlaces: ['Dushanbe'],
      nationalities: ['Russia', 'Tajikistan'],
      countries: ['Russia'],
      pep: true,
    });
  });

  it('have one sanction for each record and programme, and nothing the interface does not know', () => {
    expect(shown.sanctions).toEqual([
      expect.objectContaining({ source: 'OFAC', program: 'DRCONGO', referenceId: '8279', measures: ['x'] }),
      expect.objectContaining({ source: 'OFAC', program: 'GLOMAG', referenceId: '8279' }),
      expect.objectContaining({ source: 'UN_CONSOLIDATED', program: null, regime: 'DRC', referenceId: 'CDi.1' }),
    ]);
    expect(shown.sanctions[0]).not.toHaveProperty('legalBasis');
  });

  it('have every further name once, in the best quality any record gives it', () => {
    expect(shown.aliases).toEqual([
      { entityId: 'E1', name: 'BOUTOV, Viktor', quality: 'aka' },
      { entityId: 'E1', name: 'VIKTOR BOUT', quality: 'primary' },
      { entityId: 'E1', name: 'BUTT, Viktor', quality: 'aka' },
    ]);
  });

  it('have an identifier once for each country it was issued in', () => {
    expect(shown.identifiers).toEqual([
      { entityId: 'E1', type: 'passport', value: 'A1', country: 'Russia' },
      { entityId: 'E1', type: 'passport', value: 'A1', country: null },
    ]);
  });

  it('carry the id of the entity wherever they stand alone', () => {
    expect(shown.addresses).toEqual([
      { entityId: 'E1', address: null, city: 'Moscow', region: null, country: 'Russia', postalCode: null },
    ]);
  });

  it('are never none', () => {
    expect(() => entityRecords('E1', [])).toThrow('E1');
  });
});
