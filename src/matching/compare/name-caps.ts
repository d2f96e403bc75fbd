import { ROLE, TOKEN_FLAG } from '../index/pack-tokens';
import type { ReasonCode } from '../model/reason-code';
import { PARAMETERS } from '../parameters';
import type { Alignment } from './align-names';
import { basePoints, fact, hundredths, type ListedNameKind, type NameFact, sumOf } from './name-fact';
import { roleOf } from './settled-weights';
import type { Side } from './side';

const P = PARAMETERS.name;

/** What limits a name whatever else agrees. */
export function addCaps(
  facts: NameFact[],
  asked: Side,
  listed: Side,
  alignment: Alignment,
  kind: ListedNameKind,
): void {
  const current = (): number => basePoints(kind) + sumOf(facts);
  const cap = (reason: ReasonCode, limit: number): void => {
    const over = current() - hundredths(limit);
    if (over > 0) facts.push(fact(reason, -over, alignment.askedOnly, alignment.listedOnly, limit));
  };
  if (kind.weak)
    facts.push(fact('weak_alias', -Math.round(Math.max(0, current()) * (1 - P.weakFactor)), [], [], P.weakFactor));
  if (kind.weak) cap('score_cap', P.weakCap);
  if (isSubset(asked, listed, alignment)) cap('name_subset', P.subsetCap);
  if (isLoneLikeness(asked, listed, alignment)) cap('name_subset', P.loneWordCap);
  if (kind.person) return;
  if (numbersDiffer(asked, listed, alignment)) cap('number_mismatch', P.numberCap);
  if (onlyGenericAgrees(asked, alignment)) cap('generic_tokens_only', P.genericCap);
}

/** Words without which a name is still the whole name. */
const LIGHT: readonly number[] = [ROLE.particle, ROLE.generic, ROLE.initial];

function isSubset(asked: Side, listed: Side, { askedOnly, listedOnly }: Alignment): boolean {
  const heavy = (side: Side, words: readonly number[]): boolean =>
    words.some((word) => !LIGHT.includes(roleOf(side, word)) && !isPatronymic(side, word));
  return heavy(asked, askedOnly) !== heavy(listed, listedOnly);
}

/** `HAYAN` alone is not `Li Haiyan`: one listed word must be the asked one to stand for a whole name. */
function isLoneLikeness(asked: Side, listed: Side, { pairs, askedOnly }: Alignment): boolean {
  const [only] = pairs;
  if (listed.tokens.length > 1 || !only || only.likeness >= EXACT) return false;
  return askedOnly.some((word) => roleOf(asked, word) === ROLE.name);
}

/** From here on two words are spellings of one name, not likenesses. */
const EXACT = 0.97;

function isPatronymic(side: Side, word: number): boolean {
  return ((side.columns.flags[side.tokens[word] as number] as number) & TOKEN_FLAG.patronymic) !== 0;
}

function numbersDiffer(asked: Side, listed: Side, { askedOnly, listedOnly }: Alignment): boolean {
  const holds = (side: Side, words: readonly number[]): boolean =>
    words.some((word) => side.columns.number[side.tokens[word] as number] !== 0);
  return holds(asked, askedOnly) && holds(listed, listedOnly);
}

/** So many common words together are a name of their own; what else differs costs anyway. */
const ENOUGH_WORDS = 3;

/** Sharing `General Trading Company` is nothing, unless it is the whole name of both. */
function onlyGenericAgrees(asked: Side, { pairs, askedOnly, listedOnly }: Alignment): boolean {
  if (pairs.length >= ENOUGH_WORDS || askedOnly.length + listedOnly.length === 0) return false;
  return !pairs.some((pair) =>
    pair.asked.some((word) => roleOf(asked, word) === ROLE.name || roleOf(asked, word) === ROLE.number),
  );
}
