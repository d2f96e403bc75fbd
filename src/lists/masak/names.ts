import type { EntityType, ListedIdentifier, ListedName } from '../../matching/model';
import { clean } from '../reading/distinct';
import type { Note } from '../reading/note';
import { aliasesIn, readAlias } from './aliases';
import { namesInBrackets, withoutBrackets } from './brackets';
import type { Field } from './table/fields';

export interface ReadNames {
  readonly names: readonly ListedName[];
  readonly identifiers: readonly ListedIdentifier[];
  readonly birthDates: readonly string[];
}

/** The listed name, its forms in brackets, the names it is also known by, those in its own script, and former ones. */
export function readNames(fields: Partial<Record<Field, string>>, type: EntityType, note: Note): ReadNames {
  const listed = clean(fields.name ?? '');
  const cells = [fields.aliases ?? '', fields.originalScript ?? ''];
  for (const cell of cells) if (/\?{3,}/.test(cell)) note('lost_characters', 'aliases', cell);
  const aliases = cells.flatMap(aliasesIn).map(readAlias);
  const former = aliasesIn(fields.formerName ?? '').flatMap((value) => readAlias(value).names);
  const names: ListedName[] = [
    { name: listed, quality: 'primary' },
    ...formsOf(listed, type).map(named),
    ...aliases.flatMap((alias) => alias.names).map(named),
    ...former.map((name) => ({ ...named(name), former: true })),
  ];
  return {
    names: firstOfEach(names),
    identifiers: aliases.flatMap((alias) => alias.identifiers),
    birthDates: aliases.flatMap((alias) => alias.birthDates),
  };
}

/** `NAME IN TURKISH (NAME IN ENGLISH/ABBR)`: what stands before the bracket, and in it, are names of their own. */
function formsOf(listed: string, type: EntityType): string[] {
  if (!listed.includes('(')) return [];
  const inside = namesInBrackets(listed);
  const forms = type === 'person' ? inside : inside.flatMap((name) => [name, ...longAndShort(name)]);
  return [withoutBrackets(listed), ...forms].filter((name) => name !== '');
}

function longAndShort(name: string): string[] {
  const [, long, short] = /^(.+?)\s*\/\s*(\p{Lu}{2,8})$/u.exec(name) ?? [];
  return long === undefined || short === undefined ? [] : [long, short];
}

/** One word of few capitals is an abbreviation, which many share. */
function named(name: string): ListedName {
  return { name, quality: /^\p{Lu}{2,6}$/u.test(name) ? 'low' : 'aka' };
}

function firstOfEach(names: readonly ListedName[]): ListedName[] {
  const byName = new Map<string, ListedName>();
  for (const each of names) if (!byName.has(each.name)) byName.set(each.name, each);
  return [...byName.values()];
}
