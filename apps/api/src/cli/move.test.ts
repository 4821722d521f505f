import { binEntryId } from '@shop/contract/bin-entry-id';
import { customerSchema } from '@shop/contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import { sendRestore } from '../testing/bin-entries.ts';
import { call, logIn } from '../testing/requests.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import { addProduct, createJpeg, orderBody } from '../testing/products.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';

async function listCustomers(api: Parameters<typeof call>[0], token: string) {
  const response = await call(api, 'GET', '/api/customers/', { token });
  return customerSchema.array().parse(response.json());
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createSqliteDatabase);

  test('the data of SQLite is copied to PostgreSQL: counts, money and stock agree, and the shop continues there', async () => {
    const api = getApi();
    const product = await addProduct(api, api.token, {}, [await createJpeg()]);
    const deleted = await addProduct(api, api.token, {}, [await createJpeg(2)]);
    await call(api, 'DELETE', `/api/products/${deleted.product_Id}/`, { token: api.token });
    await sendOrder(api, orderBody(product.product_Id, { quantity: 2 }));
    const customers = await listCustomers(api, api.token);
    const change = {
      note: 'Livrer tard',
      add_tag: 'Fidèle',
      blocked: true,
      message_language: 'aeb-Arab',
    };
    for (const { id } of customers) {
      await call(api, 'PATCH', `/api/customers/${id}/`, { token: api.token, body: change });
    }
    const before = await listOrders(api, api.token);
    expect(before).toMatchObject([{ message_language: 'aeb-Arab' }]);
    const customersBefore = await listCustomers(api, api.token);
    expect(customersBefore).toEqual([
      expect.objectContaining({ tags: ['Fidèle'], message_language: 'aeb-Arab' }),
    ]);

    const target = await createPostgresDatabase();
    const testDatabase: TestDatabase = { ...api.testDatabase, url: target.url };
    try {
      const copied = await runCliProcess(testDatabase, ['move']);
      expect(copied).toMatchObject({ code: 0, err: expect.stringContaining('Rows: 1 of orders') });
      expect(copied.out).toContain('the audits of both databases agree');
      expect(copied.out).toContain('1 order of 1 line for 135.84 TND');
      expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
      expect(await runCli(testDatabase, ['move'])).toMatchObject({ code: 3 });

      const next = await createTestApi(testDatabase);
      const { access } = await logIn(next);
      expect(await listOrders(next, access)).toEqual(before);
      expect(await listCustomers(next, access)).toEqual(customersBefore);
      const entry = binEntryId('product', deleted.product_Id);
      expect((await sendRestore(next, access, entry)).statusCode).toBe(200);
      const image = await call(next, 'GET', deleted.product_images[0] ?? '');
      expect(image.statusCode).toBe(200);
      const placed = await sendOrder(next, orderBody(product.product_Id, { city: 'Tozeur' }));
      expect(placed.statusCode).toBe(201);
      const added = await addProduct(next, access);
      expect(Number(added.product_Id)).toBeGreaterThan(Number(deleted.product_Id));
      await next.close();
      expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
      expect(await listOrders(api, api.token)).toEqual(before);
    } finally {
      await target.remove();
    }
  });

  test('a move without a target database is refused', async () => {
    expect(await runCli(getApi().testDatabase, ['move'])).toMatchObject({ code: 2 });
  });
});
