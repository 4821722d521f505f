import { binEntryId } from '@shop/contract/bin-entry-id';
import { orderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { sendRestore } from '../testing/bin-entries.ts';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { audit } from './audit.ts';
import { cancelUnconfirmedOrders } from './unconfirmed-orders.ts';

const HOUR = 3_600_000;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { orderSettings: { unconfirmedHours: 48 } });

  test('O16 two processes cancel an order that nobody confirmed once; its stock is back and its history has the reason', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase, {
      orderSettings: { unconfirmedHours: 48 },
    });
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 300 }) });
    const place = async (name: string) => {
      const response = await sendOrder(api, orderBody(id, { client_name: name }));
      return String(response.json().command_id);
    };
    const late = await Promise.all(Array.from({ length: 150 }, (_, number) => place(`${number}`)));
    const confirmed = await place('Confirmée');
    const change = { body: { status: 'confirmed' }, token: api.token };
    await call(api, 'PATCH', `/api/commands/${confirmed}/`, change);
    for (const process of [api, other]) process.advanceClock(47 * HOUR);
    const young = await place('Nouvelle');
    expect(await cancelUnconfirmedOrders(api.context)).toBe(0);

    for (const process of [api, other]) process.advanceClock(2 * HOUR);
    const counts = await Promise.all([
      cancelUnconfirmedOrders(api.context),
      cancelUnconfirmedOrders(other.context),
    ]);
    expect(counts[0] + counts[1]).toBe(150);
    expect(await readStock(api, id)).toEqual({ M: 298 });
    const { access: token } = await logIn(api);
    const read = async (commandId: string) =>
      orderSchema.parse((await call(api, 'GET', `/api/commands/${commandId}/`, { token })).json());
    const cancelled = await read(late[0] ?? '');
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.history).toEqual([
      { at: expect.any(String), by: '', status: 'cancelled', cause: 'unconfirmed' },
    ]);
    expect([(await read(confirmed)).status, (await read(young)).status]).toEqual([
      'confirmed',
      'new',
    ]);
    expect((await audit(api.context)).findings).toEqual([]);
    await other.close();
  });

  test('O16 an order that was placed while the clock was a day behind is not cancelled when the clock is right again', async () => {
    const api = getApi();
    const { access: token } = await logIn(api);
    const { product_Id: id } = await addProduct(api, token, { colors: colors({ M: 300 }) });
    const place = async (name: string) => {
      const response = await sendOrder(api, orderBody(id, { client_name: name }));
      return String(response.json().command_id);
    };
    await place('Avant');
    api.advanceClock(-72 * HOUR);
    const behind = new Set([await place('Pendant'), await place('Encore')]);
    api.advanceClock(72 * HOUR);
    await cancelUnconfirmedOrders(api.context);
    const { access: later } = await logIn(api);
    const orders = await listOrders(api, later);
    const statuses = orders.filter(({ command_id }) => behind.has(command_id));
    expect(statuses.map(({ status }) => status)).toEqual(['new', 'new']);
  });

  test('O16 an order with a time in the future, of a clock that was ahead, keeps no later order from being cancelled', async () => {
    const api = getApi();
    api.advanceClock(5_000 * HOUR);
    const { access: ahead } = await logIn(api);
    const { product_Id: id } = await addProduct(api, ahead, { colors: colors({ M: 300 }) });
    await sendOrder(api, orderBody(id, { client_name: 'En avance' }));
    api.advanceClock(-5_000 * HOUR);
    const response = await sendOrder(api, orderBody(id, { client_name: 'À l’heure' }));
    const commandId = String(response.json().command_id);
    api.advanceClock(72 * HOUR);
    await cancelUnconfirmedOrders(api.context);
    const { access: token } = await logIn(api);
    const order = await call(api, 'GET', `/api/commands/${commandId}/`, { token });
    expect(order.json()).toMatchObject({ status: 'cancelled' });
  });

  test('O16 an order that becomes new again by an undo or a restoration has the whole time once more', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, (await logIn(api)).access, {
      colors: colors({ M: 9 }),
    });
    const place = async (name: string) => {
      const response = await sendOrder(api, orderBody(id, { client_name: name }));
      return String(response.json().command_id);
    };
    const [deleted, confirmed] = [await place('Supprimée'), await place('Confirmée')];
    api.advanceClock(49 * HOUR);
    const { access: token } = await logIn(api);
    await call(api, 'DELETE', `/api/commands/delete/${deleted}/`, { token });
    const restored = await sendRestore(api, token, binEntryId('order', deleted));
    expect(restored.statusCode).toBe(200);
    const url = `/api/commands/${confirmed}/`;
    const body = { status: 'confirmed' };
    const { version } = (await call(api, 'PATCH', url, { token, body })).json();
    const undone = await call(api, 'POST', `${url}undo/`, { token, body: { version } });
    expect(undone.json()).toMatchObject({ status: 'new' });
    const statuses = async () => {
      await cancelUnconfirmedOrders(api.context);
      const { access: current } = await logIn(api);
      const orders = await listOrders(api, current);
      return [deleted, confirmed].map(
        (each) => orders.find(({ command_id: commandId }) => commandId === each)?.status,
      );
    };
    expect(await statuses()).toEqual(['new', 'new']);
    api.advanceClock(49 * HOUR);
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  });

  test('O16 an order that is confirmed at the same moment stays confirmed or is cancelled, with the right stock', async () => {
    const api = getApi();
    const { access } = await logIn(api);
    const { product_Id: id } = await addProduct(api, access, { colors: colors({ M: 40 }) });
    const placed = [];
    for (let number = 0; number < 20; number += 1) {
      const response = await sendOrder(api, orderBody(id, { client_name: `Cliente ${number}` }));
      placed.push(String(response.json().command_id));
    }
    api.advanceClock(49 * HOUR);
    const { access: token } = await logIn(api);
    const change = { body: { status: 'confirmed' }, token };
    const [, ...responses] = await Promise.all([
      cancelUnconfirmedOrders(api.context),
      ...placed.map((commandId) => call(api, 'PATCH', `/api/commands/${commandId}/`, change)),
    ]);
    const confirmed = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(await readStock(api, id)).toEqual({ M: 40 - confirmed });
    expect((await audit(api.context)).findings).toEqual([]);
  });

  test('O16 without the setting, no order is cancelled', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    api.advanceClock(10_000 * HOUR);
    expect(await cancelUnconfirmedOrders(api.context)).toBe(0);
    await api.close();
    await testDatabase.remove();
  });
});
