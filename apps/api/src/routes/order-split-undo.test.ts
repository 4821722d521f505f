import { FEATURES } from '@shop/contract/features';
import { orderSplitSchema, type ApiOrder } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendSplit } from '../testing/manual-orders.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, createJpeg, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const read = (id: string) => readOrder(getApi(), getApi().token, id);

  /** An order of two pieces in M and one in L, split: one of each is in the second order. */
  async function splitAnOrder({ shipping = 'once', reduction = '0.00', token = '' } = {}) {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token, {}, [await createJpeg(9)]);
    const placed = await sendOrder(api, {
      client_name: 'Amira Ben Salah',
      email: 'amira@exemple.tn',
      number: '98 765 432',
      city: 'Sfax',
      street: `${product}, rue des Oliviers`,
      total_amount: '199.76',
      shipping_charge: '8.00',
      command_products: [lineOf(product, 'M', 2), lineOf(product, 'L', 1)],
    });
    const id = String(placed.json().command_id);
    if (reduction !== '0.00') {
      const body = editBody(await read(id), { reduction, reduction_reason: 'Retard' });
      await sendEdit(api, api.token, id, body);
    }
    const before = await read(id);
    const response = await sendSplit(api, token || api.token, id, {
      version: before.version,
      shipping,
      command_products: [lineOf(product, 'M', 1), lineOf(product, 'L', 1)],
    });
    const { order, second_order: second } = orderSplitSchema.parse(response.json());
    return { id, product, before, order, second: second.command_id };
  }

  function changeOf({ history = [] }: ApiOrder): string {
    return history.find(({ cause }) => cause === 'split_to')?.undo?.change ?? 'none';
  }

  async function undo(id: string, changeId: string, token = getApi().token) {
    return call(getApi(), 'POST', `/api/commands/${id}/undo/`, {
      token,
      body: { change: changeId },
    });
  }

  async function change(id: string, body: object) {
    return call(getApi(), 'PATCH', `/api/commands/${id}/`, { token: getApi().token, body });
  }

  function contentOf({
    history: _history,
    version: _version,
    link_token: _link,
    ...order
  }: ApiOrder) {
    return order;
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test.each([
    ['once', '0.00'],
    ['both', '0.00'],
    ['once', '150.00'],
  ])(
    'a split with shipping "%s" and a reduction of %s is undone: all lines and amounts are back, the stock stays',
    async (shipping, reduction) => {
      const api = getApi();
      const { id, product, before, order, second } = await splitAnOrder({ shipping, reduction });
      const response = await undo(id, changeOf(order));
      expect(response.statusCode).toBe(200);
      const after = await read(id);
      expect(contentOf(after)).toEqual(contentOf(before));
      expect(after.history?.at(-1)).toMatchObject({
        cause: 'split_undone',
        edit: {
          lines: [
            { before: 1, after: 2 },
            { before: 0, after: 1 },
          ],
        },
      });
      expect(JSON.stringify(after.history)).not.toContain(second);
      const url = `/api/commands/${second}/`;
      expect((await call(api, 'GET', url, { token: api.token })).statusCode).toBe(404);
      const bin = await call(api, 'GET', '/api/bin/', { token: api.token });
      expect(bin.body).not.toContain(second);
      expect(await readStock(api, product)).toEqual({ M: 3, L: 1 });
      await expectCleanAudit();
      expect((await undo(id, changeOf(order))).json().code).toBe('bad_transition');
      await change(id, { status: 'cancelled' });
      expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
      await expectCleanAudit();
    },
  );

  test('the staff undo a split of a confirmed order, and a note on the first order stays', async () => {
    const api = getApi();
    const staff = await signStaffIn(api);
    const { id, order } = await splitAnOrder({ token: staff });
    await change(id, { note: 'Le soir' });
    expect((await undo(id, changeOf(order), staff)).statusCode).toBe(200);
    expect((await read(id)).history?.some(({ note }) => note === 'Le soir')).toBe(true);
    await expectCleanAudit();
  });

  test.each([
    ['the first order is confirmed', 'first', { status: 'confirmed' }],
    ['the second order is confirmed', 'second', { status: 'confirmed' }],
    ['the second order has a note', 'second', { note: 'Le soir' }],
  ])('a split is not undone when %s since, and nothing changes', async (_what, which, body) => {
    const { id, order, second } = await splitAnOrder();
    const changed = which === 'first' ? id : second;
    await change(changed, body);
    const before = [await read(id), await read(second)].map(contentOf);
    expect(changeOf(await read(id))).toBe('none');
    const response = await undo(id, changeOf(order));
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'bad_transition', current: { total_amount: '71.92' } },
    ]);
    expect([await read(id), await read(second)].map(contentOf)).toEqual(before);
    await expectCleanAudit();
  });

  test.each(['first', 'second'])(
    'a split is undone after a change of the status of the %s order is undone',
    async (which) => {
      const { id, order, second } = await splitAnOrder();
      const changed = which === 'first' ? id : second;
      await change(changed, { status: 'confirmed' });
      const { version } = await read(changed);
      await call(getApi(), 'POST', `/api/commands/${changed}/undo/`, {
        token: getApi().token,
        body: { version },
      });
      expect(changeOf(await read(id))).toBe(changeOf(order));
      expect((await undo(id, changeOf(order))).statusCode).toBe(200);
      await expectCleanAudit();
    },
  );

  test('a split whose second order was deleted is not undone, also after its restoration', async () => {
    const api = getApi();
    const { id, order, second } = await splitAnOrder();
    await call(api, 'DELETE', `/api/commands/delete/${second}/`, { token: api.token });
    expect((await undo(id, changeOf(order))).json().code).toBe('bad_transition');
    await call(api, 'POST', `/api/bin/order-${second}/restore/`, { token: api.token });
    expect((await undo(id, changeOf(order))).json().code).toBe('bad_transition');
    await expectCleanAudit();
  });

  test('of undos and confirmations of the second order at once, on two processes, one kind wins', async () => {
    const api = getApi();
    const other = { ...api, ...(await createTestApi(api.testDatabase)) };
    const { id, order, second, product } = await splitAnOrder();
    const url = `/api/commands/${second}/`;
    const [confirmed, ...undone] = await Promise.all([
      call(other, 'PATCH', url, { token: api.token, body: { status: 'confirmed' } }),
      ...Array.from({ length: 6 }, () => undo(id, changeOf(order))),
    ]);
    await other.close();
    const isUndone = undone.filter(({ statusCode }) => statusCode === 200).length;
    expect([confirmed.statusCode, isUndone]).toEqual(isUndone === 1 ? [404, 1] : [200, 0]);
    expect(await readStock(api, product)).toEqual({ M: 3, L: 1 });
    await expectCleanAudit();
  });

  test('without the feature a split has nothing to undo', async () => {
    const api = getApi();
    const { id } = await splitAnOrder();
    const plain = await createTestApi(api.testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    expect(changeOf(await readOrder(plain, api.token, id))).toBe('none');
    await plain.close();
  });
});
