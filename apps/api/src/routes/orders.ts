import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAcceptBackpressure } from '../http/accept-backpressure.ts';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { limitOrders } from '../services/limits.ts';
import { createOrderQueue } from '../services/order-queue.ts';
import {
  changeOrder,
  countOrders,
  listOrders,
  placeOrder,
  readOrder,
  removeOrder,
} from '../services/orders.ts';

/** The routes of orders: a shopper places one; the owner reads them and changes their status. */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  const queue = createOrderQueue(context.database.dialect, createAcceptBackpressure(app));
  const idempotencyKey = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
    return context.features.has('idempotency-key') && typeof key === 'string' ? key : undefined;
  };
  addEndpoint(
    app,
    context,
    'createOrder',
    ({ headers, body, ip }) =>
      queue.run(async () => {
        await limitOrders(context, ip, body.number);
        return placeOrder(context, body, idempotencyKey({ headers }));
      }),
    { shedLoad: queue.shedLoad },
  );
  addEndpoint(app, context, 'listOrders', async ({ query }, reply) =>
    sendPage(context, reply, await listOrders(context, query)),
  );
  addEndpoint(app, context, 'deleteOrder', ({ params }) => removeOrder(context, params.id));
  addEndpoint(app, context, 'countOrders', () => countOrders(context));
  addEndpoint(app, context, 'readOrder', ({ params }) => readOrder(context, params.id));
  addEndpoint(app, context, 'updateOrder', (request) =>
    changeOrder(context, request.params.id, request.body, sessionOf(request).username),
  );
}
