import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { deleteForGood, listBin, restoreFromBin } from '../services/bin.ts';

/** The routes of the bin. The owner and the staff restore; only the owner deletes for good. */
export function binRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'listBin', async ({ query }, reply) =>
    sendPage(context, reply, await listBin(context, query)),
  );
  addEndpoint(app, context, 'restoreBinEntry', (request) =>
    restoreFromBin(context, request.params.id, sessionOf(request)),
  );
  addEndpoint(app, context, 'deleteBinEntry', ({ params }) => deleteForGood(context, params.id));
}
