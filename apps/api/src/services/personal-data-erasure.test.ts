import { describe, expect, inject, test } from 'vitest';
import { changeAfterRead } from '../testing/change-after-read.ts';
import { createPostgresDatabase, eachDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { listCustomers } from './customers.ts';
import { erasePersonalData, findPersonalData } from './personal-data-erasure.ts';

const PERSON = { email: 'amira@exemple.tn', phone: '98 765 432' };

async function placeOrder(api: RunningTestApi): Promise<string> {
  const { product_Id: product } = await addProduct(api, api.token);
  return (await sendOrder(api, orderBody(product))).json().command_id;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('P2 an erasure of ended orders leaves the contact of one whose cancellation is undone first', async () => {
    const api = getApi();
    const { context, token } = api;
    const id = await placeOrder(api);
    const path = `/api/commands/${id}/`;
    await call(api, 'PATCH', path, { token, body: { status: 'cancelled' } });
    const found = await findPersonalData(context.database, PERSON);
    const { version } = await readOrder(api, token, id);
    await call(api, 'POST', `${path}undo/`, { token, body: { version } });
    await erasePersonalData(context, 'data_erased', { ...found, onlyEnded: true });
    const left = await readOrder(api, token, id);
    expect(left).toMatchObject({ status: 'new', number: '98 765 432' });
    await erasePersonalData(context, 'data_erased', found);
    expect(await readOrder(api, token, id)).toMatchObject({ status: 'new', number: '' });
  });
});

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  test('P2 an erasure leaves no number of an order that is edited at the same moment', async () => {
    const api = getApi();
    const { context, token } = api;
    const id = await placeOrder(api);
    await listCustomers(context, {});
    const found = await findPersonalData(context.database, PERSON);
    const body = editBody(await readOrder(api, token, id), { number: '22 111 333' });
    // The erasure has read the numbers of the order.
    const { database, outcome } = changeAfterRead(context.database, { column: 'key' }, () =>
      sendEdit(api, token, id, body),
    );
    await erasePersonalData({ ...context, database }, 'data_erased', found);
    expect(await outcome()).toBe('done');
    const left = await context.database.db.selectFrom('customer_phones').selectAll().execute();
    expect(left).toEqual([]);
  });
});
