import type { KnownFacts } from '../index/entity-view';
import { compareBirthDates } from './birth-dates';

const born = (...birthDates: string[]): KnownFacts => ({
  types: ['person'],
  genders: [],
  birthDates,
  nationalities: [],
  countries: [],
  identifiers: [],
});

const judged = (birthDate: string, ...listed: string[]): [string, number] | null => {
  const [found] = compareBirthDates({ name: 'x', birthDate, identifiers: [] }, born(...listed));
  return found ? [found.reason, found.points / 100] : null;
};

describe('dates of birth', () => {
  it.each<[string, string[], [string, number] | null, string]>([
    ['1975-04-21', ['1975-04-21'], ['birth_date_match', 6], 'the same day'],
    ['1975-04-05', ['1975-05-04'], ['birth_date_near', 3], 'day and month exchanged'],
    ['1975-04-30', ['1975-05-01'], ['birth_date_near', 3], 'one day off, over a month'],
    ['1975-04-21', ['1975'], ['birth_year_match', 3], 'a year cannot contradict a day inside it'],
    ['1975', ['1975-04-21'], ['birth_year_match', 3], 'nor the other way round'],
    ['1975-04', ['1975-04-21'], ['birth_year_match', 3], 'a month that holds the day'],
    ['1975-04-21', ['1976'], ['birth_date_near', 0], 'one year off happens'],
    ['1975-04-21', ['1977-04-21'], ['birth_date_near', 0], 'two years off is not yet more than two'],
    ['1975-04-21', ['1978-04-21'], ['birth_date_mismatch', -18], 'three years off'],
    ['1975-04-21', ['1975-09-02'], ['birth_date_mismatch', -10], 'the same year, another day'],
    ['1975-03', ['1975-04-21'], ['birth_date_mismatch', -10], 'the same year, another month'],
    ['1975-04-21', ['1975~'], ['birth_date_near', 0], 'circa proves nothing'],
    ['1975-04-21', ['1970/1980'], ['birth_date_near', 0], 'nor does a range'],
    ['1985-04-21', ['1970/1980'], ['birth_date_mismatch', -18], 'but it excludes what lies far outside'],
    ['1975-04-21', ['1960-01-01', '1975-04-21'], ['birth_date_match', 6], 'of several listed dates the best counts'],
    ['1975-04-21', [], null, 'nothing listed costs nothing'],
  ])('asked %s, listed %j: %j (%s)', (asked, listed, expected) => {
    expect(judged(asked, ...listed)).toEqual(expected);
  });

  it('says nothing of a company, whose dates are not of birth', () => {
    const known = { ...born('1990'), types: ['company' as const] };
    expect(compareBirthDates({ name: 'x', birthDate: '1960', identifiers: [] }, known)).toEqual([]);
  });
});
