import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time for the client to read the response, in milliseconds. */
const CLOSE_AFTER_MS = 500;

/** Whether a request announces a body, which no page needs. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Closes the connection after a response that was sent before the body has arrived. The body is not read, and the client
 * can read the response: Node would destroy the socket at once, and the reset could arrive first.
 */
export function addUnreadBodyClose(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    const { socket } = raw;
    if (raw.complete || !hasBody(request) || !(socket instanceof Socket)) return done();
    // Node discards a body only while nothing else reads it.
    raw.read(0);
    raw.pause();
    socket.destroySoon = () => socket.end();
    reply.raw.once('finish', () => {
      setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
    });
    return done();
  });
}
