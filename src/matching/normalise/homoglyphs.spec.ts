import { readAsLatin, repairHomoglyphs } from './homoglyphs';
import { normaliseName } from './normalise-name';

describe('repairHomoglyphs', () => {
  it.each([
    ['рutin', 'putin', true, 'a Cyrillic р among Latin letters'],
    ['sаlаh', 'salah', true, 'two Cyrillic а'],
    ['πutin'.replace('π', 'ρ'), 'putin', true, 'a Greek ρ'],
    ['пyтин', 'путин', true, 'a Latin y in a Cyrillic word'],
    ['путин', 'путин', false, 'one script is left alone'],
    ['qwжщ', 'qwжщ', false, 'letters without a look-alike are a second word'],
  ])('%j is %j', (word, text, repaired) => {
    expect(repairHomoglyphs(word)).toEqual({ text, repaired });
  });

  it('reads a word of nothing but look-alikes as Latin, and no other', () => {
    expect(readAsLatin('сосо')).toBe('coco');
    expect(readAsLatin('жук')).toBeNull();
  });

  it('reads a whole word of look-alikes in the script of all the others', () => {
    const repaired = normaliseName('Сосо Smith', { type: 'person' }).tokens[0];
    expect(repaired).toMatchObject({ text: 'coco', script: 'latin', repaired: true });
  });

  it('leaves an abbreviation in the script it is in', () => {
    const name = normaliseName('АО Romashka', { type: 'company' });
    expect(name.legalForms).toEqual([{ text: 'ао', formClass: 'jsc' }]);
  });
});
