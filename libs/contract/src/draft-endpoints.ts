import { z } from 'zod';
import {
  manualOrderSchema,
  orderSchema,
  orderSplitRequestSchema,
  orderSplitSchema,
} from './entities/order.ts';
import { pathId } from './entities/fields.ts';

const id = z.object({ id: pathId });

/** The endpoints of the feature `drafts`: orders that the owner and the staff enter or split. */
export const draftEndpoints = {
  createManualOrder: {
    method: 'POST',
    path: '/api/manual-commands/',
    access: 'admin',
    body: { kind: 'json', schema: manualOrderSchema },
    response: { status: 201, schema: orderSchema },
    errors: ['invalid', 'forbidden', 'out_of_stock', 'total_changed', 'idempotency_key_reused'],
    feature: 'drafts',
  },
  splitOrder: {
    method: 'POST',
    path: '/api/commands/:id/split/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: orderSplitRequestSchema },
    response: { status: 201, schema: orderSplitSchema },
    errors: ['invalid', 'not_found', 'order_conflict', 'idempotency_key_reused'],
    feature: 'drafts',
  },
} as const;
