/** Connections lost or refused (08), no connection left (53), stopping or starting (57P). */
const SQL_STATES = /^(08|53|57P)/;
const SYSTEM_CODES = /^E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/;
/** What the driver and its pool say of a connection without giving a code. */
const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after|Driver not Connected|Query read timeout)/;

/** Whether this failed because the database cannot be reached now, rather than by a fault of ours. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (driverError !== undefined && driverError !== error && isDatabaseDown(driverError)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (error.name === 'CannotExecuteNotConnectedError') return true;
  const coded = typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.test(code));
  return coded || SENTENCES.test(error.message);
}
