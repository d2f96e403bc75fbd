import type { LoggerService, LogLevel } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** What the framework says of its own start is of use to nobody who runs the service. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest's log as JSON lines on standard output. Never given names of customers or secrets. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string) {
    this.pino = pino(
      { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination({ sync: false }),
    );
  }

  log = (line: unknown, ...rest: unknown[]) =>
    this.write(FRAMEWORK.has(String(rest.at(-1))) ? 'debug' : 'info', line, rest);
  error = (line: unknown, ...rest: unknown[]) => this.write('error', line, rest);
  warn = (line: unknown, ...rest: unknown[]) => this.write('warn', line, rest);
  debug = (line: unknown, ...rest: unknown[]) => this.write('debug', line, rest);
  verbose = (line: unknown, ...rest: unknown[]) => this.write('trace', line, rest);
  fatal = (line: unknown, ...rest: unknown[]) => this.write('fatal', line, rest);
  setLogLevels(_levels: LogLevel[]): void {
    // The level is a setting of the service, not of the framework.
  }

  /** Nest hands the context over as the last argument, and a stack before it. */
  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal', line: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const more = rest.slice(0, context === undefined ? rest.length : -1).filter((part) => part !== undefined);
    const fields = { ...(context !== undefined && { context }), ...(more.length > 0 && { more }), ...fieldsOf(line) };
    this.pino[level](fields, typeof line === 'string' ? line : undefined);
  }
}

function fieldsOf(line: unknown): Record<string, unknown> {
  if (line instanceof Error) return { error: line.stack ?? line.message };
  return typeof line === 'object' && line !== null ? { ...line } : {};
}
