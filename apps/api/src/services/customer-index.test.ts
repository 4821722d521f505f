import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { erasePersonalData, findPersonalData } from '../services/personal-data-erasure.ts';
import { AMIRA, DELIVERED, withShop } from '../testing/customer-shop.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { createTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  test('a search finds the beginning of words of names and places, and of a number in any notation', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order({ ...AMIRA, street: '4, rue des Oliviers' });
      await shop.order({ client_name: 'نور بن صالح', number: '22 111 333', city: 'Gabès' });
      await shop.order({ client_name: 'Amel', number: '+33 6 12 34 56 78', city: 'L’Ariana' });
      const names = async (search: string) => (await shop.list(search)).map(({ name }) => name);
      expect(await names('amira')).toEqual(['Amira Ben Salah']);
      expect(await names('SALAH ami')).toEqual(['Amira Ben Salah']);
      expect(await names('oliv sfax')).toEqual(['Amira Ben Salah']);
      expect(await names('am')).toEqual(['Amel', 'Amira Ben Salah']);
      expect(await names('نور')).toEqual(['نور بن صالح']);
      expect(await names('gabes')).toEqual(['نور بن صالح']);
      expect(await names('ariana')).toEqual(['Amel']);
      for (const number of [
        '98 765 432',
        '98/765/432',
        '+216 98765432',
        '+216 98',
        '0021698765432',
        '٩٨ ٧٦٥',
        '987',
      ]) {
        expect(await names(number), number).toEqual(['Amira Ben Salah']);
      }
      expect(await names('33 6 12')).toEqual(['Amel']);
      for (const search of ['mira', 'amira tunis', '%', '_', '\\']) {
        expect(await names(search), search).toEqual([]);
      }
      expect(await names('98 765 432 / 22 111 333')).toEqual([]);
      const page = await call(shop, 'GET', '/api/customers/?limit=2&offset=1', {
        token: shop.token,
      });
      expect([page.headers['x-total-count'], page.json().length]).toEqual(['3', 2]);
    }));

  test('an order that is not in the index is no difference for the audit, and is found beside the order and in the list', () =>
    withShop(createTestDatabase, async (shop) => {
      const first = await shop.order(AMIRA);
      const second = await shop.order({ client_name: 'Nour', number: '22111333 / 22111444' });
      const { db } = shop.context.database;
      for (const table of ['order_phones', 'order_words', 'customer_phones'] as const) {
        await db.deleteFrom(table).execute();
      }
      expect((await audit(shop.context)).findings).toEqual([]);
      expect((await shop.ofOrder(first)).customer).toMatchObject({ name: AMIRA.client_name });
      expect(await shop.list()).toHaveLength(2);
      expect((await shop.ofOrder(second)).customer.numbers).toEqual(['22111333', '22111444']);
    }));

  test('a deleted order leaves the customer’s record, which is deleted with its last order unless the owner wrote something', () =>
    withShop(createTestDatabase, async (shop) => {
      const remove = (id: string) =>
        call(shop, 'DELETE', `/api/commands/delete/${id}/`, { token: shop.token });
      const first = await shop.order(AMIRA);
      const second = await shop.order({ ...AMIRA, city: 'Gabès' });
      const noted = await shop.order({ client_name: 'Nour', number: '22 111 333' });
      const [nour] = await shop.list();
      await shop.change(nour?.id ?? '', { blocked: true });
      await remove(first);
      expect(await shop.list('amira')).toEqual([expect.objectContaining({ orders: 1 })]);
      await remove(second);
      await remove(noted);
      expect(await shop.list()).toEqual([
        expect.objectContaining({ id: nour?.id, name: '', orders: 0, blocked: true }),
      ]);
      const next = await shop.order({ client_name: 'Nour', number: '+216 22 111 333' });
      expect((await shop.ofOrder(next)).warnings).toEqual(['blocked']);
    }));

  test('P2 the erasure of a person erases the customer’s record, with its notes, tags and block', () =>
    withShop(createTestDatabase, async (shop) => {
      const id = await shop.order({ ...AMIRA, number: '98 765 432 / 22 111 333' }, ...DELIVERED);
      const [customer] = await shop.list();
      await shop.change(customer?.id ?? '', { note: 'Livrer tard', add_tag: 'Fidèle' });
      const person = { email: 'amira@exemple.tn', phone: undefined };
      const data = await findPersonalData(shop.context.database, person);
      await erasePersonalData(shop.context, 'data_erased', data);
      expect(await shop.list()).toEqual([]);
      for (const table of [
        'order_phones',
        'order_words',
        'customer_phones',
        'customers',
        'customer_notes',
      ] as const) {
        const rows = await shop.context.database.db.selectFrom(table).selectAll().execute();
        expect([table, rows]).toEqual([table, []]);
      }
      const response = await call(shop, 'GET', `/api/customers/orders/${id}/`, {
        token: shop.token,
      });
      expect(response.statusCode).toBe(404);
    }));

  test('P2 the erasure by phone finds the second number of an order, and a blocked number without orders', () =>
    withShop(createTestDatabase, async (shop) => {
      const { database } = shop.context;
      await shop.order({ ...AMIRA, number: '98 765 432 / 22 111 333' }, ...DELIVERED);
      const deleted = await shop.order({ client_name: 'Nour', number: '71 000 111' });
      const [nour] = await shop.list();
      await shop.change(nour?.id ?? '', { blocked: true, note: 'Ne répond jamais' });
      await call(shop, 'DELETE', `/api/commands/delete/${deleted}/`, { token: shop.token });
      for (const [phone, orders] of [
        ['+216 22 111 333', 1],
        ['71000111', 0],
      ] as const) {
        const data = await findPersonalData(database, { email: undefined, phone });
        expect(data.orders).toHaveLength(orders);
        await erasePersonalData(shop.context, 'data_erased', data);
      }
      expect(await shop.list()).toEqual([]);
      const left = await database.db.selectFrom('customer_notes').selectAll().execute();
      expect(left).toEqual([]);
    }));

  test('200 orders of four numbers, placed at once by two processes, are four customers', () =>
    withShop(createTestDatabase, async (shop, testDatabase) => {
      const other = await createTestApi(testDatabase);
      const orders = Array.from({ length: 200 }, (_, number) => {
        const pair = [`2211133${number % 4}`, `9876543${number % 4}`];
        const typed = number % 2 === 0 ? pair : pair.toReversed();
        const body = orderBody(shop.product, {
          client_name: `Nom ${number % 4}`,
          number: typed.join(' / '),
          city: `Ville ${number}`,
        });
        return sendOrder(number % 3 === 0 ? other : shop, body);
      });
      const statuses = (await Promise.all(orders)).map(({ statusCode }) => statusCode);
      expect(new Set(statuses)).toEqual(new Set([201]));
      // Both processes index the orders now.
      const [customers] = await Promise.all([
        shop.list(),
        call(other, 'GET', '/api/customers/', { token: shop.token }),
      ]);
      expect(customers.map((customer) => customer.orders)).toEqual([50, 50, 50, 50]);
      await other.close();
    }));
});
