import type { ListedAddress } from '../../matching/model';
import { clean, cleanDistinct, distinct } from '../reading/distinct';
import type { Note } from '../reading/note';
import type { CountryOf } from './countries';
import type { EuAddress } from './entity';

/** The addresses; those that say nothing but that the country is unknown are left out. */
export function readAddresses(addresses: readonly EuAddress[], country: CountryOf): ListedAddress[] {
  const read = addresses.map((address): ListedAddress => {
    const box = clean(address.poBox);
    const street = [clean(address.street), /^\d[\w -]*$/.test(box) ? `PO Box ${box}` : box, clean(address.place)];
    return {
      address: street.filter((part) => part !== '').join(', ') || null,
      city: clean(address.city) || null,
      region: clean(address.region) || null,
      country: country(address.country, 'address'),
      postalCode: clean(address.zipCode) || null,
    };
  });
  return distinct(read.filter((address) => Object.values(address).some((part) => part !== null)));
}

export interface Contacts {
  readonly websites: string[];
  readonly emails: string[];
  readonly phones: string[];
}

const SEPARATOR = /\s+and\s+|[;\n]|,\s+/;

/** Contact details of the addresses, a value per number or address. */
export function readContacts(addresses: readonly EuAddress[], note: Note): Contacts {
  const contacts = { websites: [] as string[], emails: [] as string[], phones: [] as string[] };
  for (const { key, value } of addresses.flatMap((address) => address.contacts)) {
    // The soft hyphens and spaces of a broken line are no part of an address on the network.
    const joined = value.replace(/\u00ad\s*/g, '');
    if (key === 'PHONE' || key === 'FAX') contacts.phones.push(...joined.split(/\s+and\s+|[;\n]/));
    else if (key === 'EMAIL') contacts.emails.push(...joined.split(SEPARATOR).map((each) => each.replace(/\s+/g, '')));
    else if (key === 'WEB') contacts.websites.push(...joined.split(/[\s,;]+/));
    else note('unknown_contact', 'contactInfo', key);
  }
  return {
    websites: cleanDistinct(contacts.websites),
    emails: cleanDistinct(contacts.emails).filter((text) => text.includes('@')),
    phones: cleanDistinct(contacts.phones).map((text) => text.replace(/[.,]$/, '')),
  };
}
