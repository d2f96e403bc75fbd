/**
 * Writes src/matching/frozen-scores.txt: what the pairs written by hand for bench:quality score today. A version that is
 * frozen stays as it is: raise PARAMETERS.version first, and say in CHANGELOG.md what moves.
 * Run: node -r @swc-node/register scripts/freeze-scores.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compareNames, type EntityType, PARAMETERS } from '../src/matching/matching';

const FILE = 'src/matching/frozen-scores.txt';
const PAIRS = 'bench/quality/handwritten/pairs.txt';

const head = `# version ${PARAMETERS.version}: type | asked | listed | rawScore`;
if (existsSync(FILE) && readFileSync(FILE, 'utf8').startsWith(head)) {
  throw new Error(`the scores of version ${PARAMETERS.version} are frozen already; raise PARAMETERS.version`);
}
const pairs = readFileSync(PAIRS, 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'));
const rows = pairs.map((line) => {
  const [type = '', asked = '', listed = ''] = line.split('|').map((cell) => cell.trim());
  return `${type} | ${asked} | ${listed} | ${compareNames(asked, listed, type as EntityType).rawScore}`;
});
writeFileSync(FILE, `${[head, ...rows].join('\n')}\n`);
