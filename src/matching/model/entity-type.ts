export const ENTITY_TYPES = ['person', 'company', 'vessel', 'aircraft', 'other'] as const;
/** What kind of thing is listed. Every organisation, armed group or unit is a `company`. */
export type EntityType = (typeof ENTITY_TYPES)[number];

export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const NAME_QUALITIES = ['primary', 'aka', 'low'] as const;
/** `low` is what a publisher itself calls a weak alias. */
export type NameQuality = (typeof NAME_QUALITIES)[number];
