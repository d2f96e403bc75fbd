import { inAnyRange, isAddressRange, readAddress, readAddressRange } from './address-rule';

const holds = (entry: string, address: string): boolean => {
  const read = readAddress(address);
  return read !== null && inAnyRange(read, [readAddressRange(entry)]);
};

describe('an address restriction', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['203.0.113.7', '::ffff:cb00:7107'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', '10.255.255.255'],
    ['10.1.2.3/8', '10.9.9.9'],
    ['::ffff:10.0.0.0/104', '10.1.2.3'],
    ['0.0.0.0/0', '198.51.100.1'],
    ['2001:db8::/32', '2001:db8:ffff::1'],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['fe80::/10', 'fe80::1%eth0'],
    ['::/0', '2001:db8::1'],
  ])('%s holds %s', (entry, address) => {
    expect(holds(entry, address)).toBe(true);
  });

  it.each([
    ['203.0.113.7', '203.0.113.70'],
    ['203.0.113.7/32', '203.0.113.8'],
    ['10.0.0.0/8', '11.0.0.0'],
    ['0.0.0.0/0', '2001:db8::1'],
    ['::/0', '198.51.100.1'],
    ['2001:db8::/33', '2001:db8:8000::1'],
    ['10.0.0.0/8', '::10.0.0.1'],
  ])('%s does not hold %s', (entry, address) => {
    expect(holds(entry, address)).toBe(false);
  });

  it.each([
    '',
    'any',
    '10',
    '10.0.0',
    '10.0.0.256',
    '010.0.0.1',
    '0x0a.0.0.1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '10.0.0.1-10.0.0.9',
    '2001:db8::/129',
    ':::',
    'fe80::1%eth0',
    '::ffff:10.0.0.0/8',
    ' 10.0.0.1',
    '10.0.0.1:80',
  ])('is not written %p', (entry) => {
    expect(isAddressRange(entry)).toBe(false);
  });
});
