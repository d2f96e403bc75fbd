import { startApp, type TestApp } from '../support/app';

describe('the documentation', () => {
  let app: TestApp;
  beforeAll(
    async () => (app = await startApp({ lists: false, settings: { PUBLIC_URL: 'https://screening.example' } })),
  );
  afterAll(() => app.close());

  it('is an OpenAPI document that names the address clients call', async () => {
    const { body } = await app.http.get('/openapi.json').expect(200);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0' },
      servers: [{ url: 'https://screening.example' }],
    });
  });

  it('is a page whose every file comes from this service', async () => {
    const page = await app.http.get('/docs').expect(200);
    const linked = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(linked.length).toBeGreaterThan(3);
    expect(page.headers).not.toHaveProperty('content-security-policy');
    for (const address of linked) {
      const file = new URL(address, `${app.url}/docs`);
      expect(file.origin).toBe(app.url);
      expect((await fetch(file)).status).toBe(200);
    }
  });
});
