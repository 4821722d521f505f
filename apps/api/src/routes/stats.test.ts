import { statsSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('the totals are by Tunisian day, without cancelled and returned orders', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 6, L: 40 }) });
    const placeOrder = async (changes: { quantity?: number; city: string }) => {
      const body = orderBody(product.product_Id, changes);
      return (await call(api, 'POST', '/api/commands/', { body })).json().command_id;
    };
    // Moves the clock to a quarter of an hour before midnight in Tunis, which is one hour ahead of UTC.
    const toMidnight = 86_400_000 - ((api.context.now() + 3_600_000) % 86_400_000);
    api.advanceClock(toMidnight - 900_000);
    await placeOrder({ quantity: 2, city: 'Tunis' });
    api.advanceClock(1_800_000);
    await placeOrder({ quantity: 1, city: 'Sousse' });
    const cancelled = await placeOrder({ quantity: 1, city: 'Gabès' });
    const { access: admin } = await logIn(api);
    await call(api, 'PATCH', `/api/commands/${cancelled}/`, {
      token: admin,
      body: { status: 'cancelled' },
    });
    const today = new Date(api.context.now() + 3_600_000);
    const yesterday = new Date(today.getTime() - 86_400_000);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const url = `/api/stats/?from=${day(yesterday)}&to=${day(today)}`;
    const stats = statsSchema.parse((await call(api, 'GET', url, { token: admin })).json());
    expect(stats).toMatchObject({
      days: [
        { day: day(yesterday), orders: 1, revenue: '135.84' },
        { day: day(today), orders: 2, revenue: '71.92' },
      ],
      best_sellers: [{ product: product.product_Id, quantity: 3, revenue: '191.76' }],
      low_stock: [{ product: product.product_Id, size: 'M', quantity: 3 }],
      to_confirm: 2,
      unanswered: 0,
    });
  });

  test.each([
    ['', { from: 'bad_format', to: 'bad_format' }],
    ['?from=2026-01-02&to=2026-01-01', { to: 'too_small' }],
    ['?from=2026-02-30&to=2026-03-01', { from: 'bad_format' }],
    ['?from=2016-01-01&to=2026-01-01', { to: 'too_big' }],
  ])('the statistics for %s are refused with the invalid fields', async (query, fields) => {
    const { access: token } = await logIn(getApi());
    const response = await call(getApi(), 'GET', `/api/stats/${query}`, { token });
    expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
  });
});
