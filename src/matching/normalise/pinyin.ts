import { pinyin } from 'pinyin-pro';

/** Syllables of simplified Han characters without tones, one per character; `ü` is written `v`. */
export function pinyinOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.toLowerCase());
}
