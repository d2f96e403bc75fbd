import { doubleMetaphone } from 'double-metaphone';
import type { NormalToken, Script, TokenRole } from '../normalise/normal-name';
import { isPatronymic, tokenWeight } from '../compare/token-weight';
import { rarityLevel } from '../tables/rarity';
import { GroupWriter, NumberWriter, TextWriter } from './columns';
import { consonantCounts } from './consonants';
import { hashText, packKey } from './hash';
import type { TokenColumns } from './layout';

export const ROLES: readonly TokenRole[] = ['name', 'particle', 'generic', 'place', 'number', 'initial'];
export const ROLE = { name: 0, particle: 1, generic: 2, place: 3, number: 4, initial: 5 } as const;
export const SCRIPTS: readonly Script[] = [
  'latin',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'han',
  'hangul',
  'kana',
  'georgian',
  'armenian',
  'other',
];
export const LATIN = 0;
export const TOKEN_FLAG = { repaired: 1, patronymic: 2 } as const;

/** A longer form is compared by its first letters. */
const MAX_FORM = 40;
const MAX_FORMS = 6;

/** Gives each distinct token a number and keeps it flat. */
export class TokenPacker {
  private readonly known = new Map<string, number>();
  private readonly text = new TextWriter();
  private readonly forms = new TextWriter();
  private readonly formHash = new NumberWriter();
  private readonly formLetters = new NumberWriter();
  private readonly formConsonants = new NumberWriter();
  private readonly formStart = new NumberWriter();
  private readonly phonetic = new NumberWriter();
  private readonly skeleton = new NumberWriter();
  private readonly number = new NumberWriter();
  private readonly classes = new GroupWriter();
  private readonly role = new NumberWriter();
  private readonly script = new NumberWriter();
  private readonly flags = new NumberWriter();
  private readonly weight = new NumberWriter();
  private readonly level = new NumberWriter();

  add(token: NormalToken): number {
    const key = keyOf(token);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const id = this.known.size;
    this.known.set(key, id);
    this.write(token);
    return id;
  }

  finish(): TokenColumns {
    this.formStart.add(this.formHash.length);
    return {
      text: this.text.finish(),
      forms: this.forms.finish(),
      formHash: this.formHash.asUint32(),
      formLetters: this.formLetters.asUint32(),
      formConsonants: this.formConsonants.asUint32(),
      formStart: this.formStart.asUint32(),
      phonetic: this.phonetic.asFloat64(),
      skeleton: this.skeleton.asFloat64(),
      number: this.number.asFloat64(),
      classes: this.classes.finish(),
      role: this.role.asUint8(),
      script: this.script.asUint8(),
      flags: this.flags.asUint8(),
      weight: this.weight.asFloat64(),
      level: this.level.asUint8(),
    };
  }

  private write(token: NormalToken): void {
    this.text.add(token.text);
    this.formStart.add(this.formHash.length);
    for (const form of token.forms.slice(0, MAX_FORMS)) this.writeForm(form.slice(0, MAX_FORM));
    const [first, second] = phoneticKeys(token);
    this.phonetic.add(packKey(first));
    this.phonetic.add(second === first ? 0 : packKey(second));
    this.skeleton.add(packKey(token.skeleton));
    this.number.add(token.number === null ? 0 : packKey(token.number));
    this.classes.add(token.classes);
    this.role.add(ROLES.indexOf(token.role));
    this.script.add(SCRIPTS.indexOf(token.script));
    this.flags.add((token.repaired ? TOKEN_FLAG.repaired : 0) | (isPatronymic(token) ? TOKEN_FLAG.patronymic : 0));
    this.weight.add(tokenWeight(token));
    this.level.add(rarityLevel(token.forms[0] ?? ''));
  }

  private writeForm(form: string): void {
    this.forms.add(form);
    this.formHash.add(hashText(form));
    this.formLetters.add(letterMask(form));
    this.formConsonants.add(consonantCounts(form));
  }
}

function phoneticKeys(token: NormalToken): [string, string] {
  const form = token.forms[0] ?? '';
  return token.role === 'name' && form.length > 2 ? doubleMetaphone(form) : ['', ''];
}

function letterMask(form: string): number {
  let mask = 0;
  for (let at = 0; at < form.length; at++) {
    const code = form.charCodeAt(at);
    mask |= code >= 97 ? 1 << (code - 97) : 1 << 26;
  }
  return mask >>> 0;
}

function keyOf(token: NormalToken): string {
  const repaired = token.repaired ? '!' : '';
  return `${token.text}|${token.forms.join(',')}|${token.role}|${token.number ?? ''}|${token.script}|${token.classes.join(',')}${repaired}`;
}
