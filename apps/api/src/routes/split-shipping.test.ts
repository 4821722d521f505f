import { orderSplitSchema, recordedOutcomeSchema } from '@shop/contract/schemas';
import { binEntryId } from '@shop/contract/bin-entry-id';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { cancelUnconfirmedOrder } from '../services/orders.ts';
import { sendRestore } from '../testing/bin-entries.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { changedByLink } from '../testing/linked-orders.ts';
import { sendSplit } from '../testing/manual-orders.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

/** The finding of an order that nobody pays the shipping of. */
const withoutShipping = (id: string) =>
  `Order ${id}: it has no shipping, and no other part of its split collects it. Cancel it and undo the cancellation to add the shipping, or ship it without.`;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  let count = 0;

  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  async function split(id: string, product: string, shipping = 'once') {
    const { version } = await read(id);
    const body = { version, command_products: [lineOf(product, 'M', 1)], shipping };
    const response = await sendSplit(getApi(), getApi().token, id, body);
    return orderSplitSchema.parse(response.json()).second_order.command_id;
  }

  /** An order of three pieces, of which one is in a second order without shipping. */
  async function placeSplit() {
    const api = getApi();
    count += 1;
    const { product_Id: product } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const body = orderBody(product, { quantity: 3, street: `${count}, rue du Port` });
    const first = String((await sendOrder(api, body)).json().command_id);
    return { product, first, second: await split(first, product) };
  }

  async function change(id: string, status: string) {
    const { token } = getApi();
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body: { status } });
  }

  async function undo(id: string) {
    const { version } = await read(id);
    const { token } = getApi();
    return call(getApi(), 'POST', `/api/commands/${id}/undo/`, { token, body: { version } });
  }

  async function remove(id: string) {
    return call(getApi(), 'DELETE', `/api/commands/delete/${id}/`, { token: getApi().token });
  }

  async function restore(id: string) {
    return sendRestore(getApi(), getApi().token, binEntryId('order', id));
  }

  async function record(id: string, outcome: object) {
    const path = `/api/confirmation/orders/${id}/outcomes/`;
    const response = await call(getApi(), 'POST', path, { token: getApi().token, body: outcome });
    return recordedOutcomeSchema.parse(response.json()).attempt;
  }

  async function readShipping(...ids: string[]) {
    const orders = await Promise.all(ids.map(read));
    return orders.map(({ shipping_charge: shipping }) => shipping);
  }

  /** Changes the amounts of an order behind the API, without its history. */
  async function overwrite(id: string, amounts: { shipping: number; total: number }) {
    const { db } = getApi().context.database;
    await db.updateTable('orders').set(amounts).where('command_id', '=', id).execute();
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test.each([
    ['the owner', async (id: string) => void (await change(id, 'cancelled'))],
    [
      'the outcome of a call',
      async (id: string) => void (await record(id, { outcome: 'refused', reason: 'other' })),
    ],
    [
      'the buyer, with the link',
      async (id: string) => {
        const { link_token: link = '' } = await read(id);
        await changedByLink(getApi(), link, { status: 'cancelled' });
      },
    ],
    ['a rule of the shop', async (id: string) => void cancelUnconfirmedOrder(getApi().context, id)],
    ['a deletion', async (id: string) => void (await remove(id))],
  ])(
    'ADR 0094: when the part with the shipping is ended by %s, the courier collects it with the other part',
    async (_name, end) => {
      const { first, second } = await placeSplit();
      expect(await readShipping(first, second)).toEqual(['8.00', '0.00']);
      expect((await read(second)).total_amount).toBe('63.92');
      await end(first);
      await expect
        .poll(() => read(second))
        .toMatchObject({ shipping_charge: '8.00', total_amount: '71.92', version: '2' });
      expect((await read(second)).history?.at(-1)).toMatchObject({
        cause: 'shipping_taken',
        other_order: first,
        edit: { lines: [], fields: [{ field: 'total_amount', before: '63.92', after: '71.92' }] },
      });
      await expectCleanAudit();
    },
  );

  test('ADR 0094: the shipping goes back when the cancellation is undone', async () => {
    const { first, second } = await placeSplit();
    await change(first, 'cancelled');
    expect((await read(first)).history?.slice(-2)).toMatchObject([
      { cause: 'shipping_given', other_order: second },
      { status: 'cancelled', undo_until: expect.any(String) },
    ]);
    expect((await undo(first)).statusCode).toBe(200);
    expect(await readShipping(first, second)).toEqual(['8.00', '0.00']);
    expect((await read(second)).history?.slice(-2)).toMatchObject([
      { cause: 'shipping_taken' },
      { cause: 'shipping_given', other_order: first },
    ]);
    expect((await read(first)).history?.slice(-2)).toMatchObject([
      { cause: 'shipping_taken', other_order: second },
      { status: 'new', cause: 'change_undone' },
    ]);
    await expectCleanAudit();
  });

  test('ADR 0094: the shipping goes back when the outcome of a call is undone, and when the order is restored from the bin', async () => {
    const { first, second } = await placeSplit();
    const attempt = await record(first, { outcome: 'refused', reason: 'other' });
    expect(await readShipping(second)).toEqual(['8.00']);
    const path = `/api/confirmation/orders/${first}/outcomes/${attempt}/undo/`;
    await call(getApi(), 'POST', path, { token: getApi().token });
    expect(await readShipping(first, second)).toEqual(['8.00', '0.00']);
    await remove(first);
    expect(await readShipping(second)).toEqual(['8.00']);
    expect((await restore(first)).statusCode).toBe(200);
    expect(await readShipping(first, second)).toEqual(['8.00', '0.00']);
    await expectCleanAudit();
  });

  test('ADR 0094: of several parts the oldest one in the shop takes the shipping, and passes it on when it ends', async () => {
    const { first, second, product } = await placeSplit();
    const third = await split(first, product);
    await remove(second);
    await change(first, 'cancelled');
    expect(await readShipping(third)).toEqual(['8.00']);
    await restore(second);
    expect(await readShipping(second, third)).toEqual(['0.00', '8.00']);
    await change(third, 'cancelled');
    expect(await readShipping(second)).toEqual(['8.00']);
    await expectCleanAudit();
    // Each part that is back finds one that collects it.
    await undo(third);
    await undo(first);
    const parts = await readShipping(first, second, third);
    expect(parts.filter((shipping) => shipping === '8.00')).toHaveLength(1);
    await expectCleanAudit();
  });

  test('ADR 0094: a part of a part takes the shipping, also when the part between them was deleted', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const body = orderBody(product, { quantity: 3, street: `${product}, rue du Phare` });
    const first = String((await sendOrder(api, body)).json().command_id);
    const { version } = await read(first);
    const moved = { version, command_products: [lineOf(product, 'M', 2)], shipping: 'once' };
    const second = (await sendSplit(api, api.token, first, moved)).json().second_order.command_id;
    const third = await split(second, product);
    await remove(second);
    await change(first, 'cancelled');
    expect(await readShipping(third)).toEqual(['8.00']);
    await expectCleanAudit();
  });

  test('ADR 0094: nothing moves when both parts pay, when the other one is shipped, or when the part without shipping ends', async () => {
    const paid = await placeSplit();
    const both = await split(paid.first, paid.product, 'both');
    await change(paid.first, 'cancelled');
    expect(await readShipping(paid.second, both)).toEqual(['0.00', '8.00']);
    const shipped = await placeSplit();
    for (const status of ['confirmed', 'shipped']) await change(shipped.second, status);
    await change(shipped.first, 'cancelled');
    expect(await readShipping(shipped.second)).toEqual(['0.00']);
    const ended = await placeSplit();
    await change(ended.second, 'cancelled');
    expect(await readShipping(ended.first, ended.second)).toEqual(['8.00', '0.00']);
    const { history } = await read(ended.first);
    expect(history?.map(({ cause }) => cause)).toEqual(['split_to']);
    await expectCleanAudit();
  });

  test('ADR 0094: the shipping of a delivered order was collected, and is not collected again when the order is deleted', async () => {
    const { first, second } = await placeSplit();
    for (const status of ['confirmed', 'shipped', 'delivered']) await change(first, status);
    await remove(first);
    expect(await readShipping(second)).toEqual(['0.00']);
    await expectCleanAudit();
  });

  async function deliver(id: string) {
    for (const status of ['confirmed', 'shipped', 'delivered']) await change(id, status);
  }

  test('ADR 0110: of three parts, the shipping of a delivered and deleted one is not collected again when another one ends', async () => {
    const { first, second, product } = await placeSplit();
    const third = await split(first, product);
    await deliver(first);
    await remove(first);
    expect((await read(second)).history?.at(-1)).toMatchObject({
      cause: 'shipping_collected',
      other_order: first,
    });
    await change(second, 'cancelled');
    expect(await readShipping(third)).toEqual(['0.00']);
    expect((await undo(second)).statusCode).toBe(200);
    await remove(third);
    expect(await readShipping(second)).toEqual(['0.00']);
    await expectCleanAudit();
  });

  test('ADR 0110: a part that is split after the deletion, and one that is restored after it, have the collected shipping', async () => {
    const { first, second, product } = await placeSplit();
    const third = await split(first, product);
    await remove(second);
    await remove(third);
    await deliver(first);
    await remove(first);
    await restore(second);
    await restore(third);
    await change(second, 'cancelled');
    expect(await readShipping(third)).toEqual(['0.00']);
    await undo(second);
    await expectCleanAudit();
    const large = await placeSplit();
    const moved = { version: '1', command_products: [lineOf(large.product, 'M', 1)] };
    await call(getApi(), 'PATCH', `/api/commands/${large.first}/`, {
      token: getApi().token,
      body: { status: 'confirmed' },
    });
    const lines = [lineOf(large.product, 'M', 3)];
    const body = editBody(await read(large.second), { lines });
    expect((await sendEdit(getApi(), getApi().token, large.second, body)).statusCode).toBe(200);
    for (const status of ['shipped', 'delivered']) await change(large.first, status);
    await remove(large.first);
    const { version } = await read(large.second);
    const response = await sendSplit(getApi(), getApi().token, large.second, {
      ...moved,
      version,
      shipping: 'once',
    });
    const late = orderSplitSchema.parse(response.json()).second_order.command_id;
    await remove(large.second);
    const later = await read(late);
    expect(later.history).toContainEqual(
      expect.objectContaining({ cause: 'shipping_collected', other_order: large.first }),
    );
    expect(later.shipping_charge).toBe('0.00');
    await expectCleanAudit();
  });

  test('ADR 0110: a delivered part that is restored and comes back to the shop passes its shipping on again', async () => {
    const { first, second, product } = await placeSplit();
    const third = await split(first, product);
    await deliver(first);
    await remove(first);
    await restore(first);
    await change(second, 'cancelled');
    expect(await readShipping(third)).toEqual(['0.00']);
    await change(first, 'returned');
    expect(await readShipping(third)).toEqual(['8.00']);
    await expectCleanAudit();
    // Deleted again, it has collected nothing.
    await remove(first);
    expect((await undo(second)).statusCode).toBe(200);
    await change(third, 'cancelled');
    expect(await readShipping(second)).toEqual(['8.00']);
    await expectCleanAudit();
  });

  test('ADR 0110: an order that a former version left without shipping has it when it is cancelled and that is undone, as the audit requires', async () => {
    const { first, second } = await placeSplit();
    await change(first, 'cancelled');
    // As a version before ADR 0100 left it.
    await overwrite(second, { shipping: 0, total: 63_920 });
    await getApi()
      .context.database.db.deleteFrom('order_events')
      .where('cause', 'in', ['shipping_taken', 'shipping_given'])
      .execute();
    expect((await audit(getApi().context)).findings).toEqual([withoutShipping(second)]);
    await change(second, 'cancelled');
    await undo(second);
    expect(await readShipping(second)).toEqual(['8.00']);
    await expectCleanAudit();
  });

  test('ADR 0094: when the customer sends the first parcel back, the second one has the shipping', async () => {
    const { first, second } = await placeSplit();
    for (const status of ['confirmed', 'shipped', 'returned']) await change(first, status);
    expect(await readShipping(second)).toEqual(['8.00']);
    await expectCleanAudit();
  });

  test('ADR 0091: a form of the second part that was opened before is refused with the order as it is', async () => {
    const { first, second } = await placeSplit();
    const seen = await read(second);
    await change(first, 'cancelled');
    const body = editBody(seen, { city: 'Gabès' });
    const response = await sendEdit(getApi(), getApi().token, second, body);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'order_conflict',
        order: expect.objectContaining({ total_amount: '71.92' }),
      }),
    ]);
  });

  test('ADR 0094: of two parts that end at once, on two processes, the shipping goes to the third one once', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    for (let round = 0; round < 4; round += 1) {
      const { first, second, product } = await placeSplit();
      const both = await split(first, product, 'both');
      const end = (process: typeof other, id: string) =>
        call(process, 'PATCH', `/api/commands/${id}/`, {
          token: api.token,
          body: { status: 'cancelled' },
        });
      const responses = await Promise.all([end(api, first), end(other, both)]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await readShipping(second)).toEqual(['8.00']);
    }
    await other.close();
    await expectCleanAudit();
  });

  test('M5 the audit finds an order without shipping whose split pays none, and a shipping that its history has not', async () => {
    const { first, second } = await placeSplit();
    await change(first, 'cancelled');
    await overwrite(second, { shipping: 0, total: 63_920 });
    expect((await audit(getApi().context)).findings).toEqual([
      withoutShipping(second),
      `Order ${second}: its history makes 8.00 for shipping, the order has 0.00.`,
    ]);
    await overwrite(second, { shipping: 8_000, total: 71_920 });
    await expectCleanAudit();
  });
});
