import * as alphabets from './alphabets';
import * as arabicWords from './arabic-words';
import * as chineseSurnames from './chinese-surnames';
import * as cyrillicCustoms from './cyrillic-customs';
import * as genericWords from './generic-words';
import * as hanSounds from './han-sounds';
import * as hanWords from './han-words';
import * as hangulJamo from './hangul-jamo';
import * as koreanSurnames from './korean-surnames';
import * as latinLetters from './latin-letters';
import * as legalForms from './legal-forms';
import * as lookAlikes from './look-alikes';
import * as nameVariants from './name-variants';
import * as nicknames from './nicknames';
import * as numberWords from './number-words';
import * as particles from './particles';
import * as placeWords from './place-words';
import * as rarityTable from './rarity-table';
import * as scriptVariants from './script-variants';
import * as titles from './titles';
import * as wordVariants from './word-variants';

/** Every curated table, for the hash that says what made a score. */
export const TABLES = {
  alphabets,
  arabicWords,
  chineseSurnames,
  cyrillicCustoms,
  genericWords,
  hanSounds,
  hanWords,
  hangulJamo,
  koreanSurnames,
  latinLetters,
  legalForms,
  lookAlikes,
  nameVariants,
  nicknames,
  numberWords,
  particles,
  placeWords,
  rarityTable,
  scriptVariants,
  titles,
  wordVariants,
} as const;
