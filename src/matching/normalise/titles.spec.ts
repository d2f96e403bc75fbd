import type { EntityType } from '../model/entity-type';
import { normaliseName } from './normalise-name';

describe('titles', () => {
  it.each<[string, EntityType, string[], string]>([
    ['Dr. Haji Ali Khan', 'person', ['dr', 'haji'], 'alikhan'],
    ['Mullah Omar', 'person', ['mullah'], 'omar'],
    ['SMITH, Dr. John', 'person', ['dr'], 'smithjohn'],
    ['John Smith Jr.', 'person', ['jr'], 'johnsmith'],
    ['Lt. Gen. Ahmed Ali', 'person', ['lt gen'], 'ahmedali'],
    ['HE, Xiao', 'person', [], 'hexiao'],
    ['MISS, Anna', 'person', [], 'missanna'],
    ['Dr', 'person', [], 'dr'],
    ['Syed Ali', 'person', [], 'syedali'],
    ['M/V Sea Rose', 'vessel', ['mv'], 'searose'],
    ['MT Sea Rose', 'vessel', ['mt'], 'searose'],
    ['General Trading', 'company', [], 'generaltrading'],
  ])('%j (%s) loses %j', (name, type, titles, joined) => {
    const read = normaliseName(name, { type });
    expect(read.titles).toEqual(titles);
    expect(read.joined).toBe(joined);
  });
});
