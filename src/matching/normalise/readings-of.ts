import { foldLatin } from './fold-latin';
import { pinyinOfWadeGiles } from './latin-variants';
import { classesOf, classKind, readingsOfClass } from './name-classes';
import { readAbjad } from './read-abjad';
import { readAlphabet } from './read-alphabet';
import { readCyrillic } from './read-cyrillic';
import { readHan } from './read-han';
import { readHangul } from './read-hangul';
import { readOther } from './read-other';
import { cleanReadings, MAX_READINGS } from './readings';
import type { Word } from './word';

/** Latin readings of a word by the customs of its script, most usual first; none when nothing of it can be read. */
export function readingsOf(word: Word): readonly string[] {
  if (word.readings) return word.readings;
  switch (word.script) {
    case 'latin':
      return readLatin(word.text.replace(/'/g, ''));
    case 'cyrillic':
      return readCyrillic(word.text.replace(/'/g, ''));
    case 'greek':
    case 'georgian':
    case 'armenian':
      return readAlphabet(word.key, word.script);
    case 'arabic':
    case 'hebrew':
      return knownName(word.key) ?? readAbjad(word.key, word.script);
    case 'han':
      return readHan(word.key);
    case 'hangul':
      return readHangul(word.key);
    default:
      return readOther(word.text);
  }
}

function readLatin(text: string): readonly string[] {
  const folded = foldLatin(text);
  const variants = pinyinOfWadeGiles(folded[0] ?? '');
  return variants.length > 0 ? cleanReadings([...folded, ...variants]) : folded;
}

/** A name written without its vowels is best read as people spell it: by its class. */
function knownName(key: string): readonly string[] | null {
  const id = classesOf([key]).find((known) => classKind(known) === 'variant');
  if (id === undefined) return null;
  const readings = readingsOfClass(id).slice(0, MAX_READINGS);
  return readings.length > 0 ? readings : null;
}
