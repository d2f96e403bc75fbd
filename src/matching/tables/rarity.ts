import { RARITY_TABLE } from './rarity-table';

const levels = new Map<string, number>();
RARITY_TABLE.forEach((tokens, at) => {
  for (const token of tokens.trim().split(/\s+/)) levels.set(token, at + 1);
});

/** How common a folded token is, 0 (not held: rare) to 4, by the frozen table. */
export function rarityLevel(form: string): number {
  return levels.get(form) ?? 0;
}
