import type { NameTrait } from './name-traits';
import type { RecordTraits } from './record-traits';

/** Names that both sides have and neither side calls weak. */
export function sharedNames(a: RecordTraits, b: RecordTraits): NameTrait[] {
  return a.names.filter(({ weak, full }) => !weak && b.names.some((name) => !name.weak && name.full === full));
}

/** Says of whom it is: three distinctive words, or two that are rare. */
export const isTelling = ({ distinctive, rare }: NameTrait): boolean =>
  distinctive >= 3 || (distinctive === 2 && rare >= 1);

/** Some name of the one can be meant by some name of the other: most telling words of the shorter are in both. */
export const compatibleNames = (a: RecordTraits, b: RecordTraits): boolean =>
  a.names.some((one) => b.names.some((other) => likeness(one, other) >= COMPATIBLE));

const COMPATIBLE = 0.6;

/** The share of the shorter name's telling words that the other has too, 0 to 1. Names without any are alike only when equal. */
export function likeness(a: NameTrait, b: NameTrait): number {
  if (a.full === b.full) return 1;
  const shorter = Math.min(a.distinctive, b.distinctive);
  if (shorter === 0) return 0;
  return a.words.filter((word) => b.words.includes(word)).length / shorter;
}
