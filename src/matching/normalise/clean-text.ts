// Zero-width characters, joiners, soft hyphen, bidirectional marks, variation selectors, the Arabic tatweel and
// Ethiopic-free controls: invisible to a reader, so they must not decide a comparison.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u0640\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffd]|[\u{e0000}-\u{e0fff}]/gu;
const APOSTROPHES = /[`´ʹʻʼʽʾʿˈˊˋ‘’‚‛′‵＇՚׳ꞌꞋ]/g;
const DASHES = /[\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d\u30a0]/g;

/**
 * NFKC in lower case without invisible characters; every apostrophe is `'` and every dash `-`.
 * `İ` and `ı` become `i` first, because lower-casing `İ` gives two characters.
 */
export function cleanText(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/ς/g, 'σ');
}
