import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether callers may be sent to this process; it answers those who come all the same. */
    isReady: boolean;
  }
}

/** Without a call for so long, in milliseconds, whoever sends calls has heard of the end. */
const QUIET = 300;
/** A balancer that has not heard by then is not waited for. */
const LONGEST = 3_000;
const LOOK_EVERY = 20;

/** Adds what says whether the host is ready: `main.ts` and `closeGently` change it. */
export function addReadiness(app: FastifyInstance): void {
  app.decorate('isReady', true);
}

/**
 * Ends what is under way, then the server. Callers are let go before their connections are closed, for
 * a request that comes along just then would be cut (V1): `/readyz` says no, every answer closes its
 * connection, and everything is answered as before until nobody calls any more.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  await drain(app);
  // An answer begun before all this keeps its connection open: nobody else closes it.
  const closing = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
  await app.close().finally(() => clearInterval(closing));
}

async function drain(app: FastifyInstance): Promise<void> {
  const begun = performance.now();
  let lastCall = begun;
  app.isReady = false;
  app.server.prependListener('request', (request, response) => {
    if (request.url !== '/readyz') lastCall = performance.now();
    response.setHeader('Connection', 'close');
  });
  const isOver = () => performance.now() - lastCall > QUIET || performance.now() - begun > LONGEST;
  while (!isOver()) await sleep(LOOK_EVERY);
}
