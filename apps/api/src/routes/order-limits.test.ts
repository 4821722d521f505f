import { endpoints } from '@shop/contract/endpoints';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';

const LIMITS = { maxLinePieces: 10, maxOrderPieces: 12, maxOpenOrders: 3, maxOpenPieces: 20 };
const COLOR = '#17457F';

/** An order of pieces of each size; each phone number is another shopper. */
function order(product: string, number: string, pieces: Record<string, number>, name = 'Amira') {
  const sum = Object.values(pieces).reduce((total, quantity) => total + quantity, 0);
  return orderBody(product, {
    client_name: name,
    number,
    total_amount: ((6_392 * sum + 800) / 100).toFixed(2),
    command_products: Object.entries(pieces).map(([size, quantity]) => ({
      product,
      size,
      color: COLOR,
      quantity,
    })),
  });
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { orderSettings: LIMITS, rateLimit: true });
  const stock = colors({ M: 500, L: 500 }, COLOR);

  test('O15 an order above the pieces of a line or of an order is refused with the limit, and takes no stock', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    const send = (pieces: Record<string, number>) =>
      sendOrder(api, order(id, '20 000 001', pieces));
    const line = await send({ M: 11 });
    expect([line.statusCode, line.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'order_limit', exceeded: { of: 'line_pieces', max: 10 } }),
    ]);
    // Two spellings of one variant are one line.
    expect((await send({ M: 6, ' m': 5 })).json()).toMatchObject({
      exceeded: { of: 'line_pieces' },
    });
    expect((await send({ M: 7, L: 6 })).json()).toMatchObject({
      exceeded: { of: 'order_pieces', max: 12 },
    });
    expect(await readStock(api, id)).toEqual({ M: 500, L: 500 });
    expect((await send({ M: 10, L: 2 })).statusCode).toBe(201);
    expect((await call(api, 'GET', '/api/commands/limits/')).json()).toEqual({
      line_pieces: 10,
      order_pieces: 12,
    });
  });

  test('O15 the unconfirmed orders of a phone number in any notation are limited, whatever the address', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    const notations = ['+216 20 000 002', '20000002', '0021620.000.002', '٢٠ ٠٠٠ ٠٠٢'];
    const responses = [];
    for (const [index, number] of notations.entries()) {
      const body = order(id, number, { M: 1 }, `Cliente ${index}`);
      responses.push(await sendOrder(api, body));
    }
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
    expect(responses[3]?.json()).toMatchObject({ exceeded: { of: 'open_orders', max: 3 } });
    expect(await readStock(api, id)).toEqual({ M: 497, L: 500 });
    // A confirmed order is not counted any more.
    const first = String(responses[0]?.json().command_id);
    const change = { body: { status: 'confirmed' }, token: api.token };
    expect((await call(api, 'PATCH', `/api/commands/${first}/`, change)).statusCode).toBe(200);
    expect((await sendOrder(api, order(id, '20000002', { M: 1 }, 'Nour'))).statusCode).toBe(201);
  });

  test('O15 a remark in the phone field makes no other number', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    const notations = ['20 000 012 a1', '20000012 (après 18 h)', '20 000 012, le soir', '20000012'];
    const statuses = [];
    for (const [index, number] of notations.entries()) {
      const body = order(id, number, { M: 1 }, `Cliente ${index}`);
      statuses.push((await sendOrder(api, body)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 409]);
  });

  test('O15 the pieces of the unconfirmed orders of a phone number are limited', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    const send = (pieces: number) =>
      sendOrder(api, order(id, '20 000 003', { M: pieces, L: 1 }, `De ${pieces}`));
    expect((await send(10)).statusCode).toBe(201);
    expect((await send(9)).json()).toMatchObject({ exceeded: { of: 'open_pieces', max: 20 } });
    expect((await send(8)).statusCode).toBe(201);
  });

  test('O15 of twenty concurrent orders of one phone number, on two processes, three are accepted', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    const other = await createTestApi(api.testDatabase, { orderSettings: LIMITS });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        sendOrder(
          number % 2 === 0 ? api : other,
          order(id, '20 000 004', { M: 1 }, `Cliente ${number}`),
        ),
      ),
    );
    await other.close();
    const accepted = responses.filter(({ statusCode }) => statusCode === 201);
    const rejected = responses.filter(({ statusCode }) => statusCode === 409);
    expect([accepted.length, rejected.length]).toEqual([3, 17]);
    expect(await readStock(api, id)).toEqual({ M: 497, L: 500 });
  });

  test('O6 a repeat of an accepted order gets the first response, also when its phone number is at the limit', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, {
      colors: colors({ M: 3 }, COLOR),
    });
    const bodies = ['a', 'b', 'c'].map((name) => order(id, '20 000 005', { M: 1 }, name));
    const keyed = { 'idempotency-key': 'third order' };
    const [first, , third] = [
      await sendOrder(api, bodies[0]),
      await sendOrder(api, bodies[1]),
      await sendOrder(api, bodies[2], keyed),
    ];
    expect((await sendOrder(api, bodies[2], keyed)).body).toBe(third.body);
    // Without a key, within a minute.
    expect((await sendOrder(api, bodies[0])).body).toBe(first.body);
    const reused = await sendOrder(api, bodies[0], keyed);
    expect(reused.json()).toMatchObject({ code: 'idempotency_key_reused' });
    const fourth = await sendOrder(api, order(id, '20 000 005', { M: 1 }, 'd'));
    expect(fourth.json()).toMatchObject({ code: 'order_limit' });
  });

  test('V6 refused orders do not use the limit of their address; other shoppers of it can order', async () => {
    const api = getApi();
    const { product_Id: soldOut } = await addProduct(api, api.token, {
      colors: colors({ M: 0 }, COLOR),
    });
    const { product_Id: id } = await addProduct(api, api.token, { colors: stock });
    for (let sent = 0; sent < 700; sent += 50) {
      const flood = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          sendOrder(api, order(soldOut, `21 ${100_000 + sent + number}`, { M: 1 })),
        ),
      );
      expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    }
    const shopper = await sendOrder(api, order(id, '22 000 000', { M: 1 }));
    expect(shopper.statusCode).toBe(201);
    const counted = await api.context.database.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', 'like', 'order:%')
      .execute();
    expect(Math.max(...counted.map(({ count }) => count))).toBeLessThan(100);
  });

  test('API-4 without the feature, the limits cannot be read and still hold', async () => {
    const testDatabase = await createTestDatabase();
    const bare = await createTestApi(testDatabase, { features: [], orderSettings: LIMITS });
    expect((await call(bare, 'GET', endpoints.readOrderLimits.path)).statusCode).not.toBe(200);
    const body = order('1', '20 000 006', { M: 11 });
    expect((await sendOrder(bare, body)).statusCode).toBe(409);
    await bare.close();
    await testDatabase.remove();
  });
});
