import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint-route.ts';
import type { AppContext } from '../services/app-context.ts';
import { readStats } from '../services/stats.ts';

/** The statistics of the back office's dashboard. */
export function statsRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'readStats', ({ query }) => readStats(context, query));
}
