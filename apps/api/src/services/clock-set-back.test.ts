import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leaseImage, takeRenditionJob, deleteIfUnreferenced } from '../db/images.ts';
import { takeLease } from '../db/settings.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { cleanUp } from './scheduled-cleanup.ts';
import { signLinkToken, verifyLinkToken } from './link-tokens.ts';
import { rollSigningKey } from './signing-keys.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

eachDatabase((createTestDatabase) => {
  describe.each([
    ['an hour', HOUR + 10 * SECOND],
    ['a day', 24 * HOUR],
  ])('T1 a clock that is set back by %s', (_step, ms) => {
    const getApi = useTestApi(createTestDatabase, { rateLimit: true });

    test('A1 locks nobody out', async () => {
      const api = getApi();
      const wrong = { ...OWNER, password: 'wrong password' };
      const guess = () => call(api, 'POST', '/accounts/login/', { body: wrong });
      for (let guesses = 0; guesses < 20; guesses += 1) await guess();
      expect((await guess()).statusCode).toBe(429);
      api.advanceClock(-ms);
      const tokens = await logIn(api);
      const body = { refresh: tokens.refresh };
      api.advanceClock(-ms);
      expect((await call(api, 'POST', '/accounts/token/refresh/', { body })).statusCode).toBe(200);
      // Two tabs may refresh at the moment of the change.
      expect((await call(api, 'POST', '/accounts/token/refresh/', { body })).statusCode).toBe(200);
    });

    test('A7 keeps no session open that was opened by a clock a year ahead', async () => {
      const api = getApi();
      api.advanceClock(365 * 24 * HOUR);
      const { access, refresh } = await logIn(api);
      api.advanceClock(-365 * 24 * HOUR - ms);
      expect(
        (await call(api, 'GET', '/accounts/protected-admin/', { token: access })).statusCode,
      ).toBe(401);
      const body = { refresh };
      expect((await call(api, 'POST', '/accounts/token/refresh/', { body })).statusCode).toBe(401);
    });

    test('A7 gives no new token for one that was used long ago', async () => {
      const api = getApi();
      const refresh = async (token: string) =>
        call(api, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
      const { refresh: used } = await logIn(api);
      const { refresh: next }: { refresh: string } = (await refresh(used)).json();
      api.advanceClock(-ms);
      expect((await refresh(used)).statusCode).toBe(401);
      // Its session goes on.
      expect((await refresh(next)).statusCode).toBe(200);
    });

    test('A5 signs nobody out whose key was rolled before, and ends no link', async () => {
      const api = getApi();
      const { context, advanceClock } = api;
      const order = 'K7Q29-FXM3A';
      const { access: token, refresh } = await logIn(api);
      const link = await signLinkToken(context, order);
      const isAccepted = async () =>
        (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
      const roll = async () => {
        await rollSigningKey(context, { revoke: false });
        // An unknown key makes the process read its keys again.
        await context.signingKeys.accepted('unknown');
      };
      await roll();
      advanceClock(-ms);
      await roll();
      expect(await isAccepted()).toBe(true);
      expect(await verifyLinkToken(context, link)).toBe(order);
      advanceClock(11 * 60 * SECOND);
      await context.signingKeys.accepted('unknown');
      expect(await verifyLinkToken(context, link)).toBe(order);
      const body = { refresh };
      expect((await call(api, 'POST', '/accounts/token/refresh/', { body })).statusCode).toBe(200);
    });

    test('O8 swallows no order', async () => {
      const api = getApi();
      const product = await addProduct(api, (await logIn(api)).access, { colors: COLORS });
      const number = () => `9${Math.floor(Math.random() * 1e7)}`;
      const body = orderBody(product.product_Id, { number: number() });
      const order = async () => {
        const response = await sendOrder(api, body);
        expect(response.statusCode).toBe(201);
        const placed: { command_id: string } = response.json();
        return placed.command_id;
      };
      const first = await order();
      expect(await order()).toBe(first);
      api.advanceClock(-ms);
      const second = await order();
      expect(second).not.toBe(first);
      expect(await order()).toBe(second);
      api.advanceClock(61 * SECOND);
      expect(await order()).not.toBe(second);
      for (let orders = 0; orders < 25; orders += 1) await sendOrder(api, body);
      expect((await sendOrder(api, body)).statusCode).toBe(429);
      api.advanceClock(-ms);
      await order();
    });

    test('P1 keeps nothing that an undo cannot use any more, and no sender of an order', async () => {
      const api = getApi();
      const { db } = api.context.database;
      const { access: token } = await logIn(api);
      const product = await addProduct(api, token, { colors: COLORS });
      const placed = await sendOrder(api, orderBody(product.product_Id));
      const { command_id: id }: { command_id: string } = placed.json();
      for (const body of [{ note: 'Bonjour' }, { status: 'confirmed' }]) {
        await call(api, 'PATCH', `/api/commands/${id}/`, { token, body });
      }
      const countStored = async () => {
        const [undos, edits, senders] = await Promise.all([
          db.selectFrom('order_events').select('id').where('undo', 'is not', null).execute(),
          db.selectFrom('edit_undos').select('event_id').execute(),
          db.selectFrom('orders').select('id').where('sender', 'is not', null).execute(),
        ]);
        return [undos.length > 0, edits.length > 0, senders.length > 0];
      };
      await cleanUp(api.context);
      expect(await countStored()).toEqual([true, true, true]);
      api.advanceClock(-ms);
      await cleanUp(api.context);
      expect(await countStored()).toEqual([false, false, false]);
    });

    test('delays no job', async () => {
      const { database, now } = getApi().context;
      const name = randomUUID();
      const path = `/media/${randomUUID().replaceAll('-', '')}.jpg`;
      const lease = () => ({ id: randomUUID(), until: now() + 600 * SECOND });
      const take = () =>
        database.transact((db) => takeLease(db, name, { now: now(), until: now() + HOUR }));
      expect([await take(), await take()]).toEqual([true, false]);
      const stored = { path, width: 1, height: 1 };
      await leaseImage(database, stored, { ...lease(), now: now() });
      const { advanceClock } = getApi();
      expect(await takeRenditionJob(database, now(), lease())).toBeUndefined();
      advanceClock(-ms);
      expect([await take(), await take()]).toEqual([true, false]);
      expect((await takeRenditionJob(database, now(), lease()))?.path).toBe(path);
      advanceClock(-ms);
      expect(await deleteIfUnreferenced(database, path, now(), async () => {})).toBe(true);
    });
  });
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('A7 T1 a session that is refreshed while the machine has the time of 1970 continues with the right time', async () => {
    const api = getApi();
    const { refresh } = await logIn(api);
    const send = async () =>
      (await call(api, 'POST', '/accounts/token/refresh/', { body: { refresh } })).statusCode;
    const sinceStart = api.context.now() - HOUR;
    api.advanceClock(-sinceStart);
    expect(await send()).toBe(401);
    api.advanceClock(sinceStart);
    expect(await send()).toBe(200);
  });
});

const COLORS = JSON.stringify([{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 100 }] }]);
