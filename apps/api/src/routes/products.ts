import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { sendPage } from '../http/send-page.ts';
import {
  changeProduct,
  createProduct,
  listFacets,
  listProducts,
  readProduct,
  removeProduct,
} from '../services/products.ts';
import type { Shop } from '../services/shop.ts';

/** The products: the public lists and reads, the owner's form. */
export function productRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'listProducts', async ({ query, reply }) =>
    sendPage(shop, reply, await listProducts(shop, query)),
  );
  route(app, shop, 'listPopularProducts', async ({ query, reply }) =>
    sendPage(shop, reply, await listProducts(shop, { ...query, popular: true })),
  );
  route(app, shop, 'listPromoProducts', async ({ query, reply }) =>
    sendPage(shop, reply, await listProducts(shop, { ...query, badge: 'Promo' })),
  );
  route(app, shop, 'listProductsByGender', async ({ params, query, reply }) =>
    sendPage(shop, reply, await listProducts(shop, { ...query, ...params })),
  );
  route(app, shop, 'listProductsBySeason', async ({ params, query, reply }) =>
    sendPage(shop, reply, await listProducts(shop, { ...query, ...params })),
  );
  route(app, shop, 'listFacets', ({ query }) => listFacets(shop, query));
  route(app, shop, 'readProduct', ({ params }) => readProduct(shop, params.id));
  route(app, shop, 'createProduct', ({ body, files }) => createProduct(shop, body, files));
  route(app, shop, 'updateProduct', ({ params, body, files }) =>
    changeProduct(shop, params.id, body, files),
  );
  route(app, shop, 'deleteProduct', ({ params }) => removeProduct(shop, params.id));
}
