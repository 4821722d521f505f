import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { readProductHistory, undoProductChange } from '../services/product-undo.ts';
import { changeProduct, createProduct, removeProduct } from '../services/products.ts';

/** The products: the public lists and reads, and the owner's form. */
export function productRoutes(app: FastifyInstance, context: AppContext): void {
  const { catalogue, features } = context;
  addEndpoint(app, context, 'listProducts', ({ query }) => catalogue.products(query));
  addEndpoint(app, context, 'listPopularProducts', ({ query }) =>
    catalogue.products({ ...query, popular: true }),
  );
  addEndpoint(app, context, 'listPromoProducts', ({ query }) =>
    catalogue.products({ ...query, badge: 'Promo' }),
  );
  addEndpoint(app, context, 'listProductsByGender', ({ params, query }) =>
    catalogue.products({ ...query, ...params }),
  );
  addEndpoint(app, context, 'listProductsBySeason', ({ params, query }) =>
    catalogue.products({ ...query, ...params }),
  );
  addEndpoint(app, context, 'listFacets', ({ query }) =>
    catalogue.facets(query, features.has('facet-counts')),
  );
  addEndpoint(app, context, 'readProduct', ({ params }) => catalogue.product(params.id));
  addEndpoint(app, context, 'createProduct', ({ body, uploads, headers }) =>
    createProduct(context, body, uploads, idempotencyKey('createProduct', features, { headers })),
  );
  addEndpoint(app, context, 'updateProduct', ({ params, body, uploads }) =>
    changeProduct(context, params.id, body, uploads),
  );
  addEndpoint(app, context, 'deleteProduct', (request) =>
    removeProduct(context, request.params.id, sessionOf(request).username),
  );
  addEndpoint(app, context, 'readProductHistory', async ({ params, query }, reply) =>
    sendPage(context, reply, await readProductHistory(context, params.id, query)),
  );
  addEndpoint(app, context, 'undoProductChange', ({ params, body, headers }) => {
    const key = idempotencyKey('undoProductChange', features, { headers });
    return undoProductChange(context, params.id, body, key);
  });
}
