import { textFault, tidyText } from './plain-text';

const NAME = { min: 2, max: 4 };

describe('a plain text', () => {
  it.each<[unknown, string | null]>([
    ['ab', null],
    ['\u{1F600}\u{1F600}\u{1F600}\u{1F600}', null],
    ['abcde', 'must be 2 to 4 characters long, not 5'],
    ['', 'must be 2 to 4 characters long, not 0'],
    [undefined, 'is required'],
    [null, 'is required'],
    [12, 'must be a text'],
    [['ab'], 'must be a text'],
    ['a\u0000b', 'must not hold control characters'],
    ['a\tb', 'must not hold control characters'],
    ['a\u0085b', 'must not hold control characters'],
    ['a\udc00b', 'must be valid Unicode'],
  ])('%j', (value, fault) => {
    expect(textFault(value, NAME)).toBe(fault);
  });

  it('may have lines where it is a reason', () => {
    expect(textFault('a\nb', { ...NAME, layout: true })).toBeNull();
    expect(textFault('a\u0007b', { ...NAME, layout: true })).toBe('must not hold control characters');
  });

  it('is kept trimmed and composed, and anything else as it is', () => {
    expect(tidyText('  e\u0301 ')).toBe('\u00e9');
    expect(tidyText(7)).toBe(7);
  });
});
