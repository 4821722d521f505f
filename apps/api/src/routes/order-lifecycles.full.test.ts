import { binEntryId } from '@shop/contract/bin-entry-id';
import {
  nextCallSchema,
  orderSchema,
  orderSplitSchema,
  productSchema,
  recordedOutcomeSchema,
  tokensSchema,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { startApiProcess } from '../testing/api-process.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { freePorts } from '../testing/free-ports.ts';
import { editBody, lineOf } from '../testing/order-edits.ts';
import { OWNER } from '../testing/owner.ts';
import { orderBody, productForm } from '../testing/products.ts';
import { runCli } from '../testing/run-cli.ts';

/** The account of a new database. */
const ACCOUNT = { SHOP_ADMIN_USERNAME: OWNER.username, SHOP_ADMIN_PASSWORD: OWNER.password };

type Sent = { method?: string; body?: object; token?: string };

/** Sends a call to a process. Returns its status and its body. */
async function send(url: string, path: string, { method = 'POST', body, token }: Sent) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, json };
}

eachDatabase((createTestDatabase) => {
  test('ADR 0078, 0091, 0093, 0094: an order is called, confirmed, undone, changed, split, deleted and restored, each step on the other one of two processes', async () => {
    const testDatabase = await createTestDatabase();
    const [port = 0, otherPort = 0] = await freePorts(2);
    const first = await startApiProcess(testDatabase, port, ACCOUNT);
    const second = await startApiProcess(testDatabase, otherPort, ACCOUNT);
    const logIn = async ({ url }: typeof first) =>
      tokensSchema.parse((await send(url, '/accounts/login/', { body: OWNER })).json).access;
    const token = await logIn(first);
    /** A second person, with another session. */
    const secondToken = await logIn(second);
    const onFirst = (path: string, sent: Sent = {}) => send(first.url, path, { token, ...sent });
    const onSecond = (path: string, sent: Sent = {}) =>
      send(second.url, path, { token: secondToken, ...sent });

    const created = await onFirst('/api/products/', { body: productForm() });
    const { product_Id: product } = productSchema.parse(created.json);
    const readStock = async () => {
      const read = await onSecond(`/api/products/${product}/`, { method: 'GET' });
      const [color] = productSchema.parse(read.json).colors;
      return color?.sizes.map(({ size, quantity }) => [size, quantity]);
    };
    const placed = await onSecond('/api/commands/', { body: orderBody(product) });
    expect(placed.status).toBe(201);

    // The queue of calls: the other person does not get the order.
    const next = nextCallSchema.parse((await onFirst('/api/confirmation/next/')).json);
    const id = next.call?.order.command_id ?? '';
    expect(id).not.toBe('');
    expect((await onSecond('/api/confirmation/next/')).json).toMatchObject({ call: null, due: 1 });
    const outcomes = `/api/confirmation/orders/${id}/outcomes/`;
    const confirmed = await onFirst(outcomes, { body: { outcome: 'confirmed' } });
    const { attempt } = recordedOutcomeSchema.parse(confirmed.json);
    const late = await onSecond(outcomes, { body: { outcome: 'no_answer' } });
    expect([late.status, late.json]).toEqual([
      409,
      expect.objectContaining({ code: 'bad_transition' }),
    ]);
    const undone = await onSecond(`${outcomes}${attempt}/undo/`);
    expect(undone.json).toMatchObject({ order: { status: 'new' }, lease: { mine: true } });
    const again = await onSecond(outcomes, { body: { outcome: 'confirmed' } });
    expect(again.status).toBe(201);

    // A change from a version that is not the present one is reported.
    const path = `/api/commands/${id}/`;
    const before = orderSchema.parse((await onFirst(path, { method: 'GET' })).json);
    const changed = await onFirst(path, {
      method: 'PUT',
      body: editBody(before, { lines: [lineOf(product, 'M', 3), lineOf(product, 'L', 1)] }),
    });
    const after = orderSchema.parse(changed.json);
    expect(await readStock()).toEqual([
      ['M', 2],
      ['L', 1],
    ]);
    const stale = await onSecond(path, {
      method: 'PUT',
      body: editBody(before, { city: 'Gabès' }),
    });
    expect([stale.status, stale.json]).toEqual([
      409,
      expect.objectContaining({ code: 'order_conflict' }),
    ]);
    const restored = await onSecond(`${path}undo/`, { body: { version: after.version } });
    expect(restored.json).toMatchObject({ total_amount: before.total_amount });
    const twice = await onFirst(`${path}undo/`, { body: { version: after.version } });
    expect(twice.json).toMatchObject({ code: 'order_conflict' });

    // A split, a deletion and a restoration.
    const two = await onFirst(path, {
      method: 'PUT',
      body: editBody(orderSchema.parse(restored.json), { lines: [lineOf(product, 'M', 2)] }),
    });
    expect(two.status).toBe(200);
    const split = await onSecond(`${path}split/`, {
      body: {
        version: orderSchema.parse(two.json).version,
        command_products: [lineOf(product, 'M', 1)],
        shipping: 'both',
      },
    });
    const { second_order: part } = orderSplitSchema.parse(split.json);
    const deletion = await onFirst(`/api/commands/delete/${id}/`, { method: 'DELETE' });
    expect(deletion.status).toBe(204);
    expect((await onSecond(path, { method: 'GET' })).status).toBe(404);
    const entry = await onSecond(`/api/bin/${binEntryId('order', id)}/restore/`);
    expect(entry.status).toBe(200);
    for (const each of [id, part.command_id]) {
      const shipped = await onFirst(`/api/commands/${each}/`, {
        method: 'PATCH',
        body: { status: 'shipped' },
      });
      expect(shipped.json).toMatchObject({ status: 'shipped', total_amount: '71.92' });
    }
    expect(await readStock()).toEqual([
      ['M', 3],
      ['L', 2],
    ]);
    expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
    await Promise.all([first.end(), second.end()]);
    await testDatabase.remove();
  });
});
