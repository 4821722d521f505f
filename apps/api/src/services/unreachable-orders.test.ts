import { nextCallSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { cancelUnreachableOrders } from './unconfirmed-orders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { orderSettings: { maxCallDays: 3 } });

  /** A new order after a call with this outcome. */
  async function placeCalledOrder(outcome: string): Promise<string> {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    await send('POST', `/api/confirmation/orders/${id}/outcomes/`, { outcome });
    return String(id);
  }

  async function send(method: 'POST' | 'DELETE', path: string, body?: object) {
    const response = await call(getApi(), method, path, { token: getApi().token, body });
    expect(response.statusCode).toBeLessThan(300);
    return response;
  }

  /** The order that the queue offers next. */
  async function takeNext(): Promise<string | undefined> {
    const response = await send('POST', '/api/confirmation/next/');
    return nextCallSchema.parse(response.json()).call?.order.command_id;
  }

  /** After some days the session of the test is over. */
  async function signIn() {
    const api = getApi();
    api.token = (await logIn(api)).access;
  }

  const statusOf = async (id: string) => (await readOrder(getApi(), getApi().token, id)).status;

  test('O16 an order that somebody has open to call is not cancelled before the lease ends', async () => {
    const api = getApi();
    const id = await placeCalledOrder('no_answer');
    api.advanceClock(3 * DAY + HOUR);
    await signIn();
    expect(await takeNext()).toBe(id);
    await cancelUnreachableOrders(api.context);
    expect(await statusOf(id)).toBe('new');
    api.advanceClock(HOUR);
    await cancelUnreachableOrders(api.context);
    await signIn();
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('O16 an order whose customer asks to be called back while others are cancelled is not cancelled', async () => {
    const api = getApi();
    await signIn();
    const id = await placeCalledOrder('no_answer');
    api.advanceClock(3 * DAY + HOUR);
    await signIn();
    const { database } = api.context;
    const transact: typeof database.transact = async (work) => {
      const callAt = new Date(api.context.now() + DAY).toISOString();
      const body = { outcome: 'call_back', call_at: callAt };
      await send('POST', `/api/confirmation/orders/${id}/outcomes/`, body);
      return database.transact(work);
    };
    const context = { ...api.context, database: { ...database, transact } };
    expect(await cancelUnreachableOrders(context)).toBe(0);
    expect(await statusOf(id)).toBe('new');
  });

  test('O16 an order that returns from the bin is not cancelled at once', async () => {
    const api = getApi();
    await signIn();
    const id = await placeCalledOrder('no_answer');
    await send('DELETE', `/api/commands/delete/${id}/`);
    api.advanceClock(4 * DAY);
    await signIn();
    await send('POST', `/api/bin/order-${id}/restore/`);
    await cancelUnreachableOrders(api.context);
    expect(await statusOf(id)).toBe('new');
    api.advanceClock(3 * DAY + HOUR);
    await cancelUnreachableOrders(api.context);
    await signIn();
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('an order with a wrong number is called again after its number is corrected, and not when that is undone', async () => {
    const api = getApi();
    await signIn();
    const id = await placeCalledOrder('wrong_number');
    expect(await takeNext()).toBeUndefined();
    const order = await readOrder(api, api.token, id);
    await sendEdit(api, api.token, id, editBody(order, { number: '55 123 456' }));
    const { version } = await readOrder(api, api.token, id);
    await send('POST', `/api/commands/${id}/undo/`, { version });
    expect(await takeNext()).toBeUndefined();
    const again = await readOrder(api, api.token, id);
    await sendEdit(api, api.token, id, editBody(again, { number: '55 123 456' }));
    expect(await takeNext()).toBe(id);
  });
});
