import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint-route.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { listSecurityEvents, recordOrderExport } from '../services/security-events.ts';

/** The routes of the trail: the owner reads it, and the owner's client adds its exports. */
export function securityEventRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'listSecurityEvents', async ({ query }, reply) =>
    sendPage(context, reply, await listSecurityEvents(context, query)),
  );
  addEndpoint(app, context, 'recordOrderExport', ({ body }) => recordOrderExport(context, body));
}
