import { redactFields, redactHeaders, redactUrl } from './redact';

const KEY = 'ssk_live_3pQx9ZkT7bW1vN5mR8cY2dF4gH6jL0sA3pQx9ZkT7bW1vN5m';
const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('redaction', () => {
  it('takes secrets out of headers and leaves the rest', () => {
    expect(
      redactHeaders({
        authorization: `ApiKey ${KEY}`,
        'x-api-key': 'anything at all',
        cookie: 'session=1',
        'proxy-authorization': 'Basic dXNlcjpwYXNz',
        'x-auth-token': 'abc',
        'x-forwarded-for': '203.0.113.7',
        'x-note': `my key is ${KEY}`,
        accept: ['text/html', 'application/json'],
      }),
    ).toEqual({
      authorization: '[redacted]',
      'x-api-key': '[redacted]',
      cookie: '[redacted]',
      'proxy-authorization': '[redacted]',
      'x-auth-token': '[redacted]',
      'x-forwarded-for': '203.0.113.7',
      'x-note': 'my key is [redacted]',
      accept: 'text/html, application/json',
    });
  });

  it('takes them out of a body at any depth, by name and by look', () => {
    expect(
      redactFields({
        name: `Ivan ${KEY}`,
        refreshToken: 'x',
        login: { password: 'x', newPassword: 'x', email: 'a@example.com' },
        identifiers: [{ type: 'passport', value: JWT }],
        [KEY]: true,
        page: 1,
      }),
    ).toEqual({
      name: 'Ivan [redacted]',
      refreshToken: '[redacted]',
      login: { password: '[redacted]', newPassword: '[redacted]', email: 'a@example.com' },
      identifiers: [{ type: 'passport', value: '[redacted]' }],
      '[redacted]': true,
      page: 1,
    });
  });

  it('gives an object whatever the body was, and follows no nesting without end', () => {
    const deep = JSON.parse('['.repeat(40_000) + ']'.repeat(40_000)) as unknown;
    expect(JSON.stringify(redactFields(deep))).toContain('[nested]');
    expect(redactFields(undefined)).toEqual({});
    expect(redactFields([1])).toEqual({ body: [1] });
    expect(redactFields('text')).toEqual({ body: 'text' });
  });

  it.each([
    [`/public/search?name=Ivan&apiKey=${KEY}`, '/public/search?name=Ivan&apiKey=[redacted]'],
    ['/public/search?name=Ivan&api_key=abc', '/public/search?name=Ivan&api_key=[redacted]'],
    [`/public/search?name=${KEY}`, '/public/search?name=[redacted]'],
    [`/public/search?name=${KEY.replace(/_/g, '%5F')}`, '/public/search?name=[redacted]'],
    ['/public/search?x%2Dapi%2Dkey=abc', '/public/search?x%2Dapi%2Dkey=[redacted]'],
    ['/public/search?access_token=a=b', '/public/search?access_token=[redacted]'],
    [`/public/${KEY}`, '/public/[redacted]'],
    ['/api/search-logs?apiKeyId=123&q=100%', '/api/search-logs?apiKeyId=123&q=100%'],
  ])('writes %s as %s', (url, shown) => {
    expect(redactUrl(url)).toBe(shown);
  });
});
