/** Every number that decides a score. A change of any needs a new version and a line in the changelog. */
export const PARAMETERS = {
  version: '1.0.0',

  /** Lower bounds of the bands (docs/matching.md). */
  bands: { very_strong: 95, strong: 85, medium: 70, weak: 50 },

  /** Weight of a token by role; a name's own words then weigh by rarity. */
  roleWeight: { name: 1, particle: 0.1, generic: 0.22, place: 0.5, number: 0.7, initial: 0.25 },
  /** Weight by rarity: position is the level in the frozen table, 0 being a token it does not hold. */
  rarityWeight: [1, 0.85, 0.7, 0.55, 0.42],
  /** A patronymic says little that the given name of a father of the same name would not. */
  patronymicFactor: 0.5,
  /** A token of a name class is never rarer than this: its spellings are many, its bearers more. */
  classWeightCap: 0.6,
  /** A word of so many letters weighs at most this. */
  shortWeightCap: [0.3, 0.3, 0.45, 0.7, 0.85],
  familyFactor: 1.15,

  token: {
    /** Under this two tokens are different words. */
    floor: 0.36,
    otherForm: 0.98,
    /** Of one class: spellings of a name across languages, short forms, spellings of a family name. */
    variant: 0.95,
    nickname: 0.88,
    surname: 0.93,
    skeleton: 0.9,
    skeletonShort: 0.8,
    /** Taken off where both words are known names, and not one. */
    skeletonApart: 0.3,
    /** A word of organisations and its translation. */
    translated: 0.95,
    phoneticLift: 0.08,
    phoneticCap: 0.93,
    phoneticFrom: 0.55,
    /** Taken off where both words are well known in their own right. */
    bothCommon: 0.18,
    initial: 0.8,
    joined: 0.97,
    /** Likeness is 1 - cost / length * (1 + lengthGrace / length). */
    lengthGrace: 1.6,
  },
  /** Cost of one edit, in hundredths of an edit. */
  edit: { other: 100, vowel: 50, similar: 45, transposed: 85, doubled: 30, vowelGap: 65, hGap: 55 },

  /** Points for the whole name and what is taken off for each full share of the name. */
  name: {
    primary: 100,
    alias: 99,
    unlike: 140,
    missing: 62,
    extra: 52,
    conflict: 112,
    /** Matched weight from which agreement says enough; under it every cost grows up to `commonGrowth`. */
    enough: 1.5,
    commonGrowth: 2.5,
    rareBonus: 2,
    partsCrossed: -4,
    legalDiffers: -3,
    legalEqual: 0.5,
    weakFactor: 0.9,
    weakCap: 84,
    subsetCap: 84,
    /** One listed word that is not quite one of several asked. */
    loneWordCap: 66,
    genericCap: 45,
    numberCap: 45,
  },

  evidence: {
    identifierStrong: 95,
    identifierOther: 85,
    identifierBeside: 5,
    identifierConflict: -15,
    birthEqual: 6,
    birthNear: 3,
    birthYear: 3,
    birthYearConflict: -18,
    birthDayConflict: -10,
    nationalityEqual: 3,
    nationalityDiffers: -5,
    countryEqual: 3,
    countryDiffers: -5,
    genderEqual: 1,
    genderDiffers: -15,
    typeDiffers: -15,
  },
} as const;
