import type { NormalToken } from '../normalise/normal-name';
import { PARAMETERS } from '../parameters';
import { rarityLevel } from '../tables/rarity';

/** Slavic patronymics by their endings. */
const PATRONYMIC = /(?:[oey]vich|[oe]vna|ichna|[iy]nichna|ovych|ivna|ivich)$/;

/** A father's name added to a person's own. */
export const isPatronymic = (token: NormalToken): boolean => PATRONYMIC.test(token.forms[0] ?? '');

/** How much a token says: by its role, and for words of a name by how rare they are. Frozen, two decimals. */
export function tokenWeight(token: NormalToken): number {
  const role = PARAMETERS.roleWeight[token.role];
  if (token.role === 'initial' || token.role === 'particle') return role;
  const form = token.forms[0] ?? '';
  let rarity = rarityWeightOf(form);
  if (token.role === 'generic') rarity = 1;
  if (token.role === 'name' && token.classes.length > 0) rarity = Math.min(rarity, PARAMETERS.classWeightCap);
  if (token.role === 'name') rarity = Math.min(rarity, shortCap(form.length));
  if (isPatronymic(token)) rarity *= PARAMETERS.patronymicFactor;
  return Math.round(role * rarity * 100) / 100;
}

/** Of short words there are few, so agreeing in one says less. */
const shortCap = (length: number): number => PARAMETERS.shortWeightCap[length] ?? 1;

function rarityWeightOf(form: string): number {
  return PARAMETERS.rarityWeight[rarityLevel(form)] ?? 1;
}
