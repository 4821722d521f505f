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
  addEndpoint(app, context, 'listProducts', ({ query, ip }) => catalogue.products(query, ip));
  addEndpoint(app, context, 'listPopularProducts', ({ query, ip }) =>
    catalogue.products({ ...query, popular: true }, ip),
  );
  addEndpoint(app, context, 'listPromoProducts', ({ query, ip }) =>
    catalogue.products({ ...query, badge: 'Promo' }, ip),
  );
  addEndpoint(app, context, 'listProductsByGender', ({ params, query, ip }) =>
    catalogue.products({ ...query, ...params }, ip),
  );
  addEndpoint(app, context, 'listProductsBySeason', ({ params, query, ip }) =>
    catalogue.products({ ...query, ...params }, ip),
  );
  addEndpoint(app, context, 'listFacets', ({ query, ip }) =>
    catalogue.facets(query, { hasCounts: features.has('facet-counts'), address: ip }),
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
