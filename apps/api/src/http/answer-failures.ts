import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import type { ErrorCode } from '@shop/contract/error-codes';
import type { Feature } from '@shop/contract/features';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../refusal.ts';
import { failed, toFailedCall, type FailedCall } from './failure.ts';
import { matchesPath } from './route-list.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the failure that was answered, if one was. */
    failure: ErrorCode | undefined;
  }
}

/** Answers every failure in the contract's one shape: thrown, unknown path, wrong method. */
export function answerFailures(app: FastifyInstance, features: ReadonlySet<Feature>): void {
  app.decorateReply('failure', undefined);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  const off = Object.values<Endpoint>(endpoints).filter(
    ({ feature }) => feature !== undefined && !features.has(feature),
  );
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isAsked = (route: { method: string; url: string }) =>
      route.method === request.method && matchesPath(path, route.url);
    const allowed = app.routeList
      .filter(({ url }) => matchesPath(path, url))
      .map(({ method }) => method);
    const isOff = off.some(({ method, path: url }) => isAsked({ method, url }));
    if (allowed.length === 0 || isOff) return send(reply, failed('not_found'));
    reply.header('Allow', [...allowed, 'OPTIONS'].join(', '));
    return send(reply, failed('method_not_allowed'));
  });
}

/** Answers a failure, and logs the ones that are the host's own fault. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const call = toFailedCall(error);
  // What the shop refuses on purpose, thousands in a storm, is no fault.
  if (call.status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error }, 'A call failed');
  return send(reply, call);
}

function send(reply: FastifyReply, { status, body, retryAfter }: FailedCall) {
  reply.failure = body.code;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply.code(status).header('Cache-Control', 'no-store').send(body);
}

/** Answers bytes that are no HTTP, or whose headers never end, in the same shape. */
export function answerBrokenHttp(error: Error, socket: Socket): void {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = failed(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreadable');
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
