import { letterTable } from './letter-table';

/**
 * Russian as press and passports before 2010 write it, simplified. Letters of other Cyrillic alphabets are included, so
 * that every word has a reading.
 * Source: general knowledge of BGN/PCGN 1947, ICAO 9303, the Ukrainian decree of 2010, the Belarusian instruction of
 * 2007, the Bulgarian law of 2009, and the Serbian and Kazakh Latin alphabets.
 */
export const BASE_CUSTOM = letterTable(`
  а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch
  ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya і:i ї:yi є:ye ґ:g ў:u ': ј:j љ:lj њ:nj ћ:c ђ:dj џ:dz ќ:kj ѓ:gj ѕ:dz
  ә:a ғ:g қ:k ң:n ө:o ұ:u ү:u һ:h ҳ:h ҷ:j ӣ:i ӯ:u ҕ:g ҫ:s ҙ:z ҡ:k ҥ:n ӊ:n ҝ:g ҹ:j ӏ: ѣ:e ѳ:f ѵ:i ѐ:e ѝ:i ӑ:a
  ӗ:e
`);

/** Passports since 2010 (ICAO). */
export const PASSPORT_CUSTOM = letterTable('ё:e й:i ю:iu я:ia ъ:ie', BASE_CUSTOM);

/** Short press spelling: `e` for `ё`, `h` for `х`, `c` for `ц`. */
export const PRESS_CUSTOM = letterTable('ё:e х:h ц:c щ:sch й:i', BASE_CUSTOM);

/** Slavists' and German registers' spelling without its marks. */
export const SCHOLARLY_CUSTOM = letterTable('ё:e ж:z й:j х:ch ц:c ч:c ш:s щ:sc ю:ju я:ja ї:ji є:je', BASE_CUSTOM);

export const UKRAINIAN_CUSTOM = letterTable('г:h ґ:g и:y й:i ї:i є:ie ю:iu я:ia', BASE_CUSTOM);

/** Ukrainian with `y` glides, as at the start of a word and in the press. */
export const UKRAINIAN_PRESS_CUSTOM = letterTable('г:h и:y ї:yi є:ye', BASE_CUSTOM);

export const BELARUSIAN_CUSTOM = letterTable('г:h ё:io ю:iu я:ia й:i', BASE_CUSTOM);

export const BULGARIAN_CUSTOM = letterTable('х:h щ:sht ъ:a ь:y', BASE_CUSTOM);

export const SERBIAN_CUSTOM = letterTable('ж:z х:h ц:c ч:c ш:s ћ:c џ:dz', BASE_CUSTOM);

export const SERBIAN_PRESS_CUSTOM = letterTable('х:h ћ:ch џ:dzh љ:l њ:n ј:y', BASE_CUSTOM);
