import {
  linkedOrderChangeSchema,
  linkedOrderSchema,
  linkTokenSchema,
} from './entities/linked-order.ts';

const order = { status: 200, schema: linkedOrderSchema } as const;

/** The endpoints of the feature `confirmation-link`: the order of a buyer, whose token is in the body and in no URL. */
export const linkedOrderEndpoints = {
  readLinkedOrder: {
    method: 'POST',
    path: '/api/confirmation-link/',
    access: 'public',
    body: { kind: 'json', schema: linkTokenSchema },
    response: order,
    errors: ['invalid', 'link_refused'],
    feature: 'confirmation-link',
  },
  updateLinkedOrder: {
    method: 'PATCH',
    path: '/api/confirmation-link/',
    access: 'public',
    body: { kind: 'json', schema: linkedOrderChangeSchema },
    response: order,
    errors: ['invalid', 'link_refused', 'order_conflict', 'out_of_stock', 'order_limit'],
    feature: 'confirmation-link',
  },
} as const;
