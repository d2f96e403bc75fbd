import type { AskedName, Side } from '../compare/side';
import { PARAMETERS } from '../parameters';
import { eachInBucket } from './buckets';
import type { EntityIndexData } from './layout';
import { eachSpellingKey, eachTokenKey, firstForm, formKey } from './token-keys';
import { ROLE } from './pack-tokens';

/** A listed token that may be an asked word, with its own weight. */
export interface TokenHit {
  readonly token: number;
  readonly value: number;
  readonly weight: number;
}

/** For each asked word the listed tokens that are like it, best first. */
export function findTokens(data: EntityIndexData, asked: AskedName): TokenHit[][] {
  const { side } = asked;
  const hits: TokenHit[][] = Array.from(side.tokens, (token, word) =>
    side.columns.role[token] === ROLE.initial ? [] : likeWord(data, asked, word),
  );
  for (let word = 0; word + 1 < side.tokens.length; word++) {
    for (const hit of likeJoined(data, side, word)) {
      hits[word]?.push(hit);
      hits[word + 1]?.push(hit);
    }
  }
  // Equal values in the order of tokens: nothing depends on how buckets happen to be filled.
  for (const found of hits) found.sort((a, b) => b.value - a.value || a.token - b.token);
  return hits;
}

function likeWord(data: EntityIndexData, asked: AskedName, word: number): TokenHit[] {
  const { tokens } = data.entities;
  const seen = new Set<number>();
  const hits: TokenHit[] = [];
  eachTokenKey(asked.side.columns, asked.side.tokens[word] as number, (hash) => {
    eachInBucket(data.postings.tokensByKey, hash, (token) => {
      if (seen.has(token)) return;
      seen.add(token);
      const { value } = asked.likeness(word, tokens, token);
      if (value >= PARAMETERS.token.floor) hits.push({ token, value, weight: tokens.weight[token] as number });
    });
  });
  return hits;
}

/** Listed tokens that may be two neighbouring asked words written together. */
function likeJoined(data: EntityIndexData, side: Side, word: number): TokenHit[] {
  const { tokens } = data.entities;
  const first = firstForm(side.columns, side.tokens[word] as number);
  const joined = first + firstForm(side.columns, side.tokens[word + 1] as number);
  const seen = new Set<number>();
  eachSpellingKey(joined, (hash) => {
    eachInBucket(data.postings.tokensByKey, hash, (token) => {
      if (Math.abs(firstForm(tokens, token).length - joined.length) <= 1) seen.add(token);
    });
  });
  return [...seen].map((token) => {
    // Shared by the two words, so each brings half.
    return { token, value: PARAMETERS.token.joined, weight: (tokens.weight[token] as number) / 2 };
  });
}

/** Shorter words are not two that ran together. */
const LEAST_SPLIT = 6;
const LEAST_HALF = 2;

/**
 * A long word nothing is like may be two with another key struck for the space: the tokens of the first and of the
 * second half, for each place where both are listed.
 */
export function findHalves(data: EntityIndexData, side: Side, word: number): TokenHit[][] {
  const form = firstForm(side.columns, side.tokens[word] as number);
  if (form.length < LEAST_SPLIT || exactTokens(data, form).length > 0) return [];
  const halves: TokenHit[][] = [];
  for (let at = LEAST_HALF; at + LEAST_HALF < form.length; at++) {
    const first = exactTokens(data, form.slice(0, at));
    if (first.length === 0) continue;
    for (const gap of [0, 1]) {
      const second = exactTokens(data, form.slice(at + gap));
      if (second.length > 0) halves.push(first, second);
    }
  }
  return halves;
}

function exactTokens(data: EntityIndexData, form: string): TokenHit[] {
  const { tokens } = data.entities;
  const found: TokenHit[] = [];
  eachInBucket(data.postings.tokensByKey, formKey(form), (token) => {
    if (firstForm(tokens, token) === form) found.push({ token, value: 1, weight: tokens.weight[token] as number });
  });
  return found;
}
