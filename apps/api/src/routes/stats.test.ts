import type { OrderStatus } from '@shop/contract/constants';
import { shopDay } from '@shop/contract/day-range';
import { statsSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { useTestApi, type TestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds since midnight in Tunis, which is one hour ahead of UTC. */
function timeOfDay(api: TestApi): number {
  return (api.context.now() + HOUR) % DAY;
}

/** The day in Tunis, some days from now. */
function dayAfter(api: TestApi, days: number): string {
  return shopDay(api.context.now() + days * DAY);
}

async function order(
  api: TestApi,
  product: string,
  changes: { quantity: number; city: string; size?: string },
): Promise<string> {
  const body = orderBody(product, changes);
  return (await call(api, 'POST', '/api/commands/', { body })).json().command_id;
}

async function setStatuses(api: TestApi, id: string, ...statuses: OrderStatus[]): Promise<void> {
  const { access: token } = await logIn(api);
  for (const status of statuses) {
    const response = await call(api, 'PATCH', `/api/commands/${id}/`, { token, body: { status } });
    expect(response.statusCode).toBe(200);
  }
}

async function sendMessage(api: TestApi, command: string | null): Promise<string> {
  const body = {
    client_name: 'Amira',
    email: 'amira@exemple.tn',
    query_type: command === null ? 'information' : 'return',
    message: 'Bonjour',
    command_id: command,
  };
  return (await call(api, 'POST', '/api/queries/', { body })).json().id;
}

async function readStats(api: TestApi, from: string, to: string) {
  const { access: token } = await logIn(api);
  const response = await call(api, 'GET', `/api/stats/?from=${from}&to=${to}`, { token });
  return statsSchema.parse(response.json());
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('ADM-4 ordered, confirmed and delivered are summed by Tunisian day, without shipping, and compared with the period before', async () => {
    const api = getApi();
    const none = { orders: 0, amount: '0.00' };
    const scarf = await addProduct(api, api.token, { colors: colors({ M: 6, L: 40 }) });
    const unsold = await addProduct(api, api.token, { colors: colors({ S: 0 }) });
    const dress = await addProduct(api, api.token, { colors: colors({ S: 0, M: 0, L: 9 }) });

    // The first day at noon: 2 × 63.92, and at 23:45: 1 × 63.92.
    api.advanceClock(DAY + 12 * HOUR - timeOfDay(api));
    const kept = await order(api, scarf.product_Id, { quantity: 2, city: 'Tunis' });
    api.advanceClock(11 * HOUR + 45 * MINUTE);
    const cancelled = await order(api, scarf.product_Id, { quantity: 1, city: 'Sousse' });

    // The second day at 0:15: 3 × 63.92, and both orders are confirmed.
    api.advanceClock(30 * MINUTE);
    await order(api, scarf.product_Id, { quantity: 3, city: 'Gabès' });
    await setStatuses(api, kept, 'confirmed');
    await setStatuses(api, cancelled, 'confirmed');

    // The third day at noon: 1 × 63.92 twice.
    api.advanceClock(35 * HOUR + 45 * MINUTE);
    await setStatuses(api, kept, 'shipped', 'delivered');
    await setStatuses(api, cancelled, 'cancelled');
    const refused = await order(api, scarf.product_Id, { quantity: 1, city: 'Sfax', size: 'L' });
    await setStatuses(api, refused, 'cancelled');
    await order(api, dress.product_Id, { quantity: 1, city: 'Nabeul', size: 'L' });

    await sendMessage(api, kept);
    await sendMessage(api, null);
    const answered = await sendMessage(api, null);
    const { access: token } = await logIn(api);
    await call(api, 'PATCH', `/api/queries/${answered}/`, { token, body: { answered: true } });

    expect(await readStats(api, dayAfter(api, -1), dayAfter(api, 0))).toMatchObject({
      days: [
        {
          day: dayAfter(api, -1),
          ordered: { orders: 1, amount: '191.76' },
          confirmed: { orders: 1, amount: '127.84' },
          delivered: none,
        },
        {
          day: dayAfter(api, 0),
          ordered: { orders: 2, amount: '127.84' },
          confirmed: none,
          delivered: { orders: 1, amount: '127.84' },
        },
      ],
      // Two days before, until noon: without the order of 23:45.
      previous: { ordered: { orders: 1, amount: '127.84' }, confirmed: none, delivered: none },
      best_sellers: [
        { product: scarf.product_Id, quantity: 3, revenue: '191.76' },
        { product: dress.product_Id, quantity: 1, revenue: '63.92' },
      ],
      sold_out: [
        {
          product: dress.product_Id,
          sold: 1,
          variants: [
            { size: 'S', quantity: 0 },
            { size: 'M', quantity: 0 },
          ],
        },
        { product: unsold.product_Id, sold: 0, variants: [{ size: 'S', quantity: 0 }] },
      ],
      low_stock: [{ product: scarf.product_Id, sold: 3, variants: [{ size: 'M', quantity: 1 }] }],
      to_do: { returns: 1, questions: 1, sold_out_products: 2, sold_out_variants: 3 },
    });

    // A returned order is not delivered any more, and is not confirmed either.
    await setStatuses(api, kept, 'returned');
    const { days, previous } = await readStats(api, dayAfter(api, -2), dayAfter(api, 0));
    expect(
      days.map(({ ordered, confirmed, delivered }) => [ordered.orders, confirmed, delivered]),
    ).toEqual([
      [2, none, none],
      [1, none, none],
      [2, none, none],
    ]);
    expect(previous).toEqual({ ordered: none, confirmed: none, delivered: none });

    // A period in the past is compared with the whole period before.
    const past = await readStats(api, dayAfter(api, -1), dayAfter(api, -1));
    expect(past.previous.ordered).toEqual({ orders: 2, amount: '191.76' });
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
