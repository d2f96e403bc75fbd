import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ERROR_CODES } from '../../src/common/error-codes';
import { openApi, operations, type Schema, schemasOfAnswers } from './document';

const run = promisify(execFile);
const schemas = Object.entries(openApi.components.schemas);
const fields = schemas.flatMap(([name, { properties = {} }]) =>
  Object.entries(properties).map(([field, schema]): [string, Schema] => [`${name}.${field}`, schema]),
);
/** An object's example is made of those of its fields. */
const isMadeOfOthers = (schema: Schema): boolean =>
  [schema, schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])].some((part) => part?.$ref !== undefined);

describe('openapi.json', () => {
  it('is what the program says of itself', async () => {
    await run(process.execPath, [resolve(process.cwd(), 'scripts/openapi.cjs'), '--check']);
  }, 180_000);

  it('describes every field and parameter', () => {
    const described = [
      ...fields,
      ...operations.flatMap(({ operation }) => operation.parameters.map((p) => [p.name, p] as const)),
    ];
    expect(described.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
  });

  it('has an example of every field that is not made of others', () => {
    expect(fields.filter(([, s]) => s.example === undefined && !isMadeOfOthers(s)).map(([name]) => name)).toEqual([]);
  });

  it('says what is always there of every answer', () => {
    const vague = schemasOfAnswers().filter((name) => {
      const { properties, required } = openApi.components.schemas[name] ?? {};
      return properties && !required?.length;
    });
    expect(vague).toEqual([]);
  });

  it('inlines no list of values twice, and uses no word of older OpenAPI', () => {
    const lists = [...JSON.stringify(openApi.components.schemas).matchAll(/"enum":(\[[^\]]*\])/g)].map(
      ([, list]) => list,
    );
    expect(lists).toEqual([...new Set(lists)]);
    expect(JSON.stringify(openApi)).not.toContain('"nullable"');
  });

  it('asks for a key in one of two headers, or for none', () => {
    expect(openApi.components.securitySchemes).toMatchObject({
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      apiKeyAuthorization: { type: 'apiKey', in: 'header', name: 'Authorization' },
    });
    const securityAt = (start: string) =>
      operations.filter(({ path }) => path.startsWith(start)).map(({ operation }) => operation.security);
    for (const security of securityAt('/public/'))
      expect(security).toEqual([{ apiKey: [] }, { apiKeyAuthorization: [] }]);
    for (const security of securityAt('/health')) expect(security).toEqual([]);
  });

  it('has the parameters of the interface in a query string', () => {
    const search = openApi.paths['/public/search']?.get;
    const named = Object.fromEntries((search?.parameters ?? []).map(({ name, schema }) => [name, schema.type]));
    expect(Object.keys(named).sort()).toEqual([
      'birthDate',
      'country',
      'gender',
      'identifier',
      'name',
      'nationality',
      'page',
      'pageSize',
      'source',
      'sources',
      'type',
    ]);
    expect(named).toMatchObject({ sources: 'string', page: 'integer', pageSize: 'integer' });
    expect(search?.requestBody).toBeUndefined();
  });
});

describe('docs/errors.md', () => {
  it('has every code with its status, and no other', () => {
    const page = readFileSync(resolve(process.cwd(), 'docs/errors.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| .+ \| .+ \|$/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(Object.entries(ERROR_CODES).map(([code, { status }]) => [code, status])),
    );
    expect(listed).toHaveLength(Object.keys(ERROR_CODES).length);
  });
});
