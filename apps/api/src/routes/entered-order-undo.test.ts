import { FEATURES } from '@shop/contract/features';
import type { ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { manualBody, sendManualOrder } from '../testing/manual-orders.ts';
import { readOrder } from '../testing/order-edits.ts';
import { addProduct, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

function changeOf({ history = [] }: ApiOrder): string {
  return history.find(({ cause }) => cause === 'entered')?.undo?.change ?? 'none';
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  /** An order of two of five pieces in M. */
  async function enter(changes: Record<string, unknown> = {}, token = getApi().token) {
    const { product_Id: product } = await addProduct(getApi(), getApi().token);
    const body = manualBody(product, { quantity: 2, ...changes });
    const order: ApiOrder = (await sendManualOrder(getApi(), token, body)).json();
    return { id: order.command_id, product, order };
  }

  async function undo(id: string, change: string, token = getApi().token) {
    return call(getApi(), 'POST', `/api/commands/${id}/undo/`, { token, body: { change } });
  }

  async function exists(id: string) {
    const response = await call(getApi(), 'GET', `/api/commands/${id}/`, { token: getApi().token });
    return response.statusCode === 200;
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test.each([{ confirmed: true }, { confirmed: false }])(
    'an order that was entered (%o) is undone: its stock is back, and it is in the bin, from where it returns',
    async (changes) => {
      const api = getApi();
      const { id, product, order } = await enter(changes);
      expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
      const response = await undo(id, changeOf(order));
      expect([response.statusCode, response.json().command_id]).toEqual([200, id]);
      expect(await exists(id)).toBe(false);
      expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
      await expectCleanAudit();
      expect((await undo(id, changeOf(order))).statusCode).toBe(404);
      const restored = await call(api, 'POST', `/api/bin/order-${id}/restore/`, {
        token: api.token,
      });
      expect(restored.statusCode).toBe(200);
      expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
      expect(changeOf(await read(id))).toBe('none');
      expect((await undo(id, changeOf(order))).json().code).toBe('bad_transition');
      await expectCleanAudit();
    },
  );

  test('a note does not stop the undo, and is in the bin with the order', async () => {
    const { id, order } = await enter();
    const body = { note: 'Le soir' };
    await call(getApi(), 'PATCH', `/api/commands/${id}/`, { token: getApi().token, body });
    expect(changeOf(await read(id))).toBe(changeOf(order));
    expect((await undo(id, changeOf(order))).statusCode).toBe(200);
  });

  test.each([
    ['PATCH', '', { status: 'cancelled' }],
    ['POST', 'outcomes', { outcome: 'no_answer' }],
  ] as const)('after %s %s %o an order is not undone', async (method, path, body) => {
    const { id, order } = await enter({ confirmed: false });
    const url = path ? `/api/confirmation/orders/${id}/outcomes/` : `/api/commands/${id}/`;
    await call(getApi(), method, url, { token: getApi().token, body });
    expect(changeOf(await read(id))).toBe('none');
    const { status } = await read(id);
    const response = await undo(id, changeOf(order));
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'bad_transition', current: { status } },
    ]);
    expect(await exists(id)).toBe(true);
    await expectCleanAudit();
  });

  test('after a change of its status is undone, an order that was entered is undone', async () => {
    const { id, order } = await enter({ confirmed: false });
    const token = getApi().token;
    await call(getApi(), 'PATCH', `/api/commands/${id}/`, { token, body: { status: 'confirmed' } });
    const { version } = await read(id);
    await call(getApi(), 'POST', `/api/commands/${id}/undo/`, { token, body: { version } });
    expect(changeOf(await read(id))).toBe(changeOf(order));
    expect((await undo(id, changeOf(order))).statusCode).toBe(200);
    expect(await exists(id)).toBe(false);
    await expectCleanAudit();
  });

  test('the staff undo the orders that they entered, and no order of somebody else', async () => {
    const staff = await signStaffIn(getApi());
    const foreign = await enter();
    const refused = await undo(foreign.id, changeOf(foreign.order), staff);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect(await exists(foreign.id)).toBe(true);
    const own = await enter({}, staff);
    expect((await undo(own.id, changeOf(own.order), staff)).statusCode).toBe(200);
  });

  test('of ten undos at once one takes the order back', async () => {
    const { id, order, product } = await enter();
    const all = await Promise.all(Array.from({ length: 10 }, () => undo(id, changeOf(order))));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await readStock(getApi(), product)).toEqual({ M: 5, L: 2 });
    await expectCleanAudit();
  });

  test('without the feature an order that was entered has nothing to undo', async () => {
    const { id } = await enter();
    const plain = await createTestApi(getApi().testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    expect(changeOf(await readOrder(plain, getApi().token, id))).toBe('none');
    await plain.close();
  });
});
