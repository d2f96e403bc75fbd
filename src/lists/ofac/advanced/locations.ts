import type { ListedAddress } from '../../../matching/model';
import { nodesAt, textAt, XmlNode } from '../../reading/xml-node';
import { addressFrom } from '../addresses';
import type { ReadCountry } from '../remarks/remark-identifier';
import type { Resolve } from './from-advanced';

export function listedAddress(location: XmlNode, of: Resolve, country: ReadCountry): ListedAddress[] {
  const all = (type: string): string[] =>
    partsOf(location, of).flatMap(([each, text]) => (each === type ? [text] : []));
  const parts = {
    lines: ['ADDRESS1', 'ADDRESS2', 'ADDRESS3'].flatMap(all),
    city: all('CITY')[0] ?? null,
    region: all('STATE/PROVINCE')[0] ?? null,
    postalCode: all('POSTAL CODE')[0] ?? null,
    country: countryOfLocation(location, of) || all('REGION').map((region) => `Region: ${region}`)[0] || null,
  };
  return addressFrom(parts, country);
}

/** A place of birth in one line. */
export function placeText(location: XmlNode, of: Resolve): string {
  const parts = partsOf(location, of).map(([, text]) => text);
  const country = countryOfLocation(location, of);
  return [...parts.filter((text) => text !== country), country].filter((text) => text !== '').join(', ');
}

/** The country of a location; one that is a country alone, as a citizenship is, has it as a part of no type, or the code of its area. */
export function countryOfLocation(location: XmlNode, of: Resolve): string {
  const countries = nodesAt(location, 'LocationCountry').map((country) => of(country, 'Country'));
  const areas = nodesAt(location, 'LocationAreaCode').map((area) => of(area, 'AreaCode'));
  const untyped = partsOf(location, of).flatMap(([type, text]) => (type === 'Unknown' ? [text] : []));
  return [...countries, ...untyped, ...areas].find((text) => text !== '') ?? '';
}

function partsOf(location: XmlNode, of: Resolve): [type: string, text: string][] {
  return nodesAt(location, 'LocationPart').flatMap((part) =>
    nodesAt(part, 'LocationPartValue').map((value): [string, string] => [
      of(part, 'LocPartType'),
      textAt(value, 'Value') ?? '',
    ]),
  );
}
