import { expect, test } from 'vitest';
import { startApiServer } from '../testing/scripted-api-server.ts';

const CREDENTIALS = { username: 'owner', password: 'p' };
const DEVICE = 'd'.repeat(43);

test('the device token of a login is returned, and sent with the next login', async () => {
  const { client, received } = await startApiServer(() => ({
    features: 'known-device',
    body: { access: 'a', refresh: 'r', device: DEVICE },
  }));
  expect(await client.auth.login(CREDENTIALS)).toEqual({
    access: 'a',
    refresh: 'r',
    device: DEVICE,
  });
  await client.auth.login(CREDENTIALS, { device: DEVICE });
  expect(received.map(({ headers }) => headers['shop-device'])).toEqual([undefined, DEVICE]);
});

test('API-4 before the first response a login with a device token reads a list, and sends the token only where the feature is listed', async () => {
  for (const [features, sent] of [
    ['known-device', DEVICE],
    ['paging', undefined],
  ] as const) {
    const { client, received } = await startApiServer((_received, count) =>
      count === 1 ? { features, body: [] } : { features, body: { access: 'a' } },
    );
    await client.auth.login(CREDENTIALS, { device: DEVICE });
    expect(received.map(({ path }) => path)).toEqual(['/api/images/rounded/', '/accounts/login/']);
    expect(received.map(({ headers }) => headers['shop-device'])).toEqual([undefined, sent]);
  }
});

test('a login works when that list fails, and with an edited token or an unreadable one in the response', async () => {
  const { client } = await startApiServer(({ path }) =>
    path === '/accounts/login/'
      ? { features: 'known-device', body: { access: 'a', refresh: 'r', device: { id: 1 } } }
      : { status: 500, body: 'x' },
  );
  const tokens = { access: 'a', refresh: 'r' };
  expect(await client.auth.login(CREDENTIALS, { device: DEVICE })).toEqual(tokens);
  expect(await client.auth.login(CREDENTIALS, { device: 'é\n' })).toEqual(tokens);
});
