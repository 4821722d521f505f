import { orderSplitSchema, securityEventSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendSplit } from '../testing/manual-orders.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, createJpeg, productForm, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** A new order of two pieces in M and one in L, at 63.92 each. */
  async function placeOrder(changes: Record<string, unknown> = {}) {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, {}, [await createJpeg()]);
    const { command_id: id } = (
      await sendOrder(api, {
        client_name: 'Amira Ben Salah',
        email: 'amira@exemple.tn',
        number: '98 765 432',
        city: 'Sfax',
        street: `${product}, rue des Oliviers`,
        total_amount: '199.76',
        shipping_charge: '8.00',
        command_products: [lineOf(product, 'M', 2), lineOf(product, 'L', 1)],
        ...changes,
      })
    ).json();
    return { id: String(id), product };
  }

  async function read(id: string) {
    return readOrder(getApi(), getApi().token, id);
  }

  async function split(id: string, changes: Record<string, unknown>, token = getApi().token) {
    const { version } = await read(id);
    return sendSplit(getApi(), token, id, { version, shipping: 'once', ...changes });
  }

  async function changeStatus(id: string, status: string) {
    const { token } = getApi();
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body: { status } });
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('pieces move into a second order of the same customer, and the stock stays', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const moved = [lineOf(product, 'M', 1), lineOf(product, 'L', 1)];
    const response = await split(id, { command_products: moved });
    expect(response.statusCode).toBe(201);
    const { order, second_order: second } = orderSplitSchema.parse(response.json());
    expect(order).toMatchObject({
      command_id: id,
      total_amount: '71.92',
      shipping_charge: '8.00',
      command_products: [{ size: 'M', quantity: 1 }],
    });
    expect(second).toMatchObject({
      status: 'new',
      client_name: 'Amira Ben Salah',
      email: 'amira@exemple.tn',
      created_at: order.created_at,
      total_amount: '127.84',
      shipping_charge: '0.00',
      source: 'shop',
      version: '1',
      command_products: [
        { size: 'M', quantity: 1, product: { discounted_price: '63.92' } },
        { size: 'L', quantity: 1 },
      ],
    });
    expect(second.command_products[0]?.product.product_images).toHaveLength(1);
    expect(await readStock(api, product)).toEqual({ M: 3, L: 1 });
    await expectCleanAudit();
  });

  test('the shipping is paid once or for both orders, as the owner chooses', async () => {
    const { id, product } = await placeOrder();
    const both = { command_products: [lineOf(product, 'L', 1)], shipping: 'both' };
    const { second_order: second } = (await split(id, both)).json();
    expect(second).toMatchObject({ total_amount: '71.92', shipping_charge: '8.00' });
    await expectCleanAudit();
  });

  test('both histories name the other order, and the trail has both orders', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const { second_order: second } = (
      await split(id, { command_products: [lineOf(product, 'L', 1)] })
    ).json();
    expect((await read(id)).history).toMatchObject([
      {
        by: 'owner',
        cause: 'split_to',
        other_order: second.command_id,
        edit: {
          lines: [{ size: 'L', before: 1, after: 0 }],
          fields: [{ field: 'total_amount', before: '199.76', after: '135.84' }],
        },
      },
    ]);
    expect((await read(second.command_id)).history).toMatchObject([
      { by: 'owner', cause: 'split_from', other_order: id },
    ]);
    const events = await call(api, 'GET', '/accounts/security-events/?limit=2', {
      token: api.token,
    });
    expect(securityEventSchema.array().parse(events.json())).toMatchObject([
      { type: 'order_created', object: second.command_id },
      { type: 'order_changed', object: id, changes: { other_order: { after: second.command_id } } },
    ]);
  });

  test('a confirmed order stays confirmed in both parts, and is confirmed once in the history', async () => {
    const { id, product } = await placeOrder();
    await changeStatus(id, 'confirmed');
    const { second_order: second } = (
      await split(id, { command_products: [lineOf(product, 'L', 1)] })
    ).json();
    expect(second.status).toBe('confirmed');
    const [confirmation] = (await read(id)).history ?? [];
    expect((await read(second.command_id)).history?.[0]).toEqual(confirmation);
  });

  test('each part is cancelled, changed and shipped by itself', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const { second_order: second } = (
      await split(id, { command_products: [lineOf(product, 'M', 1)] })
    ).json();
    const more = editBody(await read(second.command_id), { lines: [lineOf(product, 'M', 2)] });
    const edited = await sendEdit(api, api.token, second.command_id, more);
    expect([edited.statusCode, edited.json().total_amount]).toEqual([200, '127.84']);
    expect(edited.json().shipping_charge).toBe('0.00');
    await changeStatus(second.command_id, 'cancelled');
    expect(await readStock(api, product)).toEqual({ M: 4, L: 1 });
    await changeStatus(id, 'confirmed');
    await changeStatus(id, 'shipped');
    await expectCleanAudit();
    await call(api, 'DELETE', `/api/commands/delete/${second.command_id}/`, { token: api.token });
    await expectCleanAudit();
  });

  test('a part of a split order can be split again, also the one without shipping', async () => {
    const { id, product } = await placeOrder();
    const first = (await split(id, { command_products: [lineOf(product, 'M', 2)] })).json();
    const again = await split(first.second_order.command_id, {
      command_products: [lineOf(product, 'M', 1)],
    });
    expect(again.json()).toMatchObject({
      order: { total_amount: '63.92', shipping_charge: '0.00' },
      second_order: { total_amount: '63.92', shipping_charge: '0.00' },
    });
    await expectCleanAudit();
  });

  test('a reduction stays with the first order, and what its lines do not cover goes along', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const reduced = editBody(await read(id), { reduction: '70.00', reduction_reason: 'Retard' });
    await sendEdit(api, api.token, id, reduced);
    const response = await split(id, {
      command_products: [lineOf(product, 'M', 2)],
      shipping: 'both',
    });
    expect(response.json()).toMatchObject({
      order: { reduction: '63.92', reduction_reason: 'Retard', total_amount: '8.00' },
      second_order: { reduction: '6.08', reduction_reason: 'Retard', total_amount: '129.76' },
    });
    await expectCleanAudit();
  });

  test('more pieces than the order has, all of them, or none are invalid, and change nothing', async () => {
    const { id, product } = await placeOrder();
    const before = await read(id);
    const all = [lineOf(product, 'M', 2), lineOf(product, 'L', 1)];
    for (const lines of [[lineOf(product, 'L', 2)], [lineOf('999', 'L', 1)], all]) {
      const response = await split(id, { command_products: lines });
      expect(response.json()).toMatchObject({
        code: 'invalid',
        fields: { command_products: 'too_big' },
      });
    }
    const none = await split(id, { command_products: [] });
    expect(none.json().fields).toEqual({ command_products: 'required' });
    expect({ ...(await read(id)), link_token: '' }).toEqual({ ...before, link_token: '' });
  });

  test.each([
    ['new', [], 201],
    ['confirmed', ['confirmed'], 201],
    ['shipped', ['confirmed', 'shipped'], 409],
    ['delivered', ['confirmed', 'shipped', 'delivered'], 409],
    ['cancelled', ['cancelled'], 409],
  ])('an order is split until it is shipped: %s', async (_status, path, expected) => {
    const { id, product } = await placeOrder();
    for (const status of path) await changeStatus(id, status);
    const response = await split(id, { command_products: [lineOf(product, 'L', 1)] });
    expect(response.statusCode).toBe(expected);
    if (expected === 409) expect(response.json().code).toBe('order_conflict');
  });

  test('of eight splits and changes of one version at once, on two processes, one wins', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const { id, product } = await placeOrder();
    const order = await read(id);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, number) => {
        const server = number % 2 === 0 ? api : other;
        const body = {
          version: order.version,
          command_products: [lineOf(product, 'M', 1)],
          shipping: 'once',
        };
        return number < 4
          ? sendSplit(server, api.token, id, body)
          : sendEdit(server, api.token, id, editBody(order, { street: `${number}` }));
      }),
    );
    expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const conflicts = responses.filter(({ statusCode }) => statusCode === 409);
    expect(conflicts.map((response) => response.json().order.command_id)).toEqual(
      Array.from({ length: 7 }, () => id),
    );
    await other.close();
    await expectCleanAudit();
  });

  test('F2 requests with one key split an order once', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const { version } = await read(id);
    const body = { version, command_products: [lineOf(product, 'L', 1)], shipping: 'once' };
    const headers = { 'idempotency-key': `split ${id}` };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendSplit(api, api.token, id, body, headers)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const seconds = responses.map((response) => response.json().second_order.command_id);
    expect(new Set(seconds).size).toBe(1);
  });

  test('the pieces of a deleted variant move too, and are in no stock', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const form = productForm({ colors: colors({ L: 2 }) });
    await call(api, 'PUT', `/api/products/${product}/`, { token: api.token, body: form });
    const { second_order: second } = (
      await split(id, { command_products: [lineOf(product, 'M', 1)] })
    ).json();
    await changeStatus(second.command_id, 'cancelled');
    expect(await readStock(api, product)).toEqual({ L: 2 });
    await expectCleanAudit();
  });

  test('the staff split orders, and an order without a token, or a deleted one, is not split', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const body = { command_products: [lineOf(product, 'L', 1)] };
    expect((await split(id, body, await signStaffIn(api))).statusCode).toBe(201);
    const { version } = await read(id);
    const url = `/api/commands/${id}/split/`;
    expect((await call(api, 'POST', url, { body })).statusCode).toBe(401);
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    const late = await sendSplit(api, api.token, id, { version, shipping: 'once', ...body });
    expect(late.statusCode).toBe(404);
  });

  test('API-4 without the feature there is no split, and the history of a split order has none', async () => {
    const api = getApi();
    const { id, product } = await placeOrder();
    const body = { command_products: [lineOf(product, 'L', 1)] };
    const { second_order: second } = (await split(id, body)).json();
    const plain = await createTestApi(api.testDatabase, { features: ['status'] });
    expect((await sendSplit(plain, api.token, id, {})).statusCode).toBe(404);
    expect((await readOrder(plain, api.token, second.command_id)).history).toEqual([]);
    expect((await readOrder(plain, api.token, id)).history).toEqual([]);
    await plain.close();
  });
});
