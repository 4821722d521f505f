import { orderSchema, securityEventSchema, type ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import {
  addProduct,
  colors,
  createJpeg,
  orderBody,
  productForm,
  readStock,
} from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

/** An order without the token of its buyer's link, which is signed anew for each response. */
function withoutLink({ link_token: _token, ...order }: ApiOrder): ApiOrder {
  return order;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** A new order of two pieces in M of a product with five in M and two in L. */
  async function placeOrder(changes: Record<string, unknown> = {}) {
    const api = getApi();
    const product = await addProduct(api, api.token, {}, [await createJpeg()]);
    const body = orderBody(product.product_Id, { quantity: 2, ...changes });
    const { command_id: id } = (await sendOrder(api, body)).json();
    return { id: String(id), product: product.product_Id };
  }

  async function read(id: string) {
    return withoutLink(await readOrder(getApi(), getApi().token, id));
  }

  async function edit(id: string, body: object) {
    return sendEdit(getApi(), getApi().token, id, body);
  }

  async function changeStatus(id: string, status: string) {
    const { token } = getApi();
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body: { status } });
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('an order with fewer pieces, another size and another product has the right stock, prices and total', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const other = await addProduct(api, api.token, { price: '10.00', promo_percentage: '0.00' });
    const lines = [lineOf(product, 'L', 1), lineOf(other.product_Id, 'M', 3)];
    const prices = { [other.product_Id]: '10.00' };
    const response = await edit(id, editBody(await read(id), { lines, prices }));
    expect([response.statusCode, response.json().total_amount]).toEqual([200, '101.92']);
    expect(orderSchema.parse(response.json()).command_products).toMatchObject([
      { size: 'L', quantity: 1, product: { discounted_price: '63.92' } },
      { size: 'M', quantity: 3, product: { discounted_price: '10.00' } },
    ]);
    expect(await readStock(api, product)).toEqual({ M: 5, L: 1 });
    expect(await readStock(api, other.product_Id)).toEqual({ M: 2, L: 2 });
    await expectCleanAudit();
  });

  test('a product of the order keeps the price that it was ordered at, a new one has the price of now', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const body = productForm({ price: '100.00', promo_percentage: '0.00' });
    await call(api, 'PUT', `/api/products/${product}/`, { token: api.token, body });
    const added = await edit(id, editBody(await read(id), { lines: [lineOf(product, 'L', 2)] }));
    expect(added.json().total_amount).toBe('135.84');

    const other = await addProduct(api, api.token, { price: '10.00', promo_percentage: '0.00' });
    const prices = { [other.product_Id]: '10.00', [product]: '100.00' };
    const only = { lines: [lineOf(other.product_Id, 'M', 1)], prices };
    expect((await edit(id, editBody(await read(id), only))).statusCode).toBe(200);
    const again = { lines: [lineOf(product, 'M', 1)], prices };
    expect((await edit(id, editBody(await read(id), again))).json().total_amount).toBe('108.00');
    await expectCleanAudit();
  });

  test('a total at another price is refused with the right one', async () => {
    const { id, product } = await placeOrder();
    const wrong = editBody(await read(id), {
      lines: [lineOf(product, 'M', 1)],
      total_amount: '50.00',
    });
    const response = await edit(id, wrong);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'total_changed', total_amount: '71.92' });
    expect(await readStock(getApi(), product)).toEqual({ M: 3, L: 2 });
  });

  test('more pieces than there are is refused with what the order could have, and changes nothing', async () => {
    const { id, product } = await placeOrder();
    const before = await read(id);
    const lines = [lineOf(product, 'M', 6), lineOf(product, 'L', 3), lineOf('999999', 'M', 1)];
    const response = await edit(id, editBody(before, { lines, city: 'Gabès' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'out_of_stock' });
    expect(response.json().lines).toEqual(
      expect.arrayContaining([
        { product, size: 'M', color: '#17457F', requested: 6, available: 5 },
        { product, size: 'L', color: '#17457F', requested: 3, available: 2 },
        { product: '999999', size: 'M', color: '#17457F', requested: 1, available: 0 },
      ]),
    );
    expect(await read(id)).toEqual(before);
    expect(await readStock(getApi(), product)).toEqual({ M: 3, L: 2 });
  });

  test('lines of one variant in two spellings are added up', async () => {
    const { id, product } = await placeOrder();
    const lines = [lineOf(product, 'M', 3), { ...lineOf(product, ' m', 2), color: '#17457f' }];
    expect((await edit(id, editBody(await read(id), { lines }))).statusCode).toBe(200);
    expect(await readStock(getApi(), product)).toEqual({ M: 0, L: 2 });
    const more = [lineOf(product, 'M', 3), lineOf(product, 'm', 3)];
    expect((await edit(id, editBody(await read(id), { lines: more }))).statusCode).toBe(409);
    await expectCleanAudit();
  });

  test('an order without lines, with an unknown field or without a version is invalid', async () => {
    const { id } = await placeOrder();
    const order = await read(id);
    const none = await edit(id, editBody(order, { lines: [] }));
    expect(none.json()).toMatchObject({
      code: 'invalid',
      fields: { command_products: 'required' },
    });
    const unknown = await edit(id, editBody(order, { email: 'autre@exemple.tn' }));
    expect(unknown.json()).toMatchObject({ code: 'invalid', fields: { email: 'unknown' } });
    const unversioned = await edit(id, editBody(order, { version: undefined }));
    expect(unversioned.json()).toMatchObject({ code: 'invalid', fields: { version: 'required' } });
  });

  test('a reduction is taken off the total, is at most the lines, and is removed with its reason', async () => {
    const { id } = await placeOrder();
    const tooBig = await edit(id, editBody(await read(id), { reduction: '127.85' }));
    expect(tooBig.json()).toMatchObject({ code: 'invalid', fields: { reduction: 'too_big' } });
    const given = editBody(await read(id), { reduction: '5.00', reduction_reason: 'Retard' });
    expect((await edit(id, given)).json()).toMatchObject({
      total_amount: '130.84',
      shipping_charge: '8.00',
      reduction: '5.00',
      reduction_reason: 'Retard',
    });
    await expectCleanAudit();
    const removed = await edit(id, editBody(await read(id), { reduction: '0' }));
    expect(removed.json()).toMatchObject({ total_amount: '135.84', reduction: '0.00' });
    expect(removed.json()).not.toHaveProperty('reduction_reason');
  });

  test('a change of the contact is found by the search and in the records of customers', async () => {
    const api = getApi();
    const { token } = api;
    const { id } = await placeOrder({ number: '55 000 001', client_name: 'Wided' });
    const find = async (search: string) => {
      const query = encodeURIComponent(search);
      const response = await call(api, 'GET', `/api/customers/?search=${query}`, { token });
      return response.json().length;
    };
    expect([await find('55000001'), await find('55000002')]).toEqual([1, 0]);
    const contact = { number: '55 000 002', city: 'Zaghouan', street: '9, rue du Temple' };
    await edit(id, editBody(await read(id), contact));
    expect([await find('55000001'), await find('55000002')]).toEqual([0, 1]);
    const listed = await call(api, 'GET', '/api/commands/list/?search=zaghouan', { token });
    expect(listed.json()).toMatchObject([{ command_id: id, ...contact }]);
    await expectCleanAudit();
  });

  test('the history has who changed what, before and after, and the trail has no contact data', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const body = editBody(await read(id), {
      lines: [lineOf(product, 'M', 1), lineOf(product, 'L', 1)],
      city: 'Gabès',
      reduction: '3.00',
      note: 'Elle préfère L',
    });
    await edit(id, body);
    expect((await read(id)).history).toMatchObject([
      {
        by: 'owner',
        note: 'Elle préfère L',
        edit: {
          lines: [
            { product_name: 'Écharpe en laine', size: 'M', before: 2, after: 1 },
            { product_name: 'Écharpe en laine', size: 'L', before: 0, after: 1 },
          ],
          fields: [
            { field: 'city', before: 'Sfax', after: 'Gabès' },
            { field: 'reduction', before: '0.00', after: '3.00' },
            { field: 'total_amount', before: '135.84', after: '132.84' },
          ],
        },
      },
    ]);
    const events = await call(api, 'GET', '/accounts/security-events/?limit=1', {
      token: api.token,
    });
    expect(securityEventSchema.array().parse(events.json())).toMatchObject([
      {
        type: 'order_changed',
        object: id,
        account: 'owner',
        changes: {
          'item #17457F M, Écharpe en laine': { before: '2', after: '1' },
          'item #17457F L, Écharpe en laine': { before: '0', after: '1' },
          city: {},
          reduction: { before: '0.00', after: '3.00' },
          total_amount: { before: '135.84', after: '132.84' },
          note: {},
        },
      },
    ]);
  });

  test('a change that changes nothing is not recorded', async () => {
    const { id } = await placeOrder();
    const before = await read(id);
    expect((await edit(id, editBody(before))).statusCode).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  test('an order that was changed, confirmed or cancelled since it was read answers with its present state', async () => {
    for (const change of ['edit', 'confirmed', 'cancelled'] as const) {
      const { id, product } = await placeOrder({ street: change });
      const read1 = await read(id);
      if (change === 'edit') await edit(id, editBody(read1, { city: 'Gabès' }));
      else await changeStatus(id, change);
      const late = await edit(id, editBody(read1, { lines: [lineOf(product, 'M', 1)] }));
      expect([late.statusCode, late.json().code]).toEqual([409, 'order_conflict']);
      expect(withoutLink(late.json().order)).toEqual(await read(id));
    }
    await expectCleanAudit();
  });

  test.each([
    ['new', [], 200],
    ['confirmed', ['confirmed'], 200],
    ['shipped', ['confirmed', 'shipped'], 409],
    ['delivered', ['confirmed', 'shipped', 'delivered'], 409],
    ['returned', ['confirmed', 'shipped', 'returned'], 409],
    ['cancelled', ['cancelled'], 409],
  ])('an order is changed until it is shipped: %s', async (_status, path, expected) => {
    const { id } = await placeOrder({ street: `rue ${path.join(' ')}` });
    for (const status of path) await changeStatus(id, status);
    const response = await edit(id, editBody(await read(id), { city: 'Gabès' }));
    expect(response.statusCode).toBe(expected);
    if (expected === 409) expect(response.json().code).toBe('order_conflict');
  });

  test('a deleted order is not found', async () => {
    const api = getApi();
    const { id } = await placeOrder();
    const body = editBody(await read(id));
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    expect((await edit(id, body)).statusCode).toBe(404);
  });

  test('the pieces of a deleted variant can stay, become fewer or leave, and are in no stock', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const form = productForm({ colors: colors({ L: 2 }) });
    await call(api, 'PUT', `/api/products/${product}/`, { token: api.token, body: form });
    const stay = editBody(await read(id), { city: 'Gabès' });
    expect((await edit(id, stay)).statusCode).toBe(200);
    const more = editBody(await read(id), { lines: [lineOf(product, 'M', 3)] });
    expect((await edit(id, more)).json().lines).toMatchObject([{ requested: 3, available: 2 }]);
    const fewer = editBody(await read(id), { lines: [lineOf(product, 'M', 1)] });
    expect((await edit(id, fewer)).statusCode).toBe(200);
    await expectCleanAudit();
    const other = editBody(await read(id), { lines: [lineOf(product, 'L', 1)] });
    expect((await edit(id, other)).statusCode).toBe(200);
    expect(await readStock(api, product)).toEqual({ L: 1 });
    await changeStatus(id, 'cancelled');
    expect(await readStock(api, product)).toEqual({ L: 2 });
    await expectCleanAudit();
  });

  test('the staff change lines and the address, and only the owner the reduction', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    await edit(id, editBody(await read(id), { reduction: '5.00', reduction_reason: 'Retard' }));
    const token = await signStaffIn(api);
    const order = await read(id);
    const lines = [lineOf(product, 'M', 1)];
    const kept = await sendEdit(api, token, id, editBody(order, { lines, city: 'Gabès' }));
    expect([kept.statusCode, kept.json().reduction]).toEqual([200, '5.00']);
    const same = editBody(await read(id), { reduction: '5.00', reduction_reason: 'Retard' });
    expect((await sendEdit(api, token, id, same)).statusCode).toBe(200);
    for (const other of [{ reduction: '6.00' }, { reduction_reason: 'Geste' }]) {
      const refused = await sendEdit(api, token, id, editBody(await read(id), other));
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    }
  });

  test('F2 requests with one key change an order once', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const body = editBody(await read(id), { lines: [lineOf(product, 'M', 1)] });
    const headers = { 'idempotency-key': `edit ${id}` };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendEdit(api, api.token, id, body, headers)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(id)).history).toHaveLength(1);
    const reused = await sendEdit(api, api.token, id, { ...body, city: 'Gabès' }, headers);
    expect(reused.json().code).toBe('idempotency_key_reused');
  });

  test('of twelve changes at once, on two processes, one wins and the others get 409', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const { id, product } = await placeOrder();
    const order = await read(id);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, number) => {
        const lines = [lineOf(product, number % 3 === 0 ? 'L' : 'M', 1 + (number % 2))];
        const body = editBody(order, { lines, street: `${number}, rue` });
        return sendEdit(number % 2 === 0 ? api : other, api.token, id, body);
      }),
    );
    const statuses = Map.groupBy(responses, ({ statusCode }) => statusCode);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 11]);
    expect((await read(id)).history).toHaveLength(1);
    await other.close();
    await expectCleanAudit();
  });

  test('a change and a cancellation at once leave the whole stock', async () => {
    const api = getApi();
    for (let round = 0; round < 6; round += 1) {
      const { id, product } = await placeOrder({ street: `${round}` });
      const body = editBody(await read(id), { lines: [lineOf(product, 'L', 2)] });
      const [edited, cancelled] = await Promise.all([
        edit(id, body),
        changeStatus(id, 'cancelled'),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect([200, 409]).toContain(edited.statusCode);
      expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
    }
    await expectCleanAudit();
  });

  test('API-4 without the feature there is no change of the content, and an order has its total', async () => {
    const api = getApi();
    const { id } = await placeOrder();
    await edit(id, editBody(await read(id), { reduction: '5.00' }));
    const plain = await createTestApi(api.testDatabase, { features: ['status'] });
    const order = await readOrder(plain, api.token, id);
    expect(order).toMatchObject({ total_amount: '130.84', shipping_charge: '8.00', history: [] });
    for (const name of ['version', 'reduction', 'reduction_reason']) {
      expect(order).not.toHaveProperty(name);
    }
    expect((await sendEdit(plain, api.token, id, {})).statusCode).toBe(404);
    await plain.close();
  });
});
