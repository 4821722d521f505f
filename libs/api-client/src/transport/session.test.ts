import { inspect } from 'node:util';
import type { Tokens } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { startHost, type Asked, type Reply } from '../testing/scripted-host.ts';

const OLD = { access: 'old-access', refresh: 'old-refresh' };
const NEW = { access: 'new-access', refresh: 'new-refresh' };
const REFRESH = '/accounts/token/refresh/';

/** The tokens of one browser, as its tabs share them. */
function storage(tokens: Tokens | null) {
  const kept = { tokens };
  return {
    kept,
    read: () => kept.tokens,
    write: (next: Tokens | null) => {
      kept.tokens = next;
    },
  };
}

/** A host that takes the new access token only, and trades the old refresh token for it. */
function expired({ path, headers, body }: Asked): Reply {
  const features = 'refresh';
  if (path === REFRESH) {
    return body === JSON.stringify({ refresh: OLD.refresh })
      ? { features, body: NEW }
      : { features, status: 401, body: { code: 'refresh_refused' } };
  }
  return headers.authorization === `Bearer ${NEW.access}`
    ? { features, body: [] }
    : { features, status: 401, body: { code: 'unauthorized' } };
}

test('API-3 calls that meet a 401 together share one silent refresh and are sent once more', async () => {
  const store = storage(OLD);
  const { client, asked } = await startHost(expired, { tokens: store });
  await Promise.all([client.listOrders(), client.listQueries(), client.deleteProduct('1')]);
  expect(asked.filter(({ path }) => path === REFRESH)).toHaveLength(1);
  expect(asked).toHaveLength(7);
  expect(store.kept.tokens).toEqual(NEW);
});

test('A7 a token another tab renewed meanwhile is used, without a refresh', async () => {
  const store = storage(OLD);
  const { client, asked } = await startHost(
    (one) => {
      store.kept.tokens = NEW;
      return expired(one);
    },
    { tokens: store },
  );
  await client.listOrders();
  expect(asked.map(({ path }) => path)).toEqual(['/api/commands/list/', '/api/commands/list/']);
});

test('A7 a refresh refused because another tab was first leaves everyone signed in', async () => {
  const store = storage(OLD);
  const { client } = await startHost(
    (one) => {
      if (one.path === REFRESH) {
        store.kept.tokens = NEW;
        return { features: 'refresh', status: 401, body: { code: 'refresh_refused' } };
      }
      return expired(one);
    },
    { tokens: store },
  );
  expect((await client.listOrders()).items).toEqual([]);
  expect(store.kept.tokens).toEqual(NEW);
});

test('API-3 a refused refresh ends the session: the call answers its own 401, the store is empty', async () => {
  const store = storage({ access: 'old-access', refresh: 'spent' });
  const { client } = await startHost(expired, { tokens: store });
  await expect(client.listOrders()).rejects.toMatchObject({
    kind: 'http',
    call: 'listOrders',
    code: 'unauthorized',
  });
  expect(store.kept.tokens).toBeNull();
});

test('F8 a refresh that a fault hit ends nothing: the tokens stay for another try', async () => {
  const store = storage(OLD);
  const { client } = await startHost(
    (one) => (one.path === REFRESH ? { features: 'refresh', status: 503 } : expired(one)),
    { tokens: store },
  );
  await expect(client.listOrders()).rejects.toMatchObject({ call: 'refresh', status: 503 });
  expect(store.kept.tokens).toEqual(OLD);
});

test('F4 a sign-out during the refresh holds', async () => {
  const store = storage(OLD);
  const { client } = await startHost(
    (one) => {
      if (one.path === REFRESH) store.kept.tokens = null;
      return expired(one);
    },
    { tokens: store },
  );
  await expect(client.listOrders()).rejects.toMatchObject({ status: 401 });
  expect(store.kept.tokens).toBeNull();
});

test('API-4 without the feature a 401 is the end of it', async () => {
  const store = storage(OLD);
  const { client, asked } = await startHost(() => ({ status: 401 }), { tokens: store });
  await expect(client.protectedAdmin()).rejects.toMatchObject({ kind: 'http', status: 401 });
  expect(asked).toHaveLength(1);
});

test('API-3 a second 401 is not refreshed again', async () => {
  const { client, asked } = await startHost(
    ({ path }) =>
      path === REFRESH
        ? { features: 'refresh', body: NEW }
        : { features: 'refresh', status: 401, body: { code: 'unauthorized' } },
    { tokens: storage(OLD) },
  );
  await expect(client.listOrders()).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(3);
});

test.each([null, { access: 'two\r\nlines', refresh: '' }])(
  'F3 with no token, or one no header can carry, the host decides (%j)',
  async (tokens) => {
    const { client, asked } = await startHost(() => ({ body: [] }), { tokens: storage(tokens) });
    await client.listOrders();
    expect(asked[0]?.headers.authorization).toBeUndefined();
  },
);

test('P1 no error carries a token', async () => {
  const secret = storage({ access: 'secret-access', refresh: 'secret-refresh' });
  const faults: Reply[] = [
    { fault: 'refused' },
    { features: 'refresh', status: 500, body: { error: 'secret-access' } },
    { features: 'refresh', status: 401 },
    { body: '{"access": "secret-access", "refresh": "secret-ref' },
    { fault: 'silent' },
  ];
  for (const fault of faults) {
    const { client } = await startHost(() => fault, { tokens: secret, timeoutMs: 500 });
    const errors = await Promise.all([
      client.deleteOrder('1').catch((error: unknown) => error),
      client.protectedAdmin().catch((error: unknown) => error),
      client.login({ username: 'owner', password: 'secret-word' }).catch((error: unknown) => error),
    ]);
    const told = inspect(errors, { depth: Infinity, showHidden: true });
    expect(told).not.toMatch(/secret-(access|ref|word)/);
  }
});

test('login answers the tokens and leaves storing them to the caller', async () => {
  const store = storage(null);
  const { url } = await startHost(() => ({ body: { access: 'a' } }));
  const client = createApiClient({ baseUrl: url, tokens: store });
  const tokens = await client.login({ username: 'owner', password: 'p' });
  expect([tokens, store.kept.tokens]).toEqual([{ access: 'a', refresh: '' }, null]);
});
