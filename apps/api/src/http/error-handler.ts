import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import type { ErrorCode } from '@shop/contract/error-codes';
import { REQUEST_ID_HEADER, type Feature } from '@shop/contract/features';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { ShopError } from '../errors.ts';
import { errorResponse, toErrorResponse, type ErrorResponse } from './error-response.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { matchesPath } from './route-list.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the error response; undefined for any other response. */
    errorCode: ErrorCode | undefined;
    /** Whether a password or code in the body was wrong. */
    hasWrongSecret: boolean;
  }
}

/** Replaces a URL that the router rejects; no route has this path. */
const UNDECODABLE_URL = '/undecodable-url';
const TOO_LONG_URL = '/too-long-url';
/** Time for a client to read the response to a broken request, in milliseconds. */
const CLOSE_AFTER_MS = 500;

/** Sends every error in the contract's one format: thrown errors, unknown paths, wrong methods. */
export function addErrorHandlers(app: FastifyInstance, features: ReadonlySet<Feature>): void {
  app.decorateReply('errorCode', undefined);
  app.decorateReply('hasWrongSecret', false);
  app.setErrorHandler((error, request, reply) => {
    const response = toErrorResponse(error);
    // A ShopError is an expected response, and an overload causes thousands of them, so it is not logged.
    if (response.status >= 500 && !(error instanceof ShopError)) {
      request.log.error({ err: error }, 'Request failed');
    }
    return send(reply, response);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url === UNDECODABLE_URL) return send(reply, errorResponse('unreadable'));
    const allowed = allowedMethods(app, request, features);
    if (allowed.length === 0) return send(reply, errorResponse('not_found'));
    reply.header('Allow', [...allowed, 'OPTIONS'].join(', '));
    return send(reply, errorResponse('method_not_allowed'));
  });
}

/**
 * The methods of the routes with the path of a request, for its Allow header; empty for an endpoint of a
 * disabled feature.
 */
function allowedMethods(
  app: FastifyInstance,
  { url, method }: FastifyRequest,
  features: ReadonlySet<Feature>,
): string[] {
  const [path = ''] = url.split('?', 1);
  const isDisabled = Object.values<Endpoint>(endpoints).some(
    (endpoint) =>
      endpoint.feature !== undefined &&
      !features.has(endpoint.feature) &&
      endpoint.method === method &&
      matchesPath(path, endpoint.path),
  );
  if (isDisabled) return [];
  return app.routeList.filter((route) => matchesPath(path, route.url)).map((route) => route.method);
}

/**
 * Routes a request again whose URL the router rejected. Fastify runs no hooks for such a request,
 * so its response would have no CORS and security headers.
 */
export function routeRefusedUrl(
  app: FastifyInstance,
  error: FastifyError,
  { request, raw }: FastifyReply,
): void {
  request.raw.url = error.code === 'FST_ERR_BAD_URL' ? UNDECODABLE_URL : TOO_LONG_URL;
  app.routing(request.raw, raw);
}

function send(reply: FastifyReply, { status, body, retryAfter }: ErrorResponse) {
  reply.errorCode = body.code;
  reply.hasWrongSecret = Object.values(body.fields ?? {}).includes('incorrect');
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  if (status >= 500) reply.header(REQUEST_ID_HEADER, reply.request.id);
  return reply.code(status).header('Cache-Control', 'no-store').send(body);
}

/**
 * Sends the same error format for bytes that are not HTTP, and for headers that are too long or too slow, and closes
 * the connection, also when the client keeps its half open or goes on sending (V3).
 */
export function handleClientError(error: Error, socket: Socket): void {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorResponse(
    code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreadable',
  );
  const text = JSON.stringify(body);
  const headers = {
    ...SECURITY_HEADERS,
    ...(socket instanceof TLSSocket && { 'strict-transport-security': STRICT_TRANSPORT }),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
  setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
}
