import { customerRecordSchema, securityEventSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { AMIRA, DELIVERED, RETURNED, withShop } from '../testing/customer-shop.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi } from '../testing/test-api.ts';

const HOUR = 3_600_000;
/** The total of an order of one piece. */
const TOTAL = 71.92;

eachDatabase((createTestDatabase) => {
  test('orders with one number in any notation are one customer, with the outcomes and the amount paid', () =>
    withShop(createTestDatabase, async (shop) => {
      const ids = [
        await shop.order({ ...AMIRA, number: '+216 98 765 432', city: 'Sfax' }, ...DELIVERED),
        await shop.order({ ...AMIRA, number: '0021698765432', city: 'Gabès' }, ...DELIVERED),
        await shop.order({ ...AMIRA, number: '٩٨ ٧٦٥ ٤٣٢', city: 'Sfax' }, ...RETURNED),
        await shop.order({ ...AMIRA, number: '98.765.432', city: 'Mahdia' }, 'cancelled'),
        await shop.order({ ...AMIRA, client_name: 'Mme Amira', number: '98765432' }),
      ];
      await shop.order({ client_name: 'Nour', number: '22 111 333', city: 'Tunis' });
      const [nour, amira] = await shop.list();
      expect(nour).toMatchObject({ name: 'Nour', numbers: ['22111333'], orders: 1 });
      expect(amira).toMatchObject({
        name: 'Mme Amira',
        numbers: ['98765432'],
        places: ['Sfax', 'Mahdia', 'Gabès'],
        orders: 5,
        delivered: 2,
        refused: 2,
        delivered_rate: 50,
        total_paid: (2 * TOTAL).toFixed(2),
        tags: [],
        blocked: false,
      });
      const customer = await shop.read(amira?.id ?? '');
      expect(customer.order_list.map(({ command_id: id, outcome }) => [id, outcome])).toEqual([
        [ids[4], 'open'],
        [ids[3], 'refused'],
        [ids[2], 'refused'],
        [ids[1], 'delivered'],
        [ids[0], 'delivered'],
      ]);
      expect(customer.id).not.toContain('98765432');
    }));

  test('an order that a call found to be a duplicate is not refused, until the call is undone', () =>
    withShop(createTestDatabase, async (shop) => {
      const first = await shop.order(AMIRA);
      const second = await shop.order({ ...AMIRA, city: 'Gabès' });
      const outcomes = `/api/confirmation/orders/${second}/outcomes/`;
      const recorded = await call(shop, 'POST', outcomes, {
        token: shop.token,
        body: { outcome: 'duplicate', duplicate_of: first },
      });
      const [customer] = await shop.list();
      expect(customer).toMatchObject({ orders: 2, refused: 0, delivered_rate: null });
      const { attempt }: { attempt: string } = recorded.json();
      await call(shop, 'POST', `${outcomes}${attempt}/undo/`, { token: shop.token });
      const cancel = { token: shop.token, body: { status: 'cancelled' } };
      await call(shop, 'PATCH', `/api/commands/${second}/`, cancel);
      expect((await shop.list())[0]).toMatchObject({ refused: 1, delivered_rate: 0 });
    }));

  test('two numbers in one field are both the customer’s, before and after', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order({ ...AMIRA, number: '98 765 432' });
      await shop.order({ ...AMIRA, number: '98765432 / +216 22 111 333' });
      await shop.order({ ...AMIRA, number: '22111333' });
      const customers = await shop.list();
      expect(customers).toHaveLength(1);
      expect(customers[0]).toMatchObject({ numbers: ['98765432', '22111333'], orders: 3 });
    }));

  test('an order with the numbers of two customers is in both, counts both, and proposes the merge', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order({ ...AMIRA, number: '98 765 432' }, 'cancelled');
      await shop.order({ client_name: 'Nour', number: '22 111 333' }, 'cancelled');
      const both = await shop.order({ ...AMIRA, number: '98765432 ou 22111333' });
      expect((await shop.list()).map(({ orders }) => orders)).toEqual([2, 2]);
      const { customer, others, warnings } = await shop.ofOrder(both);
      expect(customer).toMatchObject({ orders: 3, refused: 2, numbers: ['98765432', '22111333'] });
      expect(others).toEqual([expect.objectContaining({ numbers: ['22111333'] })]);
      expect(warnings).toEqual(['refused', 'other_file']);
    }));

  test('the owner is warned of two refused orders, and of the same lines within 24 hours', () =>
    withShop(createTestDatabase, async (shop) => {
      const fresh = await shop.order({ client_name: 'Nour', number: '22 111 333' });
      expect((await shop.ofOrder(fresh)).warnings).toEqual([]);
      const cancelled = await shop.order(AMIRA, 'cancelled');
      const first = await shop.order({ ...AMIRA, city: 'Gabès' });
      // A cancelled order with the same lines is no second parcel.
      expect(await shop.ofOrder(first)).toMatchObject({ warnings: [], same_orders: [] });
      await shop.order({ ...AMIRA, city: 'Tunis' }, 'cancelled');
      const other = await shop.order({ ...AMIRA, size: 'L' });
      expect(await shop.ofOrder(other)).toMatchObject({ warnings: ['refused'], same_orders: [] });
      const same = await shop.order({ ...AMIRA, size: 'm', color: '#17457f', street: 'Autre' });
      expect(await shop.ofOrder(same)).toMatchObject({
        customer: { refused: 2 },
        warnings: ['refused', 'same_lines'],
        same_orders: [first],
      });
      await shop.wait(25 * HOUR);
      const later = await shop.order({ ...AMIRA, city: 'Nabeul' });
      expect(await shop.ofOrder(later)).toMatchObject({ warnings: ['refused'], same_orders: [] });
      expect((await shop.ofOrder(cancelled)).same_orders).toEqual([]);
    }));

  test('the owner is warned of five new orders from one address within an hour, for seven days', () =>
    withShop(createTestDatabase, async (shop) => {
      const ids: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        ids.push(await shop.order({ client_name: `Nom ${number}`, number: `9876543${number}` }));
      }
      const [first = '', second = ''] = ids;
      expect(await shop.ofOrder(first)).toMatchObject({ warnings: ['burst'], burst_orders: 5 });
      const confirm = { token: shop.token, body: { status: 'confirmed' } };
      await call(shop, 'PATCH', `/api/commands/${first}/`, confirm);
      expect(await shop.ofOrder(second)).toMatchObject({ warnings: [], burst_orders: 0 });
      shop.advanceClock(8 * 24 * HOUR);
      await cleanUp(shop.context);
      const senders = await shop.context.database.db
        .selectFrom('orders')
        .select('id')
        .where('sender', 'is not', null)
        .execute();
      expect(senders).toEqual([]);
    }));

  test('notes, tags and the block are changed with a note once for its key, and the security log has no text of them', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order(AMIRA);
      const [{ id } = { id: '' }] = await shop.list();
      const key = crypto.randomUUID();
      for (let time = 0; time < 2; time += 1) {
        const response = await shop.change(
          id,
          { note: 'Livrer après 17 h', add_tag: 'Fidèle' },
          key,
        );
        expect(response.statusCode, response.body).toBe(200);
      }
      await shop.change(id, { add_tag: 'fidele' });
      await shop.change(id, { add_tag: 'Grossiste' });
      await shop.change(id, { remove_tag: 'FIDÈLE' });
      await shop.change(id, { blocked: true });
      const customer = await shop.read(id);
      expect(customer).toMatchObject({ tags: ['Grossiste'], blocked: true });
      expect(customer.notes).toEqual([
        expect.objectContaining({ note: 'Livrer après 17 h', by: OWNER.username }),
      ]);
      expect((await shop.list(undefined, '?blocked=true')).map((each) => each.id)).toEqual([id]);
      expect(await shop.list(undefined, '?blocked=false')).toEqual([]);
      const trail = await call(shop, 'GET', '/accounts/security-events/?kind=customer', {
        token: shop.token,
      });
      const [latest] = z.array(securityEventSchema).parse(trail.json());
      expect(latest).toMatchObject({
        type: 'customer_changed',
        object: id,
        account: OWNER.username,
        changes: { blocked: { before: 'false', after: 'true' } },
      });
      expect(trail.body).not.toContain('17 h');
      expect(trail.body).not.toContain('Grossiste');
      const [note] = customer.notes;
      const path = `/api/customers/${id}/notes/${note?.id}/`;
      expect((await call(shop, 'DELETE', path, { token: shop.token })).statusCode).toBe(204);
      expect((await call(shop, 'DELETE', path, { token: shop.token })).statusCode).toBe(404);
      expect((await shop.read(id)).notes).toEqual([]);
    }));

  test.each([
    [{}, { note: 'required' }],
    [{ note: '' }, { note: 'required' }],
    [{ add_tag: 'x'.repeat(41) }, { add_tag: 'too_long' }],
    [{ blocked: 'yes' }, { blocked: 'not_a_choice' }],
    [{ note: 'Note', name: 'Amira' }, { name: 'unknown' }],
  ])('the invalid change %j is refused', (body, fields) =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order(AMIRA);
      const [{ id } = { id: '' }] = await shop.list();
      const response = await shop.change(id, body);
      expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
    }),
  );

  test('a block warns the owner, and changes nothing for the shopper', () =>
    withShop(createTestDatabase, async (shop) => {
      const open = await sendOrder(shop, orderBody(shop.product, AMIRA));
      const [{ id } = { id: '' }] = await shop.list();
      await shop.change(id, { blocked: true, note: 'Ne répond jamais' });
      const blocked = await sendOrder(shop, orderBody(shop.product, { ...AMIRA, city: 'Gabès' }));
      expect(blocked.statusCode).toBe(open.statusCode);
      const withoutIdentity = (response: typeof open) => ({
        ...response.json(),
        command_id: '',
        created_at: '',
      });
      expect(withoutIdentity(blocked)).toEqual(withoutIdentity(open));
      expect(Object.keys(blocked.headers).toSorted()).toEqual(Object.keys(open.headers).toSorted());
      const { warnings, customer } = await shop.ofOrder(String(blocked.json().command_id));
      expect(warnings).toContain('blocked');
      expect(customer.blocked).toBe(true);
      // Without a token, nothing of it can be read.
      for (const path of ['', `${id}/`, `orders/${String(open.json().command_id)}/`]) {
        expect((await call(shop, 'GET', `/api/customers/${path}`)).statusCode).toBe(401);
      }
    }));

  test('merged customers have one sum, notes and tags, also by the old id; separating them restores both', () =>
    withShop(createTestDatabase, async (shop) => {
      const order = await shop.order(AMIRA, ...DELIVERED);
      await shop.order(
        { client_name: 'A. Salah', number: '22 111 333', city: 'Tunis' },
        'cancelled',
      );
      const [other, amira] = await shop.list();
      const ids = { into: amira?.id ?? '', from: other?.id ?? '' };
      await shop.change(ids.into, { add_tag: 'Fidèle' });
      await shop.change(ids.from, { add_tag: 'Tunis', note: 'Sœur', blocked: true });
      const before = [await shop.read(ids.into), await shop.read(ids.from)];
      const send = (action: string, customer: string) =>
        call(shop, 'POST', `/api/customers/${ids.into}/${action}/`, {
          token: shop.token,
          body: { customer },
        });
      const merged = customerRecordSchema.parse((await send('merge', ids.from)).json());
      expect(merged).toMatchObject({
        id: ids.into,
        numbers: ['98765432', '22111333'],
        orders: 2,
        delivered: 1,
        refused: 1,
        delivered_rate: 50,
        tags: ['Fidèle', 'Tunis'],
        blocked: true,
        notes: [{ note: 'Sœur' }],
        merged: [{ id: ids.from, numbers: ['22111333'] }],
      });
      expect(await shop.read(ids.from)).toEqual(merged);
      expect(await shop.list()).toHaveLength(1);
      expect((await shop.ofOrder(order)).customer.id).toBe(ids.into);
      const again = await send('merge', ids.from);
      expect([again.statusCode, again.json().fields]).toEqual([422, { customer: 'incorrect' }]);
      expect((await send('merge', '999999')).statusCode).toBe(404);
      expect((await send('separate', ids.from)).statusCode).toBe(200);
      expect([await shop.read(ids.into), await shop.read(ids.from)]).toEqual(before);
      expect((await send('separate', ids.from)).statusCode).toBe(404);
    }));

  test('a customer that another one was merged into stays when the order of its own number is deleted', () =>
    withShop(createTestDatabase, async (shop) => {
      const order = await shop.order(AMIRA);
      const mistyped = await shop.order({ ...AMIRA, number: '98 765 433' });
      const [into, from] = await shop.list();
      const path = `/api/customers/${into?.id}/merge/`;
      await call(shop, 'POST', path, { token: shop.token, body: { customer: from?.id } });
      await call(shop, 'DELETE', `/api/commands/delete/${mistyped}/`, { token: shop.token });
      await shop.change(into?.id ?? '', { blocked: true, note: 'Refuse à la porte' });
      const customer = await shop.read(into?.id ?? '');
      expect(customer).toMatchObject({
        blocked: true,
        orders: 1,
        notes: [{ note: 'Refuse à la porte' }],
      });
      expect((await shop.ofOrder(order)).warnings).toEqual(['blocked']);
    }));

  test('two merges of the same customers at once, each into the other, leave one customer with both numbers', () =>
    withShop(createTestDatabase, async (shop) => {
      await shop.order(AMIRA);
      await shop.order({ client_name: 'Nour', number: '22 111 333' });
      const [one = '', other = ''] = (await shop.list()).map(({ id }) => id);
      const merge = (into: string, from: string) =>
        call(shop, 'POST', `/api/customers/${into}/merge/`, {
          token: shop.token,
          body: { customer: from },
        });
      const responses = await Promise.all([merge(one, other), merge(other, one)]);
      const statuses = new Set(responses.map(({ statusCode }) => statusCode));
      expect(statuses).toEqual(new Set([200, 422]));
      const customers = await shop.list();
      expect(customers.map(({ numbers }) => numbers.toSorted())).toEqual([
        ['22111333', '98765432'],
      ]);
    }));

  test('API-4 without the feature there is no such endpoint, and a shopper’s order is the same', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, { features: [] });
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const placed = await sendOrder(api, orderBody(product));
    expect(placed.statusCode).toBe(201);
    const response = await call(api, 'GET', '/api/customers/', { token });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    await api.close();
    await testDatabase.remove();
  });
});
