import type { ErrorEnvelope } from '../../src/common/error-envelope.dto';
import type { EntityBody } from '../../src/entities/entities.dto';
import type { SourceName } from '../../src/common/sources';
import { entityIdOf } from '../../src/entities/entity-id';
import { startApp, type TestApp } from '../support/app';
import { signedIn, type SignedIn } from '../support/people';

describe('GET /api/entities/{entityId}', () => {
  let app: TestApp;
  let officer: SignedIn;
  const PUTIN = { source: 'OFAC', reference: '35096' };
  const idOf = async ({ source, reference }: { source: string; reference: string }): Promise<string> => {
    const [row] = await app.sql(`SELECT entity_id FROM entity_record WHERE source = $1 AND reference_id = $2`, [
      source,
      reference,
    ]);
    return String(row?.entity_id);
  };
  const get = (id: string, who = officer) => who.call('get', `/api/entities/${id}`);
  const limited = async (...allowedSources: SourceName[]) => {
    const institution = await app.tenants.institution({ limitPolicy: { allowedSources } });
    return signedIn(app, 'analyst', { institution });
  };

  beforeAll(async () => {
    app = await startApp();
    officer = await signedIn(app, 'officer');
  });
  afterAll(() => app.close());

  it('200 shows the entity as a search does, and the records it comes from', async () => {
    const { body: found } = await app.get({ name: 'Vladimir Putin' }).expect(200);
    const { entity, sanctions, aliases, addresses, identifiers } = found.results[0];
    const { body } = await get(entity.entityId).expect(200);
    expect(body).toEqual({
      entity,
      sanctions,
      aliases,
      addresses,
      identifiers,
      records: [
        {
          source: 'OFAC',
          list: 'sdn',
          referenceId: '35096',
          edition: expect.stringMatching(/^\d{4}-\d\d-\d\d-1$/) as string,
          publishedAt: null,
          removedIn: null,
          hash: expect.stringMatching(/^[\w-]{43}$/) as string,
          raw: expect.objectContaining({ sdn: expect.objectContaining({ ent_num: '35096' }) as object }) as object,
        },
      ],
    });
  });

  it('200 answers an old id with the entity it became', async () => {
    const id = await idOf(PUTIN);
    const old = entityIdOf('OFAC', 'given up');
    await app.sql(`INSERT INTO entity (id, source, reference_id, minted_at) VALUES ($1, 'OFAC', 'given up', now())`, [
      old,
    ]);
    await app.sql(`INSERT INTO entity_referent (old_id, entity_id, since) VALUES ($1, $2, now())`, [old, id]);
    const { body } = await get(old).expect(200);
    expect(body.entity.entityId).toBe(id);
  });

  it('200 shows only what the sources of the caller say', async () => {
    const id = await idOf({ source: 'UN_CONSOLIDATED', reference: 'QDi.006' });
    const whole = (await get(id).expect(200)).body as EntityBody;
    expect(sourcesOf(whole)).toEqual(['OFAC', 'UN_CONSOLIDATED']);
    const answer = await get(id, await limited('UN_CONSOLIDATED')).expect(200);
    const body = answer.body as EntityBody;
    expect(sourcesOf(body)).toEqual(['UN_CONSOLIDATED']);
    expect(new Set(body.sanctions.map(({ source }) => source))).toEqual(new Set(['UN_CONSOLIDATED']));
  });

  it('404 where only other sources know the entity, as for an id that does not or cannot exist', async () => {
    const outside = await limited('MASAK');
    const answers = [
      await get(await idOf(PUTIN), outside).expect(404),
      await get(entityIdOf('OFAC', 'nobody')).expect(404),
      await get('no-id').expect(404),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ status: false, code: 'not_found' });
    expect(new Set(answers.map(({ body }) => (body as ErrorEnvelope).message)).size).toBe(1);
  });

  it('401 without a token', async () => {
    const { body } = await app.http.get(`/api/entities/${await idOf(PUTIN)}`).expect(401);
    expect(body.code).toBe('unauthorized');
  });
});

const sourcesOf = ({ records }: EntityBody): string[] => [...new Set(records.map(({ source }) => source))].sort();
