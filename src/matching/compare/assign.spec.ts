import fc from 'fast-check';
import { assign } from './assign';

describe('pairing words', () => {
  it('finds the pairing of most gain for names of up to six words', () => {
    const size = fc.integer({ min: 1, max: 5 });
    const table = fc.tuple(size, size).chain(([rows, columns]) => {
      const gain = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 }));
      return fc
        .array(gain, { minLength: rows * columns, maxLength: rows * columns })
        .map((gains) => ({ gains, rows, columns }));
    });
    fc.assert(
      fc.property(table, ({ gains, rows, columns }) => {
        const chosen = assign(Float64Array.from(gains), rows, columns);
        expect(gainOf(chosen, gains, columns)).toBe(mostGain(gains, rows, columns, 0, new Set()));
      }),
    );
  });

  it('gives no word two partners in names of many words', () => {
    const gains = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 100, maxLength: 100 });
    fc.assert(
      fc.property(gains, (table) => {
        const partners = [...assign(Float64Array.from(table), 10, 10)].filter((column) => column >= 0);
        expect(new Set(partners).size).toBe(partners.length);
      }),
    );
  });
});

function gainOf(chosen: Int8Array, gains: readonly number[], columns: number): number {
  return chosen.reduce((sum, column, row) => sum + (column < 0 ? 0 : (gains[row * columns + column] ?? 0)), 0);
}

function mostGain(
  gains: readonly number[],
  rows: number,
  columns: number,
  row: number,
  taken: ReadonlySet<number>,
): number {
  if (row === rows) return 0;
  let best = mostGain(gains, rows, columns, row + 1, taken);
  for (let column = 0; column < columns; column++) {
    if (taken.has(column)) continue;
    const rest = mostGain(gains, rows, columns, row + 1, new Set([...taken, column]));
    best = Math.max(best, (gains[row * columns + column] ?? 0) + rest);
  }
  return best;
}
