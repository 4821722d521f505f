import { shopDay } from '@shop/contract/day-range';
import { securityEventSchema, statsSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { manualBody, sendManualOrder } from '../testing/manual-orders.ts';
import { readOrder } from '../testing/order-edits.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** A product with five pieces in M and two in L, at 63.92. */
  async function addScarf() {
    const api = getApi();
    return (await addProduct(api, api.token)).product_Id;
  }

  async function send(body: unknown, headers?: Record<string, string>) {
    return sendManualOrder(getApi(), getApi().token, body, headers);
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('an entered order takes the stock, has its source, and its history has who entered it', async () => {
    const api = getApi();
    const product = await addScarf();
    const response = await send(
      manualBody(product, { quantity: 2, source: 'whatsapp', note: 'Livrer le soir' }),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'confirmed',
      source: 'whatsapp',
      email: '',
      client_name: 'Amira Ben Salah',
      total_amount: '135.84',
      shipping_charge: '8.00',
      history: [{ by: 'owner', cause: 'entered', status: 'confirmed', note: 'Livrer le soir' }],
    });
    expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
    await expectCleanAudit();
  });

  test('an entered order that is not confirmed is new and waits for a call', async () => {
    const api = getApi();
    const { command_id: id, status } = (
      await send(manualBody(await addScarf(), { confirmed: false }))
    ).json();
    expect(status).toBe('new');
    const taken = await call(api, 'POST', `/api/confirmation/orders/${id}/`, { token: api.token });
    expect(taken.json().order).toMatchObject({ command_id: id, source: 'phone' });
  });

  test('an entered order counts among the confirmed sales of its day, and in the record of its customer', async () => {
    const api = getApi();
    const { token } = api;
    const today = shopDay(api.context.now());
    const read = async () => {
      const url = `/api/stats/?from=${today}&to=${today}`;
      return statsSchema.parse((await call(api, 'GET', url, { token })).json()).days[0];
    };
    const before = await read();
    await send(manualBody(await addScarf(), { number: '55 100 200' }));
    const after = await read();
    expect((after?.confirmed.orders ?? 0) - (before?.confirmed.orders ?? 0)).toBe(1);
    expect((after?.ordered.orders ?? 0) - (before?.ordered.orders ?? 0)).toBe(1);
    const found = await call(api, 'GET', '/api/customers/?search=55100200', { token });
    expect(found.json()).toMatchObject([{ name: 'Amira Ben Salah', orders: 1 }]);
    await expectCleanAudit();
  });

  test('more pieces than there are is refused with the line, and takes nothing', async () => {
    const api = getApi();
    const product = await addScarf();
    const line = (size: string, quantity: number) => ({
      product,
      size,
      color: '#17457F',
      quantity,
    });
    const response = await send(
      manualBody(product, { command_products: [line('M', 2), line('L', 3)] }),
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'out_of_stock']);
    expect(response.json().lines).toEqual([
      { product, size: 'L', color: '#17457F', requested: 3, available: 2 },
    ]);
    expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
  });

  test('a total at another price is refused with the right one', async () => {
    const response = await send(manualBody(await addScarf(), { total_amount: '50.00' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'total_changed', total_amount: '71.92' });
  });

  test('the limits of shoppers do not apply: only the stock does', async () => {
    const api = getApi();
    const stock = { colors: colors({ M: 200 }) };
    const { product_Id: product } = await addProduct(api, api.token, stock);
    for (let count = 0; count < 7; count += 1) {
      const body = manualBody(product, { quantity: 20, confirmed: false, number: '55 300 400' });
      expect((await send(body)).statusCode).toBe(201);
    }
    expect(await readStock(api, product)).toMatchObject({ M: 60 });
  });

  test('a reduction is taken off the total, is at most the lines, and is given by the owner only', async () => {
    const api = getApi();
    const product = await addScarf();
    const reduced = {
      reduction: '5.00',
      reduction_reason: 'Cliente fidèle',
      total_amount: '66.92',
    };
    expect((await send(manualBody(product, reduced))).json()).toMatchObject({
      total_amount: '66.92',
      reduction: '5.00',
      reduction_reason: 'Cliente fidèle',
    });
    const tooBig = await send(manualBody(product, { reduction: '63.93', total_amount: '7.99' }));
    expect(tooBig.json()).toMatchObject({ code: 'invalid', fields: { reduction: 'too_big' } });
    const staff = await signStaffIn(api);
    const refused = await sendManualOrder(api, staff, manualBody(product, reduced));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await sendManualOrder(api, staff, manualBody(product))).statusCode).toBe(201);
    await expectCleanAudit();
  });

  test.each([
    ['a source of the storefront', { source: 'shop' }, { source: 'not_a_choice' }],
    ['a missing source', { source: undefined }, { source: 'required' }],
    ['no lines', { command_products: [] }, { command_products: 'required' }],
    ['an unknown field', { form: {} }, { form: 'unknown' }],
    ['an empty name', { client_name: ' ' }, { client_name: 'required' }],
  ])('%s is invalid', async (_name, changes, fields) => {
    const response = await send(manualBody(await addScarf(), changes));
    expect(response.json()).toMatchObject({ code: 'invalid', fields });
  });

  test('F2 requests with one key place one order, and another content with it is refused', async () => {
    const api = getApi();
    const product = await addScarf();
    const headers = { 'idempotency-key': `draft ${product}` };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(manualBody(product), headers)),
    );
    expect(new Set(responses.map((response) => response.json().command_id)).size).toBe(1);
    expect(await readStock(api, product)).toEqual({ M: 4, L: 2 });
    const other = await send(manualBody(product, { city: 'Gabès' }), headers);
    expect(other.json().code).toBe('idempotency_key_reused');
  });

  test('F2 a key is not used up by an order that was refused', async () => {
    const product = await addScarf();
    const headers = { 'idempotency-key': `refused ${product}` };
    expect((await send(manualBody(product, { quantity: 9 }), headers)).statusCode).toBe(409);
    expect((await send(manualBody(product), headers)).statusCode).toBe(201);
  });

  test('of twelve orders of the last two pieces at once, on two processes, two are placed', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const product = await addScarf();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        sendManualOrder(
          number % 2 === 0 ? api : other,
          api.token,
          manualBody(product, { size: 'L' }),
        ),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
    await other.close();
    await expectCleanAudit();
  });

  test('the list is filtered by the source, and an order of the storefront is of the shop', async () => {
    const api = getApi();
    const product = await addScarf();
    const { command_id: placed } = (await sendOrder(api, orderBody(product))).json();
    const { command_id: entered } = (
      await send(manualBody(product, { source: 'instagram' }))
    ).json();
    const ids = async (source: string) =>
      (await listOrders(api, api.token, `?source=${source}`)).map(({ command_id }) => command_id);
    expect(await ids('instagram')).toContain(entered);
    expect(await ids('instagram')).not.toContain(placed);
    expect(await ids('shop')).toContain(placed);
    expect(await readOrder(api, api.token, placed)).toMatchObject({ source: 'shop' });
    const wrong = await call(api, 'GET', '/api/commands/list/?source=fax', { token: api.token });
    expect(wrong.json()).toMatchObject({ code: 'invalid', fields: { source: 'not_a_choice' } });
  });

  test('the trail has who entered an order, its source and total, and no contact', async () => {
    const api = getApi();
    const { command_id: id } = (await send(manualBody(await addScarf()))).json();
    const events = await call(api, 'GET', '/accounts/security-events/?limit=1', {
      token: api.token,
    });
    expect(securityEventSchema.array().parse(events.json())).toMatchObject([
      {
        type: 'order_created',
        object: id,
        account: 'owner',
        changes: {
          source: { after: 'phone' },
          status: { after: 'confirmed' },
          total_amount: { after: '71.92' },
        },
      },
    ]);
  });

  test('an order is entered with a token only', async () => {
    const response = await call(getApi(), 'POST', '/api/manual-commands/', {
      body: manualBody(await addScarf()),
    });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized']);
  });

  test('API-4 without the feature no order is entered, and an order has no source', async () => {
    const api = getApi();
    const product = await addScarf();
    const { command_id: id } = (await send(manualBody(product, { note: 'Le soir' }))).json();
    const plain = await createTestApi(api.testDatabase, { features: ['status'] });
    const order = await readOrder(plain, api.token, id);
    expect(order).not.toHaveProperty('source');
    expect(order.history).toEqual([
      { at: expect.any(String), by: 'owner', status: 'confirmed', note: 'Le soir' },
    ]);
    const response = await sendManualOrder(plain, api.token, manualBody(product));
    expect(response.statusCode).toBe(404);
    const all = await listOrders(plain, api.token, '?source=fax');
    expect(all.length).toBeGreaterThan(0);
    await plain.close();
  });
});
