import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityType } from '../../../src/matching/matching';
import type { PairCase } from '../case';
import { halfOf } from '../half';
import { scriptName } from './original-scripts';

const FILE = join(__dirname, '..', 'handwritten', 'pairs.txt');

/** Pairs written by hand: `type | asked | listed | same`. */
export function handwritten(): PairCase[] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return lines
    .filter((line) => /\| (?:yes|no)$/.test(line))
    .map((line) => {
      const [type = '', asked = '', listed = '', same = ''] = line.split('|').map((cell) => cell.trim());
      return {
        category: 'handwritten',
        kind: scriptName(asked),
        asked,
        listed: [listed],
        type: type as EntityType,
        same: same === 'yes',
        half: halfOf(`handwritten ${listed}`),
      };
    });
}
