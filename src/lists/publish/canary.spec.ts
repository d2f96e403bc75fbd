import { toyRecord } from '../../../test/support/toy-source';
import { canaryFaults, RecordSample } from './canary';

const NAMES = ['Zenobia Quillfeather', 'Osbert Thrumble', 'Ignatius Marchbanks', 'Philippa Dunstable'];
const records = (names: readonly string[]) => names.map((name, i) => toyRecord('main', { id: `P${i}`, name }));

describe('the canary', () => {
  it('sings when every record is found by its name and by a misspelling of it', () => {
    expect(canaryFaults(records(NAMES))).toEqual([]);
  });

  it('says which records cannot be found by the names they were given', () => {
    const [fault] = canaryFaults(records([...NAMES, '???', '--', '!']));
    expect(fault).toBe('3 of 7 names are not found as it is listed, such as P4 "???", P5 "--", P6 "!"');
  });

  it('leaves records without a name to the expectation that counts them', () => {
    expect(canaryFaults(records([...NAMES, '']))).toEqual([]);
    expect(canaryFaults([])).toEqual([]);
  });
});

describe('the sample', () => {
  it('holds 250 to 499 records, evenly spread, however long the list is', () => {
    const sample = new RecordSample();
    for (let i = 0; i < 20_000; i += 1) sample.add(toyRecord('main', { id: String(i), name: 'x' }));
    const places = sample.records.map((record) => Number(record.referenceId));
    expect(places.length).toBeGreaterThanOrEqual(250);
    expect(places.length).toBeLessThan(500);
    expect(new Set(places.slice(1).map((place, i) => place - (places[i] ?? 0))).size).toBe(1);
    expect(places.at(-1)).toBeGreaterThan(19_900);
  });

  it('is the whole of a short list', () => {
    const sample = new RecordSample();
    for (const record of records(NAMES)) sample.add(record);
    expect(sample.records).toHaveLength(4);
  });
});
