import type { FastifyInstance } from 'fastify';
import type { Shop } from '../services/shop.ts';

/** Whether the process answers, and whether the database does. */
export function systemRoutes(app: FastifyInstance, shop: Shop): void {
  const config = { access: 'public' } as const;
  app.route({
    method: 'GET',
    url: '/healthz',
    config,
    handler: async () => ({ status: 'ok' }),
  });
  app.route({
    method: 'GET',
    url: '/readyz',
    config,
    handler: async () => {
      await shop.database.ping();
      return { status: 'ready' };
    },
  });
}
