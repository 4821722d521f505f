import { shopDay } from '@shop/contract/day-range';
import { FEATURES } from '@shop/contract/features';
import { dashboardSchema, recordedOutcomeSchema, type Dashboard } from '@shop/contract/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day in Tunis, some days from now. */
function dayAfter(api: TestApi, days: number): string {
  return shopDay(api.context.now() + days * DAY);
}

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let api: TestApi;

  // Each test has its own clock, and counts all orders.
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    api = await createTestApi(testDatabase);
  });
  afterEach(async () => {
    await api.close();
    await testDatabase.remove();
  });

  async function place(product: string, quantity: number, changes: object = {}): Promise<string> {
    const placed = await sendOrder(api, orderBody(product, { quantity, ...changes }));
    expect(placed.statusCode).toBe(201);
    return String(placed.json().command_id);
  }

  async function setStatuses(id: string, ...statuses: string[]): Promise<void> {
    const { access: token } = await logIn(api);
    for (const status of statuses) {
      const body = { status };
      const { statusCode } = await call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
      expect(statusCode).toBe(200);
    }
  }

  async function recordOutcome(id: string, body: object): Promise<string> {
    const { access: token } = await logIn(api);
    const url = `/api/confirmation/orders/${id}/outcomes/`;
    const response = await call(api, 'POST', url, { token, body });
    return recordedOutcomeSchema.parse(response.json()).attempt;
  }

  async function sendMessage(command: string | null): Promise<void> {
    const body = {
      client_name: 'Amira',
      email: 'amira@exemple.tn',
      query_type: command === null ? 'information' : 'return',
      message: 'Bonjour',
      command_id: command,
    };
    expect((await call(api, 'POST', '/api/queries/', { body })).statusCode).toBe(201);
  }

  async function readDashboard(days = 30): Promise<Dashboard> {
    const { access: token } = await logIn(api);
    const url = `/api/dashboard/?from=${dayAfter(api, 1 - days)}&to=${dayAfter(api, 0)}`;
    return dashboardSchema.parse((await call(api, 'GET', url, { token })).json());
  }

  async function count(url: string): Promise<number> {
    const { access: token } = await logIn(api);
    return (await call(api, 'GET', url, { token })).json().length;
  }

  test('a new shop has nothing to do and no figures', async () => {
    const { to_do: toDo, figures } = await readDashboard();
    const none = { count: 0, amount: '0.00', oldest_at: null };
    expect(toDo).toMatchObject({
      calls: none,
      wrong_numbers: none,
      to_pack: none,
      late: none,
      returns: none,
      questions: none,
      reorder: { products: 0, product_ids: [], sold_out: 0, low: 0, amount: '0.00' },
    });
    const empty = { orders: 0, amount: '0.00' };
    expect(figures).toEqual({
      expected: empty,
      confirmed: empty,
      delivered: empty,
      refused: empty,
      cash: { ...empty, with_shipping: '0.00' },
    });
  });

  test('what is to do has its number, the amount at stake without shipping, and the time of the oldest', async () => {
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token, {
      colors: colors({ M: 5, L: 40, S: 0 }),
    });
    const start = api.context.now();
    const late = await place(product, 2);
    await setStatuses(late, 'confirmed', 'shipped');
    const delivered = await place(product, 1, { city: 'Gabès', size: 'L' });
    await setStatuses(delivered, 'confirmed', 'shipped', 'delivered');
    api.advanceClock(7 * DAY);
    const packed = await place(product, 1, { city: 'Sousse' });
    await setStatuses(packed, 'confirmed');
    const onItsWay = await place(product, 1, { city: 'Tozeur' });
    await setStatuses(onItsWay, 'confirmed', 'shipped');
    const due = await place(product, 3, { city: 'Tunis', size: 'L' });
    const planned = await place(product, 1, { city: 'Nabeul', size: 'L' });
    await recordOutcome(planned, { outcome: 'no_answer' });
    const wrong = await place(product, 2, { city: 'Kef', size: 'L' });
    await recordOutcome(wrong, { outcome: 'wrong_number' });
    // Two messages about one order, and one about an order that is cancelled: its money is gone.
    const refused = await place(product, 1, { city: 'Béja', size: 'L' });
    await setStatuses(refused, 'cancelled');
    for (const order of [delivered, delivered, refused, null]) await sendMessage(order);

    const { to_do: toDo } = await readDashboard();
    const now = new Date(api.context.now()).toISOString();
    expect(toDo).toEqual({
      calls: { count: 1, amount: '191.76', oldest_at: expect.any(String) },
      wrong_numbers: { count: 1, amount: '127.84', oldest_at: expect.any(String) },
      to_pack: { count: 1, amount: '63.92', oldest_at: expect.any(String) },
      late: {
        count: 1,
        amount: '127.84',
        oldest_at: expect.any(String),
        to: dayAfter(api, -7),
      },
      returns: { count: 3, amount: '63.92', oldest_at: expect.any(String) },
      questions: { count: 1, amount: '0.00', oldest_at: expect.any(String) },
      // One M is left and four were sold, so three are missing: 3 × 63.92. No S was sold.
      reorder: { products: 1, product_ids: [product], sold_out: 0, low: 1, amount: '191.76' },
    });
    expect(Date.parse(toDo.late.oldest_at ?? '')).toBeLessThan(start + DAY);
    expect(toDo.calls.oldest_at?.slice(0, 10)).toBe(now.slice(0, 10));

    // The lists that they link to have the same numbers.
    expect(await count('/api/commands/list/?status=confirmed')).toBe(toDo.to_pack.count);
    expect(await count('/api/commands/list/?call=wrong_number')).toBe(1);
    expect(await count(`/api/commands/list/?status=shipped&to=${toDo.late.to}`)).toBe(1);
    expect(due).not.toBe(planned);
  });

  test('the figures are exact for orders that were edited, reduced, undone, returned or a duplicate, and the audit has the same', async () => {
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token, { colors: colors({ M: 60 }) });
    // 63.92 a piece. Delivered: three pieces without 5.00, edited from one.
    const edited = await place(product, 1);
    const change = editBody(await readOrder(api, token, edited), {
      lines: [{ product, size: 'M', color: '#17457F', quantity: 3 }],
      reduction: '5.00',
      reduction_reason: 'Fidélité',
    });
    expect((await sendEdit(api, token, edited, change)).statusCode).toBe(200);
    await setStatuses(edited, 'confirmed', 'shipped', 'delivered');
    // Confirmed twice, with an undo in between: once.
    const undone = await place(product, 2, { city: 'Sousse' });
    const attempt = await recordOutcome(undone, { outcome: 'confirmed' });
    await call(api, 'POST', `/api/confirmation/orders/${undone}/outcomes/${attempt}/undo/`, {
      token,
    });
    await recordOutcome(undone, { outcome: 'confirmed' });
    // Delivered, then returned: refused, and neither delivered nor confirmed.
    const returned = await place(product, 1, { city: 'Gabès' });
    await setStatuses(returned, 'confirmed', 'shipped', 'delivered', 'returned');
    const refused = await place(product, 4, { city: 'Tunis' });
    await recordOutcome(refused, { outcome: 'refused', reason: 'too_slow' });
    const duplicate = await place(product, 5, { city: 'Nabeul' });
    await recordOutcome(duplicate, { outcome: 'duplicate', duplicate_of: refused });
    await place(product, 1, { city: 'Béja' });

    const { figures } = await readDashboard();
    expect(figures).toEqual({
      expected: { orders: 2, amount: '191.76' },
      confirmed: { orders: 2, amount: '314.60' },
      delivered: { orders: 1, amount: '186.76' },
      refused: { orders: 2, amount: '319.60' },
      cash: { orders: 1, amount: '186.76', with_shipping: '194.76' },
    });
    const { findings, periods } = await audit(api.context);
    expect(findings).toEqual([]);
    for (const { figures: audited } of periods) {
      expect(audited).toEqual({
        expected: { orders: 2, amount: 191_760, shipping: 16_000 },
        confirmed: { orders: 2, amount: 314_600, shipping: 16_000 },
        delivered: { orders: 1, amount: 186_760, shipping: 8_000 },
        refused: { orders: 2, amount: 319_600, shipping: 16_000 },
      });
    }

    // What was delivered before the range is not in it; what is expected is.
    api.advanceClock(2 * DAY);
    const { figures: today } = await readDashboard(1);
    expect(today).toMatchObject({
      delivered: { orders: 0 },
      refused: { orders: 0 },
      expected: { orders: 2 },
    });
  });

  test('the figures of more than three years at once are refused, as the statistics are', async () => {
    const { access: token } = await logIn(api);
    const url = '/api/dashboard/?from=2016-01-01&to=2026-01-01';
    const response = await call(api, 'GET', url, { token });
    expect([response.statusCode, response.json().fields]).toEqual([422, { to: 'too_big' }]);
  });

  test('API-4 without the calls, each new order is to be confirmed, and no number is wrong', async () => {
    const features = FEATURES.filter((feature) => feature !== 'confirmation');
    const other = await createTestApi(testDatabase, { features });
    const { access: token } = await logIn(other);
    const { product_Id: product } = await addProduct(other, token);
    await place(product, 1);
    const url = `/api/dashboard/?from=${dayAfter(other, 0)}&to=${dayAfter(other, 0)}`;
    const { to_do: toDo } = (await call(other, 'GET', url, { token })).json<Dashboard>();
    expect(toDo.calls.count).toBe(1);
    expect(toDo).not.toHaveProperty('wrong_numbers');
    await other.close();
  });
});
