import type { ListedAddress } from '../../matching/model';
import type { Row } from './csv/tables';
import type { ReadCountry } from './remarks/remark-identifier';

/** The rows that hold an address; an entry without one has a row of nulls. */
export function readAddresses(rows: readonly Row<'add'>[], country: ReadCountry): ListedAddress[] {
  return rows.flatMap((row) => {
    const place = row['City/State/Province/Postal Code'];
    if (row.Address === null && place === null && row.Country === null) return [];
    return [
      {
        address: row.Address?.trim() ?? null,
        ...withRegion(splitPlace(place?.trim() ?? ''), row.Country),
        country: row.Country === null ? null : country(row.Country, 'Country'),
      },
    ];
  });
}

/** The parts of an address as the XML formats give them. */
export interface AddressParts {
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

/** An address of the XML formats; nothing where all parts are empty. */
export function addressFrom(parts: AddressParts, country: ReadCountry): ListedAddress[] {
  const { lines, city, region, postalCode } = parts;
  const place = withRegion({ city, region, postalCode }, parts.country);
  const address = {
    address: lines.length > 0 ? lines.join(', ') : null,
    ...place,
    country: parts.country === null ? null : country(parts.country, 'Country'),
  };
  return Object.values(address).some((part) => part !== null) ? [address] : [];
}

/** `Region: Gaza` in the column of countries is a region, of the country it is read as. */
function withRegion(place: ReturnType<typeof splitPlace>, country: string | null): ReturnType<typeof splitPlace> {
  const region = /^Region:\s*(.+)$/.exec(country ?? '')?.[1];
  return region === undefined
    ? place
    : { ...place, region: place.region === null ? region : `${place.region}, ${region}` };
}

/**
 * `Miami, FL 33126`, `London EC3N 1DY`, `Moscow 115184`: city, region and postal code in one cell. The code is the run of
 * words at the end that each hold a digit; what is left is cut at its commas.
 */
export function splitPlace(text: string): { city: string | null; region: string | null; postalCode: string | null } {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let from = words.length;
  while (from > 0 && /^[A-Z\d-]*\d[A-Z\d-]*$/i.test(words[from - 1] ?? '')) from--;
  const code = words.slice(from).join(' ');
  const isCode = code.length >= 3;
  const [city = '', ...region] = (isCode ? words.slice(0, from).join(' ') : words.join(' '))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { city: city || null, region: region.join(', ') || null, postalCode: isCode ? code : null };
}
