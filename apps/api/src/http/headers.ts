import cors from '@fastify/cors';
import {
  FEATURES,
  FEATURES_HEADER,
  IDEMPOTENCY_HEADER,
  TOTAL_COUNT_HEADER,
  type Feature,
} from '@shop/contract/features';
import type { FastifyInstance } from 'fastify';

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/**
 * Browsers must not guess content types, show a response in a frame or run scripts in it (B1). The apps
 * show images of this API server on their own origins, so the resource policy is cross-origin.
 */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Adds the headers of every response, including errors: security headers, CORS for the origins of the two
 * apps only, the enabled features, and Cache-Control.
 */
export async function addHeaders(
  app: FastifyInstance,
  { origins, features }: { origins: readonly string[]; features: ReadonlySet<Feature> },
): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: allowedMethods(features),
    allowedHeaders: allowedHeaders(features),
    exposedHeaders: [FEATURES_HEADER, TOTAL_COUNT_HEADER, 'Retry-After'],
    maxAge: PREFLIGHT_MAX_AGE,
    strictPreflight: false,
  });
  const enabled = FEATURES.filter((feature) => features.has(feature)).join(' ');
  const headers = { ...SECURITY_HEADERS, [FEATURES_HEADER.toLowerCase()]: enabled };
  app.addHook('onRequest', (request, reply, done) => {
    const isPublic = request.routeOptions.config.access === 'public';
    const cacheControl = isPublic && request.method === 'GET' ? 'no-cache' : 'no-store';
    reply.headers(headers).header('cache-control', cacheControl);
    done();
  });
}

function allowedMethods(features: ReadonlySet<Feature>): string[] {
  const hasPatch = (['status', 'message-status', 'staff'] as const).some((name) =>
    features.has(name),
  );
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', ...(hasPatch ? ['PATCH'] : [])];
}

function allowedHeaders(features: ReadonlySet<Feature>): string[] {
  const hasKeys = features.has('idempotency-key') || features.has('idempotent-creates');
  const key = hasKeys ? [IDEMPOTENCY_HEADER] : [];
  return ['Accept', 'Authorization', 'Content-Type', ...key];
}
