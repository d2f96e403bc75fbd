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
 * The names of an entry: the main table's, the alternate names, the weak ones of the remarks, each as published. A person's is
 * `SURNAME, Given names`, so that its parts are the publisher's own. A row given twice is kept once.
 */
export function readNames(
  sdn: Row<'sdn'>,
  aliases: readonly Row<'alt'>[],
  weak: readonly ListedName[],
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
  for (const { name, ...rest } of weak) names.push({ name: clean(name), ...rest, ...parts(clean(name)) });
  return distinct(names.filter(({ name }) => name !== ''));
}

function partsOf(name: string): Pick<ListedName, 'parts'> {
  const at = name.indexOf(', ');
  return at < 0 ? {} : { parts: { family: name.slice(0, at), given: name.slice(at + 2) } };
}

function clean(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
