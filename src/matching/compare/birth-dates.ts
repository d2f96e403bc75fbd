import type { KnownFacts } from '../index/entity-view';
import { type DateSpan, parseEdtf } from '../model/edtf';
import type { Subject } from '../model/subject';
import { PARAMETERS } from '../parameters';
import { type Finding, finding } from './finding';

const P = PARAMETERS.evidence;
const DAY_MS = 86_400_000;
/** A year this far off is as often a slip or another calendar as another person. */
const TOLERATED_YEARS = 2;

type Verdict = 'equal' | 'near' | 'year' | 'possible' | 'dayConflict' | 'yearConflict';
const BEST_FIRST: readonly Verdict[] = ['equal', 'near', 'year', 'possible', 'dayConflict', 'yearConflict'];

/** The asked date of birth against the listed ones; the listed date that agrees best counts. */
export function compareBirthDates(subject: Subject, known: KnownFacts): Finding[] {
  const asked = subject.birthDate === undefined ? null : parseEdtf(subject.birthDate);
  if (!asked || !known.types.includes('person')) return [];
  const verdicts = known.birthDates.flatMap((text) => {
    const span = parseEdtf(text);
    return span ? [{ text, verdict: judge(asked, span) }] : [];
  });
  for (const verdict of BEST_FIRST) {
    const found = verdicts.find((one) => one.verdict === verdict);
    if (found)
      return [
        describe(
          verdict,
          subject.birthDate ?? '',
          found.text,
          verdicts.map((one) => one.text),
        ),
      ];
  }
  return [];
}

function describe(verdict: Verdict, asked: string, best: string, all: readonly string[]): Finding {
  const born = `asked as born ${asked}, listed as born`;
  switch (verdict) {
    case 'equal':
      return finding('birthDate', 'birth_date_match', P.birthEqual, `${born} ${best}: the same date`);
    case 'near':
      return finding(
        'birthDate',
        'birth_date_near',
        P.birthNear,
        `${born} ${best}: one day off, or day and month exchanged`,
      );
    case 'year':
      return finding('birthDate', 'birth_year_match', P.birthYear, `${born} ${best}: the same as far as both say`);
    case 'possible':
      return finding('birthDate', 'birth_date_near', 0, `${born} ${best}: possible, proves nothing`);
    case 'dayConflict':
      return finding(
        'birthDate',
        'birth_date_mismatch',
        P.birthDayConflict,
        `${born} ${all.join(' or ')}: the same year, another date`,
      );
    case 'yearConflict':
      return finding(
        'birthDate',
        'birth_date_mismatch',
        P.birthYearConflict,
        `${born} ${all.join(' or ')}: another year`,
      );
  }
}

function judge(asked: DateSpan, listed: DateSpan): Verdict {
  const exact = !asked.circa && !listed.circa;
  if (exact && asked.precision === 'day' && listed.precision === 'day') return judgeDays(asked.from, listed.from);
  const overlap = asked.from <= listed.to && listed.from <= asked.to;
  if (overlap) return exact && asked.precision !== 'range' && listed.precision !== 'range' ? 'year' : 'possible';
  const apart = yearsApart(asked, listed);
  if (apart > TOLERATED_YEARS) return 'yearConflict';
  return apart === 0 && exact ? 'dayConflict' : 'possible';
}

function judgeDays(asked: string, listed: string): Verdict {
  if (asked === listed) return 'equal';
  if (Math.abs(Date.parse(asked) - Date.parse(listed)) === DAY_MS) return 'near';
  const swapped = `${asked.slice(0, 5)}${asked.slice(8)}-${asked.slice(5, 7)}`;
  if (swapped === listed) return 'near';
  const apart = Math.abs(Number(asked.slice(0, 4)) - Number(listed.slice(0, 4)));
  if (apart === 0) return 'dayConflict';
  return apart > TOLERATED_YEARS ? 'yearConflict' : 'possible';
}

function yearsApart(a: DateSpan, b: DateSpan): number {
  const year = (day: string): number => Number(day.slice(0, 4));
  return a.to < b.from ? year(b.from) - year(a.to) : year(a.from) - year(b.to);
}
