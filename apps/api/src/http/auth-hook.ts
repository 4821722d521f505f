import { endpoints } from '@shop/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';
import { authenticate, isOfOpenSession, type Session } from '../services/accounts.ts';
import type { AppContext } from '../services/app-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the access token, on admin routes. */
    session: Session | undefined;
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** The only routes of an admin who must change the first password. */
const ROUTES_BEFORE_PASSWORD_CHANGE = new Set<string | undefined>([
  endpoints.protectedAdmin.path,
  endpoints.changePassword.path,
]);
const BODY_TYPES = { json: 'application/json', form: 'multipart/form-data' } as const;

/**
 * Requires a valid access token on every route that is not declared public, the one of an owner where the route is
 * declared for the owner only, and rejects a body of the wrong content type. The checks run before the body is read
 * (Z1, Z2, Z5).
 */
export function addAuthHook(app: FastifyInstance, context: AppContext): void {
  app.decorateRequest('session', undefined);
  // Public reads are the most frequent requests, so they do not await a promise here.
  app.addHook('onRequest', (request, _reply, done) => {
    const isPublic = request.is404 || request.routeOptions.config.access === 'public';
    if (!isPublic) return requireAdmin(context, request);
    done(request.is404 ? undefined : wrongType(request));
    return undefined;
  });
}

async function requireAdmin(context: AppContext, request: FastifyRequest): Promise<void> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  request.session = token === undefined ? undefined : await authenticate(context, token);
  if (!request.session && token !== undefined) {
    request.hasExpiredToken = await isOfOpenSession(context, token);
  }
  const { passwordChangeRequired, role } = sessionOf(request);
  if (
    passwordChangeRequired &&
    context.features.has('account') &&
    !ROUTES_BEFORE_PASSWORD_CHANGE.has(request.routeOptions.url)
  ) {
    throw new ShopError('password_change_required');
  }
  if (request.routeOptions.config.access === 'owner' && role !== 'owner') {
    throw new ShopError('forbidden');
  }
  const error = wrongType(request);
  if (error) throw error;
}

/**
 * The session of a request to an admin route.
 * @throws ShopError `unauthorized`
 */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): Session {
  if (!session) throw new ShopError('unauthorized');
  return session;
}

function wrongType(request: FastifyRequest): ShopError | undefined {
  const { body } = request.routeOptions.config;
  if (!body) return undefined;
  const given = request.headers['content-type'] ?? '';
  const type = given.split(';', 1)[0]?.trim().toLowerCase();
  return type === BODY_TYPES[body.kind] ? undefined : new ShopError('wrong_type');
}
