import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import { placedOrderSchema, type ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

/** The latest entry of the history that can be undone by its id. */
function lastChange({ history = [] }: ApiOrder): string {
  return history.findLast(({ undo }) => undo)?.undo?.change ?? 'none';
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { orderSettings: { minFillSeconds: 3 } });
  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  async function placeOrder(form?: { website: string; shown_ms: number }) {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const response = await sendOrder(api, { ...orderBody(product), ...(form && { form }) });
    return placedOrderSchema.parse(response.json()).command_id;
  }

  const placeInQuarantine = () => placeOrder({ website: 'x', shown_ms: 9_000 });

  async function change(id: string, body: object, token = getApi().token) {
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body });
  }

  async function undo(id: string, body: object, token = getApi().token) {
    return call(getApi(), 'POST', `/api/commands/${id}/undo/`, { token, body });
  }

  test('a note is undone: its text is deleted, and the history has who removed one', async () => {
    const id = await placeOrder();
    await change(id, { status: 'confirmed' });
    await change(id, { note: 'Le soir' });
    const response = await change(id, { note: 'Sonner deux fois' });
    const entry = response.json().history.at(-1);
    expect(entry).toMatchObject({ undo: { change: expect.any(String) } });
    expect(entry.undo_until).toBeUndefined();
    const undone = await undo(id, { change: entry.undo.change });
    expect(undone.statusCode).toBe(200);
    const { history, status } = await read(id);
    expect(history).toMatchObject([
      { status: 'confirmed' },
      { note: 'Le soir' },
      { cause: 'note_undone', by: OWNER.username },
    ]);
    expect(status).toBe('confirmed');
    const { db } = getApi().context.database;
    const rows = await db.selectFrom('order_events').select('note').execute();
    expect(JSON.stringify(rows)).not.toContain('Sonner');
    const again = await undo(id, { change: entry.undo.change });
    expect([again.statusCode, again.json().code]).toEqual([409, 'bad_transition']);
  });

  test('the undo of a note does not stop the one of a status before it', async () => {
    const id = await placeOrder();
    await change(id, { status: 'confirmed' });
    await change(id, { note: 'Le soir' });
    await undo(id, { change: lastChange(await read(id)) });
    expect((await undo(id, { version: (await read(id)).version })).statusCode).toBe(200);
    expect((await read(id)).status).toBe('new');
  });

  test('a note that was added by the form of the content is undone too', async () => {
    const id = await placeOrder();
    const body = editBody(await read(id), { note: 'Le soir' });
    await sendEdit(getApi(), getApi().token, id, body);
    expect((await undo(id, { change: lastChange(await read(id)) })).statusCode).toBe(200);
    expect((await read(id)).history).toMatchObject([{ cause: 'note_undone' }]);
  });

  test('the staff undo their own notes, and no note of somebody else', async () => {
    const staff = await signStaffIn(getApi());
    const id = await placeOrder();
    await change(id, { note: 'Du propriétaire' });
    const refused = await undo(id, { change: lastChange(await read(id)) }, staff);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await read(id)).history).toMatchObject([{ note: 'Du propriétaire' }]);
    await change(id, { note: 'De l’équipe' }, staff);
    expect((await undo(id, { change: lastChange(await read(id)) }, staff)).statusCode).toBe(200);
  });

  test('a release is undone: the order is to be checked again, for the same reason', async () => {
    const id = await placeInQuarantine();
    await change(id, { quarantine: false });
    const response = await undo(id, { change: lastChange(await read(id)) });
    expect(response.json().quarantine).toBe('filled_hidden_field');
    const order = await read(id);
    expect(order.history).toMatchObject([{ cause: 'released' }, { cause: 'release_undone' }]);
    expect(order.history?.some((entry) => entry.undo)).toBe(false);
    await change(id, { quarantine: false });
    expect((await undo(id, { change: lastChange(await read(id)) })).statusCode).toBe(200);
  });

  test('a release with a note is undone with it, also by the staff who made both', async () => {
    const staff = await signStaffIn(getApi());
    const id = await placeInQuarantine();
    await change(id, { quarantine: false, note: 'Appelée' }, staff);
    expect((await undo(id, { change: lastChange(await read(id)) }, staff)).statusCode).toBe(200);
    const { history, quarantine } = await read(id);
    expect(quarantine).toBe('filled_hidden_field');
    expect(JSON.stringify(history)).not.toContain('Appelée');
  });

  test('the release of an order that is confirmed since is not undone, and the response has its status', async () => {
    const id = await placeInQuarantine();
    await change(id, { quarantine: false });
    const release = lastChange(await read(id));
    await change(id, { status: 'confirmed' });
    expect(lastChange(await read(id))).toBe('none');
    const response = await undo(id, { change: release });
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'bad_transition', current: { status: 'confirmed' } },
    ]);
    await undo(id, { version: (await read(id)).version });
    expect((await undo(id, { change: release })).statusCode).toBe(200);
  });

  test('of twelve undos at once, one undoes the release', async () => {
    const id = await placeInQuarantine();
    await change(id, { quarantine: false });
    const release = lastChange(await read(id));
    const all = await Promise.all(Array.from({ length: 12 }, () => undo(id, { change: release })));
    const statuses = all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  });

  test('a change is named by its version or by its id, and the one of another order is none', async () => {
    const [id, other] = [await placeOrder(), await placeOrder()];
    await change(other, { note: 'Le soir' });
    const { version } = await read(id);
    const ofOther = lastChange(await read(other));
    expect((await undo(id, { change: ofOther })).json().code).toBe('bad_transition');
    for (const body of [{}, { version, change: ofOther }]) {
      const response = await undo(id, body);
      expect(response.json()).toMatchObject({ code: 'invalid', fields: { version: 'required' } });
    }
  });

  test('a note of an order that was deleted and restored is undone', async () => {
    const api = getApi();
    const id = await placeOrder();
    await change(id, { note: 'Le soir' });
    const deleted = await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    expect(deleted.statusCode).toBe(204);
    await call(api, 'POST', `/api/bin/order-${id}/restore/`, { token: api.token });
    expect((await undo(id, { change: lastChange(await read(id)) })).statusCode).toBe(200);
  });

  test('after ten minutes a note stays, and the cleanup deletes what its undo needed', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const body = { note: 'Le soir' };
    await call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
    const noted = lastChange(await readOrder(api, token, id));
    api.advanceClock(UNDO_WINDOW_MS + 1_000);
    const { access } = await logIn(api);
    const late = await call(api, 'POST', `/api/commands/${id}/undo/`, {
      token: access,
      body: { change: noted },
    });
    expect(late.json().code).toBe('bad_transition');
    expect((await readOrder(api, access, id)).history?.[0]).toMatchObject(body);
    expect((await readOrder(api, access, id)).history?.[0]?.undo).toBeUndefined();
    await cleanUp(api.context);
    const { db } = api.context.database;
    expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });

  test('without the feature a note has nothing to undo', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    const { access: token } = await logIn(api);
    const { product_Id: product } = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const body = { note: 'Le soir' };
    const response = await call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
    expect(response.json().history[0].undo).toBeUndefined();
    const { db } = api.context.database;
    expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
