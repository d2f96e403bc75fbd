import { droppedFields, isTooDeep } from './plain-object';

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

describe('a parsed body', () => {
  it.each<[unknown, boolean]>([
    [{ name: 'A', identifiers: [{ type: 'imo', value: '1' }] }, false],
    [nested(8), false],
    [nested(9), true],
    [{ a: 'flat', b: nested(20) }, true],
    ['no object', false],
    [null, false],
  ])('is too deep or not: %j', (value, tooDeep) => {
    expect(isTooDeep(value)).toBe(tooDeep);
  });

  it.each<[object, object, string[]]>([
    [{ name: 'A' }, { name: 'A' }, []],
    [{ name: 'A', toString: 1 }, { name: 'A' }, ['toString']],
    [{ list: [{ a: 1, constructor: 2 }] }, { list: [{ a: 1 }] }, ['list[0].constructor']],
    [{ sources: 'OFAC,UN' }, { sources: ['OFAC', 'UN'] }, []],
  ])('names what did not reach the instance: %j', (given, instance, expected) => {
    expect(droppedFields(given, instance)).toEqual(expected);
  });
});
