import { statsSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('host.md the figures add up by Tunisian day, without what was cancelled or returned', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 6, L: 40 }) });
    const place = async (changes: { quantity?: number; city: string }) => {
      const body = orderOf(product.product_Id, changes);
      return (await call(host, 'POST', '/api/commands/', { body })).json().command_id;
    };
    // To a quarter of an hour before midnight in Tunis, where it is one hour later than UTC.
    const toMidnight = 86_400_000 - ((host.shop.now() + 3_600_000) % 86_400_000);
    host.pass(toMidnight - 900_000);
    await place({ quantity: 2, city: 'Tunis' });
    host.pass(1_800_000);
    await place({ quantity: 1, city: 'Sousse' });
    const cancelled = await place({ quantity: 1, city: 'Gabès' });
    const { access: admin } = await signIn(host);
    await call(host, 'PATCH', `/api/commands/${cancelled}/`, {
      token: admin,
      body: { status: 'cancelled' },
    });
    const today = new Date(host.shop.now() + 3_600_000);
    const yesterday = new Date(today.getTime() - 86_400_000);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const url = `/api/stats/?from=${day(yesterday)}&to=${day(today)}`;
    const stats = statsSchema.parse((await call(host, 'GET', url, { token: admin })).json());
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
  ])('the figures of %s are refused by field', async (query, fields) => {
    const { access: token } = await signIn(running());
    const answer = await call(running(), 'GET', `/api/stats/${query}`, { token });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  });
});
