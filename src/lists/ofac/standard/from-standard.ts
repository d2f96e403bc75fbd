import type { ListedName } from '../../../matching/model';
import { nodesAt, textAt, textsAt, XmlNode } from '../../reading/xml-node';
import type { RawRecord } from '../../source';
import { addressFrom } from '../addresses';
import { EntryReader, NOTHING_STATED, OfacEntry } from '../entry';
import { aliasOf, primaryName } from '../names';
import { labelledItem, RemarkItem, remarkItems } from '../remarks/remark-items';

/** Puts one `sdnEntry` into the common terms. */
export function fromStandardXml(raw: RawRecord['raw'], reader: EntryReader): OfacEntry {
  const node = raw.sdnEntry as XmlNode;
  const kind = textAt(node, 'sdnType') ?? '';
  const remarks = textAt(node, 'remarks');
  const vessel = nodesAt(node, 'vesselInfo')[0] ?? {};
  return {
    kind,
    names: namesOf(node, kind === 'Individual', reader),
    title: textAt(node, 'title'),
    programmes: textsAt(node, 'programList', 'program'),
    items: [...itemsOf(node), ...remarkItems(remarks ?? '')],
    remarks,
    addresses: nodesAt(node, 'addressList', 'address').flatMap((address) =>
      addressFrom(
        {
          lines: ['address1', 'address2', 'address3'].flatMap((line) => textAt(address, line) ?? []),
          city: textAt(address, 'city'),
          region: textAt(address, 'stateOrProvince'),
          postalCode: textAt(address, 'postalCode'),
          country: textAt(address, 'country'),
        },
        reader.country,
      ),
    ),
    callSign: textAt(vessel, 'callSign'),
    vessel: {
      type: textAt(vessel, 'vesselType'),
      flag: textAt(vessel, 'vesselFlag'),
      tonnage: textAt(vessel, 'tonnage'),
      grossTonnage: textAt(vessel, 'grossRegisteredTonnage'),
      owner: textAt(vessel, 'vesselOwner'),
    },
    links: [],
    listing: NOTHING_STATED,
  };
}

function namesOf(node: XmlNode, person: boolean, { note }: EntryReader): ListedName[] {
  const aliases = nodesAt(node, 'akaList', 'aka').map((aka) => {
    const weak = textAt(aka, 'category') === 'weak';
    return aliasOf({ name: fullName(aka), type: textAt(aka, 'type') ?? '', weak, person }, note);
  });
  return [primaryName(fullName(node), person), ...aliases];
}

/** `LAST, First` as the CSV writes it; an entity has all of its name in `lastName`. */
function fullName(node: XmlNode): string {
  return [textAt(node, 'lastName'), textAt(node, 'firstName')].filter((part) => part !== null).join(', ');
}

function itemsOf(node: XmlNode): RemarkItem[] {
  const of = (label: string, ...path: string[]): RemarkItem[] =>
    textsAt(node, ...path).map((text) => labelledItem(label, text));
  return [
    ...of('DOB', 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'),
    ...of('POB', 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'),
    ...of('nationality', 'nationalityList', 'nationality', 'country'),
    ...of('citizen', 'citizenshipList', 'citizenship', 'country'),
    ...nodesAt(node, 'idList', 'id').map(idOf),
  ];
}

/** As the remark of the CSV would say it, so that one table of labels reads both. */
function idOf(id: XmlNode): RemarkItem {
  const country = textAt(id, 'idCountry');
  const issued = textAt(id, 'issueDate');
  const expires = textAt(id, 'expirationDate');
  const words = [
    textAt(id, 'idNumber'),
    country === null ? null : `(${country})`,
    issued === null ? null : `issued ${issued}`,
    expires === null ? null : `expires ${expires}`,
  ];
  return labelledItem(textAt(id, 'idType') ?? '', words.filter((word) => word !== null).join(' '));
}
