import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** More than wait in the queue of the catalogue. */
const READS = 400;

test('a full queue refuses at once with Retry-After, and accepts again when work has ended', async () => {
  const queue = createBoundedQueue(2, 3);
  const end = Promise.withResolvers<string>();
  const accepted = Array.from({ length: 5 }, () => queue.run(() => end.promise));
  await expect(queue.run(() => end.promise)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 2 },
  });
  end.resolve('done');
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => 'done'));
  expect(await queue.run(async () => 'next')).toBe('next');
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('a flood of reads with different filters leaves connections for orders, and is refused beyond the queue', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    let maxBusy = 0;
    const sampling = setInterval(() => {
      const { open, idle } = api.context.database.load();
      maxBusy = Math.max(maxBusy, open - idle);
    }, 0);
    const reads = Array.from({ length: READS }, async (_, number) => {
      const kind = number % 2 === 0 ? '' : 'facets/';
      return call(api, 'GET', `/api/products/${kind}?min_price=${number}.00&limit=5`);
    });
    const order = await sendOrder(api, orderBody(product));
    const responses = await Promise.all(reads);
    clearInterval(sampling);
    expect(order.statusCode).toBe(201);
    for (const { statusCode, headers } of responses) {
      expect(statusCode === 200 || headers['retry-after'] === '2').toBe(true);
    }
    expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(50);
    // Two reads, the order, and the poll of the change feed.
    expect(maxBusy).toBeLessThanOrEqual(4);
    const after = await call(api, 'GET', '/api/products/?min_price=1.00');
    expect(after.statusCode).toBe(200);
  });
});
