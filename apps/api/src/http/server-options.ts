import {
  LogController,
  type FastifyInstance,
  type FastifyHttpOptions,
  type FastifyServerOptions,
  type RawServerDefault,
} from 'fastify';
import { randomBytes } from 'node:crypto';

/** JSON bodies are small; images are sent in forms, which have their own limits. */
const BODY_LIMIT = 128 * 1024;
/** Maximum time for a request to arrive, in milliseconds: ten images over a slow connection take minutes. */
const REQUEST_TIMEOUT = 300_000;
/** Maximum time for headers to arrive, and the interval at which Node checks it, in milliseconds (V3). */
const HEADERS_TIMEOUT = 15_000;
const CHECK_INTERVAL = 5_000;
/**
 * Maximum time for a JSON body to arrive, in milliseconds. It is small, so this is enough for slow
 * connections.
 */
const BODY_TIMEOUT_MS = 20_000;

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

/**
 * The id of a request in the log and in the trail. Those of all processes and starts differ.
 * @returns a function that makes the next one
 */
function requestIds(): () => string {
  const start = randomBytes(6).toString('hex');
  let requests = 0;
  return () => `${start}-${(requests += 1)}`;
}

/** The options of Fastify. The server that the benchmark compares with uses the same. */
export function serverOptions(options: {
  logger: FastifyServerOptions['logger'];
  trustProxy: readonly string[];
}) {
  return {
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: CHECK_INTERVAL,
      // `ambiguous-headers.ts` checks it: Node's own response has no security headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory },
  } as const satisfies FastifyHttpOptions<RawServerDefault>;
}

/**
 * Closes the connection of a request whose announced body does not arrive in time (V3). Forms of a logged-in
 * admin may take longer, because images are large; for them the server's request timeout applies.
 */
export function addBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const announced = raw.headers['content-length'] ?? '0';
    if (announced === '0' && raw.headers['transfer-encoding'] === undefined) return done();
    const timer = setTimeout(() => {
      const isAdminForm = request.session !== undefined && request.isMultipart();
      if (!raw.complete && !isAdminForm) raw.destroy();
    }, BODY_TIMEOUT_MS);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    return done();
  });
}
