import type { OrderRequest } from '@shop/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { createAcceptBackpressure } from '../http/accept-backpressure.ts';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { limitOrders } from '../services/limits.ts';
import { createOrderAdmission } from '../services/order-admission.ts';
import { editOrder } from '../services/order-edit.ts';
import { readOrderLimits } from '../services/order-limits.ts';
import { createOrderQueue } from '../services/order-queue.ts';
import { undoOrderChange } from '../services/order-undo.ts';
import {
  changeOrder,
  countOrders,
  listOrders,
  readOrder,
  removeOrder,
} from '../services/orders.ts';
import { placeOrder } from '../services/place-order.ts';

/** The routes of orders: a shopper places one; the owner reads them and changes their status. */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  const queue = createOrderQueue(context.database.dialect, createAcceptBackpressure(app));
  const admission = createOrderAdmission(context);
  addEndpoint(
    app,
    context,
    'createOrder',
    ({ headers, body, ip }) => {
      const key = idempotencyKey('createOrder', context.features, { headers });
      return admission.run({ draft: body, key, address: ip }, (admitted) =>
        queue.run(productsOf(body), async (place) => {
          await admitted();
          await limitOrders(context, ip, body.number);
          return place((onRows) => placeOrder(context, body, { key, address: ip, onRows }));
        }),
      );
    },
    { shedLoad: queue.shedLoad },
  );
  addEndpoint(app, context, 'readOrderLimits', async () => readOrderLimits(context));
  addEndpoint(app, context, 'listOrders', async ({ query }, reply) =>
    sendPage(context, reply, await listOrders(context, query)),
  );
  addEndpoint(app, context, 'deleteOrder', (request) =>
    removeOrder(context, request.params.id, sessionOf(request).username),
  );
  addEndpoint(app, context, 'countOrders', () => countOrders(context));
  addEndpoint(app, context, 'readOrder', ({ params }) => readOrder(context, params.id));
  addEndpoint(app, context, 'updateOrder', (request) => {
    const key = idempotencyKey('updateOrder', context.features, request);
    const { username: by } = sessionOf(request);
    return changeOrder(context, request.params.id, request.body, { by, key });
  });
  addEndpoint(app, context, 'undoOrderChange', (request) =>
    undoOrderChange(context, request.params.id, request.body, sessionOf(request)),
  );
  addEndpoint(app, context, 'editOrder', (request) => {
    const key = idempotencyKey('editOrder', context.features, request);
    return editOrder(context, request.params.id, request.body, {
      session: sessionOf(request),
      key,
    });
  });
}

function productsOf({ command_products: lines }: OrderRequest): string[] {
  return [...new Set(lines.map(({ product }) => product))];
}
