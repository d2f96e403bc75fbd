import type { ListedAddress } from '../../matching/model';
import { clean, cleanDistinct, distinct } from '../reading/distinct';
import type { ReadCountry } from '../reading/note';
import { numberedPairs } from '../reading/numbered';
import type { Designation, DesignationAddress } from './designation';

const REGION = /\b(?:province|region|oblast|krai|governorate|district|county|state|republic of)\b/i;

/** Line 6 is the town, or the province below whose name the town is line 5; the lines above are the street. */
export function readAddresses(addresses: readonly DesignationAddress[], country: ReadCountry): ListedAddress[] {
  return distinct(addresses.map((address) => readAddress(address, country)));
}

function readAddress({ lines, postalCode, country }: DesignationAddress, read: ReadCountry): ListedAddress {
  const cleaned = lines.map(clean);
  const last = cleaned.at(5) ?? '';
  const region = REGION.test(last) ? last : '';
  const city = region === '' ? last : (cleaned.at(4) ?? '');
  const street = cleaned.slice(0, region === '' ? 5 : 4).filter((line) => line !== '');
  return {
    address: street.join(', ') || null,
    city: city || null,
    region: region || null,
    country: country === '' ? null : read(country, 'Address Country'),
    postalCode: clean(postalCode) || null,
  };
}

/** `Lakhi village, Afghanistan`: town and country as published, since the country is often a former one. */
export function readBirthPlaces(places: Designation['birthPlaces']): string[] {
  return cleanDistinct(
    places.flatMap(({ town, country }) =>
      numberedPairs(town, country).map((pair) => pair.filter((part) => part !== '').join(', ')),
    ),
  );
}
