import { orderSchema, placedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  addProduct,
  colors,
  createJpeg,
  orderBody,
  productForm,
  readStock,
} from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('CMD-2 an order decrements the stock, and its response has the Command ID and no contact data', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const response = await sendOrder(api, orderBody(product.product_Id, { quantity: 2 }));
    expect(response.statusCode).toBe(201);
    const placed = placedOrderSchema.strict().parse(response.json());
    expect(placed).toMatchObject({
      status: 'new',
      total_amount: '135.84',
      shipping_charge: '8.00',
    });
    expect(placed.command_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('O4 lines of one variant in any spelling are added up, and accepted all or none', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ 'Taille 4': 4 }) });
    const line = (size: string, color: string, quantity: number) => ({
      product: product.product_Id,
      size,
      color,
      quantity,
    });
    const body = orderBody(product.product_Id, {
      command_products: [line('taille 4', '#17457F', 2), line(' TAILLE  4', ' #17457f', 3)],
    });
    const response = await sendOrder(api, body);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'out_of_stock',
      lines: [{ product: product.product_Id, requested: 5, available: 4 }],
    });
    expect(await readStock(api, product.product_Id)).toEqual({ 'Taille 4': 4 });
    const fits = {
      ...body,
      total_amount: '263.68',
      command_products: [line('TAILLE4', '#17457F', 1), line('taille 4', '#17457f', 3)],
    };
    expect((await sendOrder(api, fits)).statusCode).toBe(201);
    expect(await readStock(api, product.product_Id)).toEqual({ 'Taille 4': 0 });
  });

  test('O5 an order with one line out of stock does not decrement the others', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 5, L: 0 }) });
    const line = { product: product.product_Id, color: '#17457F', quantity: 1 };
    const body = orderBody(product.product_Id, {
      total_amount: '135.84',
      command_products: [
        { ...line, size: 'M' },
        { ...line, size: 'L' },
        { ...line, product: '987654', size: 'M' },
      ],
    });
    const response = await sendOrder(api, body);
    expect(response.json()).toMatchObject({
      lines: [
        { size: 'L', available: 0 },
        { product: '987654', available: 0 },
      ],
    });
    expect(await readStock(api, product.product_Id)).toEqual({ M: 5, L: 0 });
  });

  test('O6 a key with another body is refused, and another key makes another order', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const body = orderBody(product.product_Id);
    await sendOrder(api, body, { 'idempotency-key': 'a' });
    const other = await sendOrder(api, { ...body, city: 'Gabès' }, { 'idempotency-key': 'a' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await sendOrder(api, body, { 'idempotency-key': 'b' })).statusCode).toBe(201);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('O6 a repeat gets the first response when the order took the last piece, or its price has changed since', async () => {
    const api = getApi();
    const product = await addProduct(api, api.token, { colors: colors({ M: 1, L: 5 }) });
    const last = orderBody(product.product_Id);
    const repriced = orderBody(product.product_Id, { size: 'L' });
    const first = [
      await sendOrder(api, last, { 'idempotency-key': 'last' }),
      await sendOrder(api, repriced, { 'idempotency-key': 'repriced' }),
    ];
    const form = productForm({ price: '99.00', colors: colors({ M: 0, L: 4 }) });
    await call(api, 'PUT', `/api/products/${product.product_Id}/`, {
      token: api.token,
      body: form,
    });
    const repeats = [
      await sendOrder(api, last, { 'idempotency-key': 'last' }),
      await sendOrder(api, repriced, { 'idempotency-key': 'repriced' }),
    ];
    expect(repeats.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(repeats.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
    expect(await readStock(api, product.product_Id)).toEqual({ M: 0, L: 4 });
    const other = await sendOrder(api, { ...last, city: 'Gabès' }, { 'idempotency-key': 'last' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('the key of a refused order can be used again', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 1 }) });
    const headers = { 'idempotency-key': 'retried' };
    const wrong = { ...orderBody(product.product_Id), total_amount: '1.00' };
    expect((await sendOrder(api, wrong, headers)).statusCode).toBe(409);
    expect((await sendOrder(api, orderBody(product.product_Id), headers)).statusCode).toBe(201);
  });

  test.each(['', 'clé', 'x'.repeat(256)])('%j is not an idempotency key', async (key) => {
    const api = getApi();
    const response = await sendOrder(api, orderBody('1'), { 'idempotency-key': key });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
  });

  test('O8 an equal order within a minute is one order; another cart is another order', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 9, L: 9 }) });
    const body = orderBody(product.product_Id);
    const clicks = await Promise.all([
      sendOrder(api, body),
      sendOrder(api, body),
      sendOrder(api, body),
    ]);
    const again = await sendOrder(api, { ...body, client_name: '  amira BEN salah ' });
    const numbers = [...clicks, again].map((response) => response.json().command_id);
    expect(new Set(numbers).size).toBe(1);
    const other = await sendOrder(api, orderBody(product.product_Id, { size: 'L' }));
    expect(numbers).not.toContain(other.json().command_id);
    api.advanceClock(60_001);
    const later = await sendOrder(api, body);
    expect(numbers).not.toContain(later.json().command_id);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 7, L: 8 });
  });

  test('O8 an order without a key is the same as an equal one with a key a minute before', async () => {
    const api = getApi();
    const product = await addProduct(api, api.token);
    const body = orderBody(product.product_Id);
    const first = await sendOrder(api, body, { 'idempotency-key': 'first' });
    expect((await sendOrder(api, body)).json().command_id).toBe(first.json().command_id);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 4, L: 2 });
  });

  test('O8 of two equal orders at the same moment, one with a key, both are accepted, as one order or two', async () => {
    const api = getApi();
    const product = await addProduct(api, api.token);
    const body = orderBody(product.product_Id);
    const responses = await Promise.all([
      sendOrder(api, body),
      sendOrder(api, body, { 'idempotency-key': 'key' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const orders = new Set(responses.map((response) => response.json().command_id)).size;
    expect(await readStock(api, product.product_Id)).toEqual({ M: 5 - orders, L: 2 });
  });

  test('O8 a double click on an order of the last piece is one order, not an error', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 1 }) });
    const body = orderBody(product.product_Id);
    const responses = await Promise.all([sendOrder(api, body), sendOrder(api, body)]);
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201]);
    expect(responses[0]?.body).toBe(responses[1]?.body);
  });

  test('M1 forged totals are refused with the correct amounts, and nothing is stored', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const before = await listOrders(api, token);
    const correct = { total_amount: '71.92', shipping_charge: '8.00' };
    for (const forged of [
      { total_amount: '71.91' },
      { total_amount: 0 },
      { shipping_charge: '0.00' },
      { total_amount: '63.92', shipping_charge: '0.00' },
    ]) {
      const response = await sendOrder(api, { ...orderBody(product.product_Id), ...forged });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'total_changed', ...correct });
    }
    expect(await readStock(api, product.product_Id)).toEqual({ M: 5, L: 2 });
    expect(await listOrders(api, token)).toEqual(before);
  });

  test('amounts are accepted as text or number', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const body = { ...orderBody(product.product_Id), total_amount: 71.92, shipping_charge: 8 };
    expect((await sendOrder(api, body)).statusCode).toBe(201);
  });

  test('O14 orders have their own copy of a product that is repriced, renamed or deleted', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, {}, [await createJpeg(31)]);
    const id = product.product_Id;
    const placed = (await sendOrder(api, orderBody(id))).json();
    const form = productForm({ product_name: 'Autre', price: '10.00' });
    await call(api, 'PUT', `/api/products/${id}/`, { token, body: form });
    expect((await sendOrder(api, orderBody(id, { city: 'Béja' }))).json().code).toBe(
      'total_changed',
    );
    await call(api, 'DELETE', `/api/products/${id}/`, { token });
    const read = await call(api, 'GET', `/api/commands/${placed.command_id}/`, { token });
    expect(orderSchema.parse(read.json()).command_products[0]?.product).toEqual({
      product_Id: id,
      product_name: 'Écharpe en laine',
      product_images: product.product_images,
      discounted_price: '63.92',
    });
    const image = await call(api, 'GET', product.product_images[0] ?? '');
    expect(image.statusCode).toBe(200);
  });
});
