import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { authenticate, type Session } from '../services/accounts.ts';
import type { Shop } from '../services/shop.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route that does not say is the admin's. */
    access?: 'public' | 'admin';
    /** What body the route reads; without one, none is read. */
    body?: 'json' | 'form' | undefined;
  }
  interface FastifyRequest {
    /** Set when a valid access token came along on an admin route. */
    session: Session | undefined;
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const BODY_TYPES = { json: 'application/json', form: 'multipart/form-data' } as const;

/**
 * Closes the host by default: a route that does not declare itself public demands a valid access
 * token, and a body of the wrong kind is refused, both before any of the body is read (Z1, Z2, Z5).
 */
export function addGuard(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('session', undefined);
  // A public read, by far the most frequent call, waits for no promise here.
  app.addHook('onRequest', (request, _reply, done) => {
    const isPublic = request.is404 || request.routeOptions.config.access === 'public';
    if (!isPublic) return admit(shop, request);
    done(request.is404 ? undefined : wrongType(request));
    return undefined;
  });
}

async function admit(shop: Shop, request: FastifyRequest): Promise<void> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  request.session = token === undefined ? undefined : await authenticate(shop, token);
  if (!request.session) throw new Refusal('unauthorized');
  const refusal = wrongType(request);
  if (refusal) throw refusal;
}

function wrongType(request: FastifyRequest): Refusal | undefined {
  const kind = request.routeOptions.config.body;
  if (!kind) return undefined;
  const given = request.headers['content-type'] ?? '';
  const type = given.split(';', 1)[0]?.trim().toLowerCase();
  return type === BODY_TYPES[kind] ? undefined : new Refusal('wrong_type');
}
