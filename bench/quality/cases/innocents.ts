import { Random } from '../../engine/random';
import type { InnocentCase } from '../case';
import { halfOf } from '../half';
import { COMPANY_FIRST, COMPANY_FORM, COMPANY_SECOND } from '../innocents/companies';
import { type People, PEOPLE } from '../innocents/people';

const PER_LANGUAGE = 400;
const COMPANIES = 2000;
const [OLDEST, YOUNGEST] = [1945, 2004];

/**
 * People and companies put together at random. A family name (a company's first word) belongs to one half, so that what
 * is tuned on some names is reported on others.
 */
export function innocents(): InnocentCase[] {
  const random = new Random(20261121);
  return [...PEOPLE.flatMap((people) => persons(people, random)), ...companies(random)];
}

function persons(people: People, random: Random): InnocentCase[] {
  return distinct(PER_LANGUAGE, () => {
    const family = random.pick(people.family);
    const first = random.pick(people.given);
    const second = random.next() < people.twoGiven ? random.pick(people.given) : first;
    const given = second === first ? first : `${first} ${second}`;
    return {
      asked: people.familyFirst ? `${family} ${given}` : `${given} ${family}`,
      group: people.language,
      company: false,
      birthDate: birthDate(random),
      nationality: people.nationality,
      half: halfOf(`family ${family}`),
    };
  });
}

function companies(random: Random): InnocentCase[] {
  return distinct(COMPANIES, () => {
    const first = random.pick(COMPANY_FIRST);
    const asked = `${first} ${random.pick(COMPANY_SECOND)} ${random.pick(COMPANY_FORM)}`;
    return { asked, group: 'company', company: true, half: halfOf(`company ${first}`) };
  });
}

function distinct(count: number, make: () => InnocentCase): InnocentCase[] {
  const made = new Map<string, InnocentCase>();
  for (let tries = 0; made.size < count && tries < 3 * count; tries++) {
    const one = make();
    made.set(one.asked, one);
  }
  return [...made.values()];
}

function birthDate(random: Random): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${OLDEST + random.below(YOUNGEST - OLDEST)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}
