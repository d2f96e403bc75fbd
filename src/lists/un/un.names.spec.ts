import { splitCell } from './un.names';

describe('a cell of names', () => {
  it.each([
    ['Azim One; Azim Two', ['Azim One', 'Azim Two']],
    ['Mohammed One b) M. Two; M. Three', ['Mohammed One', 'M. Two', 'M. Three']],
    ['COMPANY ONE (CO) ; COMPANY TWO (CT)', ['COMPANY ONE (CO)', 'COMPANY TWO (CT)']],
    ['AL-ONE / AO', ['AL-ONE', 'AO']],
    // A stroke without spaces belongs to the name.
    ['ADF/NALU', ['ADF/NALU']],
    ['Jin One (金铁三)', ['Jin One', '金铁三']],
    ['Amir One (original script: Амир Один)', ['Amir One', 'Амир Один']],
    ['عبدالله (Abdullah One; Abdallah One)', ['عبدالله', 'Abdullah One', 'Abdallah One']],
    // Brackets of the same script are part of the name.
    ['Leader (Hong Kong) International', ['Leader (Hong Kong) International']],
    ['“The Butcher”', ['The Butcher']],
    ['"GODANE"', ['GODANE']],
    ['One Name (previously listed as)', ['One Name']],
    ['One Name, born 1 Jan. 1953 (passport no. 1)', ['One Name']],
    ['One Name born in 1963', ['One Name']],
    // No list of names: surname and given name.
    ['ALI, Yasin', ['ALI, Yasin']],
  ])('%s', (cell, expected) => {
    expect(splitCell(cell)).toEqual(expected);
  });
});
