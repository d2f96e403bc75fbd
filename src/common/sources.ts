export const SOURCES = ['OFAC', 'MASAK', 'EU_RESTRICTED', 'UK_HMT', 'UN_CONSOLIDATED'] as const;
/** The five canonical sources. */
export type SourceName = (typeof SOURCES)[number];

const ALIASES: Readonly<Record<string, SourceName>> = {
  OFAC_SDN: 'OFAC',
  OFAC_ALT: 'OFAC',
  EU: 'EU_RESTRICTED',
  UK: 'UK_HMT',
  UN: 'UN_CONSOLIDATED',
};

/** Every source name a request may hold. */
export const ACCEPTED_SOURCE_NAMES: readonly string[] = [...SOURCES, ...Object.keys(ALIASES)];

/** The canonical source of an accepted name, null for any other text. */
export function canonicalSource(name: string): SourceName | null {
  if ((SOURCES as readonly string[]).includes(name)) return name as SourceName;
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? null) : null;
}
