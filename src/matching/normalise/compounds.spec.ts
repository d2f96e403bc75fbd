import { normaliseName } from './normalise-name';

const joined = (name: string) => normaliseName(name, { type: 'person' }).joined;

describe('Arabic compounds', () => {
  it.each([
    ['Abd al-Rahman', 'Abdulrahman', 'Abdul Rahman', 'Abdurrahman', 'عبد الرحمن', 'عبدالرحمن'],
    ['Nur al-Din', 'Nureddin', 'Nuruddin', 'Nur ad-Din', 'Nur ud Din', 'نور الدين'],
    ['Nasr Allah', 'Nasrallah', 'Nasrullah', 'نصر الله'],
    ['Abd Allah', 'Abdullah', 'Abdallah', 'عبد الله'],
  ])('%s is the same however it is split', (...spellings) => {
    expect(new Set(spellings.map(joined)).size).toBe(1);
  });

  it('leaves names alone that only end like one', () => {
    expect(joined('Martin Putin')).toBe('martinputin');
    expect(joined('Abdul Khan')).toBe('abdulkhan');
    expect(normaliseName('Abdul Khan', { type: 'person' }).tokens).toHaveLength(2);
  });
});
