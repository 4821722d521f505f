import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { changeProduct, createProduct, removeProduct } from '../services/products.ts';
import type { Shop } from '../services/shop.ts';

/** The products: the public lists and reads, the owner's form. */
export function productRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'listProducts', ({ query }) => shop.catalogue.products(query));
  route(app, shop, 'listPopularProducts', ({ query }) =>
    shop.catalogue.products({ ...query, popular: true }),
  );
  route(app, shop, 'listPromoProducts', ({ query }) =>
    shop.catalogue.products({ ...query, badge: 'Promo' }),
  );
  route(app, shop, 'listProductsByGender', ({ params, query }) =>
    shop.catalogue.products({ ...query, ...params }),
  );
  route(app, shop, 'listProductsBySeason', ({ params, query }) =>
    shop.catalogue.products({ ...query, ...params }),
  );
  route(app, shop, 'listFacets', ({ query }) => shop.catalogue.facets(query));
  route(app, shop, 'readProduct', ({ params }) => shop.catalogue.product(params.id));
  route(app, shop, 'createProduct', ({ body, files }) => createProduct(shop, body, files));
  route(app, shop, 'updateProduct', ({ params, body, files }) =>
    changeProduct(shop, params.id, body, files),
  );
  route(app, shop, 'deleteProduct', ({ params }) => removeProduct(shop, params.id));
}
