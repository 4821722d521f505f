import { tokensSchema } from '@shop/contract/schemas';
import { describe, expect, test } from 'vitest';
import { ensureOwner } from '../services/accounts.ts';
import { loginDelay } from '../services/limits.ts';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { makeHost, useHost, type Host } from '../testing/host.ts';
import { OWNER } from '../testing/owner.ts';

async function login(host: Host, body: unknown, address = '203.0.113.7') {
  const headers = { 'x-forwarded-for': address };
  return call(host, 'POST', '/accounts/login/', { body, headers });
}

async function refresh(host: Host, token: string) {
  return call(host, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
}

async function isSignedIn(host: Host, token: string): Promise<boolean> {
  return (await call(host, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
}

const wrong = { username: OWNER.username, password: 'not-the-password' };

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('ADM-1 the right name and password answer an access and a refresh token', async () => {
    const { access, refresh: token } = await signIn(running());
    expect(token).not.toBe(access);
    const answer = await call(running(), 'GET', '/accounts/protected-admin/', { token: access });
    expect(answer.json()).toEqual({ username: OWNER.username });
  });

  test('A2 a wrong name and a wrong password get the same answer', async () => {
    const password = await login(running(), wrong);
    const name = await login(running(), { ...wrong, username: 'nobody' });
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
    const answer = await login(running(), body);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  });

  test('A7 a refresh token is spent once and its session goes on', async () => {
    const first = await signIn(running());
    const next = tokensSchema.parse((await refresh(running(), first.refresh)).json());
    expect(next.refresh).not.toBe(first.refresh);
    expect(await isSignedIn(running(), next.access)).toBe(true);
    const after = await refresh(running(), next.refresh);
    expect(after.statusCode).toBe(200);
  });

  test('A7 twenty tabs refreshing at once all stay signed in, with one successor', async () => {
    const { refresh: token } = await signIn(running());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(running(), token)));
    const tokens = answers.map((answer) => tokensSchema.parse(answer.json()));
    expect(new Set(tokens.map((each) => each.refresh)).size).toBe(1);
    for (const { access } of tokens) expect(await isSignedIn(running(), access)).toBe(true);
  });

  test('A7 a token spent long ago was stolen: its whole session ends', async () => {
    const first = await signIn(running());
    const next = tokensSchema.parse((await refresh(running(), first.refresh)).json());
    running().pass(10_001);
    const stolen = await refresh(running(), first.refresh);
    expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'refresh_refused']);
    expect((await refresh(running(), next.refresh)).statusCode).toBe(401);
    expect(await isSignedIn(running(), next.access)).toBe(false);
  });

  test('host.md a refresh token ends after seven days', async () => {
    const { refresh: token } = await signIn(running());
    running().pass(7 * 86_400_000);
    expect((await refresh(running(), token)).statusCode).toBe(401);
  });

  test('A8 logout ends the session at once, on every process', async () => {
    const { access, refresh: token } = await signIn(running());
    const other = await makeHost(running().place);
    expect(await isSignedIn(other, access)).toBe(true);
    const out = await call(running(), 'POST', '/accounts/logout/', { body: { refresh: token } });
    expect(out.statusCode).toBe(204);
    expect(await isSignedIn(other, access)).toBe(false);
    expect((await refresh(other, token)).statusCode).toBe(401);
    await other.close();
  });

  test('A8 another configured password ends every session', async () => {
    const { access } = await signIn(running());
    const changed = { ...OWNER, password: 'un-autre-mot-de-passe' };
    expect(await ensureOwner(running().shop, changed)).toBeUndefined();
    expect(await isSignedIn(running(), access)).toBe(false);
    expect((await login(running(), OWNER)).statusCode).toBe(401);
    expect((await login(running(), changed)).statusCode).toBe(200);
    await ensureOwner(running().shop, OWNER);
  });

  test('host.md the first owner’s password is made once, however many processes start', async () => {
    const place = await makePlace();
    const hosts = await Promise.all([makeHost(place), makeHost(place)]);
    const fresh = { username: 'patronne', password: undefined };
    const { database } = hosts[0].shop;
    await database.db.deleteFrom('accounts').execute();
    const made = await Promise.all(hosts.map((host) => ensureOwner(host.shop, fresh)));
    const [password, ...others] = made.filter((text) => text !== undefined);
    expect(others).toEqual([]);
    expect(password?.length).toBeGreaterThanOrEqual(12);
    const answer = await login(hosts[1], { username: 'patronne', password });
    expect(answer.statusCode).toBe(200);
    expect(await ensureOwner(hosts[0].shop, fresh)).toBeUndefined();
    await Promise.all(hosts.map((host) => host.close()));
    await place.remove();
  });

  describe('with limits on', () => {
    const limited = useHost(makePlace, { rateLimit: true, trustProxy: ['127.0.0.1'] });

    test('A1 at most ten passwords a minute are checked for an address, then 429', async () => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, number) =>
          login(limited(), { ...wrong, username: `nom-${number}` }, '198.51.100.1'),
        ),
      );
      const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
      expect([statuses.get(401)?.length, statuses.get(429)?.length]).toEqual([10, 15]);
      expect(Number(statuses.get(429)?.[0]?.headers['retry-after'])).toBeGreaterThan(0);
    });

    test('A1 at most ten a minute for a name, from any number of addresses', async () => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, number) =>
          login(limited(), { ...wrong, username: 'visée' }, `198.51.100.${number + 20}`),
        ),
      );
      expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    });

    test('A1 wrong logins slow down, then lock, and the owner gets in again within a quarter of an hour', async () => {
      const address = '198.51.100.90';
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await login(limited(), wrong, address)).statusCode);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      for (let tries = 5; tries < 10; tries += 1) {
        limited().pass(loginDelay(tries));
        expect((await login(limited(), wrong, address)).statusCode).toBe(401);
      }
      limited().pass(60_000);
      const locked = await login(limited(), OWNER, address);
      expect(locked.statusCode).toBe(429);
      limited().pass(Number(locked.headers['retry-after']) * 1_000);
      expect(Number(locked.headers['retry-after'])).toBeLessThan(900);
      expect((await login(limited(), OWNER, address)).statusCode).toBe(200);
    });

    test('A1 the counters hold on another process, started later', async () => {
      const address = '198.51.100.91';
      for (let tries = 0; tries < 5; tries += 1) {
        await login(limited(), { ...wrong, username: 'x' }, address);
      }
      const other = await makeHost(limited().place, {
        rateLimit: true,
        trustProxy: ['127.0.0.1'],
      });
      const answer = await login(other, { ...wrong, username: 'x' }, address);
      expect(answer.statusCode).toBe(429);
      await other.close();
    });

    test('A1 right logins cost nothing', async () => {
      for (let times = 0; times < 15; times += 1) {
        expect((await login(limited(), OWNER, '198.51.100.92')).statusCode).toBe(200);
      }
    });
  });
});
