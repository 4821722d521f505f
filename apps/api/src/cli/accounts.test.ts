import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { OWNER } from '../testing/owner.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';

const NEXT = 'olivier-de-mahdia-2027';

async function login(api: RunningTestApi, username: string, password: string) {
  return call(api, 'POST', '/accounts/login/', { body: { username, password } });
}

async function isSignedIn(api: RunningTestApi, token: string): Promise<boolean> {
  const response = await call(api, 'GET', '/accounts/protected-admin/', { token });
  return response.statusCode === 200;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('a created admin can sign in; an existing name and a short password are refused', async () => {
    const api = getApi();
    const { testDatabase } = api;
    const created = await runCliProcess(testDatabase, ['create-admin', 'Salma'], {
      input: `${NEXT}\n`,
    });
    expect(created).toEqual({ code: 0, out: 'Account Salma is created.\n', err: '' });
    expect((await login(api, 'Salma', NEXT)).statusCode).toBe(200);

    const existing = await runCli(testDatabase, ['create-admin', 'Salma'], {
      input: 'grenadier-de-testour',
    });
    expect(existing).toMatchObject({ code: 3, err: 'There is an account Salma already.\n' });
    expect((await login(api, 'Salma', NEXT)).statusCode).toBe(200);
    const common = await runCli(testDatabase, ['create-admin', 'Leila'], {
      input: 'boutique-leila',
    });
    expect(common).toMatchObject({ code: 2, out: '' });
    const short = await runCli(testDatabase, ['create-admin', 'Leila'], { input: 'eleven-char\n' });
    expect(short).toMatchObject({ code: 2 });
    expect(short.err).not.toContain('eleven-char');
    expect(await runCli(testDatabase, ['create-admin', ' Leila'], { input: NEXT })).toMatchObject({
      code: 2,
    });
    expect((await login(api, 'Leila', 'eleven-char')).statusCode).toBe(401);
  });

  test('a password cannot be an argument', async () => {
    const { testDatabase } = getApi();
    const refused = await runCli(testDatabase, ['create-admin', 'Rim', NEXT]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).not.toContain(NEXT);
    expect(await runCli(testDatabase, ['create-admin', 'Rim', `--password=${NEXT}`])).toMatchObject(
      {
        code: 2,
      },
    );
  });

  test('A8 a changed password ends the sessions of its account, and only the new password is accepted', async () => {
    const api = getApi();
    const { testDatabase } = api;
    const { access }: { access: string } = (
      await login(api, OWNER.username, OWNER.password)
    ).json();
    expect(await isSignedIn(api, access)).toBe(true);
    const changed = await runCliProcess(testDatabase, ['change-password', OWNER.username], {
      input: NEXT,
    });
    expect(changed).toMatchObject({ code: 0 });
    expect(await isSignedIn(api, access)).toBe(false);
    expect((await login(api, OWNER.username, OWNER.password)).statusCode).toBe(401);
    expect((await login(api, OWNER.username, NEXT)).statusCode).toBe(200);

    const nobody = await runCli(testDatabase, ['change-password', 'nobody'], { input: NEXT });
    expect(nobody).toMatchObject({ code: 3, err: 'There is no account nobody.\n' });
  });

  test('a password that is set in the environment cannot be changed', async () => {
    const { testDatabase } = getApi();
    const refused = await runCli(testDatabase, ['change-password', OWNER.username], {
      input: 'yet-another-password',
      environment: { SHOP_ADMIN_PASSWORD: NEXT },
    });
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.err).toContain('SHOP_ADMIN_PASSWORD');
    expect(refused.err).not.toContain(NEXT);
  });

  test('A8 all sessions end at once, or those of one account', async () => {
    const api = getApi();
    const { testDatabase } = api;
    await runCli(testDatabase, ['create-admin', 'Ines'], { input: NEXT });
    await runCli(testDatabase, ['create-admin', 'Hela'], { input: NEXT });
    const ines: { access: string } = (await login(api, 'Ines', NEXT)).json();
    const hela: { access: string } = (await login(api, 'Hela', NEXT)).json();
    const one = await runCliProcess(testDatabase, ['end-sessions', '--account', 'Ines']);
    expect(one).toMatchObject({ code: 0, out: 'Ended: 1 session.\n' });
    expect([await isSignedIn(api, ines.access), await isSignedIn(api, hela.access)]).toEqual([
      false,
      true,
    ]);

    expect(await runCli(testDatabase, ['end-sessions'])).toMatchObject({ code: 0 });
    expect(await isSignedIn(api, hela.access)).toBe(false);
    expect(await runCli(testDatabase, ['end-sessions'])).toMatchObject({
      out: 'Ended: 0 sessions.\n',
    });
    expect(await runCli(testDatabase, ['end-sessions', '--account', 'nobody'])).toMatchObject({
      code: 3,
    });
  });
});
