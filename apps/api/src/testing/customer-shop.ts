import {
  customerRecordSchema,
  customerSchema,
  orderCustomerSchema,
  type Customer,
  type CustomerRecord,
  type OrderCustomer,
} from '@shop/contract/schemas';
import { expect } from 'vitest';
import { z } from 'zod';
import { audit } from '../services/audit.ts';
import type { CreateTestDatabase, TestDatabase } from './each-database.ts';
import { sendOrder } from './orders.ts';
import { addProduct, colors, orderBody } from './products.ts';
import { call, logIn } from './requests.ts';
import { createTestApi, type TestApi } from './test-api.ts';

/** An API server with a product, and the owner's requests about its customers. */
type CustomerShop = TestApi & {
  token: string;
  product: string;
  /** Places an order of one piece, and moves it through the statuses. Returns its id. */
  order: (fields: object, ...statuses: string[]) => Promise<string>;
  list: (search?: string, query?: string) => Promise<Customer[]>;
  read: (id: string) => Promise<CustomerRecord>;
  ofOrder: (id: string) => Promise<OrderCustomer>;
  change: (id: string, body: object, key?: string) => ReturnType<typeof call>;
  /** Advances the clock beyond the life of an access token, and signs in again. */
  wait: (milliseconds: number) => Promise<void>;
};

async function openShop(api: TestApi): Promise<CustomerShop> {
  let token = (await logIn(api)).access;
  const { product_Id: product } = await addProduct(api, token, {
    colors: colors({ M: 400, L: 100 }),
  });
  return {
    ...api,
    token,
    product,
    order: async (fields, ...statuses) => {
      const response = await sendOrder(api, orderBody(product, { ...fields }));
      expect(response.statusCode, response.body).toBe(201);
      const id = String(response.json().command_id);
      for (const status of statuses) {
        const change = { token, body: { status } };
        const changed = await call(api, 'PATCH', `/api/commands/${id}/`, change);
        expect(changed.statusCode, changed.body).toBe(200);
      }
      return id;
    },
    list: async (search, query = '') => {
      const headers: Record<string, string> =
        search === undefined ? {} : { 'shop-search': encodeURIComponent(search) };
      const response = await call(api, 'GET', `/api/customers/${query}`, { token, headers });
      expect(response.statusCode, response.body).toBe(200);
      return z.array(customerSchema).parse(response.json());
    },
    read: async (id) => {
      const response = await call(api, 'GET', `/api/customers/${id}/`, { token });
      expect(response.statusCode, response.body).toBe(200);
      return customerRecordSchema.parse(response.json());
    },
    ofOrder: async (id) => {
      const response = await call(api, 'GET', `/api/customers/orders/${id}/`, { token });
      expect(response.statusCode, response.body).toBe(200);
      return orderCustomerSchema.parse(response.json());
    },
    change: (id, body, key) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      return call(api, 'PATCH', `/api/customers/${id}/`, { token, body, headers });
    },
    wait: async (milliseconds) => {
      api.advanceClock(milliseconds);
      token = (await logIn(api)).access;
    },
  };
}

/** Runs a test in a shop of its own; afterwards the audit agrees. */
export async function withShop(
  createTestDatabase: CreateTestDatabase,
  work: (shop: CustomerShop, testDatabase: TestDatabase) => Promise<void>,
): Promise<void> {
  const testDatabase = await createTestDatabase();
  const api = await createTestApi(testDatabase);
  try {
    await work(await openShop(api), testDatabase);
    expect((await audit(api.context)).findings).toEqual([]);
  } finally {
    await api.close();
    await testDatabase.remove();
  }
}

/** The statuses of an order until it is delivered. */
export const DELIVERED = ['confirmed', 'shipped', 'delivered'];
/** The statuses of an order until it is returned. */
export const RETURNED = ['confirmed', 'shipped', 'delivered', 'returned'];
/** The contact of a customer. */
export const AMIRA = { client_name: 'Amira Ben Salah', number: '98 765 432', city: 'Sfax' };
