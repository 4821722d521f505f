import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';

/** Headers that decide who sends a request and what it does: Node keeps one of two, another server may keep the other. */
const SINGLE = new Set(['host', 'authorization', 'idempotency-key', 'content-type', 'shop-search']);

/**
 * Rejects a request with two of such a header, with a header that is a property of every object, or of HTTP/1.1
 * without Host.
 */
export function addAmbiguousHeaderCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, headers, httpVersion } = request.raw;
    const hasNoHost = headers.host === undefined && httpVersion === '1.1';
    done(hasNoHost || isAmbiguous(rawHeaders) ? new ShopError('unreadable') : undefined);
  });
}

function isAmbiguous(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (name === '__proto__' || (SINGLE.has(name) && seen.has(name))) return true;
    seen.add(name);
  }
  return false;
}
