import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

interface BuildState {
  fingerprint(root: string): string;
  isBuilt(root: string, entry: string): boolean;
  keepStamp(root: string, made: string): void;
  alone<T>(root: string, work: () => T): T;
}
const SCRIPT = resolve(process.cwd(), 'scripts/build-state.cjs');
const state = jest.requireActual<BuildState>(SCRIPT);

describe('the launcher builds when, and only when, the sources changed', () => {
  let root: string;
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sanctions-launch-'));
    write('package.json', '{}');
    write('src/main.ts', 'start();');
    write('src/lists/reader.ts', 'read();');
    write('dist/src/main.js');
    write('node_modules/.keep');
    state.keepStamp(root, state.fingerprint(root));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('runs what was built from the sources as they are', () => {
    expect(state.isBuilt(root, 'main')).toBe(true);
  });
  it.each([
    ['a source deep inside was edited', () => write('src/lists/reader.ts', 'readMore();')],
    ['a source was touched', () => utimesSync(join(root, 'src/main.ts'), 1, 1)],
    ['a source was added', () => write('src/new.ts')],
    ['a source was removed', () => unlinkSync(join(root, 'src/lists/reader.ts'))],
    ['a migration was added', () => write('migrations/1-create.ts')],
    ['the dependencies changed', () => write('package.json', '{"version":"2"}')],
    ['the build is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
    ['the build was interrupted before its end', () => unlinkSync(join(root, 'dist/.built-from'))],
  ])('builds when %s', (_title, change) => {
    change();
    expect(state.isBuilt(root, 'main')).toBe(false);
  });
  it('does not build for a changed test', () => {
    write('src/lists/reader.spec.ts');
    expect(state.isBuilt(root, 'main')).toBe(true);
  });
  it('runs a delivered build that came without sources', () => {
    rmSync(join(root, 'src'), { recursive: true });
    expect(state.isBuilt(root, 'main')).toBe(true);
  });
  it('lets one of several launches build at a time', async () => {
    const script = `require(${JSON.stringify(SCRIPT)}).alone(${JSON.stringify(root)}, () => {
      const fs = require('fs'), file = ${JSON.stringify(join(root, 'trace'))};
      fs.appendFileSync(file, 'in ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      fs.appendFileSync(file, 'out ');
    });`;
    await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, ['-e', script])));
    expect(readFileSync(join(root, 'trace'), 'utf8')).toBe('in out in out in out ');
  });
  it('does not wait for a launch that was killed while it built', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'process.pid']);
    write('node_modules/.sanctions-build.lock', stdout.trim());
    expect(state.alone(root, () => 'built')).toBe('built');
  });
});
