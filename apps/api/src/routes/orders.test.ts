import { orderSchema, placedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  addProduct,
  colors,
  makePicture,
  orderOf,
  productForm,
  stockOf,
} from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { listOrders, order } from '../testing/orders.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('CMD-2 an order takes its stock and answers its number, without contact data', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const answer = await order(host, orderOf(product.product_Id, { quantity: 2 }));
    expect(answer.statusCode).toBe(201);
    const placed = placedOrderSchema.strict().parse(answer.json());
    expect(placed).toMatchObject({
      status: 'new',
      total_amount: '135.84',
      shipping_charge: '8.00',
    });
    expect(placed.command_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('O4 lines of one variant in any spelling are added up first, all or none', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ 'Taille 4': 4 }) });
    const line = (size: string, color: string, quantity: number) => ({
      product: product.product_Id,
      size,
      color,
      quantity,
    });
    const body = orderOf(product.product_Id, {
      command_products: [line('taille 4', '#17457F', 2), line(' TAILLE  4', ' #17457f', 3)],
    });
    const answer = await order(host, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      lines: [{ product: product.product_Id, requested: 5, available: 4 }],
    });
    expect(await stockOf(host, product.product_Id)).toEqual({ 'Taille 4': 4 });
    const fits = {
      ...body,
      total_amount: '263.68',
      command_products: [line('TAILLE4', '#17457F', 1), line('taille 4', '#17457f', 3)],
    };
    expect((await order(host, fits)).statusCode).toBe(201);
    expect(await stockOf(host, product.product_Id)).toEqual({ 'Taille 4': 0 });
  });

  test('O5 an order short of one line takes nothing of the others', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 5, L: 0 }) });
    const line = { product: product.product_Id, color: '#17457F', quantity: 1 };
    const body = orderOf(product.product_Id, {
      total_amount: '135.84',
      command_products: [
        { ...line, size: 'M' },
        { ...line, size: 'L' },
        { ...line, product: '987654', size: 'M' },
      ],
    });
    const answer = await order(host, body);
    expect(answer.json()).toMatchObject({
      lines: [
        { product: '987654', available: 0 },
        { size: 'L', available: 0 },
      ],
    });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 5, L: 0 });
  });

  test('O6 a key used with another body is refused, and another key is another order', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const body = orderOf(product.product_Id);
    await order(host, body, { 'idempotency-key': 'a' });
    const other = await order(host, { ...body, city: 'Gabès' }, { 'idempotency-key': 'a' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await order(host, body, { 'idempotency-key': 'b' })).statusCode).toBe(201);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('host.md a refused order does not burn its key', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 1 }) });
    const headers = { 'idempotency-key': 'once more' };
    const wrong = { ...orderOf(product.product_Id), total_amount: '1.00' };
    expect((await order(host, wrong, headers)).statusCode).toBe(409);
    expect((await order(host, orderOf(product.product_Id), headers)).statusCode).toBe(201);
  });

  test.each(['', 'clé', 'x'.repeat(256)])('host.md %j is no idempotency key', async (key) => {
    const host = running();
    const answer = await order(host, orderOf('1'), { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
  });

  test('O8 the same order sent again within a minute is one order; another cart is another', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 9, L: 9 }) });
    const body = orderOf(product.product_Id);
    const clicks = await Promise.all([order(host, body), order(host, body), order(host, body)]);
    const again = await order(host, { ...body, client_name: '  amira BEN salah ' });
    const numbers = [...clicks, again].map((answer) => answer.json().command_id);
    expect(new Set(numbers).size).toBe(1);
    const other = await order(host, orderOf(product.product_Id, { size: 'L' }));
    expect(numbers).not.toContain(other.json().command_id);
    host.pass(60_001);
    const later = await order(host, body);
    expect(numbers).not.toContain(later.json().command_id);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 7, L: 8 });
  });

  test('O8 the last piece clicked twice is an order, not a refusal', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 1 }) });
    const body = orderOf(product.product_Id);
    const answers = await Promise.all([order(host, body), order(host, body)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  test('M1 forged totals are refused with the right figures, and nothing is stored', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const before = await listOrders(host, token);
    const right = { total_amount: '71.92', shipping_charge: '8.00' };
    for (const forged of [
      { total_amount: '71.91' },
      { total_amount: 0 },
      { shipping_charge: '0.00' },
      { total_amount: '63.92', shipping_charge: '0.00' },
    ]) {
      const answer = await order(host, { ...orderOf(product.product_Id), ...forged });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'total_changed', ...right });
    }
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 5, L: 2 });
    expect(await listOrders(host, token)).toEqual(before);
  });

  test('host.md money is taken as text or number', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const body = { ...orderOf(product.product_Id), total_amount: 71.92, shipping_charge: 8 };
    expect((await order(host, body)).statusCode).toBe(201);
  });

  test('O14 orders keep their own copy of a product repriced, renamed or deleted', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, {}, [await makePicture(31)]);
    const id = product.product_Id;
    const placed = (await order(host, orderOf(id))).json();
    const form = productForm({ product_name: 'Autre', price: '10.00' });
    await call(host, 'PUT', `/api/products/${id}/`, { token, body: form });
    expect((await order(host, orderOf(id, { city: 'Béja' }))).json().code).toBe('total_changed');
    await call(host, 'DELETE', `/api/products/${id}/`, { token });
    const read = await call(host, 'GET', `/api/commands/${placed.command_id}/`, { token });
    expect(orderSchema.parse(read.json()).command_products[0]?.product).toEqual({
      product_Id: id,
      product_name: 'Écharpe en laine',
      product_images: product.product_images,
      discounted_price: '63.92',
    });
    const picture = await call(host, 'GET', product.product_images[0] ?? '');
    expect(picture.statusCode).toBe(200);
  });
});
