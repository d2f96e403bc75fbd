import { Injectable } from '@nestjs/common';
import { AppError, type ErrorDetail } from '../common/app-error';
import type { Principal } from '../common/principal';
import { LiveLists } from '../lists/live/live-lists';
import { compareNames, type Match } from '../matching/matching';
import { allowanceOf } from '../policy/allowance';
import { askedSearch } from './asked-search';
import type { MatchExplainRequest, MatchExplanation, MissingPoints } from './match-explain.dto';
import type { SearchQuery } from './search-query.dto';

type Sides =
  | { readonly query: SearchQuery; readonly entityId: string }
  | { readonly name: string; readonly otherName: string; readonly type: MatchExplainRequest['type'] };

/** Compares two sides as a search would, and tells what speaks for and against. Leaves no record: nothing is searched. */
@Injectable()
export class MatchExplainService {
  constructor(private readonly lists: LiveLists) {}

  /** Throws `validation_error`, `source_scope`, `not_found` (also of an entity outside the scope) or `service_unavailable`. */
  explain(caller: Principal, request: MatchExplainRequest): MatchExplanation {
    const sides = sidesOf(request);
    const { minScore } = caller.institution;
    if ('name' in sides) return explanation(compareNames(sides.name, sides.otherName, sides.type), minScore, false);

    const asked = askedSearch(sides.query);
    const { effectiveSources } = allowanceOf(caller, asked);
    const live = this.lists.current();
    if (!live)
      throw new AppError('service_unavailable', { message: 'The lists are not loaded yet: try again shortly.' });
    const options = { sources: effectiveSources, attributes: 'filter' } as const;
    const compared = live.index.compare(asked.subject, sides.entityId, options);
    if (!compared) throw new AppError('not_found');
    return explanation(compared, minScore, compared.filteredOut);
  }
}

/** The one pair of sides a request gives. */
function sidesOf({ query, entityId, name, otherName, type }: MatchExplainRequest): Sides {
  const listed = { query, entityId };
  const names = { name, otherName };
  const details: ErrorDetail[] = [];
  if (query === undefined && entityId === undefined) {
    details.push(...required(names, 'is required, unless query and entityId are given'));
    if (name !== undefined && otherName !== undefined) return { name, otherName, type };
  } else {
    for (const [field, value] of Object.entries({ ...names, type }))
      if (value !== undefined) details.push({ field, message: 'does not go with query and entityId' });
    details.push(...required(listed, 'is required: query and entityId go together'));
    if (details.length === 0 && query && entityId !== undefined) return { query, entityId };
  }
  throw new AppError('validation_error', { details });
}

const required = (fields: Readonly<Record<string, unknown>>, message: string): ErrorDetail[] =>
  Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [{ field, message }] : []));

function explanation(match: Match, minScore: number, filteredOut: boolean): MatchExplanation {
  const { score, rawScore, matchQuality } = match;
  const scoreDetails = match.scoreDetails.map((detail) => ({ ...detail }));
  const aboveFloor = score >= minScore && !filteredOut;
  const missing = aboveFloor ? [] : missingPoints(match, minScore);
  return { score, rawScore, matchQuality, scoreDetails, matchedFields: [...match.matchedFields], aboveFloor, missing };
}

/** What cost points; where no word agrees there is no sum to take from, and all of the floor is missing. */
function missingPoints({ scoreDetails, score }: Match, minScore: number): MissingPoints[] {
  const costs = scoreDetails
    .filter((detail) => detail.score < 0)
    .map(({ reason, score: points, text }) => ({ reason, points, text }))
    .sort((a, b) => a.points - b.points);
  if (costs.length > 0 || score >= minScore) return costs;
  return [
    { reason: 'name_token_conflict', points: -minScore, text: 'no word of one name is like a word of the other' },
  ];
}
