import { ORDER_STATUSES, SHIPPING_MILLIMES } from '@shop/contract/constants';
import { recordedOutcomeSchema, type ApiOrder } from '@shop/contract/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMoneyMismatches, findStockMismatches } from '../db/audit.ts';
import { findIndexMismatches } from '../db/customer-index-audit.ts';
import { auditSales } from './audit-sales.ts';
import { cancelUnconfirmedOrder } from './orders.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { manualBody, sendManualOrder, sendSplit } from '../testing/manual-orders.ts';
import { editBody, lineOf, sendEdit } from '../testing/order-edits.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

const SIZES = ['S', 'M', 'L'] as const;
const STOCK = 6;
const RUNS = 25;

const line = fc.record({
  size: fc.constantFrom(...SIZES),
  quantity: fc.integer({ min: 1, max: 4 }),
});
/** An action is on one of the orders, which is chosen by its number among those there are. */
const place = fc.record({
  type: fc.constant('place' as const),
  order: fc.nat(),
  lines: fc.tuple(line),
});
const enter = fc.record({
  type: fc.constant('enter' as const),
  order: fc.nat(),
  lines: fc.tuple(line),
  confirmed: fc.boolean(),
});
const edit = fc.record({
  type: fc.constant('edit' as const),
  order: fc.nat(),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  reduction: fc.constantFrom('0.00', '5.00', '63.92'),
});
const split = fc.record({
  type: fc.constant('split' as const),
  order: fc.nat(),
  lines: fc.array(line, { minLength: 1, maxLength: 2 }),
  shipping: fc.constantFrom('once', 'both'),
});
const statusChange = fc.record({
  type: fc.constant('status' as const),
  order: fc.nat(),
  status: fc.constantFrom(...ORDER_STATUSES),
});
const recordedCall = fc.record({
  type: fc.constant('call' as const),
  order: fc.nat(),
  outcome: fc.constantFrom('confirmed', 'refused', 'no_answer'),
});
const undo = fc.record({ type: fc.constant('undo' as const), order: fc.nat() });
const expire = fc.record({ type: fc.constant('expire' as const), order: fc.nat() });
const action = fc.oneof(
  { arbitrary: edit, weight: 5 },
  { arbitrary: place, weight: 2 },
  { arbitrary: enter, weight: 1 },
  { arbitrary: split, weight: 4 },
  { arbitrary: recordedCall, weight: 2 },
  statusChange,
  undo,
  expire,
);
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never;
/** Each step runs one action, or two at once. */
const steps = fc.array(fc.array(action, { minLength: 1, maxLength: 2 }), {
  minLength: 6,
  maxLength: 14,
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** Runs actions on the orders of a new product, and remembers the calls that can be undone. */
  async function start() {
    const api = getApi();
    const { token } = api;
    const { db } = api.context.database;
    for (const table of ['orders', 'stock_movements', 'variants', 'products'] as const) {
      await db.deleteFrom(table).execute();
    }
    const stock = Object.fromEntries(SIZES.map((size) => [size, STOCK]));
    const { product_Id: product } = await addProduct(api, token, { colors: colors(stock) });
    const calls: { id: string; attempt: string }[] = [];
    const readOrders = () => listOrders(api, token);
    await sendOrder(api, orderBody(product, { size: 'M', quantity: 2 }));

    async function record(id: string, outcome: string) {
      const body = { outcome, ...(outcome === 'refused' && { reason: 'other' }) };
      const url = `/api/confirmation/orders/${id}/outcomes/`;
      const response = await call(api, 'POST', url, { token, body });
      if (response.statusCode !== 201) return response;
      const { attempt } = recordedOutcomeSchema.parse(response.json());
      calls.push({ id, attempt });
      return response;
    }

    async function run(each: Action, orders: readonly ApiOrder[]) {
      if (each.type === 'place') {
        const [{ size, quantity }] = each.lines;
        return sendOrder(
          api,
          orderBody(product, { size, quantity, street: String(Math.random()) }),
        );
      }
      if (each.type === 'enter') {
        const [{ size, quantity }] = each.lines;
        const { confirmed } = each;
        return sendManualOrder(api, token, manualBody(product, { size, quantity, confirmed }));
      }
      if (each.type === 'undo') {
        const last = calls.at(-1 - (each.order % 2));
        if (!last) return undefined;
        const url = `/api/confirmation/orders/${last.id}/outcomes/${last.attempt}/undo/`;
        return call(api, 'POST', url, { token });
      }
      const order = orders[each.order % orders.length];
      if (!order) return undefined;
      const { command_id: id } = order;
      if (each.type === 'expire') {
        await cancelUnconfirmedOrder(api.context, id);
        return undefined;
      }
      if (each.type === 'call') return record(id, each.outcome);
      if (each.type === 'split') {
        const lines = each.lines.map(({ size }) => lineOf(product, size, 1));
        const { version } = order;
        const body = { version, command_products: lines, shipping: each.shipping };
        return sendSplit(api, token, id, body);
      }
      if (each.type === 'status') {
        const body = { status: each.status };
        return call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
      }
      const lines = each.lines.map(({ size, quantity }) => lineOf(product, size, quantity));
      return sendEdit(api, token, id, editBody(order, { lines, reduction: each.reduction }));
    }

    return { product, readOrders, run };
  }

  test('M5 stock and totals are right after any interleaving of orders, changes, splits, calls, undo, status changes and expiry', async () => {
    const { database } = getApi().context;
    let edits = 0;
    let splits = 0;
    const property = fc.asyncProperty(steps, async (all) => {
      const shop = await start();
      for (const step of all) {
        const before = await shop.readOrders();
        const responses = await Promise.all(step.map((each) => shop.run(each, before)));
        for (const response of responses) expect(response?.statusCode ?? 200).toBeLessThan(500);
        edits += responses.filter((response, at) => {
          return step[at]?.type === 'edit' && response?.statusCode === 200;
        }).length;
        splits += responses.filter((response, at) => {
          return step[at]?.type === 'split' && response?.statusCode === 201;
        }).length;
        expect(await findStockMismatches(database.db)).toEqual([]);
        expect(await findMoneyMismatches(database.db, SHIPPING_MILLIMES)).toEqual([]);
        expect(await auditSales(database.db)).toEqual([]);
        expect(await findIndexMismatches(database.db)).toEqual([]);
        await expectAllPieces(shop);
      }
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(edits).toBeGreaterThan(RUNS);
    expect(splits).toBeGreaterThan(RUNS / 5);
  });

  /** Each piece of the product is in stock or in an order that was not cancelled. */
  async function expectAllPieces({ product, readOrders }: Awaited<ReturnType<typeof start>>) {
    const orders = (await readOrders()).filter(({ status }) => status !== 'cancelled');
    const lines = orders.flatMap(({ command_products: each }) => each);
    const stock = await readStock(getApi(), product);
    const pieces = Object.fromEntries(
      SIZES.map((size) => {
        const sold = lines.filter((each) => each.size === size);
        return [size, sold.reduce((sum, { quantity }) => sum + quantity, stock[size] ?? 0)];
      }),
    );
    expect(pieces).toEqual(Object.fromEntries(SIZES.map((size) => [size, STOCK])));
  }
});
