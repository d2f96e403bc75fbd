import { letterTable } from './letter-table';

/**
 * Letters of the Arabic script that writers of Arabic, Persian, Urdu, Pashto, Kurdish and Uyghur use for each other.
 * Source: general knowledge of these alphabets.
 */
export const ARABIC_VARIANTS = letterTable(`
  أ:ا إ:ا آ:ا ٱ:ا ى:ی ي:ی ې:ی ے:ی ئ:ی ك:ک ګ:گ ڭ:ک ة:ه ۀ:ه ە:ه ہ:ه ھ:ه ۃ:ه ؤ:و ۆ:و ۇ:و ۈ:و ۋ:و ں:ن ڼ:ن ټ:ت ٹ:ت
  ډ:د ڈ:د ړ:ر ڑ:ر ڕ:ر ڵ:ل ښ:ش ۔: ء:
`);

/** The five Hebrew letters with a shape of their own at the end of a word. */
export const HEBREW_FINALS = letterTable('ך:כ ם:מ ן:נ ף:פ ץ:צ');
