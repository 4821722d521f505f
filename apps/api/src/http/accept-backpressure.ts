import type { FastifyInstance } from 'fastify';

/**
 * Maximum number of connections accepted in a row, one per event loop iteration, before other work
 * continues.
 */
const MAX_CONSECUTIVE = 250;

/**
 * Returns a function that returns whether queued work should wait; call it once per event loop iteration.
 * Node accepts one connection per iteration. When every iteration also does much work, connections wait
 * in the accept queue for seconds (V4). So queued work waits while connections arrive.
 */
export function createAcceptBackpressure(app: FastifyInstance): () => boolean {
  let hasNewConnection = false;
  let consecutive = 0;
  app.server.on('connection', () => {
    hasNewConnection = true;
  });
  return () => {
    const shouldYield = hasNewConnection && consecutive < MAX_CONSECUTIVE;
    hasNewConnection = false;
    consecutive = shouldYield ? consecutive + 1 : 0;
    return shouldYield;
  };
}
