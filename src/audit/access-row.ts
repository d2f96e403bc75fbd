import type { Principal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';
import type { AccessErrorType } from './access-error-type';
import { storableJson, storableOrNull, storableText } from './storable';

/** What identifies a key in a record: never its secret or hash. */
export interface KeySnapshot {
  readonly apiKeyId: string;
  readonly label: string | null;
  readonly last4: string | null;
}

/** Where an access failed and how it is told; null for one that was admitted. */
export interface AccessFailure {
  readonly errorType: AccessErrorType;
  readonly errorMessage: string;
}

/** Columns and values of one row, in one order. */
export type Row = Readonly<Record<string, unknown>>;

/** The columns that the access log and the operator's attempts share. */
export const requestColumns = (facts: RequestFacts, recordedAt: Moment): Row => ({
  request_id: facts.requestId,
  request_path: storableText(facts.path),
  request_method: facts.method,
  request_url: storableText(facts.url),
  request_headers: storableJson(facts.headers),
  request_query: storableJson(facts.query),
  request_body: storableJson(facts.body),
  host: storableOrNull(facts.host),
  origin: storableOrNull(facts.origin),
  referer: storableOrNull(facts.referer),
  user_agent: storableOrNull(facts.userAgent),
  ip: facts.ip,
  response_time_ms: responseTimeMs(facts, recordedAt),
  created_at: recordedAt.at,
});

/** A row of the API key access log. */
export const accessRow = (
  id: string,
  institutionId: string,
  key: KeySnapshot | null,
  failure: AccessFailure | null,
  facts: RequestFacts,
  recordedAt: Moment,
): Row => ({
  id,
  institution_id: institutionId,
  api_key_id: key?.apiKeyId ?? null,
  api_key_snapshot: key && storableJson(key),
  success: failure === null,
  error_type: failure?.errorType ?? null,
  error_message: failure?.errorMessage ?? null,
  ...requestColumns(facts, recordedAt),
});

/** The two clocks at one moment: the calendar's for the record, the monotonic one for the time it took. */
export interface Moment {
  readonly at: Date;
  readonly monotonicMs: number;
}

/** Milliseconds from arrival to this moment, to the microsecond. */
export const responseTimeMs = (facts: RequestFacts, { monotonicMs }: Moment): number =>
  Math.max(0, Math.round((monotonicMs - facts.arrivedAtMs) * 1000) / 1000);

export const keySnapshotOf = (principal: Principal): KeySnapshot | null =>
  principal.actorType === 'apiKey'
    ? { apiKeyId: principal.apiKeyId, label: principal.label, last4: principal.last4 }
    : null;
