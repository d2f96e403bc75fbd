import { lettered, valuesOf } from './lettered';

describe('the marks of a cell', () => {
  it.each([
    ['a) Deniz   b) Denis\r\nc) Deniss', ['Deniz', 'Denis', 'Deniss']],
    // ı) comes before i) in the Turkish alphabet.
    ['a) A b) B c) C ç) Ç d) D e) E f) F g) G ğ) Ğ h) H ı) I i) İ', [...'ABCÇDEFGĞHIİ']],
    ['a) A b) B c) C d) D', ['A', 'B', 'C', 'D']],
    ['first without a mark\r\nb) second', ['first without a mark', 'second']],
    ['a)07.01.1985b)28.08.1983', ['07.01.1985', '28.08.1983']],
    ['a) two\r\nlines b) one', ['two lines', 'one']],
    ['1-UMUT DENİZ    2-DENİZ UMUT', ['UMUT DENİZ', 'DENİZ UMUT']],
    ['1. Umut,\r\n2. Deniz', ['Umut,', 'Deniz']],
  ])('%j is cut at them', (cell, values) => {
    expect(valuesOf(cell)).toEqual(values);
  });

  it.each(['Deniz (a)', 'KURUM (BAŞKA b) adı', '39. ODA', 'Deniz Umut'])('%j has none', (cell) => {
    expect(lettered(cell)).toBeNull();
  });

  it('are not needed where runs of spaces part the values', () => {
    expect(valuesOf('UMUT DENİZ                DENİZ UMUT')).toEqual(['UMUT DENİZ', 'DENİZ UMUT']);
  });
});
