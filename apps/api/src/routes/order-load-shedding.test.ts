import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { holdProduct } from '../testing/hold-lock.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';

/** More orders than can be processed and queued at the same time. */
const ORDERS = 1_300;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('V4 orders above the queue limit get 503 with Retry-After and change nothing; the others are placed', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, {
      colors: colors({ M: ORDERS }),
    });
    // No order can complete while another process locks the rows that every order needs.
    const release = await holdProduct(api.testDatabase, product);
    const firstRejection = Promise.withResolvers<void>();
    let rejectedCount = 0;
    const responses = Array.from({ length: ORDERS }, async (_, number) => {
      const response = await sendOrder(
        api,
        orderBody(product, { client_name: `Cliente ${number}` }),
      );
      if (response.statusCode === 503) rejectedCount += 1;
      if (rejectedCount > 0) firstRejection.resolve();
      return response;
    });
    await firstRejection.promise;
    await release();
    const all = await Promise.all(responses);
    const accepted = all.filter((response) => response.statusCode === 201);
    const rejected = all.filter((response) => response.statusCode === 503);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length + rejected.length).toBe(ORDERS);
    for (const response of rejected) {
      expect([response.json().code, response.headers['retry-after']]).toEqual(['unavailable', '2']);
    }
    expect(await readStock(api, product)).toEqual({ M: ORDERS - accepted.length });
  });
});
