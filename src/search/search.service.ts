import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import type { Principal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';
import { Ledger } from '../audit/ledger';
import { quotaHeaders } from '../audit/quota-headers';
import type { ResultSummary } from '../audit/search-entry';
import { LiveLists } from '../lists/live/live-lists';
import { type FoundEntity, PARAMETERS, parametersHash, type SearchOutcome } from '../matching/matching';
import { allowanceOf } from '../policy/allowance';
import { type AskedSearch, askedSearch, loggedQuery } from './asked-search';
import { matchedSources, searchResponse } from './search-answer';
import type { SearchParameters, SearchQuery } from './search-query.dto';

/** An answer that may leave: its record is committed. */
export interface RecordedAnswer {
  /** The JSON text as recorded. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One search: what may be searched, the engine, the answer, its record. No database before the record. */
@Injectable()
export class SearchService {
  constructor(
    private readonly lists: LiveLists,
    private readonly ledger: Ledger,
  ) {}

  /** Throws `source_scope`, `page_size_limit`, `daily_limit`, `monthly_limit` or `service_unavailable`. */
  async find(caller: Principal, query: SearchQuery | SearchParameters, facts: RequestFacts): Promise<RecordedAnswer> {
    const asked = askedSearch(query);
    const allowance = allowanceOf(caller, asked);
    const live = this.lists.current();
    if (!live) throw await this.notLoaded(caller, asked, facts);

    const outcome = live.index.search(asked.subject, {
      minScore: caller.institution.minScore,
      sources: allowance.effectiveSources,
      attributes: 'filter',
      offset: (asked.page - 1) * allowance.pageSize,
      limit: allowance.pageSize,
    });
    const editions = live.editions
      .filter(({ source }) => allowance.effectiveSources.includes(source))
      .map(({ source, list, edition, publishedAt }) => ({ source, list, edition, publishedAt }));
    const body = JSON.stringify(searchResponse(outcome, { caller, asked, allowance, editions }));

    const answer = await this.ledger.commitSearch({
      principal: caller,
      facts,
      searchType: typeOf(caller),
      query: { ...loggedQuery(asked), pageSize: allowance.pageSize },
      responseBody: body,
      resultSummary: summaryOf(outcome, asked),
      editions,
      engineVersion: PARAMETERS.version,
      parametersHash: parametersHash(),
    });
    if (!answer.granted) {
      throw new AppError(answer.code, { headers: { 'retry-after': String(answer.retryAfterSeconds) } });
    }
    return { body, headers: quotaHeaders(answer.quota) };
  }

  /** A search that met no list is on record too. */
  private async notLoaded(principal: Principal, asked: AskedSearch, facts: RequestFacts): Promise<AppError> {
    const code = 'service_unavailable';
    const query = { ...loggedQuery(asked) };
    await this.ledger.recordFailure({ principal, facts, searchType: typeOf(principal), query, code });
    return new AppError(code, { message: 'The lists are not loaded yet: try again shortly.' });
  }
}

const typeOf = ({ actorType }: Principal) => (actorType === 'apiKey' ? 'public' : 'private');

/** The top match is that of the whole search; a later page does not know it. */
function summaryOf(outcome: SearchOutcome, asked: AskedSearch): ResultSummary {
  const top: FoundEntity | undefined = asked.page === 1 ? outcome.matches[0] : undefined;
  return {
    resultCount: outcome.total,
    hasMatch: outcome.total > 0,
    topScore: top?.score ?? null,
    topEntityName: top?.records[0]?.names[0]?.name ?? null,
    topEntityId: top?.entityId ?? null,
    matchedSources: [...new Set(outcome.matches.flatMap(matchedSources))],
  };
}
