import { numbered, numberedPairs, numberedValues } from './numbered';

describe('several values in one cell', () => {
  it.each([
    ['Russia', ['Russia']],
    ['(1) Russia (2) Ukraine', ['Russia', 'Ukraine']],
    ['(1) Rwanda. (2) Rwanda.', ['Rwanda', 'Rwanda']],
    ['(1) Uganda (2) Uganda (3)Uganda', ['Uganda', 'Uganda', 'Uganda']],
    // A place without anything to say is kept, so that two cells can be read side by side.
    ['(1) 20645897 (2) -', ['20645897', '']],
    ['(1) to (3) Algeria (4) Morocco', ['Algeria', 'Algeria', 'Algeria', 'Morocco']],
    // A number in brackets that does not continue the count belongs to the value.
    ['(1) (+495) 276 29 75 (2) (+495) 2762980', ['(+495) 276 29 75', '(+495) 2762980']],
    ['(1) 8 (44) 12 (2) 8 (45) 13', ['8 (44) 12', '8 (45) 13']],
    ['+7 (495) 258-27-41', ['+7 (495) 258-27-41']],
    ['(1) Agro Pack Co., Ltd. (2) R.F.C.', ['Agro Pack Co., Ltd.', 'R.F.C.']],
    ['-', ['']],
  ])('%s', (text, values) => {
    expect(numbered(text)).toEqual(values);
  });

  it('leaves out the empty ones where positions do not matter', () => {
    expect(numberedValues('(1) - (2) 665')).toEqual(['665']);
    expect(numberedValues('')).toEqual([]);
  });
});

describe('two cells read side by side', () => {
  it.each([
    [
      '(1) Meknes (2) Rabat',
      '(1) Morocco (2) Morocco',
      [
        ['Meknes', 'Morocco'],
        ['Rabat', 'Morocco'],
      ],
    ],
    ['Grozny', 'Russia', [['Grozny', 'Russia']]],
    // Which of the two towns is in Iraq is not said.
    [
      '(1) Mosul (2) Raqqa',
      'Iraq',
      [
        ['Mosul', ''],
        ['Raqqa', ''],
        ['', 'Iraq'],
      ],
    ],
    // All that is said of one number is said of it.
    ['S335026', '(1) Indian (2) false', [['S335026', '(1) Indian (2) false']]],
  ])('%s | %s', (first, second, pairs) => {
    expect(numberedPairs(first, second)).toEqual(pairs);
  });
});
