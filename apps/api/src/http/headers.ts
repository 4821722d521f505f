import cors from '@fastify/cors';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@shop/contract/contract-version';
import {
  DEVICE_HEADER,
  FEATURES,
  FEATURES_HEADER,
  IDEMPOTENCY_HEADER,
  REQUEST_ID_HEADER,
  SEARCH_HEADER,
  TOTAL_COUNT_HEADER,
  type Feature,
} from '@shop/contract/features';
import type { FastifyInstance } from 'fastify';

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/**
 * The headers of every response, also to bytes that are not HTTP: browsers must not guess content types, show
 * a response in a frame, run scripts in it, or let another origin embed it (B1).
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Sent when the request came by TLS: for a year, browsers use nothing else for this host and its subdomains. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** The two apps show the images of this API server on their own origins. */
const IMAGES = '/media/';

/**
 * Adds the headers of every response, including errors and those to preflight requests: security headers, the version
 * of the API and its enabled features, and Cache-Control. X-Forwarded-Proto of a trusted proxy shows whether the request
 * came by TLS. Its hook is the first one: a hook that responds, such as the one of `addCors`, ends the others.
 */
export function addHeaders(app: FastifyInstance, features: ReadonlySet<Feature>): void {
  const enabled = FEATURES.filter((feature) => features.has(feature)).join(' ');
  // Without a listener, Node responds with 417 and none of these headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const headers = {
    ...SECURITY_HEADERS,
    [FEATURES_HEADER.toLowerCase()]: enabled,
    [CONTRACT_VERSION_HEADER.toLowerCase()]: CONTRACT_VERSION,
  };
  app.addHook('onRequest', (request, reply, done) => {
    const isPublic = request.routeOptions.config.access === 'public';
    const cacheControl = isPublic && request.method === 'GET' ? 'no-cache' : 'no-store';
    reply.headers(headers).header('cache-control', cacheControl);
    if (request.url.startsWith(IMAGES))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}

/** Lets the browsers of the two apps call the API, and responds to their preflight requests (Z5). */
export async function addCors(
  app: FastifyInstance,
  { origins, features }: { origins: readonly string[]; features: ReadonlySet<Feature> },
): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: allowedMethods(features),
    allowedHeaders: allowedHeaders(features),
    exposedHeaders: [
      FEATURES_HEADER,
      TOTAL_COUNT_HEADER,
      CONTRACT_VERSION_HEADER,
      REQUEST_ID_HEADER,
      'Retry-After',
    ],
    maxAge: PREFLIGHT_MAX_AGE,
    strictPreflight: false,
  });
}

function allowedMethods(features: ReadonlySet<Feature>): string[] {
  const hasPatch = (['status', 'message-status', 'staff', 'confirmation-link'] as const).some(
    (name) => features.has(name),
  );
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', ...(hasPatch ? ['PATCH'] : [])];
}

function allowedHeaders(features: ReadonlySet<Feature>): string[] {
  const hasKeys = features.has('idempotency-key') || features.has('idempotent-creates');
  const key = hasKeys ? [IDEMPOTENCY_HEADER] : [];
  const device = features.has('known-device') ? [DEVICE_HEADER] : [];
  const search = features.has('private-search') ? [SEARCH_HEADER] : [];
  return ['Accept', 'Authorization', 'Content-Type', ...key, ...device, ...search];
}
