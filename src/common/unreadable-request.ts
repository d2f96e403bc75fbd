import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { errorEnvelope } from './error-envelope.dto';
import { newId } from './ids';

/** A query that is wrongly encoded would be read as other text than was meant: it is refused, never searched. */
export function refuseUnreadableAddress(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const at = request.url.indexOf('?');
    if (at < 0 || isReadable(request.url.slice(at + 1))) done();
    else
      done(new AppError('validation_error', { message: 'The address is not readable: check its percent-encoding.' }));
  });
}

function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Answers what is no HTTP request, or one with an address or headers too long to be read; then nothing is known of it. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const message = tooLong ? 'The address or the headers are too long.' : 'This is not a readable HTTP request.';
    const body = JSON.stringify(errorEnvelope(new AppError('validation_error', { message })));
    const headers = [
      'HTTP/1.1 400 Bad Request',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      `X-Request-Id: ${newId()}`,
      'Connection: close',
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
