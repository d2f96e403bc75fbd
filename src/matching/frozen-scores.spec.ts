import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareNames, type EntityType, PARAMETERS } from './matching';

const [head = '', ...lines] = readFileSync(join(__dirname, 'frozen-scores.txt'), 'utf8').trim().split('\n');
const rows = lines.map((line) => line.split(' | '));

/**
 * Whoever logged a score must be able to get it again: a score moves only with a new version of the parameters. To move
 * some on purpose: raise PARAMETERS.version, say so in CHANGELOG.md, and run
 * `node -r @swc-node/register scripts/freeze-scores.ts`.
 */
describe('scores', () => {
  it('are frozen for the version in use', () => {
    expect(head).toBe(`# version ${PARAMETERS.version}: type | asked | listed | rawScore`);
  });

  it('are announced where they move', () => {
    const changelog = readFileSync(join(process.cwd(), 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`matching parameters ${PARAMETERS.version}`);
  });

  it('are what they were', () => {
    expect(rows.length).toBeGreaterThan(300);
    const now = rows.map(([type, asked = '', listed = '']) => {
      return `${type} | ${asked} | ${listed} | ${compareNames(asked, listed, type as EntityType).rawScore}`;
    });
    expect(now).toEqual(lines);
  });
});
