import { binEntryId } from '@shop/contract/bin-entry-id';
import { BIN_LIFE_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import { messageSchema, productSchema, securityEventSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { cleanUpImages } from '../services/images.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { listBin, sendRestore } from '../testing/bin-entries.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, createJpeg, orderBody, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

const DAY = 86_400_000;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  let images = 0;

  /** A product with an image of its own, five pieces in M and two in L, and an order of two pieces in M. */
  async function placeOrder() {
    const api = getApi();
    images += 1;
    const product = await addProduct(api, api.token, {}, [await createJpeg(images)]);
    const body = orderBody(product.product_Id, { quantity: 2, street: `${images}, rue du Port` });
    const { command_id: id } = (await sendOrder(api, body)).json();
    return { id: String(id), product, entry: binEntryId('order', String(id)) };
  }

  async function deleteOrder(id: string) {
    const { token } = getApi();
    return call(getApi(), 'DELETE', `/api/commands/delete/${id}/`, { token });
  }

  async function deleteProduct(id: string) {
    return call(getApi(), 'DELETE', `/api/products/${id}/`, { token: getApi().token });
  }

  async function change(id: string, body: object) {
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token: getApi().token, body });
  }

  async function restore(entry: string) {
    return sendRestore(getApi(), getApi().token, entry);
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('a deleted order is in the bin with its name, total and who deleted it, and is gone elsewhere', async () => {
    const api = getApi();
    const { id, entry, product } = await placeOrder();
    expect((await deleteOrder(id)).statusCode).toBe(204);
    expect((await deleteOrder(id)).statusCode).toBe(404);
    expect((await listOrders(api, api.token)).map((order) => order.command_id)).not.toContain(id);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 5, L: 2 });
    const [latest] = await listBin(api, api.token);
    expect(latest).toMatchObject({
      id: entry,
      kind: 'order',
      object: id,
      name: 'Amira Ben Salah',
      amount: '135.84',
      status: 'new',
      deleted_by: OWNER.username,
    });
    const life = Date.parse(latest?.expires_at ?? '') - Date.parse(latest?.deleted_at ?? '');
    expect(life).toBe(30 * DAY);
    await expectCleanAudit();
  });

  test('a restored order is as it was, takes its stock again, and its history has the deletion and the restoration', async () => {
    const api = getApi();
    const { id, entry, product } = await placeOrder();
    await change(id, { status: 'confirmed', note: 'Sonner deux fois' });
    const before = await readOrder(api, api.token, id);
    await deleteOrder(id);
    const response = await restore(entry);
    expect([response.statusCode, response.json().object]).toEqual([200, id]);
    const after = await readOrder(api, api.token, id);
    const { history: past = [], version: _old, ...content } = before;
    const { history = [], version: _new, ...restored } = after;
    expect(restored).toEqual(content);
    expect(history.slice(0, past.length)).toMatchObject(
      past.map(({ undo_until: _until, ...each }) => each),
    );
    expect(history.slice(past.length)).toMatchObject([
      { cause: 'deleted', by: OWNER.username },
      { cause: 'restored', by: OWNER.username },
    ]);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 3, L: 2 });
    expect((await listBin(api, api.token)).map((each) => each.id)).not.toContain(entry);
    expect((await restore(entry)).statusCode).toBe(404);
    await expectCleanAudit();
  });

  test('a restored order has another version: a form that was opened before the deletion is refused', async () => {
    const { id, entry } = await placeOrder();
    const { version } = await readOrder(getApi(), getApi().token, id);
    await deleteOrder(id);
    await restore(entry);
    expect((await readOrder(getApi(), getApi().token, id)).version).not.toBe(version);
  });

  test('an order whose pieces were sold meanwhile stays in the bin, with what is missing', async () => {
    const api = getApi();
    const { id, entry, product } = await placeOrder();
    await deleteOrder(id);
    const body = orderBody(product.product_Id, { quantity: 4, street: 'ailleurs' });
    expect((await sendOrder(api, body)).statusCode).toBe(201);
    const refused = await restore(entry);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'out_of_stock',
      lines: [{ product: product.product_Id, size: 'M', requested: 2, available: 1 }],
    });
    expect((await listBin(api, api.token)).map((each) => each.id)).toContain(entry);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 1, L: 2 });
    await expectCleanAudit();
  });

  test.each([
    ['cancelled', ['cancelled'], 5],
    ['shipped', ['confirmed', 'shipped'], 3],
    ['returned', ['confirmed', 'shipped', 'returned'], 3],
  ])(
    'a deleted order that was %s takes no stock when it is restored',
    async (status, path, left) => {
      const api = getApi();
      const { id, entry, product } = await placeOrder();
      for (const each of path) await change(id, { status: each });
      await deleteOrder(id);
      expect((await restore(entry)).statusCode).toBe(200);
      expect((await readOrder(api, api.token, id)).status).toBe(status);
      expect(await readStock(api, product.product_Id)).toMatchObject({ M: left });
      await expectCleanAudit();
    },
  );

  test('P2 what the undo of a change needs, the former contact, is not in the bin', async () => {
    const api = getApi();
    const { id } = await placeOrder();
    const order = await readOrder(api, api.token, id);
    const edited = await sendEdit(api, api.token, id, editBody(order, { city: 'Tozeur' }));
    expect(edited.statusCode).toBe(200);
    await deleteOrder(id);
    const { db } = api.context.database;
    const { content } = await db
      .selectFrom('bin')
      .select('content')
      .where('object', '=', id)
      .executeTakeFirstOrThrow();
    const { order_events: events } = JSON.parse(content);
    expect(events.length).toBeGreaterThan(1);
    const undos = JSON.stringify(events.map((event: { undo: unknown }) => event.undo));
    expect(undos).not.toMatch(/content|street/);
  });

  test('of twelve restorations at once, on two processes, one restores the order, with its stock once', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const { id, entry, product } = await placeOrder();
    await deleteOrder(id);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        sendRestore(number % 2 === 0 ? api : other, api.token, entry),
      ),
    );
    await other.close();
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 404)]);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 3, L: 2 });
    await expectCleanAudit();
  });

  test('a restored order is found by its customer, and no later order has its ids', async () => {
    const api = getApi();
    const { id, entry, product } = await placeOrder();
    await deleteOrder(id);
    const later = orderBody(product.product_Id, { street: 'plus tard' });
    await sendOrder(api, later);
    expect((await restore(entry)).statusCode).toBe(200);
    const found = await call(api, 'GET', `/api/customers/orders/${id}/`, { token: api.token });
    expect(found.json().customer.name).toBe('Amira Ben Salah');
    await expectCleanAudit();
  });

  test('a restored product has its id, stock, images and fields, and is in the shop again', async () => {
    const api = getApi();
    const { product } = await placeOrder();
    const { product_Id: id } = product;
    const before = productSchema.parse((await call(api, 'GET', `/api/products/${id}/`)).json());
    expect((await deleteProduct(id)).statusCode).toBe(204);
    expect((await call(api, 'GET', `/api/products/${id}/`)).statusCode).toBe(404);
    const entries = await listBin(api, api.token, '?kind=product');
    expect(entries[0]).toMatchObject({ object: id, name: 'Écharpe en laine', pieces: 5 });
    await cleanUpImages({ ...api.context, now: () => Date.now() + DAY });
    expect((await restore(binEntryId('product', id))).statusCode).toBe(200);
    const after = productSchema.parse((await call(api, 'GET', `/api/products/${id}/`)).json());
    expect(after).toEqual(before);
    const image = after.product_images[0] ?? '';
    expect((await call(api, 'GET', image)).statusCode).toBe(200);
    await expectCleanAudit();
  });

  test('a product deleted for good loses its image files, an entry that is restored does not', async () => {
    const api = getApi();
    images += 1;
    const {
      product_Id: id,
      product_images: [image = ''],
    } = await addProduct(api, api.token, {}, [await createJpeg(images)]);
    await deleteProduct(id);
    expect((await call(api, 'GET', image)).statusCode).toBe(200);
    const url = `/api/bin/${binEntryId('product', id)}/`;
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(204);
    expect((await call(api, 'GET', image)).statusCode).toBe(404);
    expect((await restore(binEntryId('product', id))).statusCode).toBe(404);
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(404);
    await expectCleanAudit();
  });

  test('a message is restored as it was, answered or not', async () => {
    const api = getApi();
    const { token } = api;
    const body = {
      client_name: 'Nour',
      email: 'nour@exemple.tn',
      query_type: 'information',
      message: 'هل يوجد مقاس آخر؟ '.repeat(30).trim(),
      command_id: null,
    };
    const { id } = (await call(api, 'POST', '/api/queries/', { body })).json();
    await call(api, 'PATCH', `/api/queries/${id}/`, { token, body: { answered: true } });
    const readAll = async () =>
      messageSchema.array().parse((await call(api, 'GET', '/api/queries/list/', { token })).json());
    const before = await readAll();
    await call(api, 'DELETE', `/api/queries/delete/${id}/`, { token });
    expect(await readAll()).toEqual([]);
    const [entry] = await listBin(api, token, '?kind=message');
    expect(entry).toMatchObject({ name: 'Nour', object: String(id) });
    expect(entry?.text).toHaveLength(201);
    expect((await restore(binEntryId('message', String(id)))).statusCode).toBe(200);
    expect(await readAll()).toEqual(before);
  });

  test('the bin is paged with its count, filtered by kind, the latest deletion first', async () => {
    const api = getApi();
    const [one, two] = [await placeOrder(), await placeOrder()];
    await deleteOrder(one.id);
    await deleteOrder(two.id);
    const url = '/api/bin/?kind=order&limit=1';
    const page = await call(api, 'GET', url, { token: api.token });
    expect(page.json()).toMatchObject([{ object: two.id }]);
    const all = await listBin(api, api.token, '?kind=order');
    expect(page.headers['x-total-count']).toBe(String(all.length));
    expect(all.slice(0, 2).map(({ object }) => object)).toEqual([two.id, one.id]);
    expect((await call(api, 'GET', '/api/bin/?kind=image', { token: api.token })).statusCode).toBe(
      422,
    );
  });

  test.each([
    'order-x',
    'product-0',
    'product-1e3',
    'message-%00',
    'image-1',
    'order-',
    '%F0%9F%A7%A3',
  ])('the unknown entry %s is 404', async (id) => {
    const { token } = getApi();
    expect((await restore(id)).statusCode).toBe(404);
    expect((await call(getApi(), 'DELETE', `/api/bin/${id}/`, { token })).statusCode).toBe(404);
  });

  test('the staff restore what was deleted, and only an owner deletes for good', async () => {
    const api = getApi();
    const staff = await signStaffIn(api);
    const { id, entry } = await placeOrder();
    await deleteOrder(id);
    const refused = await call(api, 'DELETE', `/api/bin/${entry}/`, { token: staff });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await sendRestore(api, staff, entry)).statusCode).toBe(200);
  });

  test('the trail has the deletion, the restoration and the deletion for good', async () => {
    const api = getApi();
    const { id, entry } = await placeOrder();
    await deleteOrder(id);
    await restore(entry);
    await deleteOrder(id);
    await call(api, 'DELETE', `/api/bin/${entry}/`, { token: api.token });
    const response = await call(api, 'GET', '/accounts/security-events/?limit=20', {
      token: api.token,
    });
    const events = securityEventSchema.array().parse(response.json());
    const types = events.filter(({ object }) => object?.includes(id)).map(({ type }) => type);
    expect(types).toEqual(['deleted_for_good', 'order_deleted', 'order_restored', 'order_deleted']);
    await expectCleanAudit();
  });

  test('an order that vanished from the database after its restoration is found by the audit', async () => {
    const api = getApi();
    const { id, entry } = await placeOrder();
    await change(id, { note: 'à rappeler' });
    await deleteOrder(id);
    await restore(entry);
    await api.context.database.db.deleteFrom('orders').where('command_id', '=', id).execute();
    const { findings } = await audit(api.context);
    expect(findings).toContain(
      `Order ${id}: the trail has its changes and no deletion, and it does not exist.`,
    );
    await deleteOrder(id);
    await api.context.database.db
      .deleteFrom('stock_movements')
      .where('command_id', '=', id)
      .execute();
    await api.context.database.db.deleteFrom('security_events').where('object', '=', id).execute();
  });

  test('after 30 days an entry is not restored any more, and the cleanup deletes it with its image', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: token } = (await call(api, 'POST', '/accounts/login/', { body: OWNER })).json();
    const product = await addProduct(api, token, {}, [await createJpeg(200)]);
    const [image = ''] = product.product_images;
    const id = product.product_Id;
    await call(api, 'DELETE', `/api/products/${id}/`, { token });
    api.advanceClock(BIN_LIFE_MS - 60_000);
    await cleanUp(api.context);
    const { db } = api.context.database;
    expect(await db.selectFrom('bin').select('object').execute()).toEqual([{ object: id }]);
    api.advanceClock(60_001);
    const { access } = (await call(api, 'POST', '/accounts/login/', { body: OWNER })).json();
    expect(await listBin(api, access)).toEqual([]);
    expect((await sendRestore(api, access, binEntryId('product', id))).statusCode).toBe(404);
    await cleanUp(api.context);
    await cleanUpImages(api.context);
    expect(await db.selectFrom('bin').select('object').execute()).toEqual([]);
    expect((await call(api, 'GET', image)).statusCode).toBe(404);
    await api.close();
    await testDatabase.remove();
  });

  test('without the feature the endpoints are absent and a deletion is for good, with the same responses', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    const { access: token } = (await call(api, 'POST', '/accounts/login/', { body: OWNER })).json();
    const { product_Id: product } = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const url = `/api/commands/delete/${id}/`;
    expect((await call(api, 'DELETE', url, { token })).statusCode).toBe(204);
    expect((await call(api, 'DELETE', url, { token })).statusCode).toBe(404);
    expect((await call(api, 'GET', '/api/bin/', { token })).statusCode).toBe(404);
    expect((await sendRestore(api, token, binEntryId('order', id))).statusCode).toBe(404);
    expect(await api.context.database.db.selectFrom('bin').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
