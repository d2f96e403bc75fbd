import type { KnownFacts, KnownIdentifier } from '../index/entity-view';
import type { IdentifierType } from '../model/identifier-type';
import type { Subject } from '../model/subject';
import { PARAMETERS } from '../parameters';
import { type Finding, finding } from './finding';
import {
  identifierKey,
  isSingleInCountry,
  isSingleKind,
  isStrongKind,
  MIN_IDENTIFIER,
  readIdentifierKind,
} from './identifier-kinds';

const P = PARAMETERS.evidence;

/** An identifier the client gives, ready to be looked up and compared. */
export interface AskedIdentifier {
  readonly kind: IdentifierType | null;
  readonly value: string;
  readonly key: string;
  /** Read out of the name rather than given as an identifier. */
  readonly fromName: boolean;
}

/** The given identifiers, and what in the name may be one. */
export function askedIdentifiers(subject: Subject): AskedIdentifier[] {
  const given = subject.identifiers.map(({ type, value }) => {
    return {
      kind: type === undefined ? null : readIdentifierKind(type),
      value,
      key: identifierKey(value),
      fromName: false,
    };
  });
  const named = [subject.name, ...subject.name.split(/\s+/)].filter(
    (text) => (text.match(/\p{N}/gu) ?? []).length >= MIN_IDENTIFIER,
  );
  const inName = named.map((value) => ({ kind: null, value, key: identifierKey(value), fromName: true }));
  const keys = new Set<string>();
  return [...given, ...inName].filter(({ key, fromName }) => {
    if (key.length < MIN_IDENTIFIER || (fromName && keys.has(key))) return false;
    keys.add(key);
    return true;
  });
}

/** The strongest identifier both sides give; `soFar` is the sum it lifts, in hundredths. */
export function equalIdentifier(asked: readonly AskedIdentifier[], known: KnownFacts, soFar: number): Finding | null {
  let best: { floor: number; one: AskedIdentifier; listed: KnownIdentifier } | null = null;
  for (const one of asked) {
    for (const listed of known.identifiers) {
      if (identifierKey(listed.value) !== one.key) continue;
      const sameKind = one.kind === null || one.kind === listed.type;
      const floor = sameKind && isStrongKind(listed.type) ? P.identifierStrong : P.identifierOther;
      if (!best || floor > best.floor) best = { floor, one, listed };
    }
  }
  if (!best) return null;
  const points = Math.max(P.identifierBeside, best.floor - soFar / 100);
  const kind = best.listed.type.replaceAll('_', ' ');
  const text = `asked ${best.one.value}, listed ${kind} ${best.listed.value}: the same number, at least ${best.floor}`;
  return finding('identifier', 'identifier_exact', points, text);
}

/** A strong identifier of a kind one has once that the listed side gives otherwise. */
export function identifierConflict(
  asked: readonly AskedIdentifier[],
  known: KnownFacts,
  subject: Subject,
): Finding | null {
  for (const one of asked) {
    const { kind } = one;
    if (one.fromName || kind === null) continue;
    const others = known.identifiers.filter((listed) => listed.type === kind && rivals(kind, listed, subject));
    if (others.length === 0) continue;
    const values = others.map((listed) => listed.value).join(', ');
    const text = `asked ${kind.replaceAll('_', ' ')} ${one.value}, listed ${values}: different numbers`;
    return finding('identifier', 'identifier_conflict', P.identifierConflict, text);
  }
  return null;
}

function rivals(kind: IdentifierType, listed: KnownIdentifier, subject: Subject): boolean {
  if (isSingleKind(kind)) return true;
  return isSingleInCountry(kind) && subject.nationality !== undefined && subject.nationality === listed.country;
}
