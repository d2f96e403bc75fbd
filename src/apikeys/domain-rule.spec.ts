import { callingPage, isDomainRule, onAllowedDomain } from './domain-rule';

const passes = (entry: string, origin: string | null, referer: string | null = null): boolean => {
  const page = callingPage(origin, referer);
  return page !== null && onAllowedDomain(page, [entry]);
};

describe('a domain restriction', () => {
  it.each([
    ['example.com', 'https://example.com', 'the host itself'],
    ['example.com', 'http://example.com', 'with any scheme of the web'],
    ['example.com', 'https://example.com:8443', 'on any port, since the entry names none'],
    ['example.com', 'https://EXAMPLE.com', 'in any case'],
    ['Example.COM', 'https://example.com', 'in any case of the entry'],
    ['example.com', 'https://example.com.', 'written in full, with its trailing dot'],
    ['example.com.', 'https://example.com', 'with the trailing dot in the entry'],
    ['*.example.com', 'https://www.example.com', 'a sub-domain'],
    ['*.example.com', 'https://a.b.c.example.com', 'a sub-domain at any depth'],
    ['example.com:8443', 'https://example.com:8443', 'on the port named'],
    ['example.com:443', 'https://example.com', 'on the port a browser leaves out'],
    ['example.com:80', 'http://example.com', 'on the other port a browser leaves out'],
    ['*.example.com:8443', 'https://a.example.com:8443', 'a sub-domain on the port named'],
    ['münchen.example', 'https://xn--mnchen-3ya.example', 'an international name as browsers send it'],
    ['xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example', 'an international name entered in ASCII'],
    ['localhost', 'http://localhost:3000', 'a development machine'],
    ['127.0.0.1', 'http://127.0.0.1:3000', 'an address'],
    ['[::1]:3000', 'http://[::1]:3000', 'an IPv6 address'],
  ])('%s lets %s pass: %s', (entry, origin) => {
    expect(passes(entry, origin)).toBe(true);
  });

  it.each([
    ['example.com', 'https://evil-example.com', 'it only ends alike'],
    ['example.com', 'https://example.com.evil', 'it only begins alike'],
    ['example.com', 'https://www.example.com', 'a plain entry is one host'],
    ['*.example.com', 'https://example.com', 'a wildcard is not the host itself'],
    ['*.example.com', 'https://evilexample.com', 'a wildcard begins at a dot'],
    ['*.example.com', 'https://www.example.com.evil', 'a wildcard ends at the end'],
    ['example.com', 'https://example.com@evil.example', 'what stands before @ is a user'],
    ['example.com', 'https://evil.example/@example.com', 'an origin has no path'],
    ['example.com', 'https://example.com\\@evil.example', 'a backslash is a path to a browser'],
    ['example.com', 'https://evil.example#example.com', 'an origin has no fragment'],
    ['example.com', 'https://evil.example?example.com', 'an origin has no query'],
    ['example.com', 'https://exаmple.com', 'this а is Cyrillic'],
    ['example.com', 'https://xn--exmple-4nf.com', 'the same, as browsers send it'],
    ['example.com', 'https://examp1e.com', 'this l is a digit'],
    ['example.com:8443', 'https://example.com', 'another port'],
    ['example.com:443', 'http://example.com', 'the port of the other scheme'],
    ['example.com', 'https://example.com, https://evil.example', 'two origins'],
    ['example.com', 'https://evil.example, https://example.com', 'two origins'],
    ['example.com', 'null', 'a page without an origin'],
    ['example.com', '', 'an empty origin'],
    ['example.com', 'example.com', 'no scheme'],
    ['example.com', '//example.com', 'no scheme'],
    ['example.com', 'file://example.com', 'not a page of the web'],
    ['example.com', 'chrome-extension://example.com', 'not a page of the web'],
    ['example.com', 'https://example.com..', 'two dots are no host'],
    ['example.com', 'https://.example.com', 'a dot before is no host'],
    ['*.example.com', 'https://.example.com', 'an empty label is no sub-domain'],
    ['example.com', 'https://example.com\u0000.evil.example', 'control characters are no host'],
    ['127.0.0.1', 'http://127.0.0.1.evil.example', 'an address is not a prefix'],
  ])('%s does not let %s pass: %s', (entry, origin) => {
    expect(passes(entry, origin)).toBe(false);
  });

  it('asks the referring page only where there is no origin', () => {
    expect(passes('example.com', null, 'https://example.com/checkout?step=2')).toBe(true);
    expect(passes('example.com', null, 'https://evil.example/?from=https://example.com')).toBe(false);
    expect(passes('example.com', null, 'https://example.com@evil.example/')).toBe(false);
    expect(passes('example.com', null, 'https://user@example.com/')).toBe(false);
    expect(passes('example.com', 'https://evil.example', 'https://example.com/')).toBe(false);
    expect(passes('example.com', 'null', 'https://example.com/')).toBe(false);
    expect(passes('example.com', null, null)).toBe(false);
  });

  it.each([
    '',
    '*',
    '*.',
    '*.*.com',
    'a.*.com',
    '*example.com',
    'https://example.com',
    'example.com/path',
    'user@example.com',
    'example.com:0',
    'example.com:65536',
    'example.com:http',
    'exa mple.com',
    '.example.com',
    'a..b',
    '*.127.0.0.1',
    '*.[::1]',
    'example.com?x',
    'example.com#x',
    'ex%61mple.com',
    '::1',
  ])('is not written %p', (entry) => {
    expect(isDomainRule(entry)).toBe(false);
  });
});
