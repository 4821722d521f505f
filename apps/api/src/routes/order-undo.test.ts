import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { shopDay } from '@shop/contract/day-range';
import { FEATURES } from '@shop/contract/features';
import { statsSchema, type ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, createJpeg, orderBody, productForm, readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

/** The content of an order, without what every change and each response makes new. */
function contentOf({
  history: _history,
  version: _version,
  link_token: _token,
  ...order
}: ApiOrder) {
  return order;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** A new order of two pieces in M of a product with five in M and two in L. */
  async function placeOrder() {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, {}, [await createJpeg(7)]);
    const { command_id: id } = (await sendOrder(api, orderBody(product, { quantity: 2 }))).json();
    return { id: String(id), product };
  }

  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  async function change(id: string, body: object) {
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token: getApi().token, body });
  }

  async function edit(id: string, options: Parameters<typeof editBody>[1]) {
    const body = editBody(await read(id), options);
    expect((await sendEdit(getApi(), getApi().token, id, body)).statusCode).toBe(200);
  }

  async function undo(id: string, version?: string, token = getApi().token, api = getApi()) {
    const body = { version: version ?? (await read(id)).version };
    return call(api, 'POST', `/api/commands/${id}/undo/`, { token, body });
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test.each([
    ['confirmed', [], { M: 3, L: 2 }],
    ['cancelled', [], { M: 3, L: 2 }],
    ['cancelled', ['confirmed'], { M: 3, L: 2 }],
    ['shipped', ['confirmed'], { M: 3, L: 2 }],
    ['delivered', ['confirmed', 'shipped'], { M: 3, L: 2 }],
    ['returned', ['confirmed', 'shipped', 'delivered'], { M: 3, L: 2 }],
  ])('the change to %s after %j is undone, with its stock', async (status, path, stock) => {
    const { id, product } = await placeOrder();
    for (const each of path) await change(id, { status: each });
    const before = await read(id);
    await change(id, { status });
    const changed = (await read(id)).history?.at(-1);
    expect(changed).toMatchObject({ status, undo_until: expect.any(String) });
    const response = await undo(id);
    expect(response.statusCode).toBe(200);
    const after = await read(id);
    expect(contentOf(after)).toEqual(contentOf(before));
    expect(after.history?.at(-1)).toMatchObject({
      cause: 'change_undone',
      status: before.status,
      by: OWNER.username,
    });
    expect(await readStock(getApi(), product)).toEqual(stock);
    // Then each earlier change can be undone, the latest first.
    for (const earlier of path.toReversed()) {
      const undoable = (await read(id)).history?.filter((entry) => entry.undo_until !== undefined);
      expect(undoable).toMatchObject([{ status: earlier }]);
      expect((await undo(id)).statusCode).toBe(200);
    }
    const { status: first, history } = await read(id);
    expect(first).toBe('new');
    expect(history?.filter((entry) => entry.undo_until !== undefined)).toEqual([]);
    expect((await undo(id)).json().code).toBe('bad_transition');
    await expectCleanAudit();
  });

  test('several changes of the content are undone one after the other, also through one of the status', async () => {
    const { id } = await placeOrder();
    const before = await read(id);
    await edit(id, { city: 'Sousse' });
    await edit(id, { street: '9, rue du Port' });
    await change(id, { status: 'confirmed' });
    const states = [
      { status: 'new', city: 'Sousse', street: '9, rue du Port' },
      { status: 'new', city: 'Sousse', street: before.street },
      { status: 'new', city: before.city, street: before.street },
    ];
    for (const state of states) {
      expect((await undo(id)).statusCode).toBe(200);
      expect(await read(id)).toMatchObject(state);
    }
    expect((await undo(id)).json().code).toBe('bad_transition');
    await expectCleanAudit();
  });

  test('a change after the undo of another one is undone first', async () => {
    const { id } = await placeOrder();
    const { city } = await read(id);
    await change(id, { status: 'confirmed' });
    await change(id, { status: 'shipped' });
    await undo(id);
    await edit(id, { city: 'Sousse' });
    expect((await undo(id)).statusCode).toBe(200);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'new', city });
    await expectCleanAudit();
  });

  test('the change before a call is undone after the call is undone', async () => {
    const { id } = await placeOrder();
    const { city } = await read(id);
    await edit(id, { city: 'Sousse' });
    const body = { outcome: 'confirmed' };
    const url = `/api/confirmation/orders/${id}/outcomes/`;
    await call(getApi(), 'POST', url, { token: getApi().token, body });
    const undoOfCall = (await read(id)).history?.find((entry) => entry.undo)?.undo;
    const undone = await call(getApi(), 'POST', `/api/commands/${id}/undo/`, {
      token: getApi().token,
      body: { change: undoOfCall?.change },
    });
    expect(undone.statusCode).toBe(200);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'new', city });
  });

  test('a cancellation is undone after its order was deleted and restored', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    await change(id, { status: 'cancelled' });
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    await call(api, 'POST', `/api/bin/order-${id}/restore/`, { token: api.token });
    expect((await undo(id)).statusCode).toBe(200);
    expect((await read(id)).status).toBe('new');
    expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
    await expectCleanAudit();
  });

  test('a change of the content is undone: lines at their former prices, address, reduction and stock', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const other = await addProduct(api, api.token, { price: '10.00', promo_percentage: '0.00' });
    const before = await read(id);
    await edit(id, {
      lines: [lineOf(other.product_Id, 'M', 3)],
      prices: { [other.product_Id]: '10.00' },
      reduction: '5.00',
      reduction_reason: 'Retard',
      client_name: 'Amira B.',
      street: '9, rue du Port',
    });
    const body = productForm({ price: '100.00', promo_percentage: '0.00' });
    await call(api, 'PUT', `/api/products/${product}/`, { token: api.token, body });
    expect((await undo(id)).statusCode).toBe(200);
    const { product_images: _images, ...line } =
      contentOf(before).command_products[0]?.product ?? {};
    const after = await read(id);
    expect(contentOf(after)).toMatchObject({
      ...contentOf(before),
      command_products: [{ product: line, size: 'M', quantity: 2 }],
    });
    expect(after.history?.at(-1)).toMatchObject({
      cause: 'change_undone',
      edit: {
        lines: [
          { before: 3, after: 0 },
          { before: 0, after: 2 },
        ],
      },
    });
    expect(await readStock(api, other.product_Id)).toEqual({ M: 5, L: 2 });
    await expectCleanAudit();
  });

  test('a change is not undone after another one, and the response has the order as it is', async () => {
    const { id } = await placeOrder();
    await change(id, { status: 'confirmed' });
    const { version = '' } = await read(id);
    await change(id, { status: 'shipped' });
    const response = await undo(id, version);
    expect(response.json()).toMatchObject({ code: 'order_conflict', order: { status: 'shipped' } });
    expect((await read(id)).status).toBe('shipped');
  });

  test('a note after a change does not stop its undo', async () => {
    const { id } = await placeOrder();
    await change(id, { status: 'confirmed' });
    await change(id, { note: 'Passe demain' });
    expect((await undo(id)).statusCode).toBe(200);
    expect((await read(id)).status).toBe('new');
  });

  test('a new order, a note and the outcome of a call have nothing to undo here', async () => {
    const { id } = await placeOrder();
    await change(id, { note: 'Passe demain' });
    expect((await undo(id)).json().code).toBe('bad_transition');
    const url = `/api/confirmation/orders/${id}/outcomes/`;
    const body = { outcome: 'confirmed' };
    await call(getApi(), 'POST', url, { token: getApi().token, body });
    expect((await undo(id)).json().code).toBe('bad_transition');
    expect((await read(id)).status).toBe('confirmed');
  });

  test('the undo of a cancellation whose pieces were sold is refused, and changes nothing', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    await change(id, { status: 'cancelled' });
    await sendOrder(api, orderBody(product, { quantity: 4, street: 'ailleurs' }));
    const response = await undo(id);
    expect(response.json()).toMatchObject({
      code: 'out_of_stock',
      lines: [{ size: 'M', requested: 2, available: 1 }],
    });
    const order = await read(id);
    expect([order.status, order.history?.at(-1)?.status]).toEqual(['cancelled', 'cancelled']);
    await expectCleanAudit();
  });

  test('of twelve undos at once, on two processes, one undoes the change', async () => {
    const api = getApi();
    const other = { ...api, ...(await createTestApi(api.testDatabase)) };
    const { id, product } = await placeOrder();
    await change(id, { status: 'cancelled' });
    const { version } = await read(id);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        undo(id, version, api.token, number % 2 === 0 ? api : other),
      ),
    );
    await other.close();
    const statuses = all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(await readStock(getApi(), product)).toEqual({ M: 3, L: 2 });
    await expectCleanAudit();
  });

  test('the staff undo a change of the lines, and only an owner undoes one of the reduction', async () => {
    const api = getApi();
    const staff = await signStaffIn(api);
    const { id, product } = await placeOrder();
    await edit(id, { lines: [lineOf(product, 'L', 1)] });
    expect((await undo(id, undefined, staff)).statusCode).toBe(200);
    await edit(id, { reduction: '5.00' });
    const refused = await undo(id, undefined, staff);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await read(id)).reduction).toBe('5.00');
  });

  test('statistics count the confirmation on its day, and neither an undone change nor the undo', async () => {
    const api = getApi();
    const today = shopDay(api.context.now());
    const readStats = async () => {
      const response = await call(api, 'GET', `/api/stats/?from=${today}&to=${today}`, {
        token: api.token,
      });
      const { days } = statsSchema.parse(response.json());
      return {
        confirmed: days.reduce((sum, day) => sum + day.confirmed.orders, 0),
        delivered: days.reduce((sum, day) => sum + day.delivered.orders, 0),
      };
    };
    const { id } = await placeOrder();
    const before = await readStats();
    await change(id, { status: 'confirmed' });
    await change(id, { status: 'shipped' });
    await change(id, { status: 'delivered' });
    await undo(id);
    expect(await readStats()).toEqual({ ...before, confirmed: before.confirmed + 1 });
    await change(id, { status: 'delivered' });
    expect(await readStats()).toEqual({
      confirmed: before.confirmed + 1,
      delivered: before.delivered + 1,
    });
  });

  test('after ten minutes a change is final, and the cleanup deletes what its undo needed', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    await sendEdit(api, token, id, editBody(await readOrder(api, token, id), { city: 'Sousse' }));
    const { version } = await readOrder(api, token, id);
    api.advanceClock(UNDO_WINDOW_MS + 1_000);
    const { access } = await logIn(api);
    const late = await call(api, 'POST', `/api/commands/${id}/undo/`, {
      token: access,
      body: { version },
    });
    expect(late.json().code).toBe('bad_transition');
    const { history } = await readOrder(api, access, id);
    expect(history?.at(-1)?.undo_until).toBeUndefined();
    const { db } = api.context.database;
    const undos = () => db.selectFrom('order_events').select('undo').execute();
    expect(JSON.stringify(await undos())).toContain('Sfax');
    await cleanUp(api.context);
    expect(await undos()).toEqual([{ undo: null }]);
    await api.close();
    await testDatabase.remove();
  });

  test('without the feature the endpoint is absent and the history has nothing to undo', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const body = { status: 'confirmed' };
    await call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
    const order = await readOrder(api, token, id);
    expect(order.history?.[0]?.undo_until).toBeUndefined();
    const response = await call(api, 'POST', `/api/commands/${id}/undo/`, {
      token,
      body: { version: order.version },
    });
    expect(response.statusCode).toBe(404);
    await api.close();
    await testDatabase.remove();
  });
});
