import { ERROR_CODES, type ErrorCode } from '../common/error-codes';
import type { Principal } from '../common/principal';
import { canonicalSource, type SourceName } from '../common/sources';
import { type Moment, responseTimeMs, type Row } from './access-row';
import { redactFields } from './redact';
import type { SearchEntry, SearchFailure } from './search-entry';
import { storableJson, storableOrNull } from './storable';

type Attempt = Pick<SearchFailure, 'principal' | 'facts' | 'searchType' | 'query'>;

/** The search-log row of a search that was answered. */
export const answeredRow = (id: string, entry: SearchEntry, recordedAt: Moment): Row => ({
  ...attemptColumns(id, entry, recordedAt),
  success: true,
  http_status: 200,
  error_code: null,
  error_message: null,
  result_count: entry.resultSummary.resultCount,
  has_match: entry.resultSummary.hasMatch,
  top_score: entry.resultSummary.topScore,
  top_entity_name: storableOrNull(entry.resultSummary.topEntityName),
  top_entity_id: entry.resultSummary.topEntityId,
  matched_sources: entry.resultSummary.matchedSources,
  editions: storableJson(entry.editions),
  engine_version: entry.engineVersion,
  parameters_hash: entry.parametersHash,
});

/** The search-log row of a search that was refused. */
export const refusedRow = (
  id: string,
  attempt: Attempt,
  code: ErrorCode,
  message: string | undefined,
  recordedAt: Moment,
): Row => ({
  ...attemptColumns(id, attempt, recordedAt),
  success: false,
  http_status: ERROR_CODES[code].status,
  error_code: code,
  error_message: storableOrNull(message ?? ERROR_CODES[code].message),
  result_count: 0,
  has_match: false,
  top_score: null,
  top_entity_name: null,
  top_entity_id: null,
  matched_sources: [],
  editions: '[]',
  engine_version: null,
  parameters_hash: null,
});

const attemptColumns = (id: string, { principal, facts, searchType, query }: Attempt, recordedAt: Moment): Row => ({
  id,
  institution_id: principal.institutionId,
  api_key_id: principal.actorType === 'apiKey' ? principal.apiKeyId : null,
  user_id: principal.actorType === 'user' ? principal.userId : null,
  search_type: searchType,
  query: storableJson(redactFields(query)),
  requested_sources: requestedSources(query),
  actor_type: principal.actorType,
  actor_snapshot: storableJson(actorSnapshot(principal)),
  request_id: facts.requestId,
  user_agent: storableOrNull(facts.userAgent),
  ip: facts.ip,
  response_time_ms: responseTimeMs(facts, recordedAt),
  created_at: recordedAt.at,
});

/** Who searched, as it was that day. */
const actorSnapshot = (principal: Principal) =>
  principal.actorType === 'apiKey'
    ? { apiKeyId: principal.apiKeyId, label: principal.label, last4: principal.last4, email: null, fullName: null }
    : { label: null, last4: null, userId: principal.userId, email: principal.email, fullName: principal.fullName };

/** The canonical sources a query names, for the filter of the log. */
function requestedSources(query: Readonly<Record<string, unknown>>): SourceName[] {
  const named = [query.source, query.sources].flat().filter((name) => typeof name === 'string');
  const sources = named.flatMap((name) => name.split(',')).map((name) => canonicalSource(name.trim()));
  return [...new Set(sources.filter((source) => source !== null))];
}
