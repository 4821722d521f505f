import { describe, expect, inject, test } from 'vitest';
import { changeAfterRead } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { listCustomers } from './customers.ts';
import { erasePersonalData, findPersonalData } from './personal-data-erasure.ts';

const PERSON = { email: 'amira@exemple.tn', phone: '98 765 432' };

async function placeOrder(api: RunningTestApi): Promise<string> {
  const { product_Id: product } = await addProduct(api, api.token);
  return (await sendOrder(api, orderBody(product))).json().command_id;
}

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
