import type { Note } from '../../reading/note';
import { filledPaths, nodesAt, textAt, textsAt, XmlNode } from '../../reading/xml-node';
import type { EuAddress, EuBirth, EuCountry, EuEntry, EuIdentification, EuName } from '../entity';
import { isKnownPath } from './attributes';

/** Puts the elements `sanctionEntity` of one reference number, of which there is one per programme, into common terms. */
export function fromXml(elements: readonly XmlNode[], note: Note): EuEntry {
  for (const path of new Set(elements.flatMap(filledPaths))) {
    if (!isKnownPath(path)) note('unknown_element', path, path);
  }
  const all = (name: string): XmlNode[] => elements.flatMap((element) => nodesAt(element, name));
  const first = (name: string): string => elements.flatMap((element) => textsAt(element, name))[0] ?? '';
  if (first('delistingDate') !== '') note('delisting_date', 'delistingDate', first('delistingDate'));
  return {
    unReference: first('unitedNationId'),
    designationDate: first('designationDate'),
    designationDetails: first('designationDetails'),
    remarks: elements.flatMap((element) => textsAt(element, 'remark')),
    classification: all('subjectType').map((type) => text(type, 'classificationCode'))[0] ?? '',
    regulations: all('regulation').map((regulation) => ({
      programme: text(regulation, 'programme'),
      numberTitle: text(regulation, 'numberTitle'),
      publicationDate: text(regulation, 'publicationDate'),
    })),
    names: all('nameAlias').map(nameOf),
    addresses: all('address').map(addressOf),
    births: all('birthdate').map(birthOf),
    identifications: all('identification').map(identificationOf),
    citizenships: all('citizenship').map(countryOf),
  };
}

function nameOf(name: XmlNode): EuName {
  return {
    whole: text(name, 'wholeName'),
    first: text(name, 'firstName'),
    middle: text(name, 'middleName'),
    last: text(name, 'lastName'),
    gender: text(name, 'gender'),
    title: text(name, 'title'),
    function: text(name, 'function'),
    strong: text(name, 'strong') !== 'false',
    remarks: textsAt(name, 'remark'),
  };
}

function addressOf(address: XmlNode): EuAddress {
  return {
    street: text(address, 'street'),
    poBox: text(address, 'poBox'),
    place: text(address, 'place'),
    city: text(address, 'city'),
    region: text(address, 'region'),
    zipCode: text(address, 'zipCode'),
    country: countryOf(address),
    contacts: nodesAt(address, 'contactInfo').map((contact) => ({
      key: text(contact, 'key'),
      value: text(contact, 'value'),
    })),
  };
}

function birthOf(birth: XmlNode): EuBirth {
  return {
    date: text(birth, 'birthdate'),
    year: text(birth, 'year'),
    month: text(birth, 'monthOfYear'),
    day: text(birth, 'dayOfMonth'),
    yearFrom: text(birth, 'yearRangeFrom'),
    yearTo: text(birth, 'yearRangeTo'),
    circa: text(birth, 'circa') === 'true',
    calendar: text(birth, 'calendarType'),
    city: text(birth, 'city'),
    place: text(birth, 'place'),
    region: text(birth, 'region'),
    country: countryOf(birth),
  };
}

function identificationOf(document: XmlNode): EuIdentification {
  return {
    code: text(document, 'identificationTypeCode'),
    description: text(document, 'identificationTypeDescription'),
    number: text(document, 'number'),
    latinNumber: text(document, 'latinNumber'),
    knownFalse: text(document, 'knownFalse') === 'true',
    issuedAt: text(document, 'issueDate'),
    validFrom: text(document, 'validFrom'),
    validTo: text(document, 'validTo'),
    country: countryOf(document),
  };
}

function countryOf(node: XmlNode): EuCountry {
  return { code: text(node, 'countryIso2Code'), description: text(node, 'countryDescription') };
}

function text(node: XmlNode, name: string): string {
  return textAt(node, name) ?? '';
}
