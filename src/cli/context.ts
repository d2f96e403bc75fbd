import type { INestApplicationContext } from '@nestjs/common';

/** What a command gets from the program. */
export interface CommandDeps {
  /** The application without its server; the command closes it. */
  readonly openContext: () => Promise<INestApplicationContext>;
}

/** Does the work in the application and closes it, whatever happens. */
export async function inContext<T>(
  { openContext }: CommandDeps,
  work: (context: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const context = await openContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
