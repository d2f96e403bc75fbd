const LETTERS: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  İ: 'i',
  I: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/**
 * A text in small letters without the marks of the Turkish alphabet, each run of white space as one space. The lists write
 * `DOĞUM`, `Doğum` and `DOGUM`, and capital I for both Turkish letters, so that only this form can be compared.
 */
export function fold(text: string): string {
  const lower = text.replace(/[İIı]/g, 'i').toLowerCase();
  return lower
    .replace(/[çğıöşüâîû]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const MONTHS = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' ');

/** The number of a month by its Turkish name, in any spelling of its letters; 0 for another word. */
export function monthOf(word: string): number {
  return MONTHS.indexOf(fold(word)) + 1;
}

/** A source of the names of the months, for use inside patterns over folded text. */
export const MONTH_NAMES = MONTHS.join('|');
