import { periodText } from './periods';

const day = ([year = 0, month = 0, date = 0]: number[]) => ({ Year: `${year}`, Month: `${month}`, Day: `${date}` });
const period = (from: number[], to: number[], approximate = false) => ({
  Start: { Approximate: `${approximate}`, From: day(from), To: day(from) },
  End: { Approximate: `${approximate}`, From: day(to), To: day(to) },
});

describe('a period of the advanced XML', () => {
  it.each([
    [period([1952, 10, 7], [1952, 10, 7]), '07 Oct 1952'],
    [period([1962, 1, 1], [1962, 12, 31]), '1962'],
    [period([1964, 2, 1], [1964, 2, 29]), 'Feb 1964'],
    [period([1961, 1, 1], [1963, 12, 31]), '1961 to 1963'],
    [period([1960, 1, 5], [1961, 3, 2]), '05 Jan 1960 to 02 Mar 1961'],
    [period([1961, 1, 1], [1961, 12, 31], true), 'circa 1961'],
    [{ CalendarTypeID: '1' }, null],
  ])('%#', (node, text) => {
    expect(periodText(node)).toBe(text);
  });
});
