/** Up to this many words on the shorter side the best pairing is searched for; beyond, a greedy one is improved. */
const EXACT_WORDS = 6;

/**
 * Pairs rows with columns so that the gains add up to the most; gain 0 is no pair. Answers the column of each row, -1
 * for none. `gains` is row by row.
 */
export function assign(gains: Float64Array, rows: number, columns: number): Int8Array {
  const simple = simpleAssignment(gains, rows, columns);
  if (simple) return simple;
  return Math.min(rows, columns) <= EXACT_WORDS && rows <= EXACT_WORDS
    ? bestAssignment(gains, rows, columns)
    : improvedGreedy(gains, rows, columns);
}

/** Where no row has a choice and no column is wanted twice there is nothing to search. */
function simpleAssignment(gains: Float64Array, rows: number, columns: number): Int8Array | null {
  const chosen = new Int8Array(rows).fill(-1);
  let taken = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if ((gains[row * columns + column] as number) <= 0) continue;
      if (chosen[row] !== -1 || taken & (1 << column)) return null;
      chosen[row] = column;
      taken |= 1 << column;
    }
  }
  return chosen;
}

function bestAssignment(gains: Float64Array, rows: number, columns: number): Int8Array {
  const current = new Int8Array(rows).fill(-1);
  let best = current.slice();
  let bestGain = -1;
  const reachable = remainingGains(gains, rows, columns);
  const visit = (row: number, taken: number, gain: number): void => {
    if (gain + (reachable[row] as number) <= bestGain) return;
    if (row === rows) {
      bestGain = gain;
      best = current.slice();
      return;
    }
    for (let column = 0; column < columns; column++) {
      const more = gains[row * columns + column] as number;
      if (more <= 0 || taken & (1 << column)) continue;
      current[row] = column;
      visit(row + 1, taken | (1 << column), gain + more);
    }
    current[row] = -1;
    visit(row + 1, taken, gain);
  };
  visit(0, 0, 0);
  return best;
}

/** The most that rows from here on could still add. */
function remainingGains(gains: Float64Array, rows: number, columns: number): Float64Array {
  const remaining = new Float64Array(rows + 1);
  for (let row = rows - 1; row >= 0; row--) {
    let most = 0;
    for (let column = 0; column < columns; column++) most = Math.max(most, gains[row * columns + column] as number);
    remaining[row] = (remaining[row + 1] as number) + most;
  }
  return remaining;
}

function improvedGreedy(gains: Float64Array, rows: number, columns: number): Int8Array {
  const chosen = greedy(gains, rows, columns);
  const gain = (row: number): number => gainAt(gains, columns, row, chosen[row] as number);
  for (let improved = true; improved;) {
    improved = false;
    for (let a = 0; a < rows; a++) {
      for (let b = a + 1; b < rows; b++) {
        const now = gain(a) + gain(b);
        const x = chosen[a] as number;
        const y = chosen[b] as number;
        const swapped = gainAt(gains, columns, a, y) + gainAt(gains, columns, b, x);
        if (swapped <= now + 1e-9) continue;
        chosen[a] = gainAt(gains, columns, a, y) > 0 ? y : -1;
        chosen[b] = gainAt(gains, columns, b, x) > 0 ? x : -1;
        improved = true;
      }
    }
  }
  return chosen;
}

function gainAt(gains: Float64Array, columns: number, row: number, column: number): number {
  return column < 0 ? 0 : (gains[row * columns + column] as number);
}

function greedy(gains: Float64Array, rows: number, columns: number): Int8Array {
  const chosen = new Int8Array(rows).fill(-1);
  const taken = new Uint8Array(columns);
  for (;;) {
    let most = 0;
    let at = -1;
    for (let cell = 0; cell < rows * columns; cell++) {
      const gain = gains[cell] as number;
      if (gain > most && chosen[Math.floor(cell / columns)] === -1 && taken[cell % columns] === 0) {
        most = gain;
        at = cell;
      }
    }
    if (at < 0) return chosen;
    chosen[Math.floor(at / columns)] = at % columns;
    taken[at % columns] = 1;
  }
}
