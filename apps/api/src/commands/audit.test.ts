import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { order } from '../testing/orders.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';

/** Breaks of one order and its product, each with what the audit says of it. */
const BREAKS: [string, string, RegExp][] = [
  [
    'stock that moved unseen',
    'update variants set quantity = quantity + 1 where product_id = PRODUCT',
    /^Stock of product \d+, #17457f, l: the movements make 2, 3 are on hand\.$/m,
  ],
  [
    'a movement that is gone',
    "delete from stock_movements where product_id = PRODUCT and reason = 'stocked'",
    /^Stock of product \d+, #17457f, m: the movements make -2, 3 are on hand\.$/m,
  ],
  [
    'a variant that went with its pieces',
    'delete from variants where product_id = PRODUCT',
    /^Stock of product \d+, #17457f, m: the movements make 3, 0 are on hand\.$/m,
  ],
  [
    'a total that was changed',
    "update orders set total = total - 10 where command_id = 'ORDER'",
    /^Order ORDER: its lines and the shipping make 135\.84, it says 135\.83 with 8\.00 for shipping\.$/m,
  ],
  [
    'another charge for shipping',
    "update orders set shipping = 0, total = total - 8000 where command_id = 'ORDER'",
    /^Order ORDER: its lines and the shipping make 135\.84, it says 127\.84 with 0\.00/m,
  ],
  [
    'a line with another quantity',
    "update order_lines set quantity = 1 where order_id = (select id from orders where command_id = 'ORDER')",
    /^Order ORDER, product \d+, #17457f, m: 1 sold, 2 taken out of the stock\.$/m,
  ],
  [
    'an order without lines',
    "delete from order_lines where order_id = (select id from orders where command_id = 'ORDER')",
    /^Order ORDER: it has no lines\.$/m,
  ],
  [
    'an order that took nothing',
    "delete from stock_movements where command_id = 'ORDER'",
    /^Order ORDER, product \d+, #17457f, m: 2 sold, 0 taken out of the stock\.$/m,
  ],
  [
    'pieces given back by an order that was not cancelled',
    `insert into stock_movements (at, product_id, color_key, size_key, delta, reason, command_id)
      values (1, PRODUCT, '#17457f', 'm', 2, 'given_back', 'ORDER')`,
    /^Order ORDER, product \d+, #17457f, m: 2 taken out of the stock, 2 given back\.$/m,
  ],
  [
    'a price after the promotion that is another',
    'update products set discounted = discounted + 10 where id = PRODUCT',
    /^Product \d+: its price after the promotion is 63\.92, it says 63\.93\.$/m,
  ],
  [
    'a picture without a row',
    "delete from pictures where path = 'PICTURE'",
    /^Picture PICTURE: it is shown, but the shop has no row of it\.$/m,
  ],
];

eachDatabase((makePlace) => {
  const running = useHost(makePlace);
  let names: Record<string, string> = {};

  beforeEach(async () => {
    const host = running();
    const { db } = host.shop.database;
    for (const table of ['stock_movements', 'orders', 'products', 'pictures'] as const) {
      await db.deleteFrom(table).execute();
    }
    const product = await addProduct(host, host.token, {}, [await makePicture()]);
    const placed = await order(host, orderOf(product.product_Id, { quantity: 2 }));
    const { command_id: commandId }: { command_id: string } = placed.json();
    const [picture = ''] = product.product_images;
    names = { PRODUCT: product.product_Id, ORDER: commandId, PICTURE: picture };
  });

  const named = (text: string) =>
    Object.entries(names).reduce((said, [name, value]) => said.replaceAll(name, value), text);

  test('M5 a shop that sold, cancelled, deleted and repriced agrees', async () => {
    const host = running();
    const { token } = host;
    const { PRODUCT = '' } = names;
    const place = async (body: object) => {
      const placed: { command_id: string } = (await order(host, body)).json();
      return `/api/commands/${placed.command_id}/`;
    };
    const cancelled = await place(orderOf(PRODUCT, { city: 'Tunis' }));
    await call(host, 'PATCH', cancelled, { token, body: { status: 'cancelled' } });
    const deleted = await place(orderOf(PRODUCT, { city: 'Sousse', size: 'L' }));
    await call(host, 'DELETE', `/api/commands/delete/${deleted.split('/')[3]}/`, { token });
    await call(host, 'DELETE', `/api/products/${PRODUCT}/`, { token });
    const { findings, figures } = await audit(host.shop);
    expect(findings).toEqual([]);
    expect(figures).toMatchObject({ products: 0, variants: 0, pieces: 0, orders: 2, lines: 2 });
    expect(figures.money).toBe(135_840 + 71_920);
  });

  describe('M5 an audit finds', () => {
    test.each(BREAKS)('%s', async (_name, plant, said) => {
      const { shop } = running();
      expect((await audit(shop)).findings).toEqual([]);
      await sql.raw(named(plant)).execute(shop.database.db);
      const { findings } = await audit(shop);
      expect(findings.join('\n')).toMatch(new RegExp(named(said.source), 'm'));
    });

    test('a picture whose file is gone', async () => {
      const { shop, place } = running();
      const [name = ''] = (names.PICTURE ?? '').split('/').slice(-1);
      await rm(join(place.dataDir, 'media', name.slice(0, 2), name));
      const { findings } = await audit(shop);
      expect(findings).toEqual([`Picture ${names.PICTURE}: its file ${name} is missing.`]);
    });
  });

  test('M5 the command says what it added up and ends with 0, or with 1 and what disagrees', async () => {
    const { shop, place } = running();
    expect(await runCommand(place, ['audit'])).toEqual({
      code: 0,
      out: [
        '1 order of 1 line for 135.84 TND; 1 product in 2 variants, 5 pieces in stock; 0 messages.',
        'Everything agrees.\n',
      ].join('\n'),
      err: '',
    });
    await shop.database.db.updateTable('variants').set({ quantity: 7 }).execute();
    const broken = await runProcess(place, ['audit']);
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('2 disagreements.');
  });
});
