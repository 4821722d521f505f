import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import type { Session } from './accounts.ts';
import { takeNextCall } from './confirmation.ts';

const STAFF: Session = {
  accountId: 2,
  username: 'Rim',
  role: 'staff',
  passwordChangeRequired: false,
  hasTotp: false,
  sessionId: 'the session of a worker',
};

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('O19 an order whose outcome is recorded while another worker requests the next order is not given again', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const { database } = api.context;
    // Between the search for an order and its lock, nobody answers the call of the first worker.
    const transact: typeof database.transact = async (work) => {
      const path = `/api/confirmation/orders/${id}/outcomes/`;
      await call(api, 'POST', path, { token: api.token, body: { outcome: 'no_answer' } });
      return database.transact(work);
    };
    const context = { ...api.context, database: { ...database, transact } };
    const next = await takeNextCall(context, STAFF);
    expect(next).toMatchObject({ call: null, due: 0, later: 1 });
  });
});
