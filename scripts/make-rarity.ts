/**
 * Writes src/matching/tables/rarity-table.ts: how common a folded token is. Counted over the lists in ../shared/lists
 * (frequencies only: a token few records share is left out, so no listed name can be read back) and a written
 * collection of ordinary names. Run: node -r @swc-node/register scripts/make-rarity.ts
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { recogniseFormat } from '../src/lists/import/list-files';
import { ofacSource } from '../src/lists/ofac/ofac.source';
import type { InputFile, ListSource } from '../src/lists/source';
import { unSource } from '../src/lists/un/un.source';
import type { ListedRecord } from '../src/matching/model';
import { normaliseName } from '../src/matching/normalise/normalise-name';
import { ORDINARY_NAMES } from './ordinary-names';
import { WIDESPREAD_NAMES } from './widespread-names';

/** Records that must share a token before it counts as that common. */
const LEVELS = [20, 50, 120, 300];
const WIDESPREAD_LEVEL = 2;
const COMMON_LEVEL = 3;
const VERY_COMMON_LEVEL = 4;
const LISTS = resolve(process.cwd(), '../shared/lists');
const EDITIONS: readonly (readonly [ListSource, string])[] = [
  [ofacSource, 'ofac/assembled-2026-07'],
  [unSource, 'un/2026-08-01/consolidated.xml'],
];

async function main(): Promise<void> {
  const counts = new Map<string, number>();
  for (const [source, path] of EDITIONS) await count(source, join(LISTS, path), counts);
  const levels = levelsOf(counts);
  writeFileSync('src/matching/tables/rarity-table.ts', render(levels));
}

async function count(source: ListSource, path: string, counts: Map<string, number>): Promise<void> {
  if (!existsSync(path)) throw new Error(`the list ${path} is needed to count tokens`);
  const { format, match } = recogniseFormat(source, inputFiles(path));
  for await (const raw of format.read(match).records) {
    const record = format.map(raw, match.list, () => undefined);
    for (const token of tokensOf(record)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
}

/** Distinct tokens of a record, so that a record of many spellings counts once. */
function tokensOf(record: ListedRecord): Set<string> {
  const tokens = record.names.flatMap(({ name }) => normaliseName(name, { type: record.type }).tokens);
  return new Set(tokens.filter((token) => token.role !== 'initial').map((token) => token.forms[0] ?? ''));
}

function inputFiles(path: string): InputFile[] {
  const paths = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return paths.map((file) => {
    const bytes = readFileSync(file);
    return { path: file, name: basename(file), bytes: bytes.length, head: bytes.subarray(0, 64 * 1024) };
  });
}

function levelsOf(counts: ReadonlyMap<string, number>): string[][] {
  const level = new Map<string, number>();
  const raise = (token: string, to: number): void => void level.set(token, Math.max(to, level.get(token) ?? 0));
  for (const [token, count] of counts) raise(token, LEVELS.filter((least) => count >= least).length);
  for (const token of words(WIDESPREAD_NAMES.people)) raise(token, WIDESPREAD_LEVEL);
  for (const token of words(WIDESPREAD_NAMES.companyWords)) raise(token, COMMON_LEVEL);
  for (const token of words(ORDINARY_NAMES.common)) raise(token, COMMON_LEVEL);
  for (const token of words(ORDINARY_NAMES.veryCommon)) raise(token, VERY_COMMON_LEVEL);
  return [1, 2, 3, 4].map((wanted) =>
    [...level]
      .filter(([, one]) => one === wanted)
      .map(([token]) => token)
      .sort(),
  );
}

/** Words of a written collection; a hyphen is a space to the engine, so a hyphenated word would never be met. */
const words = (text: string): string[] => text.trim().split(/[\s-]+/);

function render(levels: readonly (readonly string[])[]): string {
  const lines = levels.map((tokens) => `  \`\n${wrap(tokens)}\`,`);
  return `/** Written by scripts/make-rarity.ts; tokens of the levels 1 (uncommon) to 4 (very common). */
export const RARITY_TABLE: readonly string[] = [\n${lines.join('\n')}\n];\n`;
}

function wrap(tokens: readonly string[]): string {
  const lines: string[] = [];
  let line = '   ';
  for (const token of tokens) {
    if (line.length + token.length > 116) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${token}`;
  }
  return [...lines, line].join('\n');
}

void main();
