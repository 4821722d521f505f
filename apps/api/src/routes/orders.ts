import type { FastifyInstance } from 'fastify';
import { watchDoor } from '../http/door.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { sendPage } from '../http/send-page.ts';
import { limitOrders } from '../services/limits.ts';
import { makeOrderQueue } from '../services/order-queue.ts';
import {
  changeOrder,
  countOrders,
  listOrders,
  placeOrder,
  readOrder,
  removeOrder,
} from '../services/orders.ts';
import type { Shop } from '../services/shop.ts';

/** The orders: a shopper places one, the owner reads and moves them. */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const queue = makeOrderQueue(shop.database.dialect, watchDoor(app));
  route(
    app,
    shop,
    'createOrder',
    async ({ body, request, address }) => {
      const key = readIdempotencyKey(shop, request);
      return queue.run(async () => {
        await limitOrders(shop, address, body.number);
        return placeOrder(shop, body, key);
      });
    },
    { turnAway: queue.turnAway },
  );
  route(app, shop, 'listOrders', async ({ query, reply }) =>
    sendPage(shop, reply, await listOrders(shop, query)),
  );
  route(app, shop, 'deleteOrder', ({ params }) => removeOrder(shop, params.id));
  route(app, shop, 'countOrders', () => countOrders(shop));
  route(app, shop, 'readOrder', ({ params }) => readOrder(shop, params.id));
  route(app, shop, 'updateOrder', ({ params, body, session }) =>
    changeOrder(shop, params.id, body, session.username),
  );
}
