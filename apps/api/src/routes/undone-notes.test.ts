import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import { placedOrderSchema, recordedOutcomeSchema, type ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

const NOTE = 'Appeler sa sœur';

type Shop = TestApi & { token: string };

async function placeOrder(shop: Shop) {
  const { product_Id: product } = await addProduct(shop, shop.token, { colors: colors({ M: 9 }) });
  const response = await sendOrder(shop, orderBody(product));
  return { product, id: placedOrderSchema.parse(response.json()).command_id };
}

async function recordCall(shop: Shop, id: string, body: object, token = shop.token) {
  const url = `/api/confirmation/orders/${id}/outcomes/`;
  return recordedOutcomeSchema.parse((await call(shop, 'POST', url, { token, body })).json());
}

async function undo(shop: Shop, id: string, body: object, token = shop.token) {
  return call(shop, 'POST', `/api/commands/${id}/undo/`, { token, body });
}

/** The change of the latest entry that can be undone by its id. */
function lastChange({ history = [] }: ApiOrder): string {
  return history.findLast(({ undo: possible }) => possible)?.undo?.change ?? 'none';
}

/** The stored notes of an order. */
async function notesOf({ context: { database } }: Shop, id: string): Promise<(string | null)[]> {
  const rows = await database.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select('order_events.note')
    .where('orders.command_id', '=', id)
    .execute();
  return rows.map(({ note }) => note);
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  async function change(id: string, body: object, token = getApi().token) {
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body });
  }

  test('ADR 0122: the undo of a status deletes the note that was saved with it', async () => {
    const { id } = await placeOrder(getApi());
    await change(id, { note: 'Le soir' });
    await change(id, { status: 'confirmed', note: NOTE });
    const undone = await undo(getApi(), id, { version: (await read(id)).version });
    expect(undone.json().history).toMatchObject([
      { note: 'Le soir' },
      { status: 'confirmed' },
      { status: 'new', cause: 'change_undone' },
    ]);
    expect(await notesOf(getApi(), id)).not.toContain(NOTE);
  });

  test('ADR 0122: the undo of a change of the content deletes the note that was saved with it', async () => {
    const { id } = await placeOrder(getApi());
    const body = { ...editBody(await read(id), { city: 'Gabès' }), note: NOTE };
    expect((await sendEdit(getApi(), getApi().token, id, body)).statusCode).toBe(200);
    const undone = await undo(getApi(), id, { version: (await read(id)).version });
    expect(undone.statusCode).toBe(200);
    expect(await notesOf(getApi(), id)).not.toContain(NOTE);
    expect((await audit(getApi().context)).findings).toEqual([]);
  });

  test('ADR 0122: the staff undo a status of the owner, whose note stays', async () => {
    const { id } = await placeOrder(getApi());
    const staff = await signStaffIn(getApi());
    await change(id, { status: 'confirmed', note: NOTE });
    const { version } = await read(id);
    expect((await undo(getApi(), id, { version }, staff)).json().status).toBe('new');
    expect(await notesOf(getApi(), id)).toContain(NOTE);
    await change(id, { status: 'confirmed', note: 'La mienne' }, staff);
    await undo(getApi(), id, { version: (await read(id)).version }, staff);
    expect(await notesOf(getApi(), id)).not.toContain('La mienne');
  });

  test('ADR 0122: the undo of a call deletes its note, and brings the order back as before', async () => {
    const { id, product } = await placeOrder(getApi());
    const stock = await readStock(getApi(), product);
    const body = { outcome: 'refused', reason: 'other', note: NOTE };
    const { attempt } = await recordCall(getApi(), id, body);
    const url = `/api/confirmation/orders/${id}/outcomes/${attempt}/undo/`;
    const undone = await call(getApi(), 'POST', url, { token: getApi().token });
    expect(undone.json().order.history).toMatchObject([
      { status: 'cancelled', cause: 'refused' },
      { status: 'new', cause: 'undone' },
    ]);
    expect(await notesOf(getApi(), id)).not.toContain(NOTE);
    expect(await readStock(getApi(), product)).toEqual(stock);
    // Its entry of the history has no undo any more.
    expect(lastChange(await read(id))).toBe('none');
  });

  test.each([
    ['confirmed', {}],
    ['no_answer', {}],
    ['refused', { reason: 'too_slow' }],
    ['wrong_number', {}],
  ])('ADR 0122: the call %s is undone from the history of its order', async (outcome, details) => {
    const { id, product } = await placeOrder(getApi());
    const stock = await readStock(getApi(), product);
    await recordCall(getApi(), id, { outcome, note: NOTE, ...details });
    const after = await read(id);
    expect(after.history?.at(-1)).toMatchObject({ note: NOTE, by: OWNER.username });
    const undone = await undo(getApi(), id, { change: lastChange(after) });
    expect(undone.json()).toMatchObject({ status: 'new' });
    expect(undone.json().history.at(-1)).toMatchObject({ cause: 'undone', by: OWNER.username });
    expect(await readStock(getApi(), product)).toEqual(stock);
    expect(await notesOf(getApi(), id)).not.toContain(NOTE);
    const again = await undo(getApi(), id, { change: lastChange(after) });
    expect([again.statusCode, again.json().code]).toEqual([409, 'bad_transition']);
    // The customer is called now, as before.
    const take = `/api/confirmation/orders/${id}/`;
    const taken = await call(getApi(), 'POST', take, { token: getApi().token });
    expect(taken.json()).toMatchObject({
      no_answers: 0,
      next_call_at: null,
      lease: { mine: true },
    });
    expect((await audit(getApi().context)).findings).toEqual([]);
  });

  test('ADR 0122: only the latest call is undone, and none after another change of the status', async () => {
    const { id } = await placeOrder(getApi());
    await recordCall(getApi(), id, { outcome: 'no_answer' });
    const first = lastChange(await read(id));
    await recordCall(getApi(), id, { outcome: 'confirmed' });
    const second = lastChange(await read(id));
    expect(second).not.toBe(first);
    expect((await read(id)).history?.filter((entry) => entry.undo)).toHaveLength(1);
    expect((await undo(getApi(), id, { change: first })).json().code).toBe('bad_transition');
    await change(id, { status: 'shipped' });
    expect(lastChange(await read(id))).toBe('none');
    expect((await undo(getApi(), id, { change: second })).json().code).toBe('bad_transition');
    await undo(getApi(), id, { version: (await read(id)).version });
    expect((await undo(getApi(), id, { change: second })).json().status).toBe('new');
    // The call before it can be undone now.
    expect((await undo(getApi(), id, { change: first })).statusCode).toBe(200);
  });

  test('ADR 0122: the staff undo a call of the owner, whose note stays', async () => {
    const { id } = await placeOrder(getApi());
    const staff = await signStaffIn(getApi());
    await recordCall(getApi(), id, { outcome: 'confirmed', note: NOTE });
    const undone = await undo(getApi(), id, { change: lastChange(await read(id)) }, staff);
    expect(undone.json()).toMatchObject({ status: 'new' });
    expect(await notesOf(getApi(), id)).toContain(NOTE);
  });

  test('ADR 0122: of twelve undos of a call at once, by the queue and by the history, one undoes it', async () => {
    const { id, product } = await placeOrder(getApi());
    const stock = await readStock(getApi(), product);
    const { attempt } = await recordCall(getApi(), id, { outcome: 'refused', reason: 'other' });
    const undoable = lastChange(await read(id));
    const url = `/api/confirmation/orders/${id}/outcomes/${attempt}/undo/`;
    await Promise.all(
      Array.from({ length: 6 }, () => [
        undo(getApi(), id, { change: undoable }),
        call(getApi(), 'POST', url, { token: getApi().token }),
      ]).flat(),
    );
    expect((await read(id)).history?.filter(({ cause }) => cause === 'undone')).toHaveLength(1);
    expect(await readStock(getApi(), product)).toEqual(stock);
    expect((await audit(getApi().context)).findings).toEqual([]);
  });

  test('ADR 0122: after ten minutes a call has no undo, and the cleanup deletes what it needed', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const shop = { ...api, token: (await logIn(api)).access };
    const { id } = await placeOrder(shop);
    await recordCall(shop, id, { outcome: 'confirmed' });
    const undoable = lastChange(await readOrder(shop, shop.token, id));
    shop.advanceClock(UNDO_WINDOW_MS + 1);
    const { access: token } = await logIn(api);
    expect(lastChange(await readOrder(shop, token, id))).toBe('none');
    expect((await undo(shop, id, { change: undoable }, token)).json().code).toBe('bad_transition');
    await cleanUp(shop.context);
    const { db } = shop.context.database;
    expect(await db.selectFrom('edit_undos').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });

  test('without the feature undo a call that is undone in the queue leaves its note', async () => {
    const testDatabase = await createTestDatabase();
    const features = FEATURES.filter((feature) => feature !== 'undo');
    const api = await createTestApi(testDatabase, { features });
    const shop = { ...api, token: (await logIn(api)).access };
    const { id } = await placeOrder(shop);
    const { attempt, call: called } = await recordCall(shop, id, {
      outcome: 'confirmed',
      note: NOTE,
    });
    expect(called.order.history?.every((entry) => entry.undo === undefined)).toBe(true);
    const url = `/api/confirmation/orders/${id}/outcomes/${attempt}/undo/`;
    expect((await call(shop, 'POST', url, { token: shop.token })).statusCode).toBe(200);
    expect(await notesOf(shop, id)).toContain(NOTE);
    await api.close();
    await testDatabase.remove();
  });
});
