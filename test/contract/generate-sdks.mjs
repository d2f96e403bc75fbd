// Makes both SDKs of openapi.json in a folder: node test/contract/generate-sdks.mjs <folder>. Both generators are ES modules, which
// jest does not load.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = resolve(process.argv[2]);
const document = resolve(import.meta.dirname, '..', '..', 'openapi.json');

// The default takes a field with a default value for one that is always sent.
const types = await openapiTS(pathToFileURL(document), { defaultNonNullable: false });
await writeFile(join(folder, 'paths.d.ts'), astToString(types));
await createClient({
  input: document,
  output: { path: join(folder, 'sdk'), importFileExtension: '.js' },
  logs: { level: 'silent', file: false },
});
