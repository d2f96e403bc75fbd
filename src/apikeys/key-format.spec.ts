import { generateKey, isKeyShaped, lastFour } from './key-format';

describe('the format of a key', () => {
  const key = generateKey('live');

  it('reads ssk_live_ or ssk_test_, 43 characters of secret and 6 of checksum', () => {
    expect(key).toMatch(/^ssk_live_[0-9A-Za-z]{49}$/);
    expect(generateKey('test')).toMatch(/^ssk_test_[0-9A-Za-z]{49}$/);
    expect(lastFour(key)).toBe(key.slice(54));
  });

  it('accepts what it made, a thousand times, and never makes one twice', () => {
    const keys = Array.from({ length: 1000 }, () => generateKey('live'));
    expect(keys.every(isKeyShaped)).toBe(true);
    expect(new Set(keys).size).toBe(1000);
  });

  it('uses the whole alphabet in every place but the first', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => generateKey('live').charAt(20)));
    expect(seen.size).toBe(62);
  });

  it('finds any single wrong character and any two neighbours swapped', () => {
    for (let at = 9; at < key.length; at += 1) {
      const wrong = key.charAt(at) === 'a' ? 'b' : 'a';
      expect(isKeyShaped(key.slice(0, at) + wrong + key.slice(at + 1))).toBe(false);
      const swapped = key.slice(0, at - 1) + key.charAt(at) + key.charAt(at - 1) + key.slice(at + 1);
      if (swapped !== key) expect(isKeyShaped(swapped)).toBe(false);
    }
  });

  it('does not take a live key for a test key', () => {
    expect(isKeyShaped(key.replace('live', 'test'))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a key with a space', `${key} `],
    ['a key with a line break', `${key}\n`],
    ['a key cut short', key.slice(0, -1)],
    ['a key in another prefix', key.replace('ssk_', 'sk_')],
    ['two keys', `${key}, ${key}`],
  ])('refuses %s', (_what, text) => {
    expect(isKeyShaped(text)).toBe(false);
  });
});
