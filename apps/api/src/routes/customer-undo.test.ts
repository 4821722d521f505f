import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import { customerHistoryEntrySchema, type CustomerRecord } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { erasePersonalData, findPersonalData } from '../services/personal-data-erasure.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { AMIRA, withShop } from '../testing/customer-shop.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { sendOrder } from '../testing/orders.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi } from '../testing/test-api.ts';

type Shop = Parameters<Parameters<typeof withShop>[1]>[0];

/** What the owner wrote about a customer. */
const marks = ({ tags, blocked, message_language: language, notes }: CustomerRecord) => ({
  tags,
  blocked,
  language,
  notes,
});

async function undo(shop: Shop, id: string, change: string, options: object = {}) {
  const url = `/api/customers/${id}/undo/`;
  return call(shop, 'POST', url, { token: shop.token, body: { change }, ...options });
}

async function changeIn(shop: Shop, id: string, body: object): Promise<string> {
  const response = await shop.change(id, body);
  expect(response.statusCode, response.body).toBe(200);
  return String(response.json().change_id);
}

async function history(shop: Shop, id: string) {
  const response = await call(shop, 'GET', `/api/customers/${id}/history/`, { token: shop.token });
  return customerHistoryEntrySchema.array().parse(response.json());
}

eachDatabase((createTestDatabase) => {
  const withCustomer = (
    run: (shop: Shop, id: string, testDatabase: TestDatabase) => Promise<void>,
  ) =>
    withShop(createTestDatabase, async (shop, testDatabase) => {
      await shop.order({ ...AMIRA, number: '98 765 432' });
      const [customer] = await shop.list();
      await run(shop, customer?.id ?? '', testDatabase);
    });

  test('ADR 0113: notes, tags, the block and the language of messages are undone, each alone and in any order', () =>
    withCustomer(async (shop, id) => {
      const before = marks(await shop.read(id));
      const changes = [
        await changeIn(shop, id, { add_tag: 'fidèle' }),
        await changeIn(shop, id, { add_tag: 'gros colis' }),
        await changeIn(shop, id, { blocked: true }),
        await changeIn(shop, id, { message_language: 'ar' }),
        await changeIn(shop, id, { note: 'Sonner deux fois' }),
      ];
      expect((await history(shop, id)).every((entry) => entry.undo_until)).toBe(true);
      const first = await undo(shop, id, changes[0] ?? '');
      expect(first.json()).toMatchObject({ tags: ['gros colis'], blocked: true });
      for (const change of changes.slice(1)) {
        expect((await undo(shop, id, change)).statusCode).toBe(200);
      }
      expect(marks(await shop.read(id))).toEqual(before);
      expect((await undo(shop, id, changes[0] ?? '')).json().code).toBe('bad_transition');
      expect((await history(shop, id)).slice(0, 5).map(({ type }) => type)).toEqual(
        changes.map(() => 'customer_change_undone'),
      );
    }));

  test('ADR 0113: a removed tag returns to its place, and a deleted note with its time and author', () =>
    withCustomer(async (shop, id) => {
      await shop.change(id, { add_tag: 'un' });
      await shop.change(id, { add_tag: 'deux' });
      await shop.change(id, { note: 'Sonner deux fois' });
      const before = await shop.read(id);
      const change = await changeIn(shop, id, { remove_tag: 'un' });
      await undo(shop, id, change);
      const note = before.notes[0]?.id ?? '';
      const url = `/api/customers/${id}/notes/${note}/`;
      expect((await call(shop, 'DELETE', url, { token: shop.token })).statusCode).toBe(204);
      expect((await shop.read(id)).notes).toEqual([]);
      expect((await undo(shop, id, `note-${note}`)).statusCode).toBe(200);
      expect(await shop.read(id)).toEqual(before);
      expect((await undo(shop, id, `note-${note}`)).statusCode).toBe(409);
    }));

  test('ADR 0131: the history has the texts of notes and tags before and after; the security log does not', () =>
    withCustomer(async (shop, id) => {
      await shop.change(id, { add_tag: 'fidèle' });
      await shop.change(id, { add_tag: 'grossiste', remove_tag: 'fidèle' });
      expect((await shop.read(id)).tags).toEqual(['grossiste']);
      const change = await changeIn(shop, id, { note: 'Sonner deux fois' });
      await undo(shop, id, change);
      await shop.change(id, { note: 'Après 17 h' });
      const note = (await shop.read(id)).notes[0]?.id ?? '';
      const url = `/api/customers/${id}/notes/${note}/`;
      await call(shop, 'DELETE', url, { token: shop.token });
      await undo(shop, id, `note-${note}`);
      const changes = (await history(shop, id)).map((entry) => entry.changes).toReversed();
      expect(changes).toEqual([
        { tag: { after: 'fidèle' } },
        { tag: { before: 'fidèle', after: 'grossiste' } },
        { note: { after: 'Sonner deux fois' } },
        { note: { before: 'Sonner deux fois' } },
        { note: { after: 'Après 17 h' } },
        { note: { before: 'Après 17 h' } },
        { note: { after: 'Après 17 h' } },
      ]);
      const log = await call(shop, 'GET', '/accounts/security-events/?kind=customer', {
        token: shop.token,
      });
      expect(log.json()).toHaveLength(7);
      expect(log.body).not.toMatch(/fidèle|grossiste|Sonner|17 h/);
    }));

  test('ADR 0113: the undo of what was changed since is 409 with the state of now, and changes nothing', () =>
    withCustomer(async (shop, id) => {
      const first = await changeIn(shop, id, { blocked: true });
      await changeIn(shop, id, { blocked: false });
      const last = await changeIn(shop, id, { blocked: true });
      const refused = await undo(shop, id, first);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'bad_transition', current: { blocked: 'true', tags: '' } },
      ]);
      expect((await shop.read(id)).blocked).toBe(true);
      const languages = [
        await changeIn(shop, id, { message_language: 'fr' }),
        await changeIn(shop, id, { message_language: 'ar' }),
      ];
      expect((await undo(shop, id, languages[0] ?? '')).json().current).toMatchObject({
        message_language: 'ar',
      });
      expect((await undo(shop, id, last)).json()).toMatchObject({ blocked: false });
    }));

  test('ADR 0113: a merge is undone with the customers that were merged before, and a separation too', () =>
    withCustomer(async (shop, id) => {
      await shop.order({ client_name: 'Nour', number: '22 111 333' });
      await shop.order({ client_name: 'Ines', number: '23 111 333' });
      const all = await shop.list();
      const [ines = '', nour = ''] = all.map((each) => each.id);
      const merge = async (into: string, customer: string) => {
        const options = { token: shop.token, body: { customer } };
        return (await call(shop, 'POST', `/api/customers/${into}/merge/`, options)).json();
      };
      await merge(nour, ines);
      const { change_id: merged } = await merge(id, nour);
      expect((await shop.read(id)).numbers).toHaveLength(3);
      expect((await undo(shop, id, merged)).statusCode).toBe(200);
      expect((await shop.read(nour)).merged).toMatchObject([{ id: ines }]);
      const options = { token: shop.token, body: { customer: ines } };
      const url = `/api/customers/${nour}/separate/`;
      const { change_id: separated } = (await call(shop, 'POST', url, options)).json();
      expect((await shop.read(nour)).merged).toEqual([]);
      expect((await undo(shop, nour, separated)).json()).toMatchObject({ merged: [{ id: ines }] });
      const again = await merge(id, nour);
      await call(shop, 'POST', `/api/customers/${id}/separate/`, {
        token: shop.token,
        body: { customer: nour },
      });
      expect((await undo(shop, id, again.change_id)).statusCode).toBe(409);
    }));

  test('ADR 0113: of eight undos at once on two processes one undoes the change, and a repeat with its key has the first response', () =>
    withCustomer(async (shop, id, testDatabase) => {
      const other = { ...shop, ...(await createTestApi(testDatabase)) };
      const change = await changeIn(shop, id, { add_tag: 'fidèle' });
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, number) => undo(number % 2 ? other : shop, id, change)),
      );
      await other.close();
      const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
      const blocked = await changeIn(shop, id, { blocked: true });
      const headers = { 'idempotency-key': 'undo-block' };
      expect((await undo(shop, id, blocked, { headers })).statusCode).toBe(200);
      expect((await undo(shop, id, blocked, { headers })).statusCode).toBe(200);
    }));

  test('ADR 0097: the staff undo the addition of their own notes only, and other changes of everybody', () =>
    withCustomer(async (shop, id) => {
      const staff = await signStaffIn(shop);
      const note = await changeIn(shop, id, { note: 'De la patronne' });
      const tag = await changeIn(shop, id, { add_tag: 'fidèle' });
      expect((await undo(shop, id, note, { token: staff })).statusCode).toBe(403);
      const undone = await undo(shop, id, tag, { token: staff });
      expect(undone.json()).toMatchObject({ tags: [], notes: [{ note: 'De la patronne' }] });
      expect(undone.json().total_paid).toBeUndefined();
      const url = `/api/customers/${id}/`;
      const body = { note: 'De l’équipe' };
      const own = (await call(shop, 'PATCH', url, { token: staff, body })).json().change_id;
      expect((await undo(shop, id, own, { token: staff })).statusCode).toBe(200);
    }));

  test('ADR 0113: after ten minutes a change is not undone, and the cleanup deletes what it replaced', () =>
    withCustomer(async (shop, id) => {
      const change = await changeIn(shop, id, { add_tag: 'fidèle' });
      shop.advanceClock(UNDO_WINDOW_MS + 1);
      const { access: token } = await logIn(shop);
      expect((await undo(shop, id, change, { token })).statusCode).toBe(409);
      await cleanUp(shop.context);
      const { db } = shop.context.database;
      expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    }));

  test('P1 the erasure of a person deletes what the undo of changes of a customer’s record needs', () =>
    withCustomer(async (shop, id) => {
      const change = await changeIn(shop, id, { add_tag: 'enceinte' });
      await shop.change(id, { remove_tag: 'enceinte' });
      const { context } = shop;
      const person = { email: undefined, phone: '98765432' };
      await erasePersonalData(
        context,
        'data_erased',
        await findPersonalData(context.database, person),
      );
      const rows = await context.database.db.selectFrom('edit_undos').selectAll().execute();
      expect(rows).toEqual([]);
      expect((await undo(shop, id, change)).statusCode).toBe(404);
    }));

  test('API-1 without the feature the responses are as before and nothing is stored', async () => {
    const testDatabase = await createTestDatabase();
    const features = FEATURES.filter((feature) => feature !== 'undo');
    const api = await createTestApi(testDatabase, { features });
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    await sendOrder(api, orderBody(product, {}));
    const [customer] = (await call(api, 'GET', '/api/customers/', { token })).json();
    const url = `/api/customers/${customer.id}/`;
    const body = { add_tag: 'fidèle' };
    const saved = (await call(api, 'PATCH', url, { token, body })).json();
    expect(saved).toMatchObject({ tags: ['fidèle'] });
    expect(saved.change_id).toBeUndefined();
    expect((await call(api, 'GET', `${url}history/`, { token })).statusCode).toBe(404);
    const { db } = api.context.database;
    expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
