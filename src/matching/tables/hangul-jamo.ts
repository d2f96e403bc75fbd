/**
 * Romanisations of Hangul sounds, in the order of Unicode's composition (19 initials, 21 vowels, 28 finals).
 * `south` is the Revised Romanization of 2000, `north` McCune-Reischauer without its marks (as North Korea and libraries
 * write), `press` what people print on their cards.
 * Source: general knowledge of the published tables.
 */
export interface Romanisation {
  readonly initials: readonly string[];
  /** Initials between two voiced sounds. */
  readonly voiced: readonly string[];
  readonly vowels: readonly string[];
  readonly finals: readonly string[];
}

const list = (text: string) => text.split(' ').map((sound) => (sound === '-' ? '' : sound));

const SOUTH_INITIALS = list('g kk n d tt r m b pp s ss - j jj ch k t p h');
const NORTH_INITIALS = list('k kk n t tt r m p pp s ss - ch tch ch k t p h');
const NORTH_VOICED = list('g kk n d tt r m b pp s ss - j tch ch k t p h');
const SOUTH_FINALS = list('- k k k n n n t l k m l l l p l m p p t t ng t t k t p t');

export const SOUTH: Romanisation = {
  initials: SOUTH_INITIALS,
  voiced: SOUTH_INITIALS,
  vowels: list('a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'),
  finals: SOUTH_FINALS,
};

export const NORTH: Romanisation = {
  initials: NORTH_INITIALS,
  voiced: NORTH_VOICED,
  vowels: list('a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'),
  finals: SOUTH_FINALS,
};

/** As names of North Koreans stand in the press: voiced initials and short vowels (`jongun`). */
export const NORTH_PRESS: Romanisation = { ...NORTH, initials: SOUTH_INITIALS, voiced: SOUTH_INITIALS };

/** As people of the South print their names: `jungeun`, `hyun`, `woo`. */
export const SOUTH_PRESS: Romanisation = {
  ...SOUTH,
  vowels: list('a ae ya yae u e you ye o wa wae oe yo oo wo we wi yoo eu eui ee'),
};

export const SOUTH_SHORT: Romanisation = {
  ...SOUTH,
  vowels: list('a ae ya yae u e yu ye o wa wae oe yo u wo we wi yu u ui i'),
};
