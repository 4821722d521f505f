import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import type { AppContext } from '../services/app-context.ts';
import { placeManualOrder } from '../services/manual-orders.ts';
import { splitOrder } from '../services/order-splits.ts';

/** The routes of orders that the owner and the staff enter or split (feature `drafts`). */
export function draftRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'createManualOrder', (request) => {
    const key = idempotencyKey('createManualOrder', context.features, request);
    return placeManualOrder(context, request.body, { session: sessionOf(request), key });
  });
  addEndpoint(app, context, 'splitOrder', (request) => {
    const key = idempotencyKey('splitOrder', context.features, request);
    const session = sessionOf(request);
    return splitOrder(context, request.params.id, request.body, { session, key });
  });
}
