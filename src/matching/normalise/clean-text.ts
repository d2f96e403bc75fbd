// Zero-width, bidirectional and other controls, and the Arabic tatweel: invisible to a reader, so they must not decide a
// comparison. Line ends and tabs stay, because they separate words.
const INVISIBLE = /[\p{DI}\p{Cf}\u0640\ufffd]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
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
