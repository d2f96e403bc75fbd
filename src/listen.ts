import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OperatorError } from './common/operator-error';
import type { Environment } from './config/environment';

/** Listens, and returns the address a browser on this machine can use. Throws an `OperatorError` when it cannot. */
export async function listen(
  app: NestFastifyApplication,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new OperatorError(explain(error as NodeJS.ErrnoException, host, port));
  }
  const { port: actual } = app.getHttpServer().address() as { port: number };
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`;
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this account. Set PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Correct HOST.`;
  return `The service cannot listen on ${host}:${port}: ${message}`;
}
