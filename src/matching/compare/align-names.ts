import { ROLE } from '../index/pack-tokens';
import { assign } from './assign';
import { joinedLikeness } from './joined-words';
import type { AskedName, Side } from './side';
import type { Agreement } from './token-likeness';
import { PARAMETERS } from '../parameters';

/** Words that are one another: one to one, or several written together on the other side. */
export interface WordPair {
  readonly asked: readonly number[];
  readonly listed: readonly number[];
  readonly likeness: number;
  readonly agreement: Agreement | 'joined';
}

export interface Alignment {
  readonly pairs: readonly WordPair[];
  /** Words left over on either side. */
  readonly askedOnly: readonly number[];
  readonly listedOnly: readonly number[];
}

/** Prefers pairs in the order they are written where all else is equal. */
const ORDER_GAIN = 1e-6;

/** Lays the words of two names side by side so that as much weight as possible agrees. */
export function alignNames(asked: AskedName, listed: Side): Alignment {
  const side = asked.side;
  // Read with other hints the same text may give other words; it is the same name all the same.
  if (side.textBytes === listed.textBytes && side.text === listed.text) return whole(side, listed, 1, 'same');
  const rows = side.tokens.length;
  const columns = listed.tokens.length;
  const gains = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const { value } = asked.likeness(i, listed.columns, listed.tokens[j] as number);
      if (value === 0) continue;
      const weight = (side.weights[i] as number) + (listed.weights[j] as number);
      gains[i * columns + j] = weight * value - Math.abs(i - j) * ORDER_GAIN;
    }
  }
  const partner = assign(gains, rows, columns);
  return finishAlignment(asked, listed, partner);
}

function finishAlignment(asked: AskedName, listed: Side, partner: Int8Array): Alignment {
  const pairs: WordPair[] = [];
  const askedOnly: number[] = [];
  let listedTaken = 0;
  for (let i = 0; i < partner.length; i++) {
    const j = partner[i] as number;
    if (j < 0) {
      askedOnly.push(i);
      continue;
    }
    listedTaken |= 1 << j;
    const { value, agreement } = asked.likeness(i, listed.columns, listed.tokens[j] as number);
    pairs.push({ asked: [i], listed: [j], likeness: value, agreement });
  }
  const listedOnly: number[] = [];
  for (let j = 0; j < listed.tokens.length; j++) if (!(listedTaken & (1 << j))) listedOnly.push(j);
  const alignment = { pairs, askedOnly, listedOnly };
  if (asked.side.joined === listed.joined && !pairs.every((pair) => pair.likeness === 1))
    return whole(asked.side, listed, PARAMETERS.token.joined, 'joined');
  if (pairs.length > 0 && pairs.every((pair) => pair.likeness >= SETTLED) && askedOnly.length + listedOnly.length === 0)
    return alignment;
  return dropLoneInitials(asked.side, joinWords(asked.side, listed, alignment));
}

/** All words of one side are all words of the other. */
function whole(asked: Side, listed: Side, likeness: number, agreement: WordPair['agreement']): Alignment {
  if (asked.tokens.length === 0 || listed.tokens.length === 0) return { pairs: [], askedOnly: [], listedOnly: [] };
  return { pairs: [{ asked: all(asked), listed: all(listed), likeness, agreement }], askedOnly: [], listedOnly: [] };
}

/** Words that one side writes together and the other apart. */
function joinWords(asked: Side, listed: Side, alignment: Alignment): Alignment {
  return flip(joinPairs(listed, asked, flip(joinPairs(asked, listed, alignment))));
}

const all = (side: Side): number[] => Array.from(side.tokens, (_, i) => i);

function flip(alignment: Alignment): Alignment {
  return {
    pairs: alignment.pairs.map((pair) => ({ ...pair, asked: pair.listed, listed: pair.asked })),
    askedOnly: alignment.listedOnly,
    listedOnly: alignment.askedOnly,
  };
}

/** Joins two neighbours of the first side against one word of the second wherever no good pair stands against it. */
function joinPairs(first: Side, second: Side, start: Alignment): Alignment {
  let alignment = start;
  for (let i = 0; i + 1 < first.tokens.length; i++) {
    if (isSettled(alignment, i) && isSettled(alignment, i + 1)) continue;
    for (let j = 0; j < second.tokens.length; j++) {
      const likeness = joinedLikeness(first, i, second, j);
      if (likeness === 0) continue;
      const broken = alignment.pairs.filter((pair) => touches(pair, i, j));
      if (broken.some((pair) => pair.likeness >= SETTLED && reachesBeyond(pair, i, j))) continue;
      alignment = withJoined(alignment, broken, { asked: [i, i + 1], listed: [j], likeness, agreement: 'joined' });
      break;
    }
  }
  return alignment;
}

/** From here on a pair of words is not broken up for a joined one. */
const SETTLED = 0.78;

const isSettled = ({ pairs }: Alignment, word: number): boolean =>
  pairs.some((pair) => pair.likeness >= SETTLED && pair.asked.includes(word));

function withJoined(alignment: Alignment, broken: readonly WordPair[], joined: WordPair): Alignment {
  const freed = (words: readonly number[], taken: readonly number[], more: readonly number[]): number[] =>
    [...new Set([...words, ...more])].filter((word) => !taken.includes(word)).sort((a, b) => a - b);
  return {
    pairs: [...alignment.pairs.filter((pair) => !broken.includes(pair)), joined],
    askedOnly: freed(
      alignment.askedOnly,
      joined.asked,
      broken.flatMap((pair) => pair.asked),
    ),
    listedOnly: freed(
      alignment.listedOnly,
      joined.listed,
      broken.flatMap((pair) => pair.listed),
    ),
  };
}

const touches = (pair: WordPair, i: number, j: number): boolean =>
  pair.asked.includes(i) || pair.asked.includes(i + 1) || pair.listed.includes(j);

const reachesBeyond = (pair: WordPair, i: number, j: number): boolean =>
  pair.asked.some((word) => word !== i && word !== i + 1) || pair.listed.some((word) => word !== j);

/** Initials agree only beside a word that agrees. */
function dropLoneInitials(asked: Side, alignment: Alignment): Alignment {
  const role = (i: number): number => asked.columns.role[asked.tokens[i] as number] as number;
  const carries = (pair: WordPair): boolean =>
    pair.agreement !== 'initial' && pair.asked.some((i) => role(i) !== ROLE.initial && role(i) !== ROLE.particle);
  if (alignment.pairs.some(carries)) return alignment;
  const dropped = alignment.pairs.filter((pair) => pair.agreement === 'initial');
  if (dropped.length === 0) return alignment;
  return {
    pairs: alignment.pairs.filter((pair) => pair.agreement !== 'initial'),
    askedOnly: [...alignment.askedOnly, ...dropped.flatMap((pair) => pair.asked)],
    listedOnly: [...alignment.listedOnly, ...dropped.flatMap((pair) => pair.listed)],
  };
}
