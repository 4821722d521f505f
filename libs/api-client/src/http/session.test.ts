import { inspect } from 'node:util';
import type { Tokens } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import {
  startApiServer,
  type ReceivedRequest,
  type Reply,
} from '../testing/scripted-api-server.ts';

const OLD = { access: 'old-access', refresh: 'old-refresh' };
const NEW = { access: 'new-access', refresh: 'new-refresh' };
const REFRESH = '/accounts/token/refresh/';

/** The tokens of one browser, shared by its tabs. */
function storage(tokens: Tokens | null) {
  const state = { tokens };
  return {
    state,
    read: () => state.tokens,
    write: (next: Tokens | null) => {
      state.tokens = next;
    },
  };
}

/** An API server that accepts only the new access token, and returns it for the old refresh token. */
function expired({ path, headers, body }: ReceivedRequest): Reply {
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

test('API-3 concurrent calls that get a 401 share one refresh and are sent once more', async () => {
  const store = storage(OLD);
  const { client, received } = await startApiServer(expired, { tokens: store });
  await Promise.all([client.commands.list(), client.queries.list(), client.products.delete('1')]);
  expect(received.filter(({ path }) => path === REFRESH)).toHaveLength(1);
  expect(received).toHaveLength(7);
  expect(store.state.tokens).toEqual(NEW);
});

test('A7 a token that another tab renewed meanwhile is used, without a refresh', async () => {
  const store = storage(OLD);
  const { client, received } = await startApiServer(
    (request) => {
      store.state.tokens = NEW;
      return expired(request);
    },
    { tokens: store },
  );
  await client.commands.list();
  expect(received.map(({ path }) => path)).toEqual(['/api/commands/list/', '/api/commands/list/']);
});

test('A7 a refresh that is rejected because another tab was first does not end the session', async () => {
  const store = storage(OLD);
  const { client } = await startApiServer(
    (request) => {
      if (request.path === REFRESH) {
        store.state.tokens = NEW;
        return { features: 'refresh', status: 401, body: { code: 'refresh_refused' } };
      }
      return expired(request);
    },
    { tokens: store },
  );
  expect((await client.commands.list()).items).toEqual([]);
  expect(store.state.tokens).toEqual(NEW);
});

test('API-3 a rejected refresh ends the session: the call rejects with its own 401, the store is cleared', async () => {
  const store = storage({ access: 'old-access', refresh: 'expired' });
  const { client } = await startApiServer(expired, { tokens: store });
  await expect(client.commands.list()).rejects.toMatchObject({
    kind: 'http',
    call: 'listOrders',
    code: 'unauthorized',
  });
  expect(store.state.tokens).toBeNull();
});

test('F8 a refresh that fails with a 503 does not clear the tokens', async () => {
  const store = storage(OLD);
  const { client } = await startApiServer(
    (request) =>
      request.path === REFRESH ? { features: 'refresh', status: 503 } : expired(request),
    { tokens: store },
  );
  await expect(client.commands.list()).rejects.toMatchObject({ call: 'refresh', status: 503 });
  expect(store.state.tokens).toEqual(OLD);
});

test('F4 a logout during the refresh is not undone', async () => {
  const store = storage(OLD);
  const { client } = await startApiServer(
    (request) => {
      if (request.path === REFRESH) store.state.tokens = null;
      return expired(request);
    },
    { tokens: store },
  );
  await expect(client.commands.list()).rejects.toMatchObject({ status: 401 });
  expect(store.state.tokens).toBeNull();
});

test('API-4 without the feature a 401 starts no refresh', async () => {
  const store = storage(OLD);
  const { client, received } = await startApiServer(() => ({ status: 401 }), { tokens: store });
  await expect(client.auth.checkProtectedAdmin()).rejects.toMatchObject({
    kind: 'http',
    status: 401,
  });
  expect(received).toHaveLength(1);
});

test('API-3 a second 401 is not refreshed again', async () => {
  const { client, received } = await startApiServer(
    ({ path }) =>
      path === REFRESH
        ? { features: 'refresh', body: NEW }
        : { features: 'refresh', status: 401, body: { code: 'unauthorized' } },
    { tokens: storage(OLD) },
  );
  await expect(client.commands.list()).rejects.toMatchObject({ status: 401 });
  expect(received).toHaveLength(3);
});

test.each([null, { access: 'two\r\nlines', refresh: '' }])(
  'F3 a missing token, or one that is not valid in a header, is not sent (%j)',
  async (tokens) => {
    const { client, received } = await startApiServer(() => ({ body: [] }), {
      tokens: storage(tokens),
    });
    await client.commands.list();
    expect(received[0]?.headers.authorization).toBeUndefined();
  },
);

test('P1 no error contains a token', async () => {
  const secret = storage({ access: 'secret-access', refresh: 'secret-refresh' });
  const faults: Reply[] = [
    { fault: 'refused' },
    { features: 'refresh', status: 500, body: { error: 'secret-access' } },
    { features: 'refresh', status: 401 },
    { body: '{"access": "secret-access", "refresh": "secret-ref' },
    { fault: 'silent' },
  ];
  for (const fault of faults) {
    const { client } = await startApiServer(() => fault, { tokens: secret, timeoutMs: 500 });
    const errors = await Promise.all([
      client.commands.delete('1').catch((error: unknown) => error),
      client.auth.checkProtectedAdmin().catch((error: unknown) => error),
      client.auth
        .login({ username: 'owner', password: 'secret-word' })
        .catch((error: unknown) => error),
    ]);
    const printed = inspect(errors, { depth: Infinity, showHidden: true });
    expect(printed).not.toMatch(/secret-(access|ref|word)/);
  }
});

test('login returns the tokens and stores nothing', async () => {
  const store = storage(null);
  const { url } = await startApiServer(() => ({ body: { access: 'a' } }));
  const client = createApiClient({ baseUrl: url, tokens: store });
  const tokens = await client.auth.login({ username: 'owner', password: 'p' });
  expect([tokens, store.state.tokens]).toEqual([{ access: 'a', refresh: '' }, null]);
});
