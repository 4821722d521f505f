import type { ErrorCode } from '@shop/contract/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../services/app-context.ts';
import type { CountedEvent } from '../services/counted-events.ts';
import { withEventSource } from '../services/event-source.ts';
import { hashAddress } from '../services/security-events.ts';

/** The rejections of the trail. A missing or expired token is none: each client sends one every ten minutes. */
const REJECTIONS: Partial<Record<ErrorCode, CountedEvent['type']>> = {
  login_failed: 'sign_in_refused',
  two_factor_refused: 'sign_in_refused',
  refresh_refused: 'access_refused',
  link_refused: 'access_refused',
  forbidden: 'access_refused',
  too_many_requests: 'limited',
};

const namedBody = z.object({ username: z.string() });

/** Gives each request the source of its security events, and counts the refused requests. */
export function addSecurityEventHooks(app: FastifyInstance, context: AppContext): void {
  // The last hook before the handler: the body's stream has the async context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET') return done();
    const { session, id, ip } = request;
    const account = session && { id: session.accountId, username: session.username };
    const address = () => hashAddress(context, ip);
    return withEventSource({ origin: 'request', requestId: id, account, address }, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { errorCode } = reply;
    const rejection = errorCode && REJECTIONS[errorCode];
    const type = reply.hasWrongSecret ? 'sign_in_refused' : rejection;
    if (errorCode && type) {
      context.countedEvents.count({
        type,
        username: nameIn(request),
        address: hashAddress(context, request.ip),
        requestId: request.id,
        object: type === 'limited' ? (request.routeOptions.url ?? '') : errorCode,
      });
    }
    done();
  });
  app.addHook('onClose', () => context.countedEvents.flush());
}

/** The name of the session's account, or the name of a login. */
function nameIn({ session, body }: FastifyRequest): string | undefined {
  return session?.username ?? namedBody.safeParse(body).data?.username;
}
