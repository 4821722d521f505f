import {
  FEATURES,
  FEATURES_HEADER,
  IDEMPOTENCY_HEADER,
  TOTAL_COUNT_HEADER,
  type Feature,
} from '@shop/contract/features';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser may remember a preflight's answer, in seconds. */
const PREFLIGHT_AGE = 600;

const EXPOSED = [FEATURES_HEADER, TOTAL_COUNT_HEADER, 'Retry-After'];

/**
 * Keeps browsers from guessing types, from framing answers and from running anything in them (B1).
 * Pictures are shown on the apps' origins, so the resource policy lets them. What only a page with
 * scripts could need is left out: each header costs every answer.
 */
const SECURITY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Sets them on an answer; `fresh` when it may be kept and asked for again. */
type SetHeaders = (request: FastifyRequest, reply: FastifyReply, fresh: boolean) => void;

/**
 * What sets the headers of every answer, failures included: the features that are on, the two apps'
 * origins (and no other), and what protects browsers. They are put together once, not for each answer.
 */
export function headersOf(origins: readonly string[], features: ReadonlySet<Feature>): SetHeaders {
  const always = {
    ...SECURITY,
    [FEATURES_HEADER.toLowerCase()]: FEATURES.filter((feature) => features.has(feature)).join(' '),
    'access-control-expose-headers': EXPOSED.join(', '),
    vary: 'Origin',
  };
  const kept = { ...always, 'cache-control': 'no-cache' };
  const unkept = { ...always, 'cache-control': 'no-store' };
  const allowed = new Set(origins);
  return (request, reply, fresh) => {
    reply.headers(fresh ? kept : unkept);
    const { origin } = request.headers;
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('Access-Control-Allow-Origin', origin);
    }
  };
}

/** Sets them on every answer that passes hooks, and answers preflights: before any guard, on any path. */
export function addHeaders(
  app: FastifyInstance,
  setHeaders: SetHeaders,
  features: ReadonlySet<Feature>,
): void {
  const mayPatch = features.has('status') || features.has('query-status');
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', ...(mayPatch ? ['PATCH'] : [])];
  const headers = [
    'Accept',
    'Authorization',
    'Content-Type',
    ...(features.has('idempotency-key') ? [IDEMPOTENCY_HEADER] : []),
  ];
  const preflight = {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': headers.join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_AGE),
    'Content-Length': '0',
  };
  app.addHook('onRequest', (request, reply, done) => {
    const isPublic = request.routeOptions.config.access === 'public';
    setHeaders(request, reply, isPublic && request.method === 'GET');
    if (request.method === 'OPTIONS') void reply.code(204).headers(preflight).send();
    else done();
  });
}
