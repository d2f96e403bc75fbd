import fc from 'fast-check';
import { readAddressRange, type AddressRange } from '../apikeys/address-rule';
import { clientAddress } from './client-address';

const trusting = (...entries: string[]) => entries.map(readAddressRange) as AddressRange[];
const PROXIES = trusting('10.0.0.0/8', '2001:db8:aaaa::/48');

const outside = fc.oneof(
  fc.tuple(fc.integer({ min: 11, max: 200 }), fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => parts.join('.')),
  fc.nat(0xffff).map((part) => `2001:db8:1::${part.toString(16)}`),
);
const proxy = fc.oneof(
  fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join('.')}`),
  fc.nat(0xffff).map((part) => `2001:db8:aaaa::${part.toString(16)}`),
);
/** What a client can write into the header before our proxies add to it. */
const claimed = fc.oneof(
  outside,
  proxy,
  fc.constantFrom(
    'unknown',
    '',
    '127.0.0.1',
    '_hidden',
    'null',
    '1.2.3',
    '::ffff:10.0.0.1',
    '"203.0.113.9"',
    '999.1.1.1',
  ),
  fc.string({ maxLength: 20 }),
);
const written = (address: string, style: number) => {
  if (address.includes(':')) return [address, `[${address}]`, `[${address}]:443`][style % 3];
  return [address, `${address}:51000`, `  ${address}`][style % 3];
};
/** One way of writing an address, so that two can be compared. */
const plain = (address: string) => clientAddress(address, undefined, []);

describe('the address of a client', () => {
  it('is what our own proxies saw, whatever the client claims (1,000 shapes of X-Forwarded-For)', () => {
    fc.assert(
      fc.property(
        fc.array(claimed, { maxLength: 5 }),
        outside,
        fc.array(proxy, { maxLength: 4 }),
        proxy,
        fc.nat(2),
        (claims, client, hops, peer, style) => {
          const header = [...claims, written(client, style), ...hops].join(',');
          expect(clientAddress(peer, header, PROXIES)).toBe(plain(client));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is the peer, whatever the header says, where the peer is no proxy of ours (1,000 shapes)', () => {
    fc.assert(
      fc.property(fc.array(claimed, { maxLength: 6 }), outside, (claims, peer) => {
        expect(clientAddress(peer, claims.join(','), PROXIES)).toBe(plain(peer));
        expect(clientAddress(peer, claims.join(','), [])).toBe(plain(peer));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['proxies only', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['a mapped peer', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a mapped client', '10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ])('with %s', (_what, peer, header, client) => {
    expect(clientAddress(peer, header, PROXIES)).toBe(client);
  });

  it.each([
    ['no peer', undefined, '203.0.113.7'],
    ['a proxy that hides the client', '10.0.0.1', '203.0.113.7, unknown'],
    ['an empty place', '10.0.0.1', '203.0.113.7, '],
    ['a port on a bare IPv6 address', '10.0.0.1', '[2001:db8::1'],
    ['an octal address', '10.0.0.1', '0313.0.113.7'],
  ])('cannot be told with %s', (_what, peer, header) => {
    expect(clientAddress(peer, header, PROXIES)).toBeNull();
  });
});
