import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint-route.ts';
import type { AppContext } from '../services/app-context.ts';
import { readDashboard } from '../services/dashboard.ts';

/** What to do now, and the figures of a range of days (feature `dashboard`). */
export function dashboardRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'readDashboard', ({ query }) => readDashboard(context, query));
}
