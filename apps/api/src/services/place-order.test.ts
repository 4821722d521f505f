import { orderRequestSchema } from '@shop/contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import { ProductLockedError } from '../db/errors.ts';
import { lockPhone } from '../db/open-orders.ts';
import { MAX_WAIT_MS } from '../db/wait-budget.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { holdLock, holdProduct } from '../testing/hold-lock.ts';
import { addProduct, orderBody, readStock } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { waitedRequest } from '../testing/waited-request.ts';
import { placeOrder } from './place-order.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase, { orderSettings: { maxOpenOrders: 5 } });

  const addOrder = async (key: string) => {
    const { product_Id: product } = await addProduct(getApi(), getApi().token);
    const draft = orderRequestSchema.parse(orderBody(product, { client_name: key }));
    const place = () => placeOrder(getApi().context, draft, { key, address: '203.0.113.7' });
    return { product, draft, place };
  };

  test('O6 a repeat gets the first response when its phone number stays locked', async () => {
    const { product, draft, place } = await addOrder('phone');
    const first = await place();
    const release = await holdLock(getApi().testDatabase, (db) =>
      lockPhone(db, 'postgres', draft.number),
    );
    expect(await place()).toEqual(first);
    await release();
    expect(await readStock(getApi(), product)).toEqual({ M: 4, L: 2 });
  });

  test('ADR 0103 an order that has no time to look for an earlier response fails with the lock of its product', async () => {
    const { product, place } = await addOrder('late');
    const release = await holdProduct(getApi().testDatabase, product);
    const placing = waitedRequest(MAX_WAIT_MS - 500).run(place);
    await expect(placing).rejects.toBeInstanceOf(ProductLockedError);
    await release();
  });
});
