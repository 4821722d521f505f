import type { ApiMessage } from '@shop/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { limitRequests } from '../services/limits.ts';
import { markMessage, readMessageHistory, undoMessageMark } from '../services/message-marks.ts';
import { createMessage, listMessages, removeMessage } from '../services/messages.ts';

/** The routes of messages: anyone may send one; the owner reads and answers them. */
export function messageRoutes(app: FastifyInstance, context: AppContext): void {
  const withoutDisabledFields = ({ answered, ...message }: ApiMessage): ApiMessage =>
    context.features.has('message-status') && answered !== undefined
      ? { ...message, answered }
      : message;
  addEndpoint(app, context, 'createQuery', async ({ body, ip, headers }) => {
    await limitRequests(context, 'query', ip);
    const key = idempotencyKey('createQuery', context.features, { headers });
    return createMessage(context, body, { address: ip, key });
  });
  addEndpoint(app, context, 'listQueries', async ({ query }, reply) => {
    const page = await listMessages(context, query);
    return sendPage(context, reply, { ...page, rows: page.rows.map(withoutDisabledFields) });
  });
  addEndpoint(app, context, 'updateQuery', ({ params, body }) =>
    markMessage(context, params.id, body),
  );
  addEndpoint(app, context, 'readQueryHistory', async ({ params, query }, reply) =>
    sendPage(context, reply, await readMessageHistory(context, params.id, query)),
  );
  addEndpoint(app, context, 'undoQueryChange', async ({ params, body, headers }) => {
    const key = idempotencyKey('undoQueryChange', context.features, { headers });
    return withoutDisabledFields(await undoMessageMark(context, params.id, body, key));
  });
  addEndpoint(app, context, 'deleteQuery', (request) =>
    removeMessage(context, request.params.id, sessionOf(request).username),
  );
}
