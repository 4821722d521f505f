import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import {
  changeCustomer,
  mergeCustomers,
  removeCustomerNote,
  separateCustomers,
} from '../services/customer-changes.ts';
import { readCustomerHistory, undoCustomerChange } from '../services/customer-undo.ts';
import { listCustomers, readCustomer } from '../services/customers.ts';
import { readOrderCustomer } from '../services/order-customer.ts';

/** The routes of the customers' records, for the owner and the staff. */
export function customerRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'listCustomers', async ({ query }, reply) =>
    sendPage(context, reply, await listCustomers(context, query)),
  );
  addEndpoint(app, context, 'readOrderCustomer', ({ params }) =>
    readOrderCustomer(context, params.id),
  );
  addEndpoint(app, context, 'readCustomer', ({ params }) => readCustomer(context, params.id));
  addEndpoint(app, context, 'updateCustomer', (request) =>
    changeCustomer(context, request.params.id, request.body, {
      by: sessionOf(request).username,
      key: idempotencyKey('updateCustomer', context.features, request),
    }),
  );
  addEndpoint(app, context, 'deleteCustomerNote', ({ params }) =>
    removeCustomerNote(context, params),
  );
  addEndpoint(app, context, 'readCustomerHistory', async ({ params, query }, reply) =>
    sendPage(context, reply, await readCustomerHistory(context, params.id, query)),
  );
  addEndpoint(app, context, 'undoCustomerChange', (request) => {
    const key = idempotencyKey('undoCustomerChange', context.features, request);
    const session = sessionOf(request);
    return undoCustomerChange(context, request.params.id, request.body, { session, key });
  });
  addEndpoint(app, context, 'mergeCustomers', ({ params, body }) =>
    mergeCustomers(context, params.id, body),
  );
  addEndpoint(app, context, 'separateCustomers', ({ params, body }) =>
    separateCustomers(context, params.id, body),
  );
}
