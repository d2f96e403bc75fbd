import type { SearchEntry } from '../../src/audit/search-entry';
import type { Principal } from '../../src/common/principal';
import type { RequestFacts } from '../../src/common/request-facts';

export const requestFacts = (given: Partial<RequestFacts> = {}): RequestFacts => ({
  requestId: 'request-1',
  arrivedAtMs: performance.now(),
  method: 'POST',
  path: '/public/search',
  url: '/public/search',
  host: 'localhost',
  ip: '203.0.113.7',
  origin: null,
  referer: null,
  userAgent: 'back-end/1.0',
  headers: { 'x-api-key': '[redacted]' },
  query: {},
  body: { name: 'Ivan Petrov' },
  ...given,
});

/** A search with one match, ready for the ledger. */
export const searchEntry = (principal: Principal, given: Partial<SearchEntry> = {}): SearchEntry => ({
  principal,
  facts: requestFacts(),
  searchType: principal.actorType === 'apiKey' ? 'public' : 'private',
  query: { name: 'Ivan Petrov', sources: ['OFAC'], page: 1, pageSize: 25 },
  responseBody: '{"status":true,"total":1}',
  resultSummary: {
    resultCount: 1,
    hasMatch: true,
    topScore: 97.5,
    topEntityName: 'Ivan PETROV',
    topEntityId: '0191d6a0-0000-7000-8000-000000000001',
    matchedSources: ['OFAC'],
  },
  editions: [{ source: 'OFAC', list: 'sdn', edition: '2026-07-01', publishedAt: '2026-07-01T00:00:00.000Z' }],
  engineVersion: 'test-1',
  parametersHash: 'abc',
  ...given,
});
