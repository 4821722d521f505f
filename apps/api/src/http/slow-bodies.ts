import type { FastifyInstance } from 'fastify';

/** A body of JSON is small: over the slowest line it is there in this time, in milliseconds. */
const BODY_PATIENCE = 20_000;

/**
 * Drops the connection of whoever announces a body and does not send it: each costs a connection (V3).
 * The owner's forms may take longer, as pictures over a slow line do; the server's own limit is theirs.
 */
export function dropSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const announced = raw.headers['content-length'] ?? '0';
    if (announced === '0' && raw.headers['transfer-encoding'] === undefined) return done();
    const timer = setTimeout(() => {
      const isOwnersForm = request.session !== undefined && request.isMultipart();
      if (!raw.complete && !isOwnersForm) raw.destroy();
    }, BODY_PATIENCE);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    return done();
  });
}
