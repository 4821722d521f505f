import {
  LogController,
  type FastifyHttpOptions,
  type FastifyServerOptions,
  type RawServerDefault,
} from 'fastify';

/** JSON bodies are small; images are sent in forms, which have their own limits. */
const BODY_LIMIT = 128 * 1024;
/** Maximum time for a request to arrive, in milliseconds: ten images over a slow connection take minutes. */
const REQUEST_TIMEOUT = 300_000;
/** Maximum time for headers to arrive, and the interval at which Node checks it, in milliseconds (V3). */
const HEADERS_TIMEOUT = 15_000;
const CHECK_INTERVAL = 5_000;

/**
 * Without this option Fastify loads its JSON Schema compilers, which takes a fifth of the start time. The
 * routes have zod schemas: `endpoint-route.ts` and `app.ts` set their compilers.
 */
const compilersFactory = {
  buildValidator: () => rejectJsonSchema,
  buildSerializer: () => rejectJsonSchema,
};

function rejectJsonSchema(): never {
  throw new Error('Routes have zod schemas, not JSON Schemas');
}

/** The options of Fastify. The server that the benchmark compares with uses the same. */
export function serverOptions(options: {
  logger: FastifyServerOptions['logger'];
  trustProxy: readonly string[];
}) {
  return {
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK_INTERVAL },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory },
  } as const satisfies FastifyHttpOptions<RawServerDefault>;
}
