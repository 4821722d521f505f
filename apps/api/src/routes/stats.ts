import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Shop } from '../services/shop.ts';
import { readStats } from '../services/stats.ts';

/** The owner's figures. */
export function statsRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'readStats', ({ query }) => readStats(shop, query));
}
