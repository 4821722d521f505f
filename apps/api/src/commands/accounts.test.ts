import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useHost, type RunningHost } from '../testing/host.ts';
import { OWNER } from '../testing/owner.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';

const NEXT = 'olivier-de-mahdia-2027';

async function login(host: RunningHost, username: string, password: string) {
  return call(host, 'POST', '/accounts/login/', { body: { username, password } });
}

async function isIn(host: RunningHost, token: string): Promise<boolean> {
  const answer = await call(host, 'GET', '/accounts/protected-admin/', { token });
  return answer.statusCode === 200;
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('host.md a made admin signs in; a taken name and a short password are refused', async () => {
    const host = running();
    const { place } = host;
    const made = await runProcess(place, ['create-admin', 'Salma'], { input: `${NEXT}\n` });
    expect(made).toEqual({ code: 0, out: 'Account Salma is made.\n', err: '' });
    expect((await login(host, 'Salma', NEXT)).statusCode).toBe(200);

    const taken = await runCommand(place, ['create-admin', 'Salma'], { input: 'another-password' });
    expect(taken).toMatchObject({ code: 3, err: 'There is an account Salma already.\n' });
    expect((await login(host, 'Salma', NEXT)).statusCode).toBe(200);
    const short = await runCommand(place, ['create-admin', 'Leila'], { input: 'eleven-char\n' });
    expect(short).toMatchObject({ code: 2 });
    expect(short.err).not.toContain('eleven-char');
    expect(await runCommand(place, ['create-admin', ' Leila'], { input: NEXT })).toMatchObject({
      code: 2,
    });
    expect((await login(host, 'Leila', 'eleven-char')).statusCode).toBe(401);
  });

  test('host.md a password is never taken from the arguments', async () => {
    const { place } = running();
    const refused = await runCommand(place, ['create-admin', 'Rim', NEXT]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).not.toContain(NEXT);
    expect(await runCommand(place, ['create-admin', 'Rim', `--password=${NEXT}`])).toMatchObject({
      code: 2,
    });
  });

  test('A8 a changed password ends the sessions of its account, and only the new one gets in', async () => {
    const host = running();
    const { place } = host;
    const { access }: { access: string } = (
      await login(host, OWNER.username, OWNER.password)
    ).json();
    expect(await isIn(host, access)).toBe(true);
    const changed = await runProcess(place, ['change-password', OWNER.username], { input: NEXT });
    expect(changed).toMatchObject({ code: 0 });
    expect(await isIn(host, access)).toBe(false);
    expect((await login(host, OWNER.username, OWNER.password)).statusCode).toBe(401);
    expect((await login(host, OWNER.username, NEXT)).statusCode).toBe(200);

    const nobody = await runCommand(place, ['change-password', 'nobody'], { input: NEXT });
    expect(nobody).toMatchObject({ code: 3, err: 'There is no account nobody.\n' });
  });

  test('host.md a password the environment sets is not changed behind its back', async () => {
    const { place } = running();
    const refused = await runCommand(place, ['change-password', OWNER.username], {
      input: 'yet-another-password',
      environment: { SHOP_ADMIN_PASSWORD: NEXT },
    });
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.err).toContain('SHOP_ADMIN_PASSWORD');
    expect(refused.err).not.toContain(NEXT);
  });

  test('A8 all sessions end at once, or those of one account', async () => {
    const host = running();
    const { place } = host;
    await runCommand(place, ['create-admin', 'Ines'], { input: NEXT });
    await runCommand(place, ['create-admin', 'Hela'], { input: NEXT });
    const ines: { access: string } = (await login(host, 'Ines', NEXT)).json();
    const hela: { access: string } = (await login(host, 'Hela', NEXT)).json();
    const one = await runProcess(place, ['end-sessions', '--account', 'Ines']);
    expect(one).toMatchObject({ code: 0, out: 'Ended: 1 session.\n' });
    expect([await isIn(host, ines.access), await isIn(host, hela.access)]).toEqual([false, true]);

    expect(await runCommand(place, ['end-sessions'])).toMatchObject({ code: 0 });
    expect(await isIn(host, hela.access)).toBe(false);
    expect(await runCommand(place, ['end-sessions'])).toMatchObject({
      out: 'Ended: 0 sessions.\n',
    });
    expect(await runCommand(place, ['end-sessions', '--account', 'nobody'])).toMatchObject({
      code: 3,
    });
  });
});
