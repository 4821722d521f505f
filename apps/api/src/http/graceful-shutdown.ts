import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Whether a load balancer may send requests to this process. Requests that still arrive are
     * processed.
     */
    isReady: boolean;
  }
}

/** After this time without a request, in milliseconds, the load balancer has noticed the shutdown. */
const IDLE_MS = 300;
/** Maximum time to wait for `IDLE_MS` without a request, in milliseconds. */
const MAX_WAIT_MS = 3_000;
const CHECK_INTERVAL_MS = 20;
/** Maximum time for running requests after that, in milliseconds. */
const MAX_CLOSING_MS = 4_500;

/** Adds `isReady`, which `main.ts` and `shutDownGracefully` change. */
export function addReadiness(app: FastifyInstance): void {
  app.decorate('isReady', true);
}

/**
 * Finishes the running requests, then closes the server. A request that arrives on a connection while it is
 * being closed would be lost (V1). So `/readyz` first responds 503 and every response closes its
 * connection, while requests are still processed until no more arrive.
 */
export async function shutDownGracefully(app: FastifyInstance): Promise<void> {
  await waitUntilIdle(app);
  // A response that began before the shutdown leaves its connection open.
  const closing = setInterval(() => app.server.closeIdleConnections(), CHECK_INTERVAL_MS);
  // A client that sends or reads no more must not keep the process.
  const cutting = setTimeout(() => app.server.closeAllConnections(), MAX_CLOSING_MS);
  await app.close().finally(() => {
    clearInterval(closing);
    clearTimeout(cutting);
  });
}

async function waitUntilIdle(app: FastifyInstance): Promise<void> {
  const startedAt = performance.now();
  let lastRequest = startedAt;
  app.isReady = false;
  app.server.prependListener('request', (request, response) => {
    if (request.url !== '/readyz') lastRequest = performance.now();
    response.setHeader('Connection', 'close');
  });
  const isDone = () =>
    performance.now() - lastRequest > IDLE_MS || performance.now() - startedAt > MAX_WAIT_MS;
  while (!isDone()) await sleep(CHECK_INTERVAL_MS);
}
