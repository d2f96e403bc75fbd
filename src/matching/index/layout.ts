/** Strings of one kind end to end as UTF-8; string `i` is the bytes from `start[i]` to `start[i + 1]`. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly start: Uint32Array;
}

/** Groups of numbers end to end; group `i` is the items from `start[i]` to `start[i + 1]`. */
export interface Groups {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** Ids by the low bits of a 32-bit hash. Other keys may share a bucket: whoever looks up verifies what it finds. */
export interface Buckets extends Groups {
  readonly mask: number;
}

/** Distinct tokens. A token's forms are neighbours: forms `formStart[t]` to `formStart[t + 1]`. */
export interface TokenColumns {
  readonly text: TextColumn;
  readonly forms: TextColumn;
  readonly formHash: Uint32Array;
  /** Which letters a form holds, one bit each: two forms that share few need no closer look. */
  readonly formLetters: Uint32Array;
  /** How many consonants of each group a form holds (`consonants.ts`). */
  readonly formConsonants: Uint32Array;
  readonly formStart: Uint32Array;
  /** Two phonetic keys a token (of its first form), packed; 0 is none. */
  readonly phonetic: Float64Array;
  /** Consonant skeleton, packed; 0 is none. */
  readonly skeleton: Float64Array;
  /** Canonical number, packed; 0 is none. */
  readonly number: Float64Array;
  readonly classes: Groups;
  readonly role: Uint8Array;
  readonly script: Uint8Array;
  readonly flags: Uint8Array;
  readonly weight: Float64Array;
  /** Level in the frozen rarity table: 0 not held, 4 very common. */
  readonly level: Uint8Array;
}

/** Names in the order of their records. Name `n` holds the token occurrences `tokenStart[n]` to `tokenStart[n + 1]`. */
export interface NameColumns {
  readonly text: TextColumn;
  readonly record: Uint32Array;
  readonly quality: Uint8Array;
  /** 1 for a record's first name. */
  readonly primary: Uint8Array;
  readonly tokenStart: Uint32Array;
  readonly tokens: Uint32Array;
  /** Per occurrence: 0 not known, 1 family, 2 given. */
  readonly part: Uint8Array;
  readonly weight: Float64Array;
  /** Hash of the joined form. */
  readonly joined: Uint32Array;
  /** Ids of legal form classes, into `legalClasses`. */
  readonly legal: Groups;
  readonly legalClasses: TextColumn;
}

/** What the records say beside names, as ids into `texts`. */
export interface RecordColumns {
  readonly entity: Uint32Array;
  readonly nameStart: Uint32Array;
  readonly source: Uint32Array;
  readonly referenceId: Uint32Array;
  readonly type: Uint8Array;
  /** 0 not stated, otherwise one more than the place in GENDERS. */
  readonly gender: Uint8Array;
  readonly birthDates: Groups;
  readonly nationalities: Groups;
  readonly countries: Groups;
  readonly identifierStart: Uint32Array;
  readonly texts: TextColumn;
  /** The whole record, written once as JSON. */
  readonly json: TextColumn;
}

export interface IdentifierColumns {
  readonly record: Uint32Array;
  readonly type: Uint8Array;
  /** As published; the key of comparison is made of it. */
  readonly value: TextColumn;
  /** Id into the records' `texts`, 0 when not stated. */
  readonly country: Uint32Array;
}

/** Entities in the order of their ids, with all that a comparison reads. */
export interface EntityColumns {
  readonly entityIds: TextColumn;
  /** Records `recordStart[e]` to `recordStart[e + 1]` belong to entity `e`. */
  readonly recordStart: Uint32Array;
  readonly records: RecordColumns;
  readonly names: NameColumns;
  readonly tokens: TokenColumns;
  readonly identifiers: IdentifierColumns;
}

/** Where to look for candidates. */
export interface Postings {
  /** Tokens by every key under which they may be found. */
  readonly tokensByKey: Buckets;
  readonly namesByToken: Groups;
  /** Names by the hash of two neighbouring tokens put together, and of the whole name put together. */
  readonly namesByJoin: Buckets;
  /** Names with an initial, by its letter and each other token of the name. */
  readonly namesByInitial: Buckets;
  readonly identifiersByValue: Buckets;
}

/** A built index: plain data in typed arrays, so it can be posted to another thread and costs nothing at rest. */
export interface EntityIndexData {
  readonly layout: 1;
  readonly entities: EntityColumns;
  readonly postings: Postings;
}
