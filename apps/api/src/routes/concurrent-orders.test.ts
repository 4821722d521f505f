import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('O1 of sixty concurrent orders for three pieces, on two processes, three are accepted and the stock is 0', async () => {
    const api = getApi();
    const { token } = api;
    const other = await createTestApi(api.testDatabase);
    const product = await addProduct(api, token, { colors: colors({ M: 3 }) });
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        sendOrder(
          number % 2 === 0 ? api : other,
          orderBody(product.product_Id, { client_name: `Cliente ${number}` }),
        ),
      ),
    );
    const statuses = Map.groupBy(responses, (response) => response.statusCode);
    expect(statuses.get(201)).toHaveLength(3);
    expect(statuses.get(409)).toHaveLength(57);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 0 });
    await other.close();
  });

  test('O6 thirty concurrent requests with one key, on two processes, make one order and get one response', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const product = await addProduct(api, api.token);
    const headers = { 'idempotency-key': 'one key' };
    const body = orderBody(product.product_Id);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        sendOrder(number % 2 === 0 ? api : other, body, headers),
      ),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 4, L: 2 });
    await other.close();
  });

  test('O5 concurrent orders of five variants in any order lose no piece and never deadlock', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const sizes = ['A', 'B', 'C', 'D', 'E'];
    const stock = Object.fromEntries(sizes.map((size) => [size, 30]));
    const { product_Id: product } = await addProduct(api, api.token, { colors: colors(stock) });
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, number) => {
        const rotated = [...sizes.slice(number % 5), ...sizes.slice(0, number % 5)];
        const lines = number % 2 === 0 ? rotated : rotated.toReversed();
        const body = orderBody(product, {
          city: `Ville ${number}`,
          total_amount: '327.60',
          command_products: lines.map((size) => ({ product, size, color: '#17457F', quantity: 1 })),
        });
        return sendOrder(number % 3 === 0 ? api : other, body);
      }),
    );
    const statuses = Map.groupBy(responses, (response) => response.statusCode);
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([30, 10]);
    expect(Object.values(await readStock(api, product))).toEqual([0, 0, 0, 0, 0]);
    await other.close();
  });
});
