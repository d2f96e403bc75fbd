import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from '../support/app';

const failure = (code: string, message: string) => ({ status: false, code, message });
const NOTHING = failure('not_found', 'There is nothing at this address.');
const UNREADABLE = failure('validation_error', 'The address is not readable: check its percent-encoding.');
const NO_JSON = failure('validation_error', 'The body is not readable JSON.');
const ID = /^[0-9a-f-]{36}$/;

describe('failures of any route', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ lists: false })));
  afterAll(() => app.close());

  /** Nothing of these is recorded: they fail before a key is looked at. */
  const unrecorded = async (work: () => Promise<unknown>) => expect(await app.added(work)).toEqual({});

  describe('400 for what cannot be read', () => {
    it.each(['/public/%zz', '/public/search?name=%zz', '/public/search?name=%FF', '/public/search?name=Viktor%2'])(
      'the address %s',
      (path) =>
        unrecorded(async () => {
          const { body, headers } = await app.http.get(path).set('x-api-key', app.key).expect(400);
          expect(body).toEqual(UNREADABLE);
          expect(headers['x-request-id']).toMatch(ID);
          expect(headers['cache-control']).toBe('no-store');
        }),
    );

    it.each(['{"name":', '{"name":"Bout",}', 'name=Bout', "{'name':'Bout'}"])('the body %s', (sent) =>
      unrecorded(async () => {
        expect((await app.post(sent).expect(400)).body).toEqual(NO_JSON);
      }),
    );

    it('an address longer than any of ours', async () => {
      const answer = await fetch(`${app.url}/${'x'.repeat(20_000)}`);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('x-request-id')).toMatch(ID);
      expect(await answer.json()).toEqual(failure('validation_error', 'The address or the headers are too long.'));
    });

    it('what is no HTTP', async () => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      socket.end('HELO sanctions\r\n\r\n');
      const [head, body] = (await text(socket)).split('\r\n\r\n');
      expect(head).toContain('HTTP/1.1 400 Bad Request');
      expect(JSON.parse(body ?? '')).toEqual(failure('validation_error', 'This is not a readable HTTP request.'));
    });
  });

  describe('404', () => {
    it.each(['/', '/nothing', '/public', '/public/search/', '/public/search/x', '/PUBLIC/SEARCH', '/health/../etc'])(
      'at %s, whatever the method',
      async (path) => {
        for (const method of ['get', 'post', 'delete'] as const) {
          expect((await app.http[method](path).expect(404)).body).toEqual(NOTHING);
        }
      },
    );
  });

  describe('405', () => {
    it.each([
      ['put', '/public/search', 'GET, HEAD, POST'],
      ['patch', '/public/search', 'GET, HEAD, POST'],
      ['delete', '/public/search', 'GET, HEAD, POST'],
      ['options', '/public/search', 'GET, HEAD, POST'],
      ['post', '/health', 'GET, HEAD'],
      ['delete', '/health/ready', 'GET, HEAD'],
      ['put', '/openapi.json', 'GET, HEAD'],
    ] as const)('for %s %s, naming what is allowed', (method, path, allow) =>
      unrecorded(async () => {
        const { body, headers } = await app.http[method](path).expect(405);
        expect(body).toEqual(failure('method_not_allowed', 'This method is not allowed at this address.'));
        expect(headers.allow).toBe(allow);
      }),
    );
  });

  it('413 for a body over 100 KiB', () =>
    unrecorded(async () => {
      const { body } = await app.post({ name: 'x'.repeat(100 * 1024) }).expect(413);
      expect(body).toEqual(failure('payload_too_large', 'The body is larger than 100 KiB.'));
    }));

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    '415 for a body of %s',
    (type) =>
      unrecorded(async () => {
        const { body } = await app.post('name=Bout').set('content-type', type).expect(415);
        expect(body).toEqual(failure('unsupported_media_type', 'The body must be sent as application/json.'));
      }),
  );

  it('take an empty body of JSON, and none at all, as a request without fields', async () => {
    const nothing = {
      ...failure('validation_error', 'The request is not valid.'),
      details: [{ field: 'name', message: 'is required' }],
    };
    expect((await app.post('').expect(400)).body).toEqual(nothing);
    expect((await app.post('  \n ').expect(400)).body).toEqual(nothing);
    expect((await app.http.post('/public/search').set('x-api-key', app.key).expect(400)).body).toEqual(nothing);
  });

  it('take JSON with a charset', async () => {
    const { body } = await app.post('{}').set('content-type', 'application/json; charset=utf-8').expect(400);
    expect(body.details).toEqual([{ field: 'name', message: 'is required' }]);
  });
});

describe('every answer', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({ lists: false })));
  afterAll(() => app.close());

  it.each(['a', 'trace-1_2.3', 'A'.repeat(64)])('keeps the request id %s', async (id) => {
    for (const path of ['/health/live', '/public/search', '/nothing']) {
      expect((await app.http.get(path).set('x-request-id', id)).headers['x-request-id']).toBe(id);
    }
  });

  it.each(['a b', 'A'.repeat(65), 'r\u00e9sum\u00e9', 'x;y', ''])(
    'makes an id of its own instead of "%s"',
    async (id) => {
      const { headers } = await app.http.get('/health/live').set('x-request-id', Buffer.from(id).toString('latin1'));
      expect(headers['x-request-id']).toMatch(ID);
    },
  );

  it('may be cached only where it is the same for all', async () => {
    const cacheControl = async (path: string) => (await app.http.get(path)).headers['cache-control'];
    for (const path of ['/public/search', '/nothing', '/healthy']) expect(await cacheControl(path)).toBe('no-store');
    for (const path of ['/health', '/health/live', '/openapi.json', '/openapi.yaml', '/docs']) {
      expect(await cacheControl(path)).not.toBe('no-store');
    }
  });
});
