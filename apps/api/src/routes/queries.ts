import type { WireQuery } from '@shop/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { sendPage } from '../http/send-page.ts';
import { limitCalls } from '../services/limits.ts';
import { changeQuery, listQueries, removeQuery, sendQuery } from '../services/queries.ts';
import type { Shop } from '../services/shop.ts';

/** The shoppers' messages: anyone sends one, the owner reads and answers them. */
export function queryRoutes(app: FastifyInstance, shop: Shop): void {
  const shown = ({ answered, ...query }: WireQuery): WireQuery =>
    shop.features.has('query-status') && answered !== undefined ? { ...query, answered } : query;
  route(app, shop, 'createQuery', async ({ body, address }) => {
    await limitCalls(shop, 'query', address);
    return sendQuery(shop, body, address);
  });
  route(app, shop, 'listQueries', async ({ query, reply }) => {
    const page = await listQueries(shop, query);
    return sendPage(shop, reply, { ...page, rows: page.rows.map(shown) });
  });
  route(app, shop, 'updateQuery', ({ params, body }) => changeQuery(shop, params.id, body));
  route(app, shop, 'deleteQuery', ({ params }) => removeQuery(shop, params.id));
}
