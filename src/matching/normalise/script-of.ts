import type { Script } from './normal-name';

const RANGES: readonly (readonly [RegExp, Script])[] = [
  [/\p{Script=Latin}/u, 'latin'],
  [/\p{Script=Cyrillic}/u, 'cyrillic'],
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Han}/u, 'han'],
  [/\p{Script=Hangul}/u, 'hangul'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, 'kana'],
  [/\p{Script=Greek}/u, 'greek'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Armenian}/u, 'armenian'],
  [/\p{L}/u, 'other'],
];

/** The script of one character; null for digits, marks and signs, which belong to every script. */
export function scriptOfCharacter(character: string): Script | null {
  if (character >= 'a' && character <= 'z') return 'latin';
  return RANGES.find(([pattern]) => pattern.test(character))?.[1] ?? null;
}

/** How many characters of each script a text has. */
export function countScripts(text: string): Map<Script, number> {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = scriptOfCharacter(character);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return counts;
}

/** The script most characters are of; the first one met wins a tie; `latin` when there are only digits. */
export function predominantScript(text: string): Script {
  if (/^[a-z0-9 '.-]*$/.test(text)) return 'latin';
  let best: Script = 'latin';
  let most = 0;
  for (const [script, count] of countScripts(text)) {
    if (count > most) [best, most] = [script, count];
  }
  return best;
}
