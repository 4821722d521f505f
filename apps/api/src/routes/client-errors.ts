import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint-route.ts';
import type { AppContext } from '../services/app-context.ts';
import { limitRequests } from '../services/limits.ts';

/** Writes the unhandled errors of the apps into the log, where they have the id of a request and no address. */
export function clientErrorRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'createClientError', async ({ body, ip, log }) => {
    await limitRequests(context, 'client-error', ip);
    log.warn({ clientError: body }, 'an app reported an error');
  });
}
