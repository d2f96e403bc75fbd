import { canonicalSource, type SourceName } from '../common/sources';
import { type Gender, readCountry, type Subject, type SubjectIdentifier } from '../matching/matching';
import type { NormalizedQuery } from './search-meta.dto';
import type { SearchParameters, SearchQuery } from './search-query.dto';

/** A search in the words of the engine and the policy. */
export interface AskedSearch {
  readonly subject: Subject;
  /** Canonical, without duplicates; empty when the request names none. */
  readonly sources: readonly SourceName[];
  readonly page: number;
  /** Undefined when the request gives none. */
  readonly pageSize: number | undefined;
  /** The single `identifier`, as given. */
  readonly identifier: string | undefined;
  /** The typed `identifiers`, as given. */
  readonly identifiers: readonly { type: string; value: string }[];
}

/** Puts a checked request into canonical values. */
export function askedSearch(query: SearchQuery | SearchParameters): AskedSearch {
  const typed = 'identifiers' in query ? (query.identifiers ?? []) : [];
  const named = [query.source, ...(query.sources ?? [])].filter((name) => name !== undefined && name !== null);
  return {
    subject: subjectOf(query, typed),
    sources: [...new Set(named.map((name) => canonicalSource(name)).filter((source) => source !== null))],
    page: query.page ?? 1,
    pageSize: query.pageSize ?? undefined,
    identifier: query.identifier ?? undefined,
    identifiers: typed.map(({ type, value }) => ({ type, value })),
  };
}

function subjectOf(query: SearchQuery | SearchParameters, typed: readonly SubjectIdentifier[]): Subject {
  const nationality = query.nationality && readCountry(query.nationality);
  const country = query.country && readCountry(query.country);
  return {
    name: query.name,
    ...(query.type && { type: query.type }),
    ...(query.gender && query.gender !== 'unknown' && { gender: query.gender as Gender }),
    ...(query.birthDate && { birthDate: query.birthDate }),
    ...(nationality && { nationality }),
    ...(country && { country }),
    identifiers: [...(query.identifier ? [{ value: query.identifier }] : []), ...typed],
  };
}

/** The query as understood, for `meta` and the search log. */
export function normalizedQuery(asked: AskedSearch, pageSize: number, nameTokens: readonly string[]): NormalizedQuery {
  return { ...loggedQuery(asked), page: asked.page, pageSize, nameTokens: [...nameTokens] };
}

/** The SearchQuery with canonical values, as the search log keeps it. */
export function loggedQuery(
  asked: AskedSearch,
): Omit<NormalizedQuery, 'page' | 'pageSize' | 'nameTokens'> & { page: number } {
  const { name, type, gender, birthDate, nationality, country } = asked.subject;
  return {
    name,
    ...(type && { type }),
    ...(gender && { gender }),
    ...(birthDate && { birthDate }),
    ...(nationality && { nationality }),
    ...(country && { country }),
    ...(asked.sources.length > 0 && { sources: [...asked.sources] }),
    ...(asked.identifier && { identifier: asked.identifier }),
    ...(asked.identifiers.length > 0 && { identifiers: [...asked.identifiers] }),
    page: asked.page,
  };
}
