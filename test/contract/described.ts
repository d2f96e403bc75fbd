import { openApi, operations, validator } from './document';

/** What a test client hands back of an answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Expects an answer the operation describes: its status, its body to the last field, its headers. */
export function expectDescribed(operationId: string, { status, headers, body }: Answer): void {
  const operation = operations.find((each) => each.operation.operationId === operationId)?.operation;
  const described = operation?.responses[status];
  if (!described) throw new Error(`${operationId} does not describe ${status}: ${JSON.stringify(body)}`);
  const matches = validator(described.content['application/json'].schema.$ref);
  expect({ valid: matches(body), errors: matches.errors }).toEqual({ valid: true, errors: null });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers).toHaveProperty('x-request-id');
  for (const [name, { schema }] of Object.entries(openApi.components.headers)) {
    const value = headers[name.toLowerCase()];
    if (value === undefined) continue;
    expect([name, name in described.headers]).toEqual([name, true]);
    if (schema.type === 'integer') expect(value).toMatch(/^\d+$/);
  }
}
