import { readBirthDates } from './birth-dates';

describe('a cell of birth dates', () => {
  it.each<[string, string[], string]>([
    ['19.07.1982', ['1982-07-19'], 'day first'],
    ['3.05.1945', ['1945-05-03'], 'as the CSV writes it'],
    ['1982-07-19', ['1982-07-19'], 'a day of a workbook'],
    ['30151', ['1982-07-19'], 'the number of that day in the spreadsheet'],
    ['1905-05-18', ['1965'], 'the year 1965 in a cell of dates, which shows it as a day of 1905'],
    ['11.05.1905         1 Ocak 1958', ['1958', '1958-01-01'], 'the same as text, beside another date'],
    ['1971', ['1971'], 'a year alone'],
    ['a)1958         b)1959', ['1958', '1959'], 'marked'],
    ['a) 25 Haziran 1964\r\nb) 5 Aralık 1969', ['1964-06-25', '1969-12-05'], 'marked, with Turkish months'],
    ['7 Şubat 1966', ['1966-02-07'], 'a Turkish month'],
    ['4 Mayis 1948', ['1948-05-04'], 'without the marks of its letters'],
    ['Temmuz 1975', ['1975-07'], 'a month and a year'],
    ['Muhtemelen 1981', ['1981~'], 'probably'],
    ['1975-1979 arasında', ['1975/1979'], 'between'],
    ['Tahmini olarak 1965-1969 arası', ['1965/1969'], 'a range says already that it is not certain'],
    ['1.02.1971-11.11.1992', ['1971-02-01', '1992-11-11'], 'two days, not a range'],
    ['01.01.1970\r\n02.02.1971\r\n', ['1970-01-01', '1971-02-02'], 'a line each'],
    ['10.08..1948', ['1948-08-10'], 'a doubled point'],
    ['1 Ağustosl979', ['1979-08-01'], 'a letter for the digit 1'],
    ['25.01.l925', ['1925-01-25'], 'the same among digits'],
    ['1 934', ['1934'], 'a space within a year'],
  ])('%j is %j: %s', (cell, dates) => {
    expect(readBirthDates(cell)).toEqual({ dates, unread: [] });
  });

  it.each(['31.02.1970', 'bilinmiyor', '35 Ocak 1970', '12345678'])('%j is no date, and is told', (cell) => {
    expect(readBirthDates(cell)).toEqual({ dates: [], unread: [cell] });
  });
});
