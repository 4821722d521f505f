import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import type { Feature } from '@shop/contract/features';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failed, toFailedCall, type FailedCall } from './failure.ts';

/** Answers every failure in the contract's one shape: thrown, unknown path, wrong method. */
export function answerFailures(app: FastifyInstance, features: ReadonlySet<Feature>): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  const paths = declaredPaths();
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const here = paths.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
    const isOn = ({ feature }: Endpoint) => feature === undefined || features.has(feature);
    const isAsked = ({ method }: Endpoint) => method === request.method;
    const allowed = here.filter(isOn).map(({ method }) => method);
    if (allowed.length === 0 || here.some((endpoint) => isAsked(endpoint) && !isOn(endpoint))) {
      return send(reply, failed('not_found'));
    }
    reply.header('Allow', [...new Set([...allowed, 'OPTIONS'])].join(', '));
    return send(reply, failed('method_not_allowed'));
  });
}

/** Answers a failure, and logs the ones that are the host's own fault. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const call = toFailedCall(error);
  if (call.status >= 500) request.log.error({ err: error }, 'A call failed');
  return send(reply, call);
}

function send(reply: FastifyReply, { status, body, retryAfter }: FailedCall) {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply.code(status).header('Cache-Control', 'no-store').send(body);
}

function declaredPaths(): { endpoint: Endpoint; pattern: RegExp }[] {
  return Object.values<Endpoint>(endpoints).map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?')}$`),
  }));
}
