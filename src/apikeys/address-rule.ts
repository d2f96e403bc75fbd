import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses: its first and how many leading bits count. */
export type AddressRange = readonly [Address, number];

/** An address as the peer or a proxy writes it, IPv4-mapped ones as IPv4; null when it is none. */
export function readAddress(text: string): Address | null {
  const [withoutZone = ''] = text.split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(withoutZone)) return ipaddr.IPv4.parse(withoutZone);
  if (!isIPv6(withoutZone)) return null;
  const address = ipaddr.IPv6.parse(inHexadecimal(withoutZone));
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** `::10.0.0.1` is not the mapped `::ffff:10.0.0.1`, but the library reads it so. */
const inHexadecimal = (text: string): string =>
  text.includes('.') ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text;

/** The one way an address is written in records. */
export const writtenAddress = (address: Address): string => address.toString();

/** An address or a CIDR block; null for anything else. A block of mapped addresses is the block of IPv4 it maps. */
export function readAddressRange(entry: string): AddressRange | null {
  const [text = '', bits, ...rest] = entry.split('/');
  if (rest.length > 0 || text.includes('%') || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const address = readAddress(text);
  if (!address) return null;
  const written = text.includes(':') ? 128 : 32;
  const own = address.kind() === 'ipv4' ? 32 : 128;
  const prefix = (bits === undefined ? written : Number(bits)) - (written - own);
  return prefix >= 0 && prefix <= own ? [address, prefix] : null;
}

export const isAddressRange = (entry: string): boolean => readAddressRange(entry) !== null;

/** Entries that cannot be read hold no address. */
export function inAnyRange(address: Address, ranges: readonly (AddressRange | null)[]): boolean {
  return ranges.some((range) => {
    if (!range || range[0].kind() !== address.kind()) return false;
    return address.match([range[0], range[1]] as [ipaddr.IPv4, number] & [ipaddr.IPv6, number]);
  });
}
