/** Script a token was written in. */
export type Script =
  'latin' | 'cyrillic' | 'greek' | 'arabic' | 'hebrew' | 'han' | 'hangul' | 'kana' | 'georgian' | 'armenian' | 'other';

/** What part a token plays; decides its weight and how it may be left out. */
export type TokenRole = 'name' | 'particle' | 'generic' | 'place' | 'number' | 'initial';

/** One word of a name, read once for all comparisons. */
export interface NormalToken {
  /** As written (NFKC, lower case), for explanations. */
  readonly text: string;
  /**
   * Folded Latin readings `[a-z0-9]+`, most usual first, at least one. Several where the script or a mark has several
   * conventions (`ü` → `u`, `ue`; Cyrillic customs; Han dialects; Hangul romanisations).
   */
  readonly forms: readonly string[];
  /** Consonant skeleton shared by Arabic, Persian, Hebrew script and their Latin spellings; '' where there is none. */
  readonly skeleton: string;
  /** Ids of the name classes the token belongs to (Mohammed/Muhammad/Mehmet …); empty for most. */
  readonly classes: readonly number[];
  readonly role: TokenRole;
  /** Canonical decimal digits of a number, written in digits, words or Roman numerals; otherwise null. */
  readonly number: string | null;
  readonly script: Script;
  /** A token that mixed look-alike letters of two scripts and was read in the script of its majority. */
  readonly repaired: boolean;
  /** Whether the spelling reliably says which part this is (`SURNAME, Given`, publisher's parts); otherwise null. */
  readonly part: 'family' | 'given' | null;
}

/** A legal form taken off a company name. */
export interface LegalForm {
  readonly text: string;
  /** `llc`, `jsc`, `plc`, `gmbh`… equivalent forms of several languages share one class. */
  readonly formClass: string;
}

/** A name ready to be compared. */
export interface NormalName {
  readonly tokens: readonly NormalToken[];
  /** Titles, honorifics and vessel prefixes that were taken off (`haji`, `dr`, `m/v`), as evidence. */
  readonly titles: readonly string[];
  readonly legalForms: readonly LegalForm[];
  /** First forms of all tokens put together, for names split or joined differently. */
  readonly joined: string;
  /** The predominant script of the name. */
  readonly script: Script;
}
