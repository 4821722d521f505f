import { MESSAGE_LANGUAGES } from '@shop/contract/constants';
import { messageSchema, orderSchema, securityEventSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { erasePersonalData, findPersonalData } from '../services/personal-data-erasure.ts';
import { AMIRA, DELIVERED, withShop } from '../testing/customer-shop.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

async function readOrder(api: TestApi, token: string, id: string) {
  const response = await call(api, 'GET', `/api/commands/${id}/`, { token });
  expect(response.statusCode, response.body).toBe(200);
  return orderSchema.parse(response.json());
}

eachDatabase((createTestDatabase) => {
  test('ADR 0098 the language that is chosen for a customer is in the record, the orders, the call and the next order of the number', () =>
    withShop(createTestDatabase, async (shop) => {
      const { token } = shop;
      const first = await shop.order(AMIRA);
      const other = await shop.order({ client_name: 'Nour', number: '22 111 333' });
      const { customer } = await shop.ofOrder(first);
      expect(customer).not.toHaveProperty('message_language');
      expect(await readOrder(shop, token, first)).not.toHaveProperty('message_language');
      for (const message_language of MESSAGE_LANGUAGES) {
        const changed = await shop.change(customer.id, { message_language });
        expect([changed.statusCode, changed.json()]).toMatchObject([200, { message_language }]);
      }
      const language = { message_language: 'aeb-Arab' };
      expect(await shop.read(customer.id)).toMatchObject(language);
      expect(await readOrder(shop, token, first)).toMatchObject(language);
      // No customers are read between the next order and its first read.
      const next = await shop.order({ ...AMIRA, number: '+216 98.765.432', city: 'Gabès' });
      const listed = new Map(
        (await listOrders(shop, token)).map((order) => [order.command_id, order]),
      );
      expect([first, next, other].map((id) => listed.get(id)?.message_language)).toEqual([
        'aeb-Arab',
        'aeb-Arab',
        undefined,
      ]);
      const taken = await call(shop, 'POST', `/api/confirmation/orders/${next}/`, { token });
      expect(taken.json().order).toMatchObject(language);
      const confirmed = await call(shop, 'PATCH', `/api/commands/${next}/`, {
        token,
        body: { status: 'confirmed' },
      });
      expect(confirmed.json()).toMatchObject(language);
    }));

  test.each(['aeb', 'ar-TN', 'AR', 'fr ', 'de', '', null, 3, ['fr']])(
    'ADR 0098 the language %j is refused, and the chosen one stays',
    (message_language) =>
      withShop(createTestDatabase, async (shop) => {
        await shop.order(AMIRA);
        const [{ id } = { id: '' }] = await shop.list();
        await shop.change(id, { message_language: 'aeb-Latn' });
        const response = await shop.change(id, { message_language, add_tag: 'Fidèle' });
        expect([response.statusCode, response.json().fields]).toEqual([
          422,
          { message_language: expect.stringMatching(/^(not_a_choice|not_text|required)$/) },
        ]);
        expect(await shop.read(id)).toMatchObject({ message_language: 'aeb-Latn', tags: [] });
      }),
  );

  test('ADR 0098 the trail has the language before and after, and a repeated choice is no change', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order(AMIRA);
      const [{ id } = { id: '' }] = await shop.list();
      for (const message_language of ['ar', 'aeb-Latn', 'aeb-Latn']) {
        await shop.change(id, { message_language });
      }
      const trail = await call(shop, 'GET', '/accounts/security-events/?kind=customer', {
        token: shop.token,
      });
      const events = z.array(securityEventSchema).parse(trail.json());
      expect(events.map(({ changes }) => changes)).toEqual([
        { message_language: { before: 'ar', after: 'aeb-Latn' } },
        { message_language: { after: 'ar' } },
      ]);
    }));

  test('ADR 0098 of merged records the own language counts, then that of the other record; separating restores both', () =>
    withShop(createTestDatabase, async (shop) => {
      const { token } = shop;
      const order = await shop.order(AMIRA);
      await shop.order({ client_name: 'A. Salah', number: '22 111 333' });
      const [from, into] = (await shop.list()).map(({ id }) => id);
      const send = (action: string) =>
        call(shop, 'POST', `/api/customers/${into}/${action}/`, {
          token,
          body: { customer: from },
        });
      await shop.change(from ?? '', { message_language: 'ar' });
      expect((await send('merge')).json()).toMatchObject({ message_language: 'ar' });
      expect(await readOrder(shop, token, order)).toMatchObject({ message_language: 'ar' });
      await shop.change(into ?? '', { message_language: 'aeb-Latn' });
      for (const { message_language } of await listOrders(shop, token)) {
        expect(message_language).toBe('aeb-Latn');
      }
      await send('separate');
      const languages = (await shop.list()).map((customer) => [
        customer.id,
        customer.message_language,
      ]);
      expect(Object.fromEntries(languages)).toEqual({
        [from ?? '']: 'ar',
        [into ?? '']: 'aeb-Latn',
      });
      expect(await readOrder(shop, token, order)).toMatchObject({ message_language: 'aeb-Latn' });
    }));

  test('ADR 0098 an order with two numbers has the language of the first one that has one', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order(AMIRA);
      await shop.order({ client_name: 'Nour', number: '22 111 333' });
      const [nour] = await shop.list();
      await shop.change(nour?.id ?? '', { message_language: 'en' });
      const both = await shop.order({ ...AMIRA, number: '98765432 / 22111333' });
      expect(await readOrder(shop, shop.token, both)).toMatchObject({ message_language: 'en' });
    }));

  test('ADR 0098 the language stays when the last order of the number is deleted, and is there with its next one', () =>
    withShop(createTestDatabase, async (shop) => {
      const { token } = shop;
      const order = await shop.order(AMIRA);
      const { customer } = await shop.ofOrder(order);
      await shop.change(customer.id, { message_language: 'aeb-Arab' });
      await call(shop, 'DELETE', `/api/commands/delete/${order}/`, { token });
      const next = await shop.order({ ...AMIRA, city: 'Gabès' });
      expect(await readOrder(shop, token, next)).toMatchObject({ message_language: 'aeb-Arab' });
    }));

  test('P2 ADR 0098 the erasure of a person erases the language, and the next order of the number has none', () =>
    withShop(createTestDatabase, async (shop) => {
      const order = await shop.order(AMIRA, ...DELIVERED);
      const { customer } = await shop.ofOrder(order);
      await shop.change(customer.id, { message_language: 'aeb-Arab' });
      const person = { email: undefined, phone: AMIRA.number };
      const data = await findPersonalData(shop.context.database, person);
      await erasePersonalData(shop.context, 'data_erased', data);
      const rows = await shop.context.database.db.selectFrom('customers').selectAll().execute();
      expect(rows).toEqual([]);
      expect(await readOrder(shop, shop.token, order)).not.toHaveProperty('message_language');
      const next = await shop.order({ ...AMIRA, city: 'Gabès' });
      expect(await readOrder(shop, shop.token, next)).not.toHaveProperty('message_language');
    }));

  test('P2 ADR 0111 the erasure of a person erases the language and the flag from the trail, not those of another customer', () =>
    withShop(createTestDatabase, async (shop) => {
      const order = await shop.order(AMIRA, ...DELIVERED);
      const other = await shop.order({ client_name: 'Nour', number: '22 111 333' });
      const { customer } = await shop.ofOrder(order);
      const { customer: neighbour } = await shop.ofOrder(other);
      await shop.change(customer.id, { message_language: 'aeb-Arab', note: 'Rappelle demain' });
      await shop.change(customer.id, { blocked: true });
      await shop.change(neighbour.id, { message_language: 'en' });
      const person = { email: undefined, phone: AMIRA.number };
      const data = await findPersonalData(shop.context.database, person);
      await erasePersonalData(shop.context, 'data_erased', data);
      const trail = await call(shop, 'GET', '/accounts/security-events/?kind=customer', {
        token: shop.token,
      });
      const events = z.array(securityEventSchema).parse(trail.json());
      expect(events.map(({ object, changes }) => [object, changes])).toEqual([
        [neighbour.id, { message_language: { after: 'en' } }],
        [customer.id, { blocked: {} }],
        [customer.id, { note: {}, message_language: {} }],
      ]);
    }));

  test('ADR 0098 a message about an order has the language for the reply', () =>
    withShop(createTestDatabase, async (shop) => {
      const { token } = shop;
      const order = await shop.order(AMIRA);
      const { customer } = await shop.ofOrder(order);
      await shop.change(customer.id, { message_language: 'ar' });
      const sent = await call(shop, 'POST', '/api/queries/', {
        body: {
          client_name: 'Amira',
          email: 'amira@exemple.tn',
          query_type: 'return',
          message: 'Trop grande',
          command_id: order,
        },
      });
      expect(sent.statusCode, sent.body).toBe(201);
      const read = async () => {
        const response = await call(shop, 'GET', '/api/queries/list/', { token });
        return z.array(messageSchema).parse(response.json());
      };
      const [message] = await read();
      expect(message?.command).toMatchObject({ message_language: 'ar' });
      const answered = await call(shop, 'PATCH', `/api/queries/${message?.id}/`, {
        token,
        body: { answered: true },
      });
      expect(answered.json().command).toMatchObject({ message_language: 'ar' });
    }));

  test('API-4 ADR 0098 without the feature customers no order has a language, and a shopper’s order never has one', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const placed = await sendOrder(api, orderBody(product, AMIRA));
    const id = String(placed.json().command_id);
    const response = await call(api, 'GET', `/api/customers/orders/${id}/`, { token });
    const path = `/api/customers/${response.json().customer.id}/`;
    await call(api, 'PATCH', path, { token, body: { message_language: 'ar' } });
    const again = await sendOrder(api, orderBody(product, { ...AMIRA, city: 'Gabès' }));
    expect(again.body).not.toContain('message_language');
    await api.close();
    const bare = await createTestApi(testDatabase, { features: ['status'] });
    const { access } = await logIn(bare);
    expect(await readOrder(bare, access, id)).not.toHaveProperty('message_language');
    for (const order of await listOrders(bare, access)) {
      expect(order).not.toHaveProperty('message_language');
    }
    await bare.close();
    await testDatabase.remove();
  });
});
