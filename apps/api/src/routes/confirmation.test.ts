import { shopDay } from '@shop/contract/day-range';
import {
  callSchema,
  nextCallSchema,
  recordedOutcomeSchema,
  securityEventSchema,
  staffWithPasswordSchema,
  type ApiCall,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { audit } from '../services/audit.ts';
import { cancelUnreachableOrders } from '../services/unconfirmed-orders.ts';
import { startApiProcess } from '../testing/api-process.ts';
import { eachDatabase, type CreateTestDatabase } from '../testing/each-database.ts';
import { freePorts } from '../testing/free-ports.ts';
import { sendOrder } from '../testing/orders.ts';
import { OWNER } from '../testing/owner.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function placeOrders(api: TestApi, token: string, count: number) {
  const { product_Id: product } = await addProduct(api, token, {
    colors: colors({ M: count + 100 }),
  });
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const body = orderBody(product, { client_name: `Cliente ${number}` });
    ids.push(String((await sendOrder(api, body)).json().command_id));
  }
  return { product, ids };
}

async function takeNext(api: TestApi, token: string): Promise<ApiCall | null> {
  const response = await call(api, 'POST', '/api/confirmation/next/', { token });
  expect(response.statusCode).toBe(200);
  return nextCallSchema.parse(response.json()).call;
}

async function takeNextId(api: TestApi, token: string): Promise<string | undefined> {
  return (await takeNext(api, token))?.order.command_id;
}

async function send(api: TestApi, token: string, id: string, body: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return call(api, 'POST', `/api/confirmation/orders/${id}/outcomes/`, { token, body, headers });
}

async function record(api: TestApi, token: string, id: string, body: object) {
  const response = await send(api, token, id, body);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return recordedOutcomeSchema.parse(response.json());
}

async function undo(api: TestApi, token: string, id: string, attempt: string) {
  return call(api, 'POST', `/api/confirmation/orders/${id}/outcomes/${attempt}/undo/`, { token });
}

async function readCauses(api: TestApi, token: string, id: string) {
  const response = await call(api, 'POST', `/api/confirmation/orders/${id}/`, { token });
  const { order } = callSchema.parse(response.json());
  return order.history?.map(({ status, cause, by }) => [status, cause, by]);
}

/** An API server of one test, whose clock other tests do not advance. */
async function withApi(
  createTestDatabase: CreateTestDatabase,
  work: (api: TestApi & { token: string; signIn: () => Promise<string> }) => Promise<void>,
  orderSettings: { maxNoAnswers?: number; maxCallDays?: number } = {},
): Promise<void> {
  const testDatabase = await createTestDatabase();
  const api = await createTestApi(testDatabase, { orderSettings });
  const signIn = async () => (await logIn(api)).access;
  try {
    await work({ ...api, token: await signIn(), signIn });
    expect((await audit(api.context)).findings).toEqual([]);
  } finally {
    await api.close();
    await testDatabase.remove();
  }
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('two people at the queue, on two processes, confirm 200 orders: none twice, none lost', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const { ids } = await placeOrders(api, api.token, 200);
    const taken: string[] = [];
    const work = async (process: TestApi, token: string) => {
      for (;;) {
        const id = await takeNextId(process, token);
        if (id === undefined) return;
        taken.push(id);
        await record(process, token, id, { outcome: 'confirmed' });
      }
    };
    await Promise.all([
      work(api, (await logIn(api)).access),
      work(other, (await logIn(other)).access),
    ]);
    expect(taken.toSorted()).toEqual(ids.toSorted());
    expect(await takeNext(api, api.token)).toBeNull();
    await other.close();
  });

  test('a lost and repeated outcome with one key is recorded once; another outcome with it is refused', async () => {
    const api = getApi();
    const { ids } = await placeOrders(api, api.token, 1);
    const [id = ''] = ids;
    const key = crypto.randomUUID();
    const body = { outcome: 'no_answer', note: 'Sonne dans le vide' };
    const responses = await Promise.all([1, 2, 3].map(() => send(api, api.token, id, body, key)));
    const attempts = responses.map((response) => {
      const recorded = recordedOutcomeSchema.parse(response.json());
      expect(recorded.call).toMatchObject({ no_answers: 1 });
      expect(recorded.call.order.history).toEqual([
        expect.objectContaining({ cause: 'no_answer', note: body.note, by: OWNER.username }),
      ]);
      return recorded.attempt;
    });
    expect(new Set(attempts).size).toBe(1);
    const reused = await send(api, api.token, id, { outcome: 'wrong_number' }, key);
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'idempotency_key_reused']);
    await record(api, api.token, id, { outcome: 'confirmed' });
  });

  test.each([
    [{ outcome: 'refused' }, { reason: 'required' }],
    [{ outcome: 'confirmed', reason: 'other' }, { reason: 'unknown' }],
    [{ outcome: 'call_back' }, { call_at: 'required' }],
    [{ outcome: 'call_back', call_at: '2020-01-01T10:00:00Z' }, { call_at: 'too_small' }],
    [{ outcome: 'call_back', call_at: '2099-01-01T10:00:00Z' }, { call_at: 'too_big' }],
    [{ outcome: 'call_back', call_at: 'tomorrow' }, { call_at: 'bad_format' }],
    [{ outcome: 'duplicate', duplicate_of: 'K7Q29-FXM3T' }, { duplicate_of: 'incorrect' }],
    [{ outcome: 'maybe' }, { outcome: 'not_a_choice' }],
  ])('the invalid outcome %j changes nothing', async (body, fields) => {
    const api = getApi();
    const { ids } = await placeOrders(api, api.token, 1);
    const [id = ''] = ids;
    const response = await send(api, api.token, id, body);
    expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
    const itself = await send(api, api.token, id, { outcome: 'duplicate', duplicate_of: id });
    expect(itself.json().fields).toEqual({ duplicate_of: 'incorrect' });
    expect(await readCauses(api, api.token, id)).toEqual([]);
    await record(api, api.token, id, { outcome: 'confirmed' });
  });

  test('an order that was deleted is not found, and one that was confirmed elsewhere is not changed', async () => {
    const api = getApi();
    const { ids } = await placeOrders(api, api.token, 2);
    const [deleted = '', confirmed = ''] = ids;
    await call(api, 'DELETE', `/api/commands/delete/${deleted}/`, { token: api.token });
    const missing = await send(api, api.token, deleted, { outcome: 'no_answer' });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
    const change = { token: api.token, body: { status: 'confirmed' } };
    await call(api, 'PATCH', `/api/commands/${confirmed}/`, change);
    const late = await send(api, api.token, confirmed, { outcome: 'no_answer', note: 'x' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'bad_transition']);
    expect(await readCauses(api, api.token, confirmed)).toHaveLength(1);
  });

  test('an outcome is in the trail with its account, and without the text of its note', async () => {
    const api = getApi();
    const { ids } = await placeOrders(api, api.token, 1);
    const [id = ''] = ids;
    const body = { outcome: 'refused', reason: 'too_expensive', note: 'Trop cher pour elle' };
    await record(api, api.token, id, body);
    const response = await call(api, 'GET', '/accounts/security-events/', { token: api.token });
    const [event] = z.array(securityEventSchema).parse(response.json());
    expect(event).toMatchObject({
      type: 'order_changed',
      object: id,
      account: OWNER.username,
      changes: {
        call: { after: 'refused' },
        status: { before: 'new', after: 'cancelled' },
        note: {},
      },
    });
    expect(response.body).not.toContain(body.note);
  });

  test('the staff works at the queue; nobody else does', async () => {
    const api = getApi();
    const created = await call(api, 'POST', '/accounts/staff/', {
      token: api.token,
      body: { username: 'Salma' },
    });
    const { password } = staffWithPasswordSchema.parse(created.json());
    const account = { username: 'Salma', password };
    const change = { current_password: password, new_password: 'olivier-de-mahdia-2027' };
    const first = (await logIn(api, account)).access;
    await call(api, 'POST', '/accounts/password/', { token: first, body: change });
    const { ids } = await placeOrders(api, api.token, 1);
    expect(await takeNextId(api, first)).toBe(ids[0]);
    const seen = await call(api, 'POST', `/api/confirmation/orders/${ids[0] ?? ''}/`, {
      token: api.token,
    });
    expect(callSchema.parse(seen.json()).lease).toMatchObject({ by: 'Salma', mine: false });
    expect((await call(api, 'POST', '/api/confirmation/next/')).statusCode).toBe(401);
    await record(api, first, ids[0] ?? '', { outcome: 'confirmed' });
  });
});

eachDatabase((createTestDatabase) => {
  test('planned calls that are due come first, then the oldest order; later calls wait', async () => {
    await withApi(createTestDatabase, async (api) => {
      const { token } = api;
      const { ids } = await placeOrders(api, token, 3);
      const [first = '', second = '', third = ''] = ids;
      const callAt = new Date(api.context.now() + HOUR).toISOString();
      await record(api, token, third, { outcome: 'call_back', call_at: callAt });
      const counts = await call(api, 'GET', '/api/confirmation/counts/', { token });
      expect(counts.json()).toEqual({ due: 2, later: 1, next_at: callAt });
      expect(await takeNextId(api, token)).toBe(first);
      // The order of a session is its next one until it has an outcome.
      expect(await takeNextId(api, token)).toBe(first);
      await call(api, 'DELETE', `/api/confirmation/orders/${first}/`, { token });
      api.advanceClock(2 * HOUR);
      const later = await api.signIn();
      expect(await takeNextId(api, later)).toBe(third);
      await record(api, later, third, { outcome: 'wrong_number' });
      expect(await takeNextId(api, later)).toBe(first);
      await record(api, later, first, { outcome: 'confirmed' });
      expect(await takeNextId(api, later)).toBe(second);
    });
  });

  test('a lease ends after five minutes, and the session that shows the order extends it', async () => {
    await withApi(createTestDatabase, async (api) => {
      const other = await api.signIn();
      const { ids } = await placeOrders(api, api.token, 1);
      const [id = ''] = ids;
      expect(await takeNextId(api, api.token)).toBe(id);
      expect(await takeNext(api, other)).toBeNull();
      api.advanceClock(3 * MINUTE);
      await call(api, 'POST', `/api/confirmation/orders/${id}/`, { token: api.token });
      api.advanceClock(3 * MINUTE);
      expect(await takeNext(api, other)).toBeNull();
      api.advanceClock(3 * MINUTE);
      expect(await takeNextId(api, other)).toBe(id);
    });
  });

  test('the fourth call without an answer cancels the order and returns its stock once', async () => {
    await withApi(
      createTestDatabase,
      async (api) => {
        const { product, ids } = await placeOrders(api, api.token, 1);
        const [id = ''] = ids;
        const before = await readStock(api, product);
        for (let attempt = 1; attempt <= 3; attempt += 1) {
          const { call: recorded } = await record(api, api.token, id, { outcome: 'no_answer' });
          expect(recorded.next_call_at).not.toBeNull();
        }
        const third = await takeNext(api, api.token);
        expect(third).toBeNull();
        const responses = await Promise.all(
          [1, 2, 3].map(() => send(api, api.token, id, { outcome: 'no_answer' })),
        );
        const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
        expect(statuses).toEqual([201, 409, 409]);
        expect(await readStock(api, product)).toEqual({ M: (before['M'] ?? 0) + 1 });
        expect((await readCauses(api, api.token, id))?.at(-1)).toEqual([
          'cancelled',
          'unreachable',
          OWNER.username,
        ]);
      },
      { maxNoAnswers: 4 },
    );
  });

  test('three days after the first call, two processes cancel the order once; one that nobody called stays', async () => {
    await withApi(
      createTestDatabase,
      async (api) => {
        const { product, ids } = await placeOrders(api, api.token, 3);
        const [called = '', later = '', uncalled = ''] = ids;
        const before = await readStock(api, product);
        await record(api, api.token, called, { outcome: 'wrong_number' });
        const callAt = new Date(api.context.now() + 5 * DAY).toISOString();
        await record(api, api.token, later, { outcome: 'call_back', call_at: callAt });
        expect(await cancelUnreachableOrders(api.context)).toBe(0);
        api.advanceClock(3 * DAY + HOUR);
        const counts = await Promise.all([
          cancelUnreachableOrders(api.context),
          cancelUnreachableOrders(api.context),
        ]);
        expect(counts[0] + counts[1]).toBe(1);
        expect(await readStock(api, product)).toEqual({ M: (before['M'] ?? 0) + 1 });
        const token = await api.signIn();
        expect((await readCauses(api, token, called))?.at(-1)).toEqual([
          'cancelled',
          'unreachable',
          '',
        ]);
        expect((await readCauses(api, token, later))?.at(-1)?.[1]).toBe('call_back');
        expect(await readCauses(api, token, uncalled)).toEqual([]);
      },
      { maxCallDays: 3 },
    );
  });

  test('an outcome is undone for ten minutes, with its stock and its planned call; a repeat changes nothing', async () => {
    await withApi(createTestDatabase, async (api) => {
      const { token } = api;
      const { product, ids } = await placeOrders(api, token, 2);
      const [id = '', other = ''] = ids;
      const stock = await readStock(api, product);
      const planned = await record(api, token, id, { outcome: 'no_answer' });
      const refused = await record(api, token, id, { outcome: 'refused', reason: 'other' });
      const early = await undo(api, token, id, planned.attempt);
      expect([early.statusCode, early.json().code]).toEqual([409, 'bad_transition']);
      for (const response of [
        await undo(api, token, id, refused.attempt),
        await undo(api, token, id, refused.attempt),
      ]) {
        const undone = callSchema.parse(response.json());
        expect([undone.order.status, undone.next_call_at]).toEqual([
          'new',
          planned.call.next_call_at,
        ]);
        expect(undone.lease).toMatchObject({ mine: true });
      }
      expect(await readStock(api, product)).toEqual(stock);
      expect((await audit(api.context)).findings).toEqual([]);
      const again = await record(api, token, id, { outcome: 'duplicate', duplicate_of: other });
      expect(again.call.order.status).toBe('cancelled');
      expect((await audit(api.context)).findings).toEqual([]);
      expect(await readStock(api, product)).toEqual({ M: (stock['M'] ?? 0) + 1 });
      const missing = await undo(api, token, other, again.attempt);
      expect(missing.statusCode).toBe(404);
      api.advanceClock(11 * MINUTE);
      const late = await undo(api, await api.signIn(), id, again.attempt);
      expect(late.json().code).toBe('bad_transition');
    });
  });

  test('a cancelled order whose pieces were sold meanwhile stays cancelled when its outcome is undone', async () => {
    await withApi(createTestDatabase, async (api) => {
      const { token } = api;
      const { product_Id: product } = await addProduct(api, token, { colors: colors({ M: 1 }) });
      const id = String((await sendOrder(api, orderBody(product))).json().command_id);
      const { attempt } = await record(api, token, id, { outcome: 'refused', reason: 'other' });
      await sendOrder(api, orderBody(product, { client_name: 'Autre' }));
      const response = await undo(api, token, id, attempt);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'out_of_stock',
          lines: [expect.objectContaining({ product, size: 'M', requested: 1, available: 0 })],
        }),
      ]);
      expect(await readStock(api, product)).toEqual({ M: 0 });
    });
  });

  test('a confirmation that was undone and made again counts once in the figures', async () => {
    await withApi(createTestDatabase, async (api) => {
      const { token } = api;
      const { ids } = await placeOrders(api, token, 1);
      const [id = ''] = ids;
      const { attempt } = await record(api, token, id, { outcome: 'confirmed' });
      await undo(api, token, id, attempt);
      await record(api, token, id, { outcome: 'confirmed' });
      const today = shopDay(api.context.now());
      const stats = await call(api, 'GET', `/api/stats/?from=${today}&to=${today}`, { token });
      expect(stats.json().days[0].confirmed.orders).toBe(1);
    });
  });

  test('the order of a process that was killed goes to another person when its lease ends', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const token = (await logIn(api)).access;
    const { ids } = await placeOrders(api, token, 1);
    const [port = 0] = await freePorts(1);
    const killed = await startApiProcess(testDatabase, port);
    const login = await fetch(`${killed.url}/accounts/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(OWNER),
    });
    const { access } = z.object({ access: z.string() }).parse(await login.json());
    const taken = await fetch(`${killed.url}/api/confirmation/next/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(nextCallSchema.parse(await taken.json()).call?.order.command_id).toBe(ids[0]);
    await killed.end('SIGKILL');
    expect(await takeNext(api, token)).toBeNull();
    api.advanceClock(5 * MINUTE + 1_000);
    expect(await takeNextId(api, token)).toBe(ids[0]);
    await api.close();
    await testDatabase.remove();
  });
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { features: ['status'] });

  test('API-4 without the feature `confirmation` there is no queue, and no order is cancelled by its rule', async () => {
    const { token, context, app } = getApi();
    const response = await call({ app }, 'POST', '/api/confirmation/next/', { token });
    expect(response.statusCode).toBe(404);
    const orderSettings = { ...context.orderSettings, maxCallDays: 1 };
    expect(await cancelUnreachableOrders({ ...context, orderSettings })).toBe(0);
  });
});
