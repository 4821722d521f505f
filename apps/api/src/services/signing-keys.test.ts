import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { tokensSchema, type Tokens } from '@shop/contract/schemas';
import { eachDatabase } from '../testing/each-database.ts';
import { call, logIn } from '../testing/requests.ts';
import { runCli } from '../testing/run-cli.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;

async function isAccepted(api: TestApi, { access: token }: Tokens): Promise<boolean> {
  return (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
}

async function refresh(api: TestApi, { refresh: token }: Tokens) {
  return call(api, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
}

function keyId({ access }: Tokens): unknown {
  return decodeProtectedHeader(access).kid;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('A5 a rolled key signs nobody out: both processes accept tokens of both keys', async () => {
    const { testDatabase } = getApi();
    const before = await logIn(getApi());
    expect(await runCli(testDatabase, ['roll-keys'])).toMatchObject({ code: 0, err: '' });
    const other = await createTestApi(testDatabase);
    const after = await logIn(other);
    expect(keyId(after)).not.toBe(keyId(before));
    for (const api of [getApi(), other]) {
      expect(await isAccepted(api, before)).toBe(true);
      expect(await isAccepted(api, after)).toBe(true);
    }
    expect((await refresh(other, before)).statusCode).toBe(200);
    await other.close();
  });

  test('A7 a refresh token that two tabs send before and after the key was rolled gives one successor', async () => {
    const { testDatabase } = getApi();
    const tokens = await logIn(getApi());
    const first = tokensSchema.parse((await refresh(getApi(), tokens)).json());
    await runCli(testDatabase, ['roll-keys']);
    const other = await createTestApi(testDatabase);
    const second = tokensSchema.parse((await refresh(other, tokens)).json());
    expect(second.refresh).toBe(first.refresh);
    await other.close();
  });

  test('a former key is accepted for eleven minutes', async () => {
    const { testDatabase } = getApi();
    const former = (await getApi().context.signingKeys.current()).id;
    await runCli(testDatabase, ['roll-keys']);
    const other = await createTestApi(testDatabase);
    expect(await other.context.signingKeys.accepted(former)).toHaveLength(1);
    other.advanceClock(11 * MINUTE);
    // An unknown key makes the process read its keys again.
    await other.context.signingKeys.accepted('unknown');
    expect(await other.context.signingKeys.accepted(former)).toEqual([]);
    await other.close();
  });

  test('with keys of the configuration, tokens of the previous one are accepted, and roll-keys is refused', async () => {
    const { testDatabase } = getApi();
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const first = await createTestApi(testDatabase, {
      signingKeys: { secret: old, previous: undefined },
    });
    const tokens = await logIn(first);
    const second = await createTestApi(testDatabase, {
      signingKeys: { secret: next, previous: old },
    });
    expect(await isAccepted(second, tokens)).toBe(true);
    expect(keyId(await logIn(second))).not.toBe(keyId(tokens));
    const environment = { SHOP_JWT_SECRET: old };
    const refused = await runCli(testDatabase, ['roll-keys'], { environment });
    expect(refused).toMatchObject({ code: 3, out: '' });
    await Promise.all([first.close(), second.close()]);
  });

  test('A5 sessions end after the configured life and idle life, also their access tokens', async () => {
    const { testDatabase } = getApi();
    const hour = 60 * MINUTE;
    const sessionLife = { absoluteMs: hour, idleMs: 30 * MINUTE };
    const api = await createTestApi(testDatabase, { sessionLife });
    const idle = await logIn(api);
    let used = await logIn(api);
    for (let minutes = 0; minutes < 54; minutes += 18) {
      used = tokensSchema.parse((await refresh(api, used)).json());
      api.advanceClock(18 * MINUTE);
    }
    expect((await refresh(api, idle)).statusCode).toBe(401);
    used = tokensSchema.parse((await refresh(api, used)).json());
    expect(await isAccepted(api, used)).toBe(true);
    api.advanceClock(7 * MINUTE);
    expect(await isAccepted(api, used)).toBe(false);
    expect((await refresh(api, used)).statusCode).toBe(401);
    await api.close();
  });

  test('A5 a revoked key is refused; the session continues by its refresh token', async () => {
    const { testDatabase } = getApi();
    const tokens = await logIn(getApi());
    await runCli(testDatabase, ['roll-keys', '--revoke']);
    const other = await createTestApi(testDatabase);
    expect(await isAccepted(other, tokens)).toBe(false);
    expect((await refresh(other, tokens)).statusCode).toBe(200);
    await other.close();
  });
});
