import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint-route.ts';
import type { AppContext } from '../services/app-context.ts';
import { readLinkedOrder, updateLinkedOrder } from '../services/linked-orders.ts';

/** The routes of the link by which a buyer confirms an order. */
export function linkedOrderRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'readLinkedOrder', ({ body, ip }) =>
    readLinkedOrder(context, body.token, ip),
  );
  addEndpoint(app, context, 'updateLinkedOrder', ({ body, ip }) =>
    updateLinkedOrder(context, body, ip),
  );
}
