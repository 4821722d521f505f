import { describe, expect, inject, test } from 'vitest';
import { lockVariants } from '../db/stock.ts';
import { endOrWait } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { holdLock } from '../testing/hold-lock.ts';
import { editBody, lineOf, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  test('M1 an order that waits for a product that it gets has the price of the product after the wait', async () => {
    const api = getApi();
    const { product_Id: first } = await addProduct(api, api.token);
    const { product_Id: added, discounted_price: price } = await addProduct(api, api.token);
    const { command_id: id } = (await sendOrder(api, orderBody(first))).json();
    const body = editBody(await readOrder(api, api.token, id), {
      lines: [lineOf(first, 'M', 1), lineOf(added, 'M', 1)],
      prices: { [added]: price },
    });
    const commit = await holdLock(api.testDatabase, async (db) => {
      await lockVariants(db, Number(added));
      const change = db.updateTable('products').set({ price: 99_000, discounted_price: 99_000 });
      await change.where('id', '=', Number(added)).execute();
    });
    const editing = sendEdit(api, api.token, id, body);
    await endOrWait(api.context.database, editing);
    await commit();
    const edited = await editing;
    expect([edited.statusCode, edited.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'total_changed', total_amount: '170.92' }),
    ]);
  });
});
