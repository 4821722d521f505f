import { z } from 'zod';
import {
  customerChangeSchema,
  customerRecordSchema,
  customerListQuerySchema,
  customerMergeSchema,
  customerSchema,
  orderCustomerSchema,
  savedCustomerRecordSchema,
} from './entities/customer.ts';
import { pathId } from './entities/fields.ts';

const id = z.object({ id: pathId });
const note = id.extend({ note: pathId });
/** What a customer paid is a sum over orders. */
const ownerFields = ['total_paid'] as const;
const record = { status: 200, schema: customerRecordSchema } as const;
const saved = { status: 200, schema: savedCustomerRecordSchema } as const;

/** The endpoints of the feature `customers`: the record of each customer, by phone number. */
export const customerEndpoints = {
  listCustomers: {
    method: 'GET',
    path: '/api/customers/',
    access: 'admin',
    ownerFields,
    query: customerListQuerySchema,
    response: { status: 200, schema: z.array(customerSchema) },
    errors: ['invalid'],
    feature: 'customers',
  },
  readOrderCustomer: {
    method: 'GET',
    path: '/api/customers/orders/:id/',
    access: 'admin',
    ownerFields,
    params: id,
    response: { status: 200, schema: orderCustomerSchema },
    errors: ['not_found'],
    feature: 'customers',
  },
  readCustomer: {
    method: 'GET',
    path: '/api/customers/:id/',
    access: 'admin',
    ownerFields,
    params: id,
    response: record,
    errors: ['not_found'],
    feature: 'customers',
  },
  updateCustomer: {
    method: 'PATCH',
    path: '/api/customers/:id/',
    access: 'admin',
    ownerFields,
    params: id,
    body: { kind: 'json', schema: customerChangeSchema },
    response: saved,
    errors: ['invalid', 'not_found', 'idempotency_key_reused'],
    feature: 'customers',
  },
  deleteCustomerNote: {
    method: 'DELETE',
    path: '/api/customers/:id/notes/:note/',
    access: 'owner',
    params: note,
    response: { status: 204 },
    errors: ['not_found'],
    feature: 'customers',
  },
  mergeCustomers: {
    method: 'POST',
    path: '/api/customers/:id/merge/',
    access: 'admin',
    ownerFields,
    params: id,
    body: { kind: 'json', schema: customerMergeSchema },
    response: saved,
    errors: ['invalid', 'not_found'],
    feature: 'customers',
  },
  separateCustomers: {
    method: 'POST',
    path: '/api/customers/:id/separate/',
    access: 'admin',
    ownerFields,
    params: id,
    body: { kind: 'json', schema: customerMergeSchema },
    response: saved,
    errors: ['invalid', 'not_found'],
    feature: 'customers',
  },
} as const;
