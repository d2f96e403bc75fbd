import type { ListedName } from '../../../matching/model';
import { nodesAt, XmlNode } from '../../reading/xml-node';
import type { RawRecord } from '../../source';
import { addressFrom } from '../addresses';
import type { EntryReader, OfacEntry } from '../entry';
import { featureItem, validityWords, VESSEL_FEATURES } from '../feature-labels';
import { aliasOf, primaryName } from '../names';
import { linkTo } from '../relations';
import { labelledItem, RemarkItem, remarkItems } from '../remarks/remark-items';
import { textOf, textOrNull, textsIn } from '../xml-values';

/** Puts one `entity` into the common terms. */
export function fromEnhancedXml(raw: RawRecord['raw'], reader: EntryReader): OfacEntry {
  const node = raw.entity as XmlNode;
  const info = nodesAt(node, 'generalInfo')[0] ?? {};
  const kind = textOrNull(info, 'entityType') ?? '';
  const remarks = textOrNull(info, 'remarks');
  const features = nodesAt(node, 'features', 'feature').map((feature): [string, string] => [
    textOf(feature.type),
    textOf(feature.value),
  ]);
  const first = (label: string): string | null => features.find(([type]) => type === label)?.[1] ?? null;
  const days = nodesAt(node, 'sanctionsLists', 'sanctionsList').map((list) => textOf(list.datePublished));
  return {
    kind,
    names: namesOf(node, kind === 'Individual', reader),
    title: textOrNull(info, 'title'),
    programmes: textsIn(node, 'sanctionsPrograms', 'sanctionsProgram'),
    items: [
      ...features.flatMap(([label, text]) => featureItem(label, text)),
      ...nodesAt(node, 'identityDocuments', 'identityDocument').map(documentOf),
      ...remarkItems(remarks ?? ''),
    ],
    remarks,
    addresses: nodesAt(node, 'addresses', 'address').flatMap((address) => addressOf(address, reader)),
    callSign: first(VESSEL_FEATURES.callSign),
    vessel: {
      type: first(VESSEL_FEATURES.type),
      flag: first(VESSEL_FEATURES.flag),
      tonnage: first(VESSEL_FEATURES.tonnage),
      grossTonnage: first(VESSEL_FEATURES.grossTonnage),
      owner: first(VESSEL_FEATURES.owner),
    },
    links: nodesAt(node, 'relationships', 'relationship').flatMap((relationship) =>
      nodesAt(relationship, 'relatedEntity').map((other) =>
        linkTo(textOf(relationship.type), textOf(other), textOf(other.entityId)),
      ),
    ),
    listing: {
      date:
        days
          .filter((day) => /^\d{4}-\d{2}-\d{2}/.test(day))
          .sort()[0]
          ?.slice(0, 10) ?? null,
      measures: textsIn(node, 'sanctionsTypes', 'sanctionsType'),
      legalBasis: textsIn(node, 'legalAuthorities', 'legalAuthority'),
    },
  };
}

/** Every name in each of its scripts; the first script of a name is the Latin one. */
function namesOf(node: XmlNode, person: boolean, { note }: EntryReader): ListedName[] {
  const names = nodesAt(node, 'names', 'name').map((name) => ({
    primary: textOf(name.isPrimary) === 'true',
    weak: textOf(name.isLowQuality) === 'true',
    type: textOf(name.aliasType),
    scripts: nodesAt(name, 'translations', 'translation'),
  }));
  const ordered = [...names.filter(({ primary }) => primary), ...names.filter(({ primary }) => !primary)];
  return ordered.flatMap(({ primary, weak, type, scripts }) =>
    scripts.map((script, at) => {
      const name = textOf(script.formattedFullName);
      const latin = person && textOf(script.script) === 'Latin';
      if (primary && at === 0) return primaryName(name, latin);
      return aliasOf({ name, type: type || 'A.K.A.', weak, person: latin }, note);
    }),
  );
}

function addressOf(address: XmlNode, { country }: EntryReader): OfacEntry['addresses'] {
  const latin = nodesAt(address, 'translations', 'translation')[0] ?? {};
  const parts = nodesAt(latin, 'addressParts', 'addressPart').map((part) => [textOf(part.type), textOf(part.value)]);
  const all = (type: string): string[] => parts.filter(([each]) => each === type).map(([, value = '']) => value);
  return addressFrom(
    {
      lines: ['ADDRESS1', 'ADDRESS2', 'ADDRESS3'].flatMap(all),
      city: all('CITY')[0] ?? null,
      region: [...all('STATE/PROVINCE'), ...all('REGION')].join(', ') || null,
      postalCode: all('POSTAL CODE')[0] ?? null,
      country: textOrNull(address, 'country'),
    },
    country,
  );
}

function documentOf(document: XmlNode): RemarkItem {
  const country = textOrNull(document, 'issuingCountry');
  const words = [
    textOrNull(document, 'documentNumber'),
    country === null ? null : `(${country})`,
    validityWords('issued', firstDay(document, 'issueDate')),
    validityWords('expires', firstDay(document, 'expirationDate')),
  ];
  return labelledItem(textOf(document.type), words.filter((word) => word !== null).join(' '));
}

function firstDay(document: XmlNode, name: string): string | null {
  const date = nodesAt(document, name)[0];
  return date ? textOrNull(date, 'fromDateBegin') : null;
}
