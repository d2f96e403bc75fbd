import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A period as the other formats write a date of birth: the whole of 1962 is `1962`, one day `07 Oct 1952`, an approximate one `circa 1961`,
 * anything longer `… to …`. Null when it has no bounds.
 */
export function periodText(period: XmlNode): string | null {
  const start = bound(period, 'Start', 'From');
  const end = bound(period, 'End', 'To');
  if (!start || !end) return null;
  const circa = ['Start', 'End'].some((side) =>
    nodesAt(period, side).some((each) => textAt(each, 'Approximate') === 'true'),
  );
  return `${circa ? 'circa ' : ''}${between(start, end)}`;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function bound(period: XmlNode, side: 'Start' | 'End', which: 'From' | 'To'): Day | null {
  const node = nodesAt(period, side, which)[0];
  const part = (name: string): number => Number(node ? textAt(node, name) : NaN);
  const day = { year: part('Year'), month: part('Month'), day: part('Day') };
  return Object.values(day).every((each) => each > 0) ? day : null;
}

function between(from: Day, to: Day): string {
  const firstOfYear = from.month === 1 && from.day === 1;
  const lastOfYear = to.month === 12 && to.day === 31;
  if (firstOfYear && lastOfYear) return from.year === to.year ? `${from.year}` : `${from.year} to ${to.year}`;
  const sameMonth = from.year === to.year && from.month === to.month;
  if (sameMonth && from.day === 1 && to.day === lastDay(to)) return `${MONTHS[from.month - 1] ?? ''} ${from.year}`;
  return sameMonth && from.day === to.day ? text(from) : `${text(from)} to ${text(to)}`;
}

function lastDay({ year, month }: Day): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function text({ year, month, day }: Day): string {
  return `${String(day).padStart(2, '0')} ${MONTHS[month - 1] ?? ''} ${year}`;
}
