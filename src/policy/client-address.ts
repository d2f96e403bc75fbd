import { type AddressRange, inAnyRange, readAddress, writtenAddress } from '../apikeys/address-rule';

/** `address`, `address:port` of IPv4, `[address]` and `[address]:port` of IPv6. */
const HOP =
  /^(?:(?<v4>\d+(?:\.\d+){3})(?::\d{1,5})?|\[(?<bracketed>[^\]]+)\](?::\d{1,5})?|(?<v6>[^[\]]*:[^[\]]*:[^[\]]*))$/;

/**
 * The address a request comes from: its peer's, unless the peer is a trusted proxy. Then `X-Forwarded-For` is read from the right,
 * where our own proxies write, and the first address that is not one of them is the client. Whatever stands left of it was written by
 * the client and is not looked at. Null when it cannot be told.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): string | null {
  const nearest = peer === undefined ? null : readAddress(peer);
  if (!nearest) return null;
  let client = nearest;
  const hops = forwardedFor === undefined ? [] : forwardedFor.split(',');
  while (inAnyRange(client, trusted)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    const further = readHop(hop.trim());
    if (!further) return null;
    client = further;
  }
  return writtenAddress(client);
}

function readHop(hop: string) {
  const groups = HOP.exec(hop)?.groups;
  const text = groups?.v4 ?? groups?.bracketed ?? groups?.v6;
  return text === undefined ? null : readAddress(text);
}
