import type { ListedName } from '../../matching/model';
import type { Row } from './csv/tables';
import { distinct } from './distinct';

/** `aka` also known as, `fka` formerly known as, `nka` now known as. */
const ALIAS_TYPES: Readonly<Record<string, { readonly former: boolean }>> = {
  aka: { former: false },
  fka: { former: true },
  nka: { former: false },
};

/**
 * The names of an entry: the main table's and the alternate names, each as published. A person's is `SURNAME, Given names`, so that
 * its parts are the publisher's own. A row given twice is kept once.
 */
export function readNames(
  sdn: Row<'sdn'>,
  aliases: readonly Row<'alt'>[],
  person: boolean,
  note: (kind: string, field: string, value: string) => void,
): ListedName[] {
  const parts = (name: string): Pick<ListedName, 'parts'> => (person ? partsOf(name) : {});
  const names: ListedName[] = [];
  const primary = clean(sdn.SDN_Name);
  if (primary !== '') names.push({ name: primary, quality: 'primary', ...parts(primary) });
  for (const alias of aliases) {
    const type = ALIAS_TYPES[alias.alt_type ?? ''];
    if (!type) note('unknown_alias_type', 'alt_type', alias.alt_type ?? '');
    const name = clean(alias.alt_name);
    names.push({ name, quality: 'aka', ...(type?.former ? { former: true } : {}), ...parts(name) });
  }
  return distinct(names.filter(({ name }) => name !== ''));
}

/** The weak names of the remarks after the others, each name once. */
export function withWeakNames(
  names: readonly ListedName[],
  weak: readonly ListedName[],
  person: boolean,
): ListedName[] {
  const cleaned = weak.map(({ name, ...rest }) => ({
    name: clean(name),
    ...rest,
    ...(person ? partsOf(clean(name)) : {}),
  }));
  return distinct([...names, ...cleaned].filter(({ name }) => name !== ''));
}

/** `a.k.a.` and `A.K.A.` of the XML formats; what is not known is kept as an alias and told. */
export function aliasOf(
  alias: { readonly name: string; readonly type: string; readonly weak: boolean; readonly person: boolean },
  note: (kind: string, field: string, value: string) => void,
): ListedName {
  const type = ALIAS_TYPES[alias.type.toLowerCase().replace(/[^a-z]/g, '')];
  if (!type) note('unknown_alias_type', 'aliasType', alias.type);
  const name = clean(alias.name);
  const former = type?.former ? { former: true } : {};
  return { name, quality: alias.weak ? 'low' : 'aka', ...former, ...(alias.person ? partsOf(name) : {}) };
}

export function primaryName(name: string, person: boolean): ListedName {
  return { name: clean(name), quality: 'primary', ...(person ? partsOf(clean(name)) : {}) };
}

function partsOf(name: string): Pick<ListedName, 'parts'> {
  const at = name.indexOf(', ');
  return at < 0 ? {} : { parts: { family: name.slice(0, at), given: name.slice(at + 2) } };
}

function clean(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
