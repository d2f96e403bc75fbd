import { type SourceName, SOURCES } from '../common/sources';
import type { FoundEntity, SearchOutcome } from '../matching/matching';
import { PARAMETERS, parametersHash } from '../matching/matching';
import type { Principal } from '../common/principal';
import type { Allowance } from '../policy/allowance';
import { type AskedSearch, normalizedQuery } from './asked-search';
import { entityRecords, type EntityRecords } from '../entities/entity-records';
import type { ListEdition, SearchMeta } from './search-meta.dto';
import { type CollectionCheck, COLLECTIONS, type SearchResponse, type SearchResultItem } from './search-response.dto';

/** The fields a query is compared with, by collection. */
const FIELDS = {
  Entity: ['primaryName', 'type', 'gender', 'birthDates', 'nationalities', 'countries'],
  Sanction: ['source', 'program', 'regime', 'referenceId'],
  Alias: ['name', 'quality'],
  Identifier: ['type', 'value', 'country'],
  Address: ['country'],
  Source: ['source'],
} as const;

const SEARCHABLE_FIELDS = [
  'primaryName',
  'aliases',
  'identifiers',
  'type',
  'gender',
  'birthDates',
  'nationalities',
  'countries',
];

/** What an answer is made of besides its matches. */
export interface AnswerContext {
  readonly caller: Principal;
  readonly asked: AskedSearch;
  readonly allowance: Allowance;
  readonly editions: readonly ListEdition[];
}

/** The answer in its final shape: nothing is added or renamed after this. */
export function searchResponse(outcome: SearchOutcome, context: AnswerContext): SearchResponse {
  const scope = scopeOf(context.allowance.effectiveSources);
  return {
    status: true,
    total: outcome.total,
    page: context.asked.page,
    pageSize: context.allowance.pageSize,
    results: outcome.matches.map((match) => resultItem(match, scope)),
    meta: searchMeta(outcome, context),
  };
}

function resultItem(match: FoundEntity, sourceScope: 'all' | string[]): SearchResultItem {
  const records = entityRecords(match.entityId, match.records);
  const scoreDetails = match.scoreDetails.map(({ field, score, reason, text }) => ({ field, score, reason, text }));
  const matchedFields = [...match.matchedFields];
  return {
    ...records,
    score: match.score,
    rawScore: match.rawScore,
    matchQuality: match.matchQuality,
    scoreDetails,
    matchedFields,
    explanation: {
      matchedFields,
      scoreDetails,
      collectionsChecked: collectionsChecked(match, records),
      sourceScope,
      matchedSources: matchedSources(match),
      references: records.sanctions.map(({ source, program, regime, referenceId, listedAt }) => ({
        source,
        program,
        regime,
        referenceId,
        listedAt,
      })),
    },
  };
}

/** The sources whose records of the entity are shown. */
export function matchedSources({ records }: FoundEntity): SourceName[] {
  const found = new Set(records.map(({ source }) => source));
  return SOURCES.filter((source) => found.has(source));
}

function collectionsChecked(match: FoundEntity, records: EntityRecords): CollectionCheck[] {
  const agreed = new Set<string>(match.matchedFields);
  const matched = {
    Entity: ['primaryName', 'birthDate', 'nationality', 'country', 'gender', 'type'].some((field) => agreed.has(field)),
    Sanction: records.sanctions.length > 0,
    Alias: agreed.has('alias'),
    Identifier: agreed.has('identifier'),
    Address: agreed.has('country') && records.addresses.some(({ country }) => country !== null),
    Source: match.records.length > 0,
  };
  return COLLECTIONS.map((collection) => ({
    collection,
    fields: [...FIELDS[collection]],
    matched: matched[collection],
  }));
}

function searchMeta(outcome: SearchOutcome, { caller, asked, allowance, editions }: AnswerContext): SearchMeta {
  const { limitPolicy, requestedSources, effectiveSources, pageSize } = allowance;
  return {
    institutionId: caller.institutionId,
    apiKeyId: caller.actorType === 'apiKey' ? caller.apiKeyId : null,
    normalizedQuery: normalizedQuery(asked, pageSize, outcome.nameTokens),
    sourceScope: {
      requested: requestedSources.length === 0 ? 'all' : scopeOf(requestedSources),
      allowed: scopeOf(limitPolicy.allowedSources),
      effective: scopeOf(effectiveSources),
    },
    searchedCollections: [...COLLECTIONS],
    searchableFields: [...SEARCHABLE_FIELDS],
    matchingStrategy: {
      name: 'name-alignment',
      version: PARAMETERS.version,
      parametersHash: parametersHash(),
      minScore: caller.institution.minScore,
    },
    limitPolicy: { ...limitPolicy, allowedSources: [...limitPolicy.allowedSources] },
    requestedSources: [...requestedSources],
    effectiveSources: [...effectiveSources],
    listEditions: [...editions],
  };
}

const scopeOf = (sources: readonly string[]): 'all' | string[] =>
  SOURCES.every((source) => sources.includes(source)) ? 'all' : [...sources];
