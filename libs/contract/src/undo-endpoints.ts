import { z } from 'zod';
import { accountSchema } from './entities/account.ts';
import { binEntrySchema, binListQuerySchema } from './entities/bin.ts';
import { orderSchema, orderUndoRequestSchema } from './entities/order.ts';
import { productSchema } from './entities/product.ts';
import { customerRecordSchema, customerHistoryEntrySchema } from './entities/customer.ts';
import { editHistoryQuerySchema, editUndoRequestSchema } from './entities/edit-history.ts';
import { messageHistoryEntrySchema, messageSchema } from './entities/message.ts';
import { productHistoryEntrySchema } from './entities/product-history.ts';
import { siteImageHistoryEntrySchema, siteImageSchema } from './entities/site-image.ts';
import { pathId } from './entities/fields.ts';

const id = z.object({ id: pathId });

/**
 * The endpoints of the feature `undo`: the undo of a change of an order, a product, a site image, a message, a customer's record or
 * an account of the staff, and the bin of deleted products, orders, messages and site images.
 */
export const undoEndpoints = {
  undoOrderChange: {
    method: 'POST',
    path: '/api/commands/:id/undo/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: orderUndoRequestSchema },
    response: { status: 200, schema: orderSchema },
    errors: [
      'invalid',
      'forbidden',
      'not_found',
      'out_of_stock',
      'bad_transition',
      'order_conflict',
    ],
    feature: 'undo',
  },
  readProductHistory: {
    method: 'GET',
    path: '/api/products/:id/history/',
    access: 'admin',
    params: id,
    query: editHistoryQuerySchema,
    response: { status: 200, schema: z.array(productHistoryEntrySchema) },
    errors: ['invalid', 'not_found'],
    feature: 'undo',
  },
  undoProductChange: {
    method: 'POST',
    path: '/api/products/:id/undo/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: editUndoRequestSchema },
    response: { status: 200, schema: productSchema },
    errors: [
      'invalid',
      'not_found',
      'bad_transition',
      'product_conflict',
      'stock_moved',
      'out_of_stock',
      'idempotency_key_reused',
    ],
    feature: 'undo',
  },
  readImageHistory: {
    method: 'GET',
    path: '/api/images/:id/history/',
    access: 'admin',
    params: id,
    query: editHistoryQuerySchema,
    response: { status: 200, schema: z.array(siteImageHistoryEntrySchema) },
    errors: ['invalid', 'not_found'],
    feature: 'undo',
  },
  undoImageChange: {
    method: 'POST',
    path: '/api/images/:id/undo/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: editUndoRequestSchema },
    response: { status: 200, schema: siteImageSchema },
    errors: ['invalid', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'undo',
  },
  readQueryHistory: {
    method: 'GET',
    path: '/api/queries/:id/history/',
    access: 'admin',
    params: id,
    query: editHistoryQuerySchema,
    response: { status: 200, schema: z.array(messageHistoryEntrySchema) },
    errors: ['invalid', 'not_found'],
    feature: 'undo',
  },
  undoQueryChange: {
    method: 'POST',
    path: '/api/queries/:id/undo/',
    access: 'admin',
    params: id,
    body: { kind: 'json', schema: editUndoRequestSchema },
    response: { status: 200, schema: messageSchema },
    errors: ['invalid', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'undo',
  },
  readCustomerHistory: {
    method: 'GET',
    path: '/api/customers/:id/history/',
    access: 'admin',
    params: id,
    query: editHistoryQuerySchema,
    response: { status: 200, schema: z.array(customerHistoryEntrySchema) },
    errors: ['invalid', 'not_found'],
    feature: 'undo',
  },
  undoCustomerChange: {
    method: 'POST',
    path: '/api/customers/:id/undo/',
    access: 'admin',
    ownerFields: ['total_paid'],
    params: id,
    /** `note-{id}` is the deletion of a note, whose response has no body. */
    body: { kind: 'json', schema: editUndoRequestSchema },
    response: { status: 200, schema: customerRecordSchema },
    errors: ['invalid', 'forbidden', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'undo',
  },
  undoStaffChange: {
    method: 'POST',
    path: '/accounts/staff/:id/undo/',
    access: 'owner',
    params: id,
    /** `deletion` is the deletion of the account, whose response has no body. */
    body: { kind: 'json', schema: editUndoRequestSchema },
    response: { status: 200, schema: accountSchema },
    errors: ['invalid', 'forbidden', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'undo',
  },
  listBin: {
    method: 'GET',
    path: '/api/bin/',
    access: 'admin',
    query: binListQuerySchema,
    response: { status: 200, schema: z.array(binEntrySchema) },
    errors: ['invalid'],
    feature: 'undo',
  },
  restoreBinEntry: {
    method: 'POST',
    path: '/api/bin/:id/restore/',
    access: 'admin',
    params: id,
    response: { status: 200, schema: binEntrySchema },
    errors: ['not_found', 'out_of_stock'],
    feature: 'undo',
  },
  deleteBinEntry: {
    method: 'DELETE',
    path: '/api/bin/:id/',
    access: 'owner',
    params: id,
    response: { status: 204 },
    errors: ['not_found'],
    feature: 'undo',
  },
} as const;
