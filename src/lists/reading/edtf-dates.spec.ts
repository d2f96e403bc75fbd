import { dayFirst, edtfOf, wholeDay } from './edtf-dates';

describe('dates with the day first', () => {
  it.each([
    ['07/10/1952', '1952-10-07'],
    ['7.10.1952', '1952-10-07'],
    ['03/1960', '1960-03'],
    ['1951', '1951'],
    ['00/00/1961', '1961'],
    ['00/03/1961', '1961-03'],
    ['dd/mm/1945', '1945'],
    ['dd/03/1945', '1945-03'],
    // A known day of an unknown month says no more than the year.
    ['12/00/1961', '1961'],
    ['31/02/1961', null],
    ['13/13/1961', null],
    ['10/07/52', null],
    ['unknown', null],
  ])('%s', (text, edtf) => {
    expect(dayFirst(text)).toBe(edtf);
  });
});

describe('whole days in words', () => {
  it.each([
    ['4 Jun. 1985', '1985-06-04'],
    ['22 November 2011', '2011-11-22'],
    ['1st May 2004', '2004-05-01'],
    ['20.3.2018', '2018-03-20'],
    ['2011-11-22', '2011-11-22'],
    ['03/2018', null],
    ['30 Febtember 2004', null],
    ['31 November 2004', null],
  ])('%s', (text, day) => {
    expect(wholeDay(text)).toBe(day);
  });
});

it('drops what follows an unknown part', () => {
  expect(edtfOf(1961, 0, 12)).toBe('1961');
  expect(edtfOf(0)).toBeNull();
});
