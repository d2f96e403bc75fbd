import type { ListedLink } from '../../matching/model';

/** What the publisher's relations say of the other party, as seen from the entry that states them. */
const KINDS: Readonly<Record<string, ListedLink['kind']>> = {
  'owned or controlled by': 'owner',
  'owns, controls, or operates': 'subsidiary',
  'family member of': 'relative',
  'associate of': 'associate',
};

/** A relation to another entry; one that is no ownership, kinship or association is a link. */
export function linkTo(relation: string, name: string | null, referenceId: string): ListedLink {
  return { kind: KINDS[relation.toLowerCase()] ?? 'linked', name, referenceId };
}
