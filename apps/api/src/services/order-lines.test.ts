import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockVariants } from '../db/stock.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';

/** Enough for an order to reach a locked variant. */
const LOCK_WAIT_MS = 200;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('M1 an order that waits for a variant while the price changes gets one price for all lines of the product', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    const line = { product, color: '#17457F', quantity: 1 };
    const body = orderBody(product, {
      command_products: [
        { ...line, size: 'L' },
        { ...line, size: 'M' },
      ],
    });
    const { response } = await api.context.database.transact(async (db) => {
      await lockVariants(db, Number(product));
      // In an object, because the transaction would wait for the promise.
      const sent = { response: sendOrder(api, body) };
      await setTimeout(LOCK_WAIT_MS);
      await db.updateTable('products').set({ discounted_price: 10_000 }).execute();
      return sent;
    });
    const { code, total_amount: total } = (await response).json();
    expect([code, total]).toEqual(['total_changed', '28.00']);
  });
});
