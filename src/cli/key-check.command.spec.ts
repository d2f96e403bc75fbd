import type { INestApplicationContext } from '@nestjs/common';
import { Command } from 'commander';
import type { TrialOutcome } from '../policy/key-trial';
import { registerKeyCheck } from './key-check.command';

describe('keys check', () => {
  const lines: string[] = [];
  let asked: unknown[];
  let outcome: TrialOutcome;

  beforeAll(() => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  });
  afterAll(() => jest.restoreAllMocks());

  async function type(...words: string[]): Promise<string> {
    lines.length = 0;
    const trial = { of: (...given: unknown[]) => Promise.resolve(((asked = given), outcome)) };
    const context = { get: () => trial, close: () => Promise.resolve() } as unknown as INestApplicationContext;
    const program = new Command().exitOverride();
    registerKeyCheck(program, { openContext: () => Promise.resolve(context) });
    for (const each of program.commands) each.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(['check', ...words], { from: 'user' });
    return lines.join('');
  }

  it('asks what was typed, and says what would be searched', async () => {
    outcome = { passes: true, refusals: [], allowed: { sources: ['OFAC', 'UK_HMT'], pageSize: 10 } };
    const options = [
      '--origin',
      'https://a.example',
      '--address',
      '10.0.0.1',
      '--source',
      'OFAC,UK',
      '--page-size',
      '50',
    ];
    expect(await type('key-1', ...options)).toBe('would pass: OFAC, UK_HMT; pages of 10\n');
    expect(asked).toEqual([
      'key-1',
      { origin: 'https://a.example', address: '10.0.0.1', sources: ['OFAC', 'UK_HMT'], pageSize: 50 },
    ]);
    await type('key-1');
    expect(asked[1]).toEqual({ origin: null, address: null, sources: [], pageSize: undefined });
  });

  it('says why not, first what the caller would be told', async () => {
    const refusals = [
      { code: 'access_restricted' as const, status: 403, message: 'Not from this address.' },
      { code: 'page_size_limit' as const, status: 429, message: 'Too large.' },
    ];
    outcome = { passes: false, refusals, allowed: null };
    expect(await type('key-1')).toBe(
      'would be refused with access_restricted (403): Not from this address.\n  and once that is mended, page_size_limit (429): Too large.\n',
    );
    expect(JSON.parse(await type('key-1', '--json'))).toEqual(outcome);
  });

  it.each([
    [['--address', 'somewhere'], 'IPv4 or IPv6'],
    [['--page-size', '0'], '1 to 100'],
    [['--source', 'INTERPOL'], 'Sources are'],
  ])('refuses %p', async (words, sentence) => {
    await expect(type('key-1', ...words)).rejects.toThrow(sentence);
  });
});
