import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
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

function featureNames(features: ReadonlySet<Feature>): string {
  return FEATURES.filter((feature) => features.has(feature)).join(' ');
}

/** The headers of the one answer that passes no hook: to a path that cannot be decoded. */
export function bareHeaders(origins: readonly string[], features: ReadonlySet<Feature>) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { origin = '' } = request.headers;
    if (origins.includes(origin)) reply.header('Access-Control-Allow-Origin', origin);
    reply.headers({
      [FEATURES_HEADER]: featureNames(features),
      'Access-Control-Expose-Headers': EXPOSED.join(', '),
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
    });
  };
}

/**
 * The headers of every answer, failures included: the features that are on, the two apps' origins
 * (and no other), and what keeps a browser from guessing types or framing answers. Pictures are
 * shown on the apps' origins, so the resource policy lets them.
 */
export async function addHeaders(
  app: FastifyInstance,
  origins: readonly string[],
  features: ReadonlySet<Feature>,
): Promise<void> {
  const named = featureNames(features);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(FEATURES_HEADER, named);
    const fresh = request.routeOptions.config.access === 'public' && request.method === 'GET';
    reply.header('Cache-Control', fresh ? 'no-cache' : 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });
  const mayPatch = features.has('status') || features.has('query-status');
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', ...(mayPatch ? ['PATCH'] : [])],
    allowedHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      ...(features.has('idempotency-key') ? [IDEMPOTENCY_HEADER] : []),
    ],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_AGE,
    strictPreflight: false,
  });
}
