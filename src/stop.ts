/** What must be stopped, in the reverse order of its start. */
export interface StopOrder {
  /** To be stopped before everything that was named so far. */
  before(step: () => Promise<unknown>): void;
  /** Stops everything now; false when something could not be stopped in order. */
  now(): Promise<boolean>;
}

const TIME_LIMIT_MS = 20_000;

/** One Ctrl-C may reach us twice: from the terminal and, through npm, once more. */
const ECHO_MS = 1000;

/**
 * Stops in order on Ctrl-C and SIGTERM, once: the server first, so that no request is dropped, then the database. A later
 * second signal, or a stop that hangs, ends the process at once.
 */
export function stopOnSignals(last: () => Promise<unknown>): StopOrder {
  const steps = [last];
  let since: number | undefined;
  const onSignal = (): void => {
    if (since !== undefined) {
      if (performance.now() - since > ECHO_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), TIME_LIMIT_MS).unref();
    void stopAll(steps).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { before: (step) => void steps.unshift(step), now: () => stopAll(steps) };
}

async function stopAll(steps: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  let clean = true;
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      clean = false;
      process.stderr.write(
        `Not everything could be stopped in order: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
  return clean;
}
