/** How common a folded token is, 0 (not held: rare) to 4, by the frozen table. */
export function rarityLevel(_form: string): number {
  return 0;
}
