import { messageSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { readOrder } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { applyRetention, findExpired } from './retention.ts';

const DAY = 86_400_000;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('P1 an order whose cancellation is undone before it is erased keeps its contact', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, (await logIn(api)).access);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    api.advanceClock(29 * DAY);
    const { access: token } = await logIn(api);
    const path = `/api/commands/${id}/`;
    await call(api, 'PATCH', path, { token, body: { status: 'cancelled' } });
    const before = await readOrder(api, token, id);
    const expired = await findExpired(api.context, { contacts: 20, messages: undefined });
    expect(expired.orders).toHaveLength(1);
    await call(api, 'POST', `${path}undo/`, { token, body: { version: before.version } });
    await applyRetention(api.context, expired);
    const after = await readOrder(api, token, id);
    expect(after).toMatchObject({ status: 'new', client_name: 'Amira Ben Salah' });
  });

  test('P1 a message that is marked as unanswered before it is deleted stays', async () => {
    const api = getApi();
    const { client_name, email } = orderBody('1');
    const message = { query_type: 'information', message: 'Livrez-vous à Djerba\u202F?' };
    const body = { client_name, email, ...message, command_id: null };
    const { id } = (await call(api, 'POST', '/api/queries/', { body })).json();
    api.advanceClock(29 * DAY);
    const { access: token } = await logIn(api);
    const mark = (answered: boolean) =>
      call(api, 'PATCH', `/api/queries/${id}/`, { token, body: { answered } });
    await mark(true);
    const expired = await findExpired(api.context, { contacts: undefined, messages: 20 });
    expect(expired.messages).toHaveLength(1);
    await mark(false);
    await applyRetention(api.context, expired);
    const left = await call(api, 'GET', '/api/queries/list/', { token });
    expect(messageSchema.array().parse(left.json())).toMatchObject([{ id, answered: false }]);
  });
});
