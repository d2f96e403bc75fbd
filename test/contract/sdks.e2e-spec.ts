import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startApp, type TestApp } from '../support/app';
import { SDK_PROGRAMS } from './sdk-programs';

const run = promisify(execFile);
const MODULES = resolve(process.cwd(), 'node_modules');
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    outDir: 'out',
    rootDir: '.',
  },
  include: ['*.ts', 'sdk'],
};

/** What a program prints on standard output, both on its success and in the error of its failure. */
async function output(...command: readonly string[]): Promise<string> {
  try {
    return (await run(process.execPath, [...command])).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

describe('an SDK generated from openapi.json', () => {
  let app: TestApp | undefined;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sanctions-sdk-'));
    symlinkSync(MODULES, join(folder, 'node_modules'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [name, program] of Object.entries(SDK_PROGRAMS)) writeFileSync(join(folder, name), program);
    await output(resolve(__dirname, 'generate-sdks.mjs'), folder);
    await output(join(MODULES, 'typescript', 'bin', 'tsc'), '-p', folder);
    app = await startApp();
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app?.close();
  });

  it.each(['with-openapi-fetch', 'with-hey-api'])('compiles and calls the running service: %s', async (program) => {
    const environment = { ...process.env, SERVICE_URL: app?.url, API_KEY: app?.key };
    const { stdout } = await run(process.execPath, [join(folder, 'out', `${program}.js`)], { env: environment });
    expect(JSON.parse(stdout)).toEqual({
      posted: 'BOUT, Viktor Anatolijevitch',
      key: app?.keyId,
      got: 1,
      quality: 'very_strong',
      listedAt: null,
      refused: [400, 'validation_error', 'name'],
      database: 'up',
    });
  });
});
