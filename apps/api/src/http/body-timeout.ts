import type { FastifyInstance } from 'fastify';

/**
 * Maximum time for a JSON body to arrive, in milliseconds. It is small, so this is enough for slow
 * connections.
 */
const BODY_TIMEOUT_MS = 20_000;

/**
 * Closes the connection of a request whose announced body does not arrive in time (V3). Forms of a logged-in
 * admin may take longer, because images are large; for them the server's request timeout applies.
 */
export function addBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const announced = raw.headers['content-length'] ?? '0';
    if (announced === '0' && raw.headers['transfer-encoding'] === undefined) return done();
    const timer = setTimeout(() => {
      const isAdminForm = request.session !== undefined && request.isMultipart();
      if (!raw.complete && !isAdminForm) raw.destroy();
    }, BODY_TIMEOUT_MS);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    return done();
  });
}
