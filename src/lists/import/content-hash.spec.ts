import { toyRecord } from '../../../test/support/toy-source';
import { contentHash } from './content-hash';

const record = toyRecord('main', { id: 'P1', name: 'Osbert Thrumble', born: '1970' });

describe('the hash of a record', () => {
  it('does not depend on the order in which its fields were written', () => {
    const reversed = Object.fromEntries(Object.entries(record).reverse()) as unknown as typeof record;
    expect(contentHash(reversed)).toBe(contentHash(record));
  });

  it('changes with any value, also one deep inside, and with the order of a list', () => {
    const variants = [
      { ...record, birthDates: ['1971'] },
      { ...record, addresses: record.addresses.map((address) => ({ ...address, city: 'Havana' })) },
      { ...record, titles: ['Dr', 'Sir'] },
      { ...record, titles: ['Sir', 'Dr'] },
    ];
    expect(new Set([record, ...variants].map(contentHash)).size).toBe(5);
  });
});
