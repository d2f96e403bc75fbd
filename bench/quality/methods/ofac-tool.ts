import { plainWords } from '../listed-parties';
import { jaroWinkler } from './jaro-winkler';
import { soundex } from './soundex';

/**
 * As the publisher of the OFAC tool describes it: the names as a whole by Jaro-Winkler, and part by part, each asked
 * part with the listed part that is most like it by Jaro-Winkler or has the same Soundex; the better of the two counts.
 */
export function ofacTool(asked: string, listed: string): number {
  const a = plainWords(asked);
  const b = plainWords(listed);
  if (a.length === 0 || b.length === 0) return 0;
  const parts = a.map((word) => Math.max(...b.map((other) => partLikeness(word, other))));
  const composite = parts.reduce((sum, one) => sum + one, 0) / parts.length;
  return Math.max(jaroWinkler(a.join(' '), b.join(' ')), composite);
}

/** Words that sound alike count half as alike again. */
function partLikeness(a: string, b: string): number {
  const likeness = jaroWinkler(a, b);
  return likeness > 0 && soundex(a) !== '' && soundex(a) === soundex(b) ? (1 + likeness) / 2 : likeness;
}
