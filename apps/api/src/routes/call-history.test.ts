import { orderSchema, type OrderHistory } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('the history has the reason why a customer refused, and the order that a duplicate repeats', async () => {
    const api = getApi();
    const { token } = api;
    const { product_Id: product } = await addProduct(api, token, { colors: colors({ M: 9 }) });
    const place = async (name: string) =>
      String((await sendOrder(api, orderBody(product, { client_name: name }))).json().command_id);
    const record = (id: string, body: object) =>
      call(api, 'POST', `/api/confirmation/orders/${id}/outcomes/`, { token, body });
    const historyOf = async (id: string): Promise<OrderHistory[] | undefined> =>
      orderSchema.parse((await call(api, 'GET', `/api/commands/${id}/`, { token })).json()).history;
    const refused = await place('Amira');
    const repeated = await place('Nour');
    const duplicate = await place('Nour encore');

    await record(refused, { outcome: 'refused', reason: 'too_expensive' });
    await record(duplicate, { outcome: 'duplicate', duplicate_of: repeated });
    await record(repeated, { outcome: 'wrong_number' });

    expect(await historyOf(refused)).toEqual([
      expect.objectContaining({ cause: 'refused', reason: 'too_expensive' }),
    ]);
    expect(await historyOf(duplicate)).toEqual([
      expect.objectContaining({ cause: 'duplicate', other_order: repeated }),
    ]);
    const [wrongNumber] = (await historyOf(repeated)) ?? [];
    expect(wrongNumber).not.toHaveProperty('reason');
    expect(wrongNumber).not.toHaveProperty('other_order');
  });
});
