import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
export interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly schema: Schema;
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly security: readonly Readonly<Record<string, string[]>>[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Response {
  readonly headers: Readonly<Record<string, { $ref: string }>>;
  readonly content: { 'application/json': { schema: { $ref: string } } };
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, { schema: Schema }>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** The committed document. */
export const openApi = JSON.parse(readFileSync(resolve(process.cwd(), 'openapi.json'), 'utf8')) as OpenApi;

export const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The document as a schema of its own, in which an object may hold described fields only. */
const closed = JSON.parse(JSON.stringify(openApi), (_key, value: unknown) => {
  const schema = value as Schema | null;
  return schema?.type === 'object' && schema.properties ? { ...schema, additionalProperties: false } : value;
}) as object;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(closed, 'openapi.json');

/** A check of an answer's body against a schema the document refers to. */
export function validator(reference: string): ValidateFunction {
  return ajv.compile({ $ref: `openapi.json${reference}` });
}

/** The names of the schemas an answer can be made of. */
export function schemasOfAnswers(): string[] {
  const names = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(openApi.components.schemas[name]);
    }
  };
  for (const { operation } of operations) follow(operation.responses);
  return [...names];
}
