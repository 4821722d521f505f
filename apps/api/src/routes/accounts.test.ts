import { hash } from '@node-rs/argon2';
import { readFile } from 'node:fs/promises';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { tokensSchema } from '@shop/contract/schemas';
import { describe, expect, test } from 'vitest';
import { ensureOwner } from '../services/accounts.ts';
import { loginDelay } from '../services/limits.ts';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';
import { OWNER } from '../testing/owner.ts';

async function login(api: TestApi, body: unknown, address = '203.0.113.7') {
  const headers = { 'x-forwarded-for': address };
  return call(api, 'POST', '/accounts/login/', { body, headers });
}

async function refresh(api: TestApi, token: string) {
  return call(api, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
}

async function isSignedIn(api: TestApi, token: string): Promise<boolean> {
  return (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
}

const wrongLogin = { username: OWNER.username, password: 'not-the-password' };

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('ADM-1 the correct name and password give an access and a refresh token', async () => {
    const { access, refresh: token } = await logIn(getApi());
    expect(token).not.toBe(access);
    const response = await call(getApi(), 'GET', '/accounts/protected-admin/', { token: access });
    expect(response.json()).toEqual({
      username: OWNER.username,
      role: 'owner',
      two_factor: false,
      password_change_required: false,
    });
  });

  test('A2 a wrong name and a wrong password get the same response', async () => {
    const password = await login(getApi(), wrongLogin);
    const name = await login(getApi(), { ...wrongLogin, username: 'nobody' });
    expect([password.statusCode, password.json().code]).toEqual([401, 'login_failed']);
    expect(name.body).toBe(password.body);
  });

  test.each([
    [{}, { username: 'required', password: 'required' }],
    [{ username: 'owner', password: '' }, { password: 'required' }],
    [{ username: 'owner', password: 'x'.repeat(1_025) }, { password: 'too_long' }],
    [{ username: 'a\0b', password: 'x' }, { username: 'bad_format' }],
    [{ ...OWNER, admin: true }, { admin: 'unknown' }],
  ])('a login of %j is not valid', async (body, fields) => {
    const response = await login(getApi(), body);
    expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
  });

  test('A7 a refresh token is used once and its session continues', async () => {
    const first = await logIn(getApi());
    const next = tokensSchema.parse((await refresh(getApi(), first.refresh)).json());
    expect(next.refresh).not.toBe(first.refresh);
    expect(await isSignedIn(getApi(), next.access)).toBe(true);
    const after = await refresh(getApi(), next.refresh);
    expect(after.statusCode).toBe(200);
  });

  test('A7 twenty tabs that refresh at once stay signed in, with one new token', async () => {
    const { refresh: token } = await logIn(getApi());
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(getApi(), token)));
    const tokens = responses.map((response) => tokensSchema.parse(response.json()));
    expect(new Set(tokens.map((each) => each.refresh)).size).toBe(1);
    for (const { access } of tokens) expect(await isSignedIn(getApi(), access)).toBe(true);
  });

  test('A7 reuse of a refresh token after the grace period ends its session', async () => {
    const first = await logIn(getApi());
    const next = tokensSchema.parse((await refresh(getApi(), first.refresh)).json());
    getApi().advanceClock(10_001);
    const stolen = await refresh(getApi(), first.refresh);
    expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'refresh_refused']);
    expect((await refresh(getApi(), next.refresh)).statusCode).toBe(401);
    expect(await isSignedIn(getApi(), next.access)).toBe(false);
  });

  test('A7 reuse of a refresh token whose successor was used ends its session, also at once', async () => {
    const first = await logIn(getApi());
    const next = tokensSchema.parse((await refresh(getApi(), first.refresh)).json());
    const last = tokensSchema.parse((await refresh(getApi(), next.refresh)).json());
    expect((await refresh(getApi(), first.refresh)).statusCode).toBe(401);
    expect(await isSignedIn(getApi(), last.access)).toBe(false);
  });

  test('a session ends 30 days after its login, however often it is used', async () => {
    let tokens = await logIn(getApi());
    for (let day = 0; day < 30; day += 6) {
      tokens = tokensSchema.parse((await refresh(getApi(), tokens.refresh)).json());
      getApi().advanceClock(6 * 86_400_000);
    }
    expect((await refresh(getApi(), tokens.refresh)).statusCode).toBe(401);
  });

  test('used refresh tokens are deleted after a day', async () => {
    const { db } = getApi().context.database;
    const { refresh: token } = await logIn(getApi());
    await refresh(getApi(), token);
    getApi().advanceClock(86_400_001);
    await cleanUp(getApi().context);
    const used = db.selectFrom('refresh_tokens').select('hash').where('used_at', 'is not', null);
    expect(await used.execute()).toEqual([]);
  });

  test('a password with a weaker hash is hashed again at the login, which ends no session', async () => {
    const { database } = getApi().context;
    const { access } = await logIn(getApi());
    const weak = await hash(OWNER.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const change = database.db.updateTable('accounts').set({ password_hash: weak });
    await change.where('username', '=', OWNER.username).execute();
    await logIn(getApi());
    const stored = database.db.selectFrom('accounts').select('password_hash');
    const after = await stored.where('username', '=', OWNER.username).executeTakeFirst();
    expect(after?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isSignedIn(getApi(), access)).toBe(true);
    expect((await login(getApi(), OWNER)).statusCode).toBe(200);
  });

  test('a refresh token expires after seven days', async () => {
    const { refresh: token } = await logIn(getApi());
    getApi().advanceClock(7 * 86_400_000);
    expect((await refresh(getApi(), token)).statusCode).toBe(401);
  });

  test('A8 logout ends the session at once, on every process', async () => {
    const { access, refresh: token } = await logIn(getApi());
    const other = await createTestApi(getApi().testDatabase);
    other.advanceClock(getApi().context.now() - other.context.now());
    expect(await isSignedIn(other, access)).toBe(true);
    const out = await call(getApi(), 'POST', '/accounts/logout/', { body: { refresh: token } });
    expect(out.statusCode).toBe(204);
    expect(await isSignedIn(other, access)).toBe(false);
    expect((await refresh(other, token)).statusCode).toBe(401);
    await other.close();
  });

  test('A8 a changed configured password ends every session', async () => {
    const { access } = await logIn(getApi());
    const changed = { ...OWNER, password: 'un-autre-mot-de-passe' };
    expect(await ensureOwner(getApi().context, changed)).toBeUndefined();
    expect(await isSignedIn(getApi(), access)).toBe(false);
    expect((await login(getApi(), OWNER)).statusCode).toBe(401);
    expect((await login(getApi(), changed)).statusCode).toBe(200);
    await ensureOwner(getApi().context, OWNER);
  });

  test('the password of the first owner is generated once when several processes start', async () => {
    const testDatabase = await createTestDatabase();
    const apis = await Promise.all([createTestApi(testDatabase), createTestApi(testDatabase)]);
    const fresh = { username: 'patronne', password: undefined };
    const { database } = apis[0].context;
    await database.db.deleteFrom('accounts').execute();
    const generated = await Promise.all(apis.map((api) => ensureOwner(api.context, fresh)));
    const [file, ...others] = generated.filter((text) => text !== undefined);
    expect(others).toEqual([]);
    const [, password = ''] = (await readFile(file ?? '', 'utf8')).split('\n');
    expect(password.length).toBeGreaterThanOrEqual(12);
    const response = await login(apis[1], { username: 'patronne', password });
    expect(response.statusCode).toBe(200);
    expect(await ensureOwner(apis[0].context, fresh)).toBeUndefined();
    await Promise.all(apis.map((api) => api.close()));
    await testDatabase.remove();
  });

  describe('with rate limits', () => {
    const limited = useTestApi(createTestDatabase, { rateLimit: true, trustProxy: ['127.0.0.1'] });

    test('A1 at most ten passwords a minute are checked for an IP address, then 429', async () => {
      const responses = await Promise.all(
        Array.from({ length: 25 }, (_, number) =>
          login(limited(), { ...wrongLogin, username: `nom-${number}` }, '198.51.100.1'),
        ),
      );
      const statuses = Map.groupBy(responses, (response) => response.statusCode);
      expect([statuses.get(401)?.length, statuses.get(429)?.length]).toEqual([10, 15]);
      expect(Number(statuses.get(429)?.[0]?.headers['retry-after'])).toBeGreaterThan(0);
    });

    test('A1 at most ten passwords a minute are checked for a name, from any number of IP addresses', async () => {
      const responses = await Promise.all(
        Array.from({ length: 25 }, (_, number) =>
          login(limited(), { ...wrongLogin, username: 'visée' }, `198.51.100.${number + 20}`),
        ),
      );
      expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(10);
    });

    test('A1 wrong logins are delayed, then locked, and the owner can sign in within a quarter of an hour', async () => {
      const address = '198.51.100.90';
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push((await login(limited(), wrongLogin, address)).statusCode);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      for (let attempt = 5; attempt < 10; attempt += 1) {
        limited().advanceClock(loginDelay(attempt));
        expect((await login(limited(), wrongLogin, address)).statusCode).toBe(401);
      }
      limited().advanceClock(60_000);
      const locked = await login(limited(), OWNER, address);
      expect(locked.statusCode).toBe(429);
      limited().advanceClock(Number(locked.headers['retry-after']) * 1_000);
      expect(Number(locked.headers['retry-after'])).toBeLessThan(900);
      expect((await login(limited(), OWNER, address)).statusCode).toBe(200);
    });

    test('A1 the counters apply on a process that is started later', async () => {
      const address = '198.51.100.91';
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await login(limited(), { ...wrongLogin, username: 'x' }, address);
      }
      const other = await createTestApi(limited().testDatabase, {
        rateLimit: true,
        trustProxy: ['127.0.0.1'],
      });
      other.advanceClock(limited().context.now() - other.context.now());
      const response = await login(other, { ...wrongLogin, username: 'x' }, address);
      expect(response.statusCode).toBe(429);
      await other.close();
    });

    test('A1 addresses of one IPv6 network of 64 bits are one address', async () => {
      const statuses = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const body = { ...wrongLogin, username: `guessed ${guess}` };
        const address = `2001:db8:0:1:${guess.toString(16)}::${guess + 1}`;
        statuses.push((await login(limited(), body, address)).statusCode);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      const other = await login(limited(), wrongLogin, '2001:db8:0:2::1');
      expect(other.statusCode).toBe(401);
    });

    test('A1 correct logins are not counted', async () => {
      for (let number = 0; number < 15; number += 1) {
        expect((await login(limited(), OWNER, '198.51.100.92')).statusCode).toBe(200);
      }
    });
  });
});
