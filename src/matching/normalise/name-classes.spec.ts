import { classKind } from './name-classes';
import { normaliseName } from './normalise-name';

const classes = (name: string) => normaliseName(name, { type: 'person' }).tokens[0]?.classes ?? [];
const shared = (one: string, other: string) => [
  ...new Set(
    classes(one)
      .filter((id) => classes(other).includes(id))
      .map(classKind),
  ),
];

describe('name classes', () => {
  it.each([
    ['Mohammed', 'Mehmet'],
    ['Muhammad', 'محمد'],
    ['Oleksandr', 'Iskander'],
    ['Joseph', 'Yusuf'],
    ['Ivan', 'Johannes'],
    ['Владимир', 'Volodymyr'],
    ['Ephraim Abraham'.slice(8), 'Ibrahim'],
  ])('%s and %s are one name', (one, other) => {
    expect(shared(one, other)).toContain('variant');
  });

  it.each([
    ['Bob', 'Roberto'],
    ['Sasha', 'Oleksandr'],
    ['Вова', 'Владимир'],
    ['Pepe', 'Jose'],
  ])('%s is a short form of %s, which says less', (one, other) => {
    expect(shared(one, other)).toEqual(['nickname']);
  });

  it('knows family names by their dialects', () => {
    expect(shared('Chan', 'Chen')).toContain('surname');
    expect(shared('Pak', 'Park')).toContain('surname');
  });

  it('keeps apart names that only look alike', () => {
    expect(shared('Jamal', 'Kamal')).toEqual([]);
    expect(shared('Hassan', 'Hussein')).toEqual([]);
  });
});
