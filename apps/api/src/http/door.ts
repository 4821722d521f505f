import type { FastifyInstance } from 'fastify';

/** So many come in, one in each turn of the event loop, before everybody else has a turn again. */
const MOST_IN_A_ROW = 250;

/**
 * Says, asked once in a turn of the event loop, whether newcomers come first in this one. Node lets one
 * connection in each time it looks for news: when every look is followed by much work, a crowd waits
 * for seconds where nobody sees it (V4). So while they come, that work waits for some turns.
 */
export function watchDoor(app: FastifyInstance): () => boolean {
  let isSomebodyNew = false;
  let inARow = 0;
  app.server.on('connection', () => {
    isSomebodyNew = true;
  });
  return () => {
    const comesFirst = isSomebodyNew && inARow < MOST_IN_A_ROW;
    isSomebodyNew = false;
    inARow = comesFirst ? inARow + 1 : 0;
    return comesFirst;
  };
}
