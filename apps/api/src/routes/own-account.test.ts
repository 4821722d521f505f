import {
  adminSchema,
  adminSessionSchema,
  recoveryCodesSchema,
  tokensSchema,
  twoFactorSetupSchema,
} from '@shop/contract/schemas';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';
import { OWNER } from '../testing/owner.ts';
import { runCli } from '../testing/run-cli.ts';

const NEXT = 'olivier-de-mahdia-2027';
const STEP_MS = 30_000;

async function login(api: TestApi, body: unknown, { address = '203.0.113.7', agent = '' } = {}) {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent };
  return call(api, 'POST', '/accounts/login/', { body, headers });
}

async function isSignedIn(api: TestApi, token: string): Promise<boolean> {
  return (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
}

async function changePassword(api: TestApi, token: string, current: string, next: string) {
  const body = { current_password: current, new_password: next };
  return call(api, 'POST', '/accounts/password/', { token, body });
}

async function listSessions(api: TestApi, token: string) {
  const response = await call(api, 'GET', '/accounts/sessions/', { token });
  return z.array(adminSessionSchema).parse(response.json());
}

/** The code of an authenticator app at the time of the API server, `steps` later. */
function codeOf(api: TestApi, secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: api.context.now() + steps * STEP_MS });
}

/** Signs an account in that has no second factor, and turns it on. */
async function turnOn(api: TestApi, credentials: { username: string; password: string }) {
  const { access: token } = tokensSchema.parse((await login(api, credentials)).json());
  const started = await call(api, 'POST', '/accounts/two-factor/', {
    token,
    body: { password: credentials.password },
  });
  const { secret } = twoFactorSetupSchema.parse(started.json());
  const confirmed = await call(api, 'POST', '/accounts/two-factor/confirm/', {
    token,
    body: { code: codeOf(api, secret) },
  });
  const { recovery_codes: codes } = recoveryCodesSchema.parse(confirmed.json());
  return { token, secret, codes };
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** Creates an account with a password that no configuration sets again. */
  async function createAccount(username: string, { testDatabase } = getApi()) {
    await runCli(testDatabase, ['create-admin', username], { input: OWNER.password });
    return { username, password: OWNER.password };
  }

  test('A8 a changed password ends the other sessions, not this one, and only it is accepted', async () => {
    const salma = await createAccount('Salma');
    const [here, there] = [await login(getApi(), salma), await login(getApi(), salma)].map(
      (response) => tokensSchema.parse(response.json()).access,
    );
    const changed = await changePassword(getApi(), here ?? '', salma.password, NEXT);
    expect(changed.statusCode).toBe(204);
    expect(await isSignedIn(getApi(), here ?? '')).toBe(true);
    expect(await isSignedIn(getApi(), there ?? '')).toBe(false);
    expect((await login(getApi(), salma)).statusCode).toBe(401);
    expect((await login(getApi(), { ...salma, password: NEXT })).statusCode).toBe(200);
  });

  test.each([
    ['not-her-password', NEXT, { current_password: 'incorrect' }],
    [OWNER.password, 'eleven-char', { new_password: 'too_short' }],
    [OWNER.password, 'x'.repeat(1_025), { new_password: 'too_long' }],
    [OWNER.password, OWNER.password, { new_password: 'duplicate' }],
    [OWNER.password, 'Dar-Yasmine-2027', { new_password: 'too_common' }],
    ['', '', { current_password: 'required', new_password: 'required' }],
  ])('a password %j cannot be changed to %j', async (current, next, fields) => {
    const { access } = await logIn(getApi());
    const response = await changePassword(getApi(), access, current, next);
    expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
    expect((await login(getApi(), OWNER)).statusCode).toBe(200);
  });

  test('a password of the configuration, which the next start would set again, cannot be changed', async () => {
    const configured = await createTestApi(getApi().testDatabase, {
      configuredAccount: OWNER.username,
    });
    const { access } = await logIn(configured);
    const response = await changePassword(configured, access, OWNER.password, NEXT);
    expect([response.statusCode, response.json().code]).toEqual([409, 'password_configured']);
    await configured.close();
  });

  test('A8 the sessions are listed with device and last use, and ended one by one', async () => {
    const ines = await createAccount('Ines');
    const phone = tokensSchema.parse((await login(getApi(), ines, { agent: 'Phone' })).json());
    getApi().advanceClock(60_000);
    const laptop = tokensSchema.parse((await login(getApi(), ines, { agent: 'Desk' })).json());
    getApi().advanceClock(60_000);
    await call(getApi(), 'POST', '/accounts/token/refresh/', { body: { refresh: phone.refresh } });
    const sessions = await listSessions(getApi(), laptop.access);
    expect(sessions.map(({ user_agent, current }) => [user_agent, current])).toEqual([
      ['Phone', false],
      ['Desk', true],
    ]);
    const [used] = sessions;
    const passed = Date.parse(used?.last_used_at ?? '') - Date.parse(used?.created_at ?? '');
    expect(passed).toBeGreaterThanOrEqual(120_000);

    const path = `/accounts/sessions/${used?.id}/`;
    const { token: owner } = getApi();
    expect((await call(getApi(), 'DELETE', path, { token: owner })).statusCode).toBe(404);
    expect(await isSignedIn(getApi(), phone.access)).toBe(true);
    const ended = await call(getApi(), 'DELETE', path, { token: laptop.access });
    expect(ended.statusCode).toBe(204);
    expect(await isSignedIn(getApi(), phone.access)).toBe(false);
    expect((await call(getApi(), 'DELETE', path, { token: laptop.access })).statusCode).toBe(404);
    expect(await listSessions(getApi(), laptop.access)).toHaveLength(1);
  });

  test('A8 all other sessions end, then all, and no session of another account', async () => {
    const hela = await createAccount('Hela');
    const tokens: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      tokens.push(tokensSchema.parse((await login(getApi(), hela)).json()).access);
    }
    const [token = '', ...others] = tokens;
    const path = '/accounts/sessions/';
    const left = await call(getApi(), 'DELETE', `${path}others/`, { token });
    expect(left.statusCode).toBe(204);
    for (const other of others) expect(await isSignedIn(getApi(), other)).toBe(false);
    expect(await isSignedIn(getApi(), token)).toBe(true);
    expect((await call(getApi(), 'DELETE', path, { token })).statusCode).toBe(204);
    expect(await isSignedIn(getApi(), token)).toBe(false);
    expect(await isSignedIn(getApi(), getApi().token)).toBe(true);
  });

  test('a session whose refresh tokens have expired is not listed', async () => {
    const rim = await createAccount('Rim');
    await login(getApi(), rim);
    getApi().advanceClock(7 * 86_400_000);
    const { access } = tokensSchema.parse((await login(getApi(), rim)).json());
    expect(await listSessions(getApi(), access)).toHaveLength(1);
  });

  describe('with a second factor', () => {
    test('a login needs a code of the app, each code once, of the time step before, now or after', async () => {
      const nour = await createAccount('Nour');
      const { secret, token } = await turnOn(getApi(), nour);
      const admin = await call(getApi(), 'GET', '/accounts/protected-admin/', { token });
      expect(adminSchema.parse(admin.json()).two_factor).toBe(true);
      const without = await login(getApi(), nour);
      expect([without.statusCode, without.json().code]).toEqual([401, 'two_factor_required']);
      const used = await login(getApi(), { ...nour, code: codeOf(getApi(), secret) });
      expect([used.statusCode, used.json().code]).toEqual([401, 'two_factor_refused']);

      const next = codeOf(getApi(), secret, 1);
      const spelled = `${next.slice(0, 3)} ${next.slice(3)}`;
      expect((await login(getApi(), { ...nour, code: spelled })).statusCode).toBe(200);
      expect((await login(getApi(), { ...nour, code: next })).statusCode).toBe(401);
      getApi().advanceClock(4 * STEP_MS);
      for (const [steps, status] of [
        [2, 401],
        [-2, 401],
        [-1, 200],
        [0, 200],
        [1, 200],
        [0, 401],
      ] as const) {
        const response = await login(getApi(), { ...nour, code: codeOf(getApi(), secret, steps) });
        expect([steps, response.statusCode]).toEqual([steps, status]);
      }
    });

    test('A2 without the password a code changes nothing', async () => {
      const aziz = await createAccount('Aziz');
      const { secret } = await turnOn(getApi(), aziz);
      const code = codeOf(getApi(), secret, 1);
      const wrong = await login(getApi(), { ...aziz, password: 'not-his-password', code });
      const bare = await login(getApi(), { ...aziz, password: 'not-his-password' });
      expect([wrong.json().code, wrong.body]).toEqual(['login_failed', bare.body]);
      expect((await login(getApi(), { ...aziz, code })).statusCode).toBe(200);
    });

    test('of twenty logins at once with one code, on two processes, one is accepted', async () => {
      const sami = await createAccount('Sami');
      const { secret } = await turnOn(getApi(), sami);
      const other = await createTestApi(getApi().testDatabase);
      getApi().advanceClock(0);
      const code = codeOf(getApi(), secret, 1);
      // The other process has no advanced clock.
      other.advanceClock(getApi().context.now() - other.context.now());
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          login(number % 2 === 0 ? getApi() : other, { ...sami, code }),
        ),
      );
      await other.close();
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    test('each of ten recovery codes replaces the app once, in any spelling, and none is stored', async () => {
      const lina = await createAccount('Lina');
      const { codes } = await turnOn(getApi(), lina);
      expect(new Set(codes).size).toBe(10);
      const rows = await getApi()
        .context.database.db.selectFrom('recovery_codes')
        .select('hash')
        .execute();
      const stored = rows.map(({ hash }) => hash);
      for (const code of codes) expect(stored).not.toContain(code);
      const [first = '', second = ''] = codes;
      expect((await login(getApi(), { ...lina, code: first })).statusCode).toBe(200);
      expect((await login(getApi(), { ...lina, code: first })).statusCode).toBe(401);
      const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      expect((await login(getApi(), { ...lina, code: typed })).statusCode).toBe(200);
    });

    test('it is on after a confirmed code only, and off after the password and a code', async () => {
      const farah = await createAccount('Farah');
      const { access: token } = tokensSchema.parse((await login(getApi(), farah)).json());
      const post = (path: string, body: unknown) =>
        call(getApi(), 'POST', `/accounts/two-factor/${path}`, { token, body });
      expect((await post('confirm/', { code: '123456' })).json().code).toBe('two_factor_state');
      expect((await post('', { password: 'wrong' })).json().fields).toEqual({
        password: 'incorrect',
      });
      const { password } = farah;
      const { secret } = twoFactorSetupSchema.parse((await post('', { password })).json());
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect((await login(getApi(), farah)).statusCode).toBe(200);
      const wrong = await post('confirm/', { code: codeOf(getApi(), secret, 5) });
      expect(wrong.json().fields).toEqual({ code: 'incorrect' });
      const code = codeOf(getApi(), secret);
      expect((await post('confirm/', { code })).statusCode).toBe(200);
      expect((await post('', { password })).json().code).toBe('two_factor_state');

      const stop = (body: object) => post('stop/', { password, code, ...body });
      expect((await stop({})).json().fields).toEqual({ code: 'incorrect' });
      const next = codeOf(getApi(), secret, 1);
      const stranger = await stop({ password: 'wrong', code: next });
      expect(stranger.json().fields).toEqual({ password: 'incorrect' });
      expect((await stop({ code: next })).statusCode).toBe(204);
      expect((await login(getApi(), farah)).statusCode).toBe(200);
      expect((await stop({ code: next })).json().code).toBe('two_factor_state');
    });

    test('a set-up is confirmed within fifteen minutes, and not after them', async () => {
      const emna = await createAccount('Emna');
      const start = async () => {
        const { access: token } = tokensSchema.parse((await login(getApi(), emna)).json());
        const body = { password: emna.password };
        const started = await call(getApi(), 'POST', '/accounts/two-factor/', { token, body });
        return twoFactorSetupSchema.parse(started.json()).secret;
      };
      /** With a new session, because an access token expires after ten minutes. */
      const confirm = async (secret: string) => {
        const { access: token } = tokensSchema.parse((await login(getApi(), emna)).json());
        const body = { code: codeOf(getApi(), secret) };
        return call(getApi(), 'POST', '/accounts/two-factor/confirm/', { token, body });
      };
      const late = await start();
      getApi().advanceClock(15 * 60_000);
      const refused = await confirm(late);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'two_factor_state']);
      const secret = await start();
      getApi().advanceClock(14 * 60_000);
      expect((await confirm(secret)).statusCode).toBe(200);
    });

    test('A8 turned on, it ends the other sessions, not this one', async () => {
      const ahmed = await createAccount('Ahmed');
      const there = tokensSchema.parse((await login(getApi(), ahmed)).json());
      const { token } = await turnOn(getApi(), ahmed);
      expect(await isSignedIn(getApi(), there.access)).toBe(false);
      const body = { refresh: there.refresh };
      const refreshed = await call(getApi(), 'POST', '/accounts/token/refresh/', { body });
      expect(refreshed.statusCode).toBe(401);
      expect(await isSignedIn(getApi(), token)).toBe(true);
    });

    test('A8 turned off, it ends the other sessions, not this one', async () => {
      const nadia = await createAccount('Nadia');
      const { token, secret, codes } = await turnOn(getApi(), nadia);
      const [recoveryCode] = codes;
      const code = codeOf(getApi(), secret, 1);
      const there = tokensSchema.parse((await login(getApi(), { ...nadia, code })).json());
      expect(await isSignedIn(getApi(), there.access)).toBe(true);
      const body = { password: nadia.password, code: recoveryCode };
      const stopped = await call(getApi(), 'POST', '/accounts/two-factor/stop/', { token, body });
      expect(stopped.statusCode).toBe(204);
      expect(await isSignedIn(getApi(), there.access)).toBe(false);
      const refreshed = await call(getApi(), 'POST', '/accounts/token/refresh/', {
        body: { refresh: there.refresh },
      });
      expect(refreshed.statusCode).toBe(401);
      expect(await isSignedIn(getApi(), token)).toBe(true);
    });

    test('the command line turns it off for a lost phone, and ends the sessions', async () => {
      const { testDatabase } = getApi();
      const mehdi = await createAccount('Mehdi');
      const { token } = await turnOn(getApi(), mehdi);
      const off = await runCli(testDatabase, ['two-factor-off', 'Mehdi']);
      expect(off).toMatchObject({ code: 0, out: 'The second factor of Mehdi is off.\n' });
      expect(await isSignedIn(getApi(), token)).toBe(false);
      expect((await login(getApi(), mehdi)).statusCode).toBe(200);
      const again = await runCli(testDatabase, ['two-factor-off', 'Mehdi']);
      expect(again.out).toBe('The account Mehdi has no second factor.\n');
      const nobody = await runCli(testDatabase, ['two-factor-off', 'nobody']);
      expect(nobody).toMatchObject({ code: 3 });
    });

    test('API-4 without the feature no code is required, and the field is rejected', async () => {
      const yasmine = await createAccount('Yasmine');
      const { secret } = await turnOn(getApi(), yasmine);
      const bare = await createTestApi(getApi().testDatabase, { features: [] });
      expect((await login(bare, yasmine)).statusCode).toBe(200);
      const code = codeOf(getApi(), secret, 1);
      expect((await login(bare, { ...yasmine, code })).json().fields).toEqual({ code: 'unknown' });
      const { access } = await logIn(bare);
      const admin = await call(bare, 'GET', '/accounts/protected-admin/', { token: access });
      expect(admin.json()).toEqual({ username: OWNER.username });
      await bare.close();
    });
  });

  describe('with rate limits', () => {
    const limited = useTestApi(createTestDatabase, { rateLimit: true, trustProxy: ['127.0.0.1'] });
    const address = '198.51.100.7';

    test('A1 a session cannot guess the password: wrong current passwords count as wrong logins', async () => {
      const guesses: number[] = [];
      const { token } = limited();
      for (let attempt = 0; attempt < 6; attempt += 1) {
        guesses.push((await changePassword(limited(), token, `guess ${attempt}`, NEXT)).statusCode);
      }
      expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
      limited().advanceClock(15 * 60_000);
    });

    test('A1 wrong codes are delayed like wrong passwords, also between logins without a code', async () => {
      const { secret } = await turnOn(limited(), OWNER);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const bare = await login(limited(), OWNER, { address });
        const wrong = await login(limited(), { ...OWNER, code: '000000' }, { address });
        statuses.push(bare.statusCode, wrong.statusCode);
      }
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      expect(statuses.slice(10)).toEqual([429, 429]);
      limited().advanceClock(15 * 60_000);
      const code = codeOf(limited(), secret);
      expect((await login(limited(), { ...OWNER, code }, { address })).statusCode).toBe(200);
    });

    test('A1 a code that the database fails to check is no wrong one', async () => {
      const maya = await createAccount('Maya', limited());
      const { codes } = await turnOn(limited(), maya);
      const body = { ...maya, code: codes[0] };
      const { schema } = limited().context.database.db;
      await schema.alterTable('recovery_codes').renameTo('codes_elsewhere').execute();
      for (let attempt = 0; attempt < 11; attempt += 1) {
        expect((await login(limited(), body, { address })).statusCode).toBe(500);
      }
      await schema.alterTable('codes_elsewhere').renameTo('recovery_codes').execute();
      expect((await login(limited(), body, { address })).statusCode).toBe(200);
    });

    test('A1 ten wrong codes an hour are checked for an account, from all addresses together', async () => {
      const aya = await createAccount('Aya', limited());
      const { secret } = await turnOn(limited(), aya);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 10; attempt += 1) {
        limited().advanceClock(60_000);
        const source = { address: `198.51.100.${100 + attempt}` };
        statuses.push((await login(limited(), { ...aya, code: '000000' }, source)).statusCode);
      }
      expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
      limited().advanceClock(60_000);
      const body = { ...aya, code: codeOf(limited(), secret) };
      const locked = await login(limited(), body, { address });
      expect([locked.statusCode, locked.json().code]).toEqual([429, 'too_many_requests']);
      limited().advanceClock(Number(locked.headers['retry-after']) * 1_000);
      expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(3_600);
      const later = { ...aya, code: codeOf(limited(), secret) };
      expect((await login(limited(), later, { address })).statusCode).toBe(200);
    });

    test('A1 a session guesses the code of a set-up at most ten times an hour', async () => {
      const dora = await createAccount('Dora', limited());
      const { access: token } = tokensSchema.parse((await login(limited(), dora)).json());
      const post = (path: string, body: unknown) =>
        call(limited(), 'POST', `/accounts/two-factor/${path}`, { token, body });
      const { secret } = twoFactorSetupSchema.parse(
        (await post('', { password: dora.password })).json(),
      );
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => post('confirm/', { code: '000000' })),
      );
      const statuses = guesses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
      expect((await post('confirm/', { code: codeOf(limited(), secret) })).statusCode).toBe(429);
    });

    test.each([
      ['/accounts/two-factor/', { password: OWNER.password }],
      ['/accounts/password/', { current_password: OWNER.password, new_password: OWNER.password }],
    ])('A1 a request to %s that is refused does not clear wrong logins', async (path, body) => {
      const account = await createAccount(`refused at ${path}`, limited());
      const { token } = await turnOn(limited(), account);
      const guess = () =>
        login(limited(), { ...account, password: 'guess' }, { address: '127.0.0.1' });
      for (let attempt = 0; attempt < 4; attempt += 1) await guess();
      const refused = await call(limited(), 'POST', path, { token, body });
      expect([409, 422]).toContain(refused.statusCode);
      expect((await guess()).statusCode).toBe(401);
      expect((await guess()).statusCode).toBe(429);
      limited().advanceClock(15 * 60_000);
    });
  });
});
