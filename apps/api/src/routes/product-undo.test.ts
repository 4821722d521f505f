import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import {
  productHistoryEntrySchema,
  productSchema,
  savedProductSchema,
  type ApiProduct,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { audit } from '../services/audit.ts';
import { cleanUpImages } from '../services/images.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import {
  addProduct,
  colors,
  createJpeg,
  orderBody,
  productForm,
  readStock,
} from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

type Changes = Record<string, string | readonly string[]>;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const token = () => getApi().token;

  async function read(id: string, api: TestApi = getApi()): Promise<ApiProduct> {
    return productSchema.parse((await call(api, 'GET', `/api/products/${id}/`)).json());
  }

  /** Saves the form with the changes of a test, and returns the id of the change. */
  async function edit(id: string, changes: Changes, images: readonly Blob[] = []) {
    const body = productForm(changes, images);
    const response = await call(getApi(), 'PUT', `/api/products/${id}/`, { token: token(), body });
    expect(response.statusCode).toBe(200);
    return savedProductSchema.parse(response.json()).change_id ?? '';
  }

  /** The stock as the form of the back office saves it: the difference to what was loaded. */
  const stock = (base: Record<string, number>, wanted: Record<string, number>) => ({
    base_colors: colors(base),
    colors: colors(wanted),
  });

  async function undo(
    id: string,
    change: string,
    { by = token(), headers = {} }: { by?: string; headers?: Record<string, string> } = {},
  ) {
    const url = `/api/products/${id}/undo/`;
    return call(getApi(), 'POST', url, { token: by, body: { change }, headers });
  }

  async function history(id: string, api: TestApi = getApi(), by = token()) {
    const response = await call(api, 'GET', `/api/products/${id}/history/`, { token: by });
    return z.array(productHistoryEntrySchema).parse(response.json());
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('an edit of price, promotion, texts, stock and colours is undone, each field as it was', async () => {
    const own = { material: '100 % laine' };
    const { product_Id: id } = await addProduct(getApi(), token(), own);
    const before = await read(id);
    const change = await edit(id, {
      product_name: 'Écharpe en soie',
      description: '',
      material: '100 % soie',
      care: 'Nettoyage à sec',
      price: '99.90',
      promo_percentage: '0.00',
      badge: 'No Badge',
      gender: 'Men',
      is_popular: 'false',
      colors: JSON.stringify([
        { color_name: '#FFFFFF', sizes: [] },
        {
          color_name: '#17457f',
          sizes: [
            { size: 'XL', quantity: 3 },
            { size: 'M', quantity: 9 },
          ],
        },
      ]),
    });
    const response = await undo(id, change);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(before);
    expect(await read(id)).toEqual(before);
    await expectCleanAudit();
  });

  test('an edit of the material is in the history, and its undo leaves a care that was written since', async () => {
    const { product_Id: id } = await addProduct(getApi(), token(), { material: 'Laine' });
    const change = await edit(id, { material: 'Soie' });
    expect((await history(id))[0]?.changes).toEqual({
      material: { before: 'Laine', after: 'Soie' },
    });
    await edit(id, { care: 'À la main' });
    expect((await undo(id, change)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ material: 'Laine', care: 'À la main' });
  });

  test('a material that was edited again stops the undo', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { material: 'Soie' });
    await edit(id, { material: 'Lin' });
    const refused = await undo(id, change);
    expect([refused.statusCode, refused.json().changed]).toEqual([409, { material: 'Lin' }]);
  });

  test('an order that was placed after the edit keeps its pieces, at its price', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { price: '10.00', ...stock({ M: 5, L: 2 }, { M: 15, L: 2 }) });
    const body = orderBody(id, { quantity: 3, total_amount: '32.00' });
    expect((await sendOrder(getApi(), body)).statusCode).toBe(201);
    expect((await undo(id, change)).statusCode).toBe(200);
    expect((await read(id)).price).toBe('79.90');
    expect(await readStock(getApi(), id)).toEqual({ M: 2, L: 2 });
    await expectCleanAudit();
  });

  test('pieces that were sold since are not taken: the undo is refused with those that are left, and changes nothing', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, {
      ...stock({ M: 5, L: 2 }, { M: 15, L: 2 }),
      product_name: 'Renommée',
    });
    await sendOrder(getApi(), orderBody(id, { quantity: 12 }));
    const before = await read(id);
    const response = await undo(id, change);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      {
        code: 'out_of_stock',
        lines: [{ product: id, size: 'M', requested: 10, available: 3 }],
      },
    ]);
    expect(await read(id)).toEqual(before);
    await expectCleanAudit();
  });

  test('a size that the edit added is removed only with all its pieces', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, stock({ M: 5, L: 2 }, { M: 5, L: 2, XL: 4 }));
    const order = await sendOrder(getApi(), orderBody(id, { size: 'XL' }));
    expect((await undo(id, change)).json().code).toBe('out_of_stock');
    const url = `/api/commands/${order.json().command_id}/`;
    await call(getApi(), 'PATCH', url, { token: token(), body: { status: 'cancelled' } });
    expect((await undo(id, change)).statusCode).toBe(200);
    expect(await readStock(getApi(), id)).toEqual({ M: 5, L: 2 });
    await expectCleanAudit();
  });

  test('a size that the edit removed comes back with its pieces', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, stock({ M: 5, L: 2 }, { M: 5 }));
    await sendOrder(getApi(), orderBody(id, { quantity: 2 }));
    expect((await undo(id, change)).statusCode).toBe(200);
    expect(await readStock(getApi(), id)).toEqual({ M: 3, L: 2 });
    await expectCleanAudit();
  });

  test('a later edit of the same field stops the undo, with the value of now; one of another field does not', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const first = await edit(id, { price: '10.00', product_name: 'Renommée' });
    const second = await edit(id, { price: '20.00', product_name: 'Renommée' });
    const refused = await undo(id, first);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'product_conflict', changed: { price: '20.00' } },
    ]);
    expect(refused.json().changed).toEqual({ price: '20.00' });
    expect(await read(id)).toMatchObject({ price: '20.00', product_name: 'Renommée' });
    await edit(id, { price: '20.00', product_name: 'Renommée', description: 'Lavable' });
    expect((await undo(id, second)).json()).toMatchObject({
      price: '10.00',
      description: 'Lavable',
    });
    expect((await undo(id, first)).json()).toMatchObject({
      price: '79.90',
      product_name: 'Écharpe en laine',
      description: 'Lavable',
    });
  });

  test('a later edit that set a field to the same value again stops the undo too', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const first = await edit(id, { price: '10.00' });
    await edit(id, { price: '20.00' });
    await edit(id, { price: '10.00' });
    expect((await undo(id, first)).json().code).toBe('product_conflict');
    expect((await history(id)).map((entry) => entry.undo_until !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('later counted pieces of the same size stop the undo, with the stock of now', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const first = await edit(id, stock({ M: 5, L: 2 }, { M: 7, L: 2 }));
    await edit(id, stock({ M: 7, L: 2 }, { M: 5, L: 3 }));
    const refused = await undo(id, first);
    expect(refused.json()).toMatchObject({ code: 'stock_moved' });
    expect(refused.json().colors).toEqual((await read(id)).colors);
    expect(await readStock(getApi(), id)).toEqual({ M: 5, L: 3 });
  });

  test('removed and added images are undone, with their order and colours', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(
      api,
      token(),
      { image_colors: JSON.stringify({ 'new:0': '#17457F' }) },
      [await createJpeg(21), await createJpeg(22)],
    );
    const before = await read(id);
    const [removed = '', kept = ''] = before.product_images;
    const change = await edit(
      id,
      { removedImages: [removed], image_order: JSON.stringify(['new:0', kept]) },
      [await createJpeg(23)],
    );
    const [added = ''] = (await read(id)).product_images;
    await cleanUpImages(api.context);
    expect((await call(api, 'GET', removed)).statusCode).toBe(200);
    await expectCleanAudit();
    expect((await undo(id, change)).statusCode).toBe(200);
    expect(await read(id)).toEqual(before);
    await cleanUpImages({ ...api.context, now: () => api.context.now() + UNDO_WINDOW_MS });
    expect((await call(api, 'GET', added)).statusCode).toBe(404);
    await expectCleanAudit();
  });

  test('an edit of the colours of images alone is undone', async () => {
    const { product_Id: id } = await addProduct(getApi(), token(), {}, [await createJpeg(24)]);
    const before = await read(id);
    const [path = ''] = before.product_images;
    const change = await edit(id, { image_colors: JSON.stringify({ [path]: '#17457F' }) });
    expect((await history(id))[0]?.changes).toEqual({ image_colors: {} });
    expect((await undo(id, change)).statusCode).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  test('later edits of the images stop the undo of an edit of the images', async () => {
    const { product_Id: id } = await addProduct(getApi(), token(), {}, [await createJpeg(25)]);
    const change = await edit(id, {}, [await createJpeg(26)]);
    await edit(id, {}, [await createJpeg(27)]);
    expect((await undo(id, change)).json()).toMatchObject({
      code: 'product_conflict',
      changed: {},
    });
    expect((await read(id)).product_images).toHaveLength(3);
  });

  test('the history shows who changed what, before and after, and until when it can be undone', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { price: '10.00' });
    const [latest, created] = await history(id);
    expect(latest).toMatchObject({
      id: change,
      type: 'product_changed',
      by: OWNER.username,
      changes: { price: { before: '79.90', after: '10.00' } },
    });
    const until = Date.parse(latest?.undo_until ?? '');
    expect(until - Date.parse(latest?.at ?? '')).toBeGreaterThanOrEqual(UNDO_WINDOW_MS);
    expect(created).toMatchObject({ type: 'product_created' });
    expect(created?.undo_until).toBeUndefined();
    await undo(id, change);
    const [undone, ...before] = await history(id);
    expect(undone).toMatchObject({
      type: 'product_change_undone',
      by: OWNER.username,
      changes: { price: { before: '10.00', after: '79.90' } },
    });
    expect(before.filter((entry) => entry.undo_until !== undefined)).toEqual([]);
    expect((await call(getApi(), 'GET', `/api/products/${id}/history/`)).statusCode).toBe(401);
  });

  test('an edit is undone once, and a form that changed nothing has no undo', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    expect(await edit(id, {})).toBe('');
    const change = await edit(id, { price: '10.00' });
    expect((await undo(id, change)).statusCode).toBe(200);
    expect((await undo(id, change)).json().code).toBe('bad_transition');
    expect((await undo(id, 'nonsense')).json().code).toBe('bad_transition');
    const { product_Id: other } = await addProduct(getApi(), token());
    expect((await undo(other, await edit(id, { price: '10.00' }))).json().code).toBe(
      'bad_transition',
    );
    expect((await undo('999999', change)).statusCode).toBe(404);
  });

  test('a repeat with the same key returns the first response and changes nothing', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { price: '10.00', ...stock({ M: 5, L: 2 }, { M: 9, L: 2 }) });
    const headers = { 'Idempotency-Key': `undo-${id}` };
    const first = await undo(id, change, { headers });
    const later = await edit(id, { price: '30.00' });
    const repeat = await undo(id, change, { headers });
    expect([repeat.statusCode, repeat.json()]).toEqual([200, first.json()]);
    expect((await read(id)).price).toBe('30.00');
    expect((await undo(id, later, { headers })).json().code).toBe('idempotency_key_reused');
  });

  test('of twelve undos at once one undoes the edit', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, stock({ M: 5, L: 2 }, { M: 9, L: 2 }));
    const all = await Promise.all(Array.from({ length: 12 }, () => undo(id, change)));
    const statuses = all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(await readStock(getApi(), id)).toEqual({ M: 5, L: 2 });
    await expectCleanAudit();
  });

  test('the staff, who may edit products, undo edits', async () => {
    const by = await signStaffIn(getApi());
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { price: '10.00' });
    expect((await undo(id, change, { by })).statusCode).toBe(200);
  });

  test('an edit is undone after the product was deleted and restored', async () => {
    const { product_Id: id } = await addProduct(getApi(), token());
    const change = await edit(id, { price: '10.00' });
    await call(getApi(), 'DELETE', `/api/products/${id}/`, { token: token() });
    expect((await undo(id, change)).statusCode).toBe(404);
    await call(getApi(), 'POST', `/api/bin/product-${id}/restore/`, { token: token() });
    expect((await undo(id, change)).json().price).toBe('79.90');
  });

  test('after ten minutes an edit is final, and the cleanup deletes what its undo needed, with its images', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access } = await logIn(api);
    const { product_Id: id } = await addProduct(api, access, {}, [await createJpeg(1)]);
    const [path = ''] = (await read(id, api)).product_images;
    const body = productForm({ removedImages: [path] });
    const saved = await call(api, 'PUT', `/api/products/${id}/`, { token: access, body });
    const { change_id: change } = savedProductSchema.parse(saved.json());
    api.advanceClock(UNDO_WINDOW_MS + 1_000);
    const { access: later } = await logIn(api);
    const url = `/api/products/${id}/undo/`;
    const late = await call(api, 'POST', url, { token: later, body: { change } });
    expect(late.json().code).toBe('bad_transition');
    const entries = await history(id, api, later);
    expect(entries.filter((entry) => entry.undo_until !== undefined)).toEqual([]);
    await cleanUp(api.context);
    await cleanUpImages(api.context);
    const { db } = api.context.database;
    expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('edit_undo_images').selectAll().execute()).toEqual([]);
    expect((await call(api, 'GET', path)).statusCode).toBe(404);
    await api.close();
    await testDatabase.remove();
  });

  test('without the feature a save has the response of section 7, keeps nothing, and the endpoints are absent', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    const { access } = await logIn(api);
    const { product_Id: id } = await addProduct(api, access, {}, [await createJpeg(2)]);
    const [path = ''] = (await read(id, api)).product_images;
    const body = productForm({ price: '10.00', removedImages: [path] });
    const saved = await call(api, 'PUT', `/api/products/${id}/`, { token: access, body });
    expect(Object.keys(saved.json())).not.toContain('change_id');
    await cleanUpImages({ ...api.context, now: () => api.context.now() + UNDO_WINDOW_MS });
    expect((await call(api, 'GET', path)).statusCode).toBe(404);
    expect(await api.context.database.db.selectFrom('edit_undos').selectAll().execute()).toEqual(
      [],
    );
    const url = `/api/products/${id}`;
    expect((await call(api, 'GET', `${url}/history/`, { token: access })).statusCode).toBe(404);
    const undone = await call(api, 'POST', `${url}/undo/`, {
      token: access,
      body: { change: '1' },
    });
    expect(undone.statusCode).toBe(404);
    await api.close();
    await testDatabase.remove();
  });
});
