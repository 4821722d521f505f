import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A body that is announced as this small may still arrive, so that its connection can be used again. */
const SMALL_BODY_BYTES = 64 * 1024;
/** More than the largest form of the back office: ten images of 10 MB and its texts. */
const MAX_FORM_BYTES = 128 * 1024 * 1024;
/** Time for the rest of a small body, and for the client to read the response, in milliseconds. */
const CLOSE_AFTER_MS = 500;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether the request has an access token that has expired, of a session that is open. The form of such an admin is
     * read to its end: a browser on some systems shows no response that arrives earlier, and could not refresh the token.
     */
    hasExpiredToken: boolean;
  }
}

/**
 * Closes the connection after a response that was sent before the body has arrived, such as 401 or 413. Node would
 * read the rest of the body and discard it, which lets a stranger send gigabytes.
 */
export function addUnreadBodyClose(app: FastifyInstance): void {
  app.decorateRequest('hasExpiredToken', false);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw) || !(raw.socket instanceof Socket)) return done();
    if (request.hasExpiredToken && isAtMost(request, MAX_FORM_BYTES)) return done();
    if (isAtMost(request, SMALL_BODY_BYTES)) {
      reply.raw.once('finish', () => closeUnless(raw, () => raw.complete));
      return done();
    }
    reply.header('Connection', 'close');
    const { socket } = raw;
    // Makes the body one that is read by us: Node does not discard it then, and stops at its buffer's size. `read(0)` has
    // no effect on a full buffer: it filled while the session was read from the database.
    const isFull = raw.readableLength >= raw.readableHighWaterMark;
    raw.read(isFull ? undefined : 0);
    raw.pause();
    // Node would destroy the socket at once, and the reset could reach the client before the response.
    socket.destroySoon = () => socket.end();
    reply.raw.once('finish', () => closeUnless(raw, () => false));
    return done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function isAtMost({ headers }: Pick<FastifyRequest, 'headers'>, bytes: number): boolean {
  return Number(headers['content-length'] ?? Infinity) <= bytes;
}

function closeUnless({ socket }: IncomingMessage, isDone: () => boolean): void {
  setTimeout(() => {
    if (!isDone()) socket.destroy();
  }, CLOSE_AFTER_MS).unref();
}
