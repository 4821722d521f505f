import {
  LogController,
  type FastifyHttpOptions,
  type FastifyServerOptions,
  type RawServerDefault,
} from 'fastify';

/** JSON bodies are small; pictures come in forms, which have limits of their own. */
const BODY_LIMIT = 128 * 1024;
/** How long a request may take to arrive, in milliseconds: ten pictures over a slow line take minutes. */
const REQUEST_TIMEOUT = 300_000;
/** How long headers may take to arrive, and how often that is looked at, in milliseconds (V3). */
const HEADERS_TIMEOUT = 15_000;
const LOOK_EVERY = 5_000;

/**
 * Calls are read and answered by the contract's own schemas, never by the server's: without these two,
 * it would load a validator and a serializer at each start, a fifth of the time that takes.
 */
const NO_SCHEMAS = {
  buildValidator: () => refuseSchema,
  buildSerializer: () => refuseSchema,
};

function refuseSchema(): never {
  throw new Error('Routes say what they take in the contract, not here');
}

/** What the host's server is made with; the bench makes a bare one with the same. */
export function serverOptions(wanted: {
  logger: FastifyServerOptions['logger'];
  trustProxy: readonly string[];
}) {
  return {
    logger: wanted.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: LOOK_EVERY },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: wanted.trustProxy.length > 0 ? [...wanted.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: NO_SCHEMAS },
  } as const satisfies FastifyHttpOptions<RawServerDefault>;
}
