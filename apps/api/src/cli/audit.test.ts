import { orderSchema, orderSplitSchema } from '@shop/contract/schemas';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { audit } from '../services/audit.ts';
import { call } from '../testing/requests.ts';
import { indexLatestOrders } from '../services/customer-index.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { manualBody, sendManualOrder, sendSplit } from '../testing/manual-orders.ts';
import { lineOf } from '../testing/order-edits.ts';
import { addProduct, createJpeg, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';

/** Corruptions of an order and its product, each with the expected finding. */
const CORRUPTIONS: [name: string, statement: string, finding: RegExp][] = [
  [
    'stock that changed without a movement',
    'update variants set quantity = quantity + 1 where product_id = PRODUCT',
    /^Stock of product \d+, #17457f, l: the movements make 2, 3 are in stock\.$/m,
  ],
  [
    'a missing movement',
    "delete from stock_movements where product_id = PRODUCT and reason = 'stocked'",
    /^Stock of product \d+, #17457f, m: the movements make -2, 3 are in stock\.$/m,
  ],
  [
    'a variant deleted with its stock',
    'delete from variants where product_id = PRODUCT',
    /^Stock of product \d+, #17457f, m: the movements make 3, 0 are in stock\.$/m,
  ],
  [
    'a changed total',
    "update orders set total = total - 10 where command_id = 'ORDER'",
    /^Order ORDER: its lines and the shipping make 135\.84, the order has 135\.83 with 8\.00 for shipping\.$/m,
  ],
  [
    'a changed reduction',
    "update orders set reduction = 1000 where command_id = 'ORDER'",
    /^Order ORDER: its lines and the shipping without the reduction of 1\.00 make 134\.84, the order has 135\.84 with 8\.00 for shipping\.$/m,
  ],
  [
    'a reduction of more than the lines',
    "update orders set reduction = 130000, total = 5840 where command_id = 'ORDER'",
    /^Order ORDER: its reduction is 130\.00, its lines make 127\.84\.$/m,
  ],
  [
    'a changed shipping charge',
    "update orders set shipping = 0, total = total - 8000 where command_id = 'ORDER'",
    /^Order ORDER: its lines and the shipping make 135\.84, the order has 127\.84 with 0\.00/m,
  ],
  [
    'a line with a changed quantity',
    "update order_lines set quantity = 1 where order_id = (select id from orders where command_id = 'ORDER')",
    /^Order ORDER, product \d+, #17457f, m: 1 sold, 2 taken out of the stock\.$/m,
  ],
  [
    'an order without lines',
    "delete from order_lines where order_id = (select id from orders where command_id = 'ORDER')",
    /^Order ORDER: it has no lines\.$/m,
  ],
  [
    'an order without stock movements',
    "delete from stock_movements where command_id = 'ORDER'",
    /^Order ORDER, product \d+, #17457f, m: 2 sold, 0 taken out of the stock\.$/m,
  ],
  [
    'pieces returned by an order that was not cancelled',
    `insert into stock_movements (at, product_id, color_key, size_key, delta, reason, command_id)
      values (1, PRODUCT, '#17457f', 'm', 2, 'returned', 'ORDER')`,
    /^Order ORDER, product \d+, #17457f, m: 2 taken out of the stock, 2 returned\.$/m,
  ],
  [
    'a cancelled order that returned nothing',
    "update orders set status = 'cancelled' where command_id = 'ORDER'",
    /^Order ORDER, product \d+, #17457f, m: 2 taken out of the stock, nothing recorded as returned\.$/m,
  ],
  [
    'an order that was deleted behind the API',
    "delete from orders where command_id = 'ORDER'",
    /^Order ORDER, product \d+, #17457f, m: 2 taken out of the stock, nothing recorded as returned\.$/m,
  ],
  [
    'a status that changed without its history',
    "update orders set status = 'shipped' where command_id = 'ORDER'",
    /^Order ORDER: its status is shipped, its history makes new\.$/m,
  ],
  [
    'a figure of the dashboard that the history does not make',
    "update orders set status = 'returned' where command_id = 'ORDER'",
    /^All orders, expected: the dashboard has 0 for 0\.00 with 0\.00 for shipping, the history and the movements make 1 for 127\.84 with 8\.00 for shipping\.$/m,
  ],
  [
    'a figure of the dashboard that the movements do not make',
    "update orders set total = total - 2000 where command_id = 'ORDER'",
    /^Last 30 days, expected: the dashboard has 1 for 125\.84 with 8\.00 for shipping, the history and the movements make 1 for 127\.84 with 8\.00 for shipping\.$/m,
  ],
  [
    'a delivery in the history that the order does not have',
    `insert into order_events (order_id, at, "by", status)
      select id, 1, 'owner', 'delivered' from orders where command_id = 'ORDER'`,
    /^All orders, delivered: the dashboard has 0 for 0\.00 with 0\.00 for shipping, the history and the movements make 1 for 127\.84 with 8\.00 for shipping\.$/m,
  ],
  [
    'a total and a line that changed alike',
    `update order_lines set unit_price = unit_price - 1000
      where order_id = (select id from orders where command_id = 'ORDER');
    update orders set total = total - 2000 where command_id = 'ORDER'`,
    /^Order ORDER, product \d+, #17457f, m: its lines make 125\.84, it was ordered for 127\.84\.$/m,
  ],
  [
    'a total and a reduction that changed alike',
    "update orders set reduction = 5000, total = total - 5000 where command_id = 'ORDER'",
    /^Order ORDER: its reduction is 5\.00, the trail has 0\.00\.$/m,
  ],
  [
    'an unknown cause in the history',
    `insert into order_events (order_id, at, "by", cause)
      select id, 1, 'owner', 'x' from orders where command_id = 'ORDER'`,
    /^Order ORDER: its cause in the history "x" is unknown\.$/m,
  ],
  [
    'an unknown outcome of a call',
    `insert into call_attempts (order_id, at, "by", outcome, status)
      select id, 1, 'owner', 'x', 'new' from orders where command_id = 'ORDER'`,
    /^Order ORDER: its outcome of a call "x" is unknown\.$/m,
  ],
  [
    'a changed price after the promotion',
    'update products set discounted_price = discounted_price + 10 where id = PRODUCT',
    /^Product \d+: its price after the promotion is 63\.92, the product has 63\.93\.$/m,
  ],
  [
    'an index of customers without a number of an order',
    "delete from order_phones where order_id = (select id from orders where command_id = 'ORDER')",
    /^Order ORDER: its phone numbers are not those in the index of customers\.$/m,
  ],
  [
    'an index of customers with another name',
    "update order_words set word = 'autre' where word = 'amira'",
    /^Order ORDER: its name and place are not those in the index of customers\.$/m,
  ],
  [
    'a number without a customer record',
    'delete from customer_phones',
    /^Order ORDER: a phone number has no customer record\.$/m,
  ],
  [
    'an image without a row',
    "delete from images where path = 'IMAGE'",
    /^Image IMAGE: it is referenced, but has no row\.$/m,
  ],
];

async function run(db: Db, statements: string): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  let names: Record<string, string> = {};

  beforeEach(async () => {
    const api = getApi();
    const { db } = api.context.database;
    for (const table of [
      'stock_movements',
      'orders',
      'products',
      'images',
      'security_events',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    const product = await addProduct(api, api.token, {}, [await createJpeg()]);
    const placed = await sendOrder(api, orderBody(product.product_Id, { quantity: 2 }));
    await indexLatestOrders(api.context);
    const { command_id: commandId }: { command_id: string } = placed.json();
    const [image = ''] = product.product_images;
    names = { PRODUCT: product.product_Id, ORDER: commandId, IMAGE: image };
  });

  const replaceNames = (text: string) =>
    Object.entries(names).reduce((result, [name, value]) => result.replaceAll(name, value), text);

  test('M5 an audit finds nothing after orders, a cancellation and deletions', async () => {
    const api = getApi();
    const { token } = api;
    const { PRODUCT = '' } = names;
    const placeOrder = async (body: object) => {
      const placed: { command_id: string } = (await sendOrder(api, body)).json();
      return `/api/commands/${placed.command_id}/`;
    };
    const cancelled = await placeOrder(orderBody(PRODUCT, { city: 'Tunis' }));
    await call(api, 'PATCH', cancelled, { token, body: { status: 'cancelled' } });
    const deleted = await placeOrder(orderBody(PRODUCT, { city: 'Sousse', size: 'L' }));
    await call(api, 'DELETE', `/api/commands/delete/${deleted.split('/')[3]}/`, { token });
    const delivered = await placeOrder(orderBody(PRODUCT, { city: 'Gabès' }));
    for (const status of ['confirmed', 'shipped', 'delivered']) {
      await call(api, 'PATCH', delivered, { token, body: { status } });
    }
    await call(api, 'DELETE', `/api/commands/delete/${delivered.split('/')[3]}/`, { token });
    const late = await placeOrder(orderBody(PRODUCT, { city: 'Bizerte' }));
    await call(api, 'DELETE', `/api/products/${PRODUCT}/`, { token });
    await call(api, 'PATCH', late, { token, body: { status: 'cancelled' } });
    const { findings, totals } = await audit(api.context);
    expect(findings).toEqual([]);
    expect(totals).toMatchObject({ products: 0, variants: 0, pieces: 0, orders: 3, lines: 3 });
    expect(totals.money).toBe(135_840 + 2 * 71_920);
  });

  describe('M5 an audit finds', () => {
    test.each(CORRUPTIONS)('%s', async (_name, statement, finding) => {
      const { context } = getApi();
      expect((await audit(context)).findings).toEqual([]);
      await run(context.database.db, replaceNames(statement));
      const { findings } = await audit(context);
      expect(findings.join('\n')).toMatch(new RegExp(replaceNames(finding.source), 'm'));
    });

    test('a reduction of an order that was entered, or of a part of its split, that is not the one of the trail', async () => {
      const api = getApi();
      const { token, context } = api;
      const body = { quantity: 2, total_amount: '35.84', reduction: '100.00' };
      const product = await addProduct(api, token);
      const entered = await sendManualOrder(api, token, manualBody(product.product_Id, body));
      const { command_id: id, version } = orderSchema.parse(entered.json());
      const command_products = [lineOf(product.product_Id, 'M', 1)];
      const split = { version, command_products, shipping: 'both' };
      const { second_order: second } = orderSplitSchema.parse(
        (await sendSplit(api, token, id, split)).json(),
      );
      expect((await audit(context)).findings).toEqual([]);
      for (const [order, after, recorded] of [
        [id, '0.00', '63.92'],
        [second.command_id, '5.00', '36.08'],
      ] as const) {
        const millimes = Number(after) * 1_000;
        await run(
          context.database.db,
          `update orders set total = total + reduction - ${millimes}, reduction = ${millimes}
            where command_id = '${order}'`,
        );
        expect((await audit(context)).findings).toContain(
          `Order ${order}: its reduction is ${after}, the trail has ${recorded}.`,
        );
      }
    });

    test.each([
      ['status', 'status', 'orders_check'],
      ['source', 'source', 'orders_source_check'],
      ['quarantine', 'quarantine', 'orders_quarantine_check'],
    ])('an unknown %s, where the database does not refuse it', async (name, column, check) => {
      const { context } = getApi();
      const { db, dialect } = context.database;
      const change = replaceNames(
        `update orders set ${column} = 'lost' where command_id = 'ORDER'`,
      );
      await expect(run(db, change)).rejects.toThrow(check);
      await run(
        db,
        dialect === 'sqlite'
          ? `drop trigger ${check}_update`
          : `alter table orders drop constraint ${check}`,
      );
      await run(db, change);
      const { findings } = await audit(context);
      expect(findings).toContain(`Order ${names.ORDER}: its ${name} "lost" is unknown.`);
    });

    test('an image whose file is missing', async () => {
      const { context, testDatabase } = getApi();
      const [name = ''] = (names.IMAGE ?? '').split('/').slice(-1);
      await rm(join(testDatabase.dataDir, 'media', name.slice(0, 2), name));
      const { findings } = await audit(context);
      expect(findings).toEqual([`Image ${names.IMAGE}: its file ${name} is missing.`]);
    });
  });

  test('M5 the command prints the totals and exits with 0, or with 1 when the audit finds something', async () => {
    const { context, testDatabase } = getApi();
    expect(await runCli(testDatabase, ['audit'])).toEqual({
      code: 0,
      out: [
        '1 order of 1 line for 135.84 TND; 1 product in 2 variants, 5 pieces in stock; 0 messages.',
        'All orders: expected 1 for 127.84, confirmed 0 for 0.00, delivered 0 for 0.00, refused 0 for 0.00; cash 0.00 TND.',
        'Last 30 days: expected 1 for 127.84, confirmed 0 for 0.00, delivered 0 for 0.00, refused 0 for 0.00; cash 0.00 TND.',
        'Trail: 1 product_created.',
        'Everything agrees.\n',
      ].join('\n'),
      err: '',
    });
    await context.database.db.updateTable('variants').set({ quantity: 7 }).execute();
    const broken = await runCliProcess(testDatabase, ['audit']);
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('2 disagreements.');
  });
});
