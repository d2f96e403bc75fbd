import type { KnownFacts } from '../index/entity-view';
import type { MatchField } from '../model/match';
import type { ReasonCode } from '../model/reason-code';
import type { Subject } from '../model/subject';
import { PARAMETERS } from '../parameters';
import { type Finding, finding } from './finding';

const P = PARAMETERS.evidence;

/** Whether a filter excludes: something asked for is stated otherwise. What is not stated never excludes. */
export function isExcluded(subject: Subject, known: KnownFacts): boolean {
  if (statedOtherwise(subject.type, known.types) && !known.types.includes('other')) return true;
  if (statedOtherwise(subject.country, known.countries)) return true;
  if (!known.types.includes('person')) return false;
  return statedOtherwise(subject.gender, known.genders) || statedOtherwise(subject.nationality, known.nationalities);
}

/** Type, gender, nationality and country; with filters, what is silent says so at no points. */
export function compareAttributes(subject: Subject, known: KnownFacts, filtered: boolean): Finding[] {
  const findings: Finding[] = [];
  const person = known.types.includes('person');
  if (typeDiffers(subject, known)) {
    const text = `asked for a ${subject.type ?? ''}, listed as ${known.types.join(' and ')}`;
    findings.push(finding('type', 'type_mismatch', P.typeDiffers, text));
  }
  if (person) findings.push(...compareValue('gender', subject.gender, known.genders, filtered));
  if (person) findings.push(...compareValue('nationality', subject.nationality, known.nationalities, filtered));
  findings.push(...compareValue('country', subject.country, known.countries, filtered));
  return findings;
}

function typeDiffers(subject: Subject, known: KnownFacts): boolean {
  if (subject.type === undefined || subject.type === 'other' || known.types.includes('other')) return false;
  return !known.types.includes(subject.type);
}

const statedOtherwise = (asked: string | undefined, known: readonly string[]): boolean =>
  asked !== undefined && known.length > 0 && !known.includes(asked);

interface Rule {
  readonly equal: ReasonCode;
  readonly differs: ReasonCode;
  readonly unknown: ReasonCode;
  readonly gain: number;
  readonly loss: number;
}

const RULES = {
  gender: {
    equal: 'gender_match',
    differs: 'gender_mismatch',
    unknown: 'gender_unknown',
    gain: P.genderEqual,
    loss: P.genderDiffers,
  },
  nationality: {
    equal: 'nationality_match',
    differs: 'nationality_mismatch',
    unknown: 'nationality_unknown',
    gain: P.nationalityEqual,
    loss: P.nationalityDiffers,
  },
  country: {
    equal: 'country_match',
    differs: 'country_mismatch',
    unknown: 'country_unknown',
    gain: P.countryEqual,
    loss: P.countryDiffers,
  },
} as const satisfies Partial<Record<MatchField, Rule>>;

function compareValue(
  field: keyof typeof RULES,
  asked: string | undefined,
  known: readonly string[],
  filtered: boolean,
): Finding[] {
  if (asked === undefined) return [];
  const rule: Rule = RULES[field];
  if (known.length === 0) {
    return filtered ? [finding(field, rule.unknown, 0, `asked ${field} ${asked}, the list states none`)] : [];
  }
  const text = `asked ${field} ${asked}, listed ${known.join(', ')}`;
  return known.includes(asked)
    ? [finding(field, rule.equal, rule.gain, text)]
    : [finding(field, rule.differs, rule.loss, text)];
}
