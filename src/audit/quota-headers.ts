import type { QuotaRemainders } from './search-entry';

/** The response headers of a limited key or institution; none where nothing is limited. */
export function quotaHeaders(quota: QuotaRemainders | null): Record<string, string> {
  const headers: Record<string, string> = {};
  if (quota?.daily) {
    headers['X-Quota-Daily-Limit'] = String(quota.daily.limit);
    headers['X-Quota-Daily-Remaining'] = String(quota.daily.remaining);
  }
  if (quota?.monthly) {
    headers['X-Quota-Monthly-Limit'] = String(quota.monthly.limit);
    headers['X-Quota-Monthly-Remaining'] = String(quota.monthly.remaining);
  }
  return headers;
}
