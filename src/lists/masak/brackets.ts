import { readCountry } from '../../matching/model';
import { clean } from '../reading/distinct';
import { fold } from './turkish';

/** Words in a bracket that speak of a name, or name a place, and are no name. */
const NO_NAME =
  /^(?:takma ad|isminin ilk harfleri|adinin orijinal|daha once listelenen|ceviri:?$)|\bsubesi\b|\d{4}|:|\b(?:adres|anne|baba)\b/;
const LABEL = /^(?:or(?:i)?jinal yaz[ıi]m[ıi]?|[cç]eviri(?:si)?)\s*[:;]?[\s;]*/i;
const SUBDIVISION = /-?\s*alt birim ismi$/i;

/** The text without what stands in brackets; a bracket that nothing closes goes to the end. */
export function withoutBrackets(text: string): string {
  return tidy(text.replace(/\([^()]*(?:\)|$)/g, ' '));
}

/** The names that stand in brackets. Several are told apart by semicolons, or by commas where there are at least two. */
export function namesInBrackets(text: string): string[] {
  const insides = [...text.matchAll(/\(([^()]*)(?:\)|$)/g)].map(([, inside = '']) => inside);
  return insides.flatMap((inside) => {
    const bare = clean(inside).replace(LABEL, '').replace(SUBDIVISION, '').trim();
    if (bare === '' || NO_NAME.test(fold(bare)) || readCountry(bare) !== null) return [];
    const commas = bare.split(',').length - 1;
    return bare
      .split(commas > 1 ? /[;,]/ : ';')
      .map(tidy)
      .filter((name) => /\p{L}{2}/u.test(name));
  });
}

/** Without what a cut leaves at the ends: commas, hyphens, half a bracket. */
export function tidy(name: string): string {
  return clean(name.replace(/^[\s,;.)(:–-]+|[\s,;:(–-]+$/gu, ''));
}
