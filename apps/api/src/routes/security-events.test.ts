import { securityEventSchema, siteImageSchema, type SecurityEvent } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ensureOwner } from '../services/accounts.ts';
import { createMessage } from '../services/messages.ts';
import { cancelUnconfirmedOrder } from '../services/orders.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, createJpeg, orderBody, productForm } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { runCli } from '../testing/run-cli.ts';
import { createTestApi, useTestApi, type RunningTestApi } from '../testing/test-api.ts';

const EVENTS = '/accounts/security-events/';
const DAY = 86_400_000;
const PHONE = '22 345 678';

async function listEvents(
  api: RunningTestApi,
  query: Record<string, string> = {},
): Promise<SecurityEvent[]> {
  const url = `${EVENTS}?${new URLSearchParams(query).toString()}`;
  const response = await call(api, 'GET', url, { token: api.token });
  return z.array(securityEventSchema).parse(response.json());
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { trustProxy: ['127.0.0.1'] });

  test('a sign-in and a sign-out are in the trail, with the account, the hashed address and the id of the request', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const signIn = () => call(getApi(), 'POST', '/accounts/login/', { body: OWNER, headers });
    const { refresh } = (await signIn()).json<{ refresh: string }>();
    await signIn();
    await call(getApi(), 'POST', '/accounts/logout/', { body: { refresh } });
    const [signedOut, second, first] = await listEvents(getApi(), { kind: 'sign_in' });
    expect(signedOut).toMatchObject({ type: 'signed_out', account: OWNER.username });
    expect(first).toMatchObject({
      type: 'signed_in',
      account: OWNER.username,
      origin: 'request',
      address: expect.stringMatching(/^[\w-]{12}$/),
      request_id: expect.stringMatching(/^[0-9a-f]{12}-\d+$/),
    });
    expect(second?.address).toBe(first?.address);
    expect(second?.request_id).not.toBe(first?.request_id);
    expect(signedOut?.address).not.toBe(first?.address);
    expect(JSON.stringify(await listEvents(getApi()))).not.toContain('203.0.113.7');
  });

  test('refused logins are counted together, with the name of an existing account only', async () => {
    const guess = (username: string) =>
      call(getApi(), 'POST', '/accounts/login/', { body: { username, password: 'not-it-at-all' } });
    for (let attempt = 0; attempt < 4; attempt += 1) await guess(OWNER.username);
    for (let attempt = 0; attempt < 40; attempt += 1) await guess(`my-password-${attempt}`);
    const events = await listEvents(getApi(), { kind: 'rejection' });
    expect(events).toHaveLength(4);
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(44);
    expect(events).toContainEqual(
      expect.objectContaining({ account: OWNER.username, count: 4, object: 'login_failed' }),
    );
    expect(JSON.stringify(events)).not.toContain('my-password');
  });

  test('a wrong current password is a rejection of the session’s account', async () => {
    const body = { current_password: 'not-the-password', new_password: 'another-long-password' };
    await call(getApi(), 'POST', '/accounts/password/', { token: getApi().token, body });
    const [event] = await listEvents(getApi(), { kind: 'rejection' });
    expect(event).toMatchObject({ type: 'sign_in_refused', account: OWNER.username });
  });

  test('P4 the changes of a product are in the trail, each field before and after', async () => {
    const { token } = getApi();
    const product = await addProduct(getApi(), token, { product_name: 'Caftan' });
    const form = productForm({ product_name: 'Caftan long' });
    const url = `/api/products/${product.product_Id}/`;
    expect((await call(getApi(), 'PUT', url, { token, body: form })).statusCode).toBe(200);
    const again = productForm({ product_name: 'Caftan long' });
    await call(getApi(), 'PUT', url, { token, body: again });
    const [changed, created, ...others] = await listEvents(getApi(), { kind: 'product' });
    expect(changed).toMatchObject({
      type: 'product_changed',
      account: OWNER.username,
      object: product.product_Id,
      changes: { product_name: { before: 'Caftan', after: 'Caftan long' } },
    });
    expect(created?.changes['product_name']).toEqual({ after: 'Caftan' });
    expect(others, 'a form that changed nothing is no event').toEqual([]);
    await call(getApi(), 'DELETE', url, { token });
    const [deleted] = await listEvents(getApi(), { kind: 'deletion' });
    expect(deleted).toMatchObject({ type: 'product_deleted', object: product.product_Id });
  });

  test('P4 the change and the deletion of an order are in the trail, without the shopper and the note', async () => {
    const { token } = getApi();
    const product = await addProduct(getApi(), token, {});
    const contact = { client_name: 'Leïla Trabelsi', number: PHONE };
    const order = orderBody(product.product_Id, contact);
    const id = (await sendOrder(getApi(), order)).json<{ command_id: string }>().command_id;
    const body = { status: 'confirmed', note: 'Leïla rappelle demain' };
    const url = `/api/commands/${id}/`;
    expect((await call(getApi(), 'PATCH', url, { token, body })).statusCode).toBe(200);
    const [changed] = await listEvents(getApi(), { kind: 'order' });
    expect(changed).toMatchObject({
      type: 'order_changed',
      object: id,
      changes: { status: { before: 'new', after: 'confirmed' }, note: {} },
    });
    await call(getApi(), 'DELETE', `/api/commands/delete/${id}/`, { token });
    const [deleted] = await listEvents(getApi(), { kind: 'deletion' });
    expect(deleted).toMatchObject({ type: 'order_deleted', object: id });
    const all = JSON.stringify(await listEvents(getApi()));
    for (const personal of ['Leïla', PHONE, 'Trabelsi']) expect(all).not.toContain(personal);
  });

  test('an order that nobody confirmed is in the trail when it is cancelled, as a change of the server', async () => {
    const { token, context } = getApi();
    const product = await addProduct(getApi(), token, {});
    const sent = await sendOrder(getApi(), orderBody(product.product_Id));
    const { command_id: id } = sent.json<{ command_id: string }>();
    expect(await cancelUnconfirmedOrder(context, id)).toBe(true);
    const [event] = await listEvents(getApi(), { kind: 'order' });
    expect(event).toMatchObject({
      type: 'order_changed',
      origin: 'server',
      account: null,
      object: id,
      changes: { status: { before: 'new', after: 'cancelled' } },
    });
  });

  test('an answered message, an added and a changed site image are in the trail', async () => {
    const { token, context } = getApi();
    const question = {
      client_name: 'Amira',
      email: 'a@b.tn',
      query_type: 'information',
      message: 'm',
      command_id: null,
    } as const;
    const message = await createMessage(context, question, { address: '203.0.113.9' });
    for (const answered of [true, false]) {
      await call(getApi(), 'PATCH', `/api/queries/${message.id}/`, { token, body: { answered } });
    }
    const messages = await listEvents(getApi(), { kind: 'message' });
    const form = new FormData();
    form.append('image_type', 'banner');
    form.append('image', await createJpeg(1), 'image.jpg');
    const added = await call(getApi(), 'POST', '/api/images/', { token, body: form });
    const { id: image } = siteImageSchema.parse(added.json());
    const position = new FormData();
    position.append('position', '0');
    await call(getApi(), 'PUT', `/api/images/${image}/`, { token, body: position });
    const images = await listEvents(getApi(), { kind: 'site_image' });
    const summaries = [...messages, ...images].map(({ type, object, account }) => ({
      type,
      object,
      account,
    }));
    const { username: account } = OWNER;
    expect(summaries).toEqual([
      { type: 'message_reopened', object: message.id, account },
      { type: 'message_answered', object: message.id, account },
      { type: 'site_image_changed', object: image, account },
      { type: 'site_image_created', object: image, account },
    ]);
  });

  test('a replaced signing key is in the trail, and an account that becomes an owner’s, once', async () => {
    const { testDatabase, context } = getApi();
    await runCli(testDatabase, ['roll-keys']);
    const [rolled] = await listEvents(getApi(), { kind: 'setting' });
    expect(rolled).toMatchObject({ type: 'signing_key_replaced', origin: 'command' });
    await runCli(testDatabase, ['create-admin', 'Nour'], { input: 'une longue phrase' });
    const nour = { username: 'Nour', password: undefined };
    await ensureOwner(context, nour);
    await ensureOwner(context, nour);
    const events = await listEvents(getApi(), { kind: 'account' });
    const made = events.filter(({ type }) => type === 'account_made_owner');
    expect(made.map(({ object }) => object)).toEqual(['Nour']);
  });

  test('P4 a change that is refused leaves no event', async () => {
    const { token } = getApi();
    const before = await listEvents(getApi(), { kind: 'order' });
    const missing = await call(getApi(), 'PATCH', '/api/commands/AAAAA-AAAAA/', {
      token,
      body: { status: 'confirmed' },
    });
    expect(missing.statusCode).toBe(404);
    expect(await listEvents(getApi(), { kind: 'order' })).toEqual(before);
  });

  test('P4 changes of requests at the same moment each have their own account and request', async () => {
    const { token, testDatabase } = getApi();
    await runCli(testDatabase, ['create-admin', 'Salma'], { input: 'une longue phrase' });
    const staff = { username: 'Salma', password: 'une longue phrase' };
    const login = await call(getApi(), 'POST', '/accounts/login/', { body: staff });
    const { access } = login.json<{ access: string }>();
    const product = await addProduct(getApi(), token, {});
    const ids = await Promise.all(
      Array.from({ length: 4 }, async (_, number) => {
        const order = orderBody(product.product_Id, { client_name: `Client ${number}` });
        return (await sendOrder(getApi(), order)).json<{ command_id: string }>().command_id;
      }),
    );
    await Promise.all(
      ids.map((id, index) =>
        call(getApi(), 'PATCH', `/api/commands/${id}/`, {
          token: index % 2 === 0 ? token : access,
          body: { status: 'confirmed' },
        }),
      ),
    );
    const events = await listEvents(getApi(), { kind: 'order', limit: '4' });
    const accounts = new Map(events.map(({ object, account }) => [object, account]));
    expect(ids.map((id) => accounts.get(id))).toEqual(['owner', 'Salma', 'owner', 'Salma']);
    expect(new Set(events.map(({ request_id: id }) => id)).size).toBe(4);
  });

  test('an export is recorded, and the work of a command', async () => {
    const { token, testDatabase } = getApi();
    const body = { orders: 128 };
    const exported = await call(getApi(), 'POST', '/accounts/security-events/exports/', {
      token,
      body,
    });
    expect(exported.statusCode).toBe(204);
    await runCli(testDatabase, ['change-password', 'Salma'], { input: 'une autre longue phrase' });
    const [event] = await listEvents(getApi(), { kind: 'export' });
    expect(event).toMatchObject({ type: 'orders_exported', changes: { orders: { after: '128' } } });
    const [changed] = await listEvents(getApi(), { kind: 'password' });
    expect(changed).toMatchObject({ origin: 'command', account: null, object: 'Salma' });
  });

  test('the owner reads the trail in pages, by kind, account and day; the staff do not', async () => {
    const { token, testDatabase } = getApi();
    const all = await call(getApi(), 'GET', `${EVENTS}?limit=2&offset=1`, { token });
    expect(all.json()).toHaveLength(2);
    expect(Number(all.headers['x-total-count'])).toBeGreaterThan(4);
    const ofSalma = await listEvents(getApi(), { account: 'Salma' });
    expect(new Set(ofSalma.map(({ account }) => account))).toEqual(new Set(['Salma']));
    expect(await listEvents(getApi(), { to: '2020-01-01' })).toEqual([]);
    const wrong = await call(getApi(), 'GET', `${EVENTS}?kind=other`, { token });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { kind: 'not_a_choice' }]);
    await runCli(testDatabase, ['create-admin', 'Aide'], { input: 'une longue phrase' });
    const staff = { username: 'Aide', password: 'une longue phrase' };
    const login = await call(getApi(), 'POST', '/accounts/login/', { body: staff });
    const { access } = login.json<{ access: string }>();
    const refused = await call(getApi(), 'GET', EVENTS, { token: access });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    const [rejection] = await listEvents(getApi(), { kind: 'rejection' });
    expect(rejection).toMatchObject({ type: 'access_refused', account: 'Aide' });
  });

  test('API-1 without the feature there is no trail to read, and a sign-in is still recorded', async () => {
    const bare = await createTestApi(getApi().testDatabase, { features: [] });
    const { access } = await logIn(bare);
    expect((await call(bare, 'GET', EVENTS, { token: access })).statusCode).toBe(404);
    await bare.close();
    const [latest] = await listEvents(getApi(), { kind: 'sign_in' });
    expect(latest?.type).toBe('signed_in');
  });

  test('audit counts the events, and finds a product that was deleted in the database', async () => {
    const { token, testDatabase, context } = getApi();
    const product = await addProduct(getApi(), token, {});
    const { out: before } = await runCli(testDatabase, ['audit']);
    expect(before).toMatch(/^Trail: .*\d+ signed_in/m);
    const { db } = context.database;
    await db.deleteFrom('products').where('id', '=', Number(product.product_Id)).execute();
    const { out } = await runCli(testDatabase, ['audit']);
    expect(out).toContain(
      `Product ${product.product_Id}: the trail has its changes and no deletion, and it does not exist.`,
    );
  });

  test('events are deleted after 180 days', async () => {
    getApi().advanceClock(181 * DAY);
    await cleanUp(getApi().context);
    const { db } = getApi().context.database;
    const rows = await db.selectFrom('security_events').select('id').execute();
    expect(rows).toEqual([]);
  });
});
