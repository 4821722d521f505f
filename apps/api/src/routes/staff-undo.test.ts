import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import {
  accountSchema,
  securityEventSchema,
  staffWithPasswordSchema,
  tokensSchema,
  twoFactorSetupSchema,
} from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const STAFF = '/accounts/staff/';
const PASSWORD = 'olivier-de-mahdia-2027';
const NAME = 'Salma';

type Shop = TestApi & { token: string };

async function login(shop: Shop, body: object = {}) {
  return call(shop, 'POST', '/accounts/login/', {
    body: { username: NAME, password: PASSWORD, ...body },
  });
}

/** Adds an account of the staff that has changed its first password, and logs it in. */
async function addStaff(shop: Shop) {
  const created = await call(shop, 'POST', STAFF, { token: shop.token, body: { username: NAME } });
  const { id, password } = staffWithPasswordSchema.parse(created.json());
  const first = tokensSchema.parse((await login(shop, { password })).json());
  const body = { current_password: password, new_password: PASSWORD };
  await call(shop, 'POST', '/accounts/password/', { token: first.access, body });
  return { id, token: first.access, refresh: first.refresh };
}

async function turnTwoFactorOn(shop: Shop, token: string) {
  const post = (path: string, body: unknown) =>
    call(shop, 'POST', `/accounts/two-factor/${path}`, { token, body });
  const { secret } = twoFactorSetupSchema.parse((await post('', { password: PASSWORD })).json());
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: shop.context.now() });
  const confirmed = await post('confirm/', { code });
  const [recoveryCode] = z
    .object({ recovery_codes: z.array(z.string()) })
    .parse(confirmed.json()).recovery_codes;
  return { code, recoveryCode };
}

const remove = (shop: Shop, id: string) =>
  call(shop, 'DELETE', `${STAFF}${id}/`, { token: shop.token });

async function undo(shop: Shop, id: string, change = 'deletion', options: object = {}) {
  const url = `${STAFF}${id}/undo/`;
  return call(shop, 'POST', url, { token: shop.token, body: { change }, ...options });
}

async function setDisabled(shop: Shop, id: string, disabled: boolean): Promise<string> {
  const response = await call(shop, 'PATCH', `${STAFF}${id}/`, {
    token: shop.token,
    body: { disabled },
  });
  return String(response.json().change_id);
}

async function accountOf(shop: Shop, id: string) {
  const response = await call(shop, 'GET', STAFF, { token: shop.token });
  return z
    .array(accountSchema)
    .parse(response.json())
    .find((account) => account.id === id);
}

async function trail(shop: Shop) {
  const url = '/accounts/security-events/?kind=account';
  const response = await call(shop, 'GET', url, { token: shop.token });
  return z.array(securityEventSchema).parse(response.json());
}

const storedUndos = ({ context: { database } }: Shop) =>
  database.db.selectFrom('edit_undos').selectAll().where('kind', '=', 'account').execute();

eachDatabase((createTestDatabase) => {
  async function withShop(run: (shop: Shop, testDatabase: TestDatabase) => Promise<void>) {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    try {
      await run({ ...api, token: (await logIn(api)).access }, testDatabase);
    } finally {
      await api.close();
      await testDatabase.remove();
    }
  }

  test('ADR 0121: a deleted account is restored with its password, its second factor and its role; its sessions stay ended', () =>
    withShop(async (shop) => {
      const { id, token, refresh } = await addStaff(shop);
      const { code, recoveryCode } = await turnTwoFactorOn(shop, token);
      const before = await accountOf(shop, id);
      expect((await remove(shop, id)).statusCode).toBe(204);
      expect(await accountOf(shop, id)).toBeUndefined();
      expect((await login(shop)).statusCode).toBe(401);
      const restored = await undo(shop, id);
      expect([restored.statusCode, restored.json()]).toEqual([
        200,
        { ...before, last_used_at: null },
      ]);
      const check = await call(shop, 'GET', '/accounts/protected-admin/', { token });
      expect(check.statusCode).toBe(401);
      const renewed = await call(shop, 'POST', '/accounts/token/refresh/', { body: { refresh } });
      expect(renewed.statusCode).toBe(401);
      expect((await login(shop)).json().code).toBe('two_factor_required');
      // A code is accepted once, also by the restored account.
      expect((await login(shop, { code })).json().code).toBe('two_factor_refused');
      expect((await login(shop, { code: recoveryCode })).statusCode).toBe(200);
    }));

  test('ADR 0121: the trail has who restored an account, and offers the undo while it is possible', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      await remove(shop, id);
      const [deleted] = await trail(shop);
      expect(deleted).toMatchObject({ type: 'account_deleted', object: NAME });
      expect(deleted?.undo?.account_id).toBe(id);
      expect((await undo(shop, id, deleted?.id)).statusCode).toBe(200);
      const after = await trail(shop);
      expect(after[0]).toMatchObject({ type: 'account_restored', object: NAME, account: 'owner' });
      expect(after.map((event) => event.undo)).toEqual(after.map(() => undefined));
      expect(JSON.stringify(after)).not.toContain('argon2');
    }));

  test('ADR 0121: what an undo needs of a password is deleted by the undo, and by the cleanup after ten minutes', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      await remove(shop, id);
      expect(JSON.stringify(await storedUndos(shop))).toContain('argon2');
      await undo(shop, id);
      expect(await storedUndos(shop)).toEqual([]);
      await remove(shop, id);
      shop.advanceClock(UNDO_WINDOW_MS + 1);
      const late = { ...shop, token: (await logIn(shop)).access };
      const response = await undo(late, id);
      expect([response.statusCode, response.json().code]).toEqual([409, 'bad_transition']);
      expect((await trail(late)).every((event) => event.undo === undefined)).toBe(true);
      await cleanUp(shop.context);
      expect(await storedUndos(shop)).toEqual([]);
    }));

  test('ADR 0121: an account is disabled or enabled as before by the undo of its latest change only', () =>
    withShop(async (shop) => {
      const { id, token } = await addStaff(shop);
      const disabled = await setDisabled(shop, id, true);
      expect((await trail(shop))[0]?.undo?.account_id).toBe(id);
      expect((await undo(shop, id, disabled)).json()).toMatchObject({ id, disabled: false });
      expect((await trail(shop))[0]).toMatchObject({ type: 'account_enabled', object: NAME });
      const check = await call(shop, 'GET', '/accounts/protected-admin/', { token });
      expect(check.statusCode).toBe(401);
      expect((await undo(shop, id, disabled)).json().code).toBe('bad_transition');

      const first = await setDisabled(shop, id, true);
      const second = await setDisabled(shop, id, false);
      expect((await undo(shop, id, first)).json().code).toBe('bad_transition');
      expect((await undo(shop, id, second)).json()).toMatchObject({ disabled: true });
      // What changes nothing is no change.
      expect(await setDisabled(shop, id, true)).toBe('undefined');
    }));

  test('ADR 0121: an account that was deleted while it was disabled is disabled again', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      const change = await setDisabled(shop, id, true);
      await remove(shop, id);
      expect((await undo(shop, id, change)).statusCode).toBe(404);
      expect((await undo(shop, id)).json()).toMatchObject({ disabled: true });
      expect((await login(shop)).statusCode).toBe(401);
    }));

  test('ADR 0121: an account is not restored beside another one of its name', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      await remove(shop, id);
      await call(shop, 'POST', STAFF, { token: shop.token, body: { username: NAME } });
      expect((await trail(shop)).every((event) => event.undo === undefined)).toBe(true);
      expect((await undo(shop, id)).json().code).toBe('bad_transition');
    }));

  test('ADR 0121: an account is not restored beside one of its name that is added at the same moment', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      await remove(shop, id);
      const account = { username: NAME, password_hash: '', role: 'staff', created_at: 0 } as const;
      const { response } = await shop.context.database.transact(async (db) => {
        await db.insertInto('accounts').values(account).execute();
        const sent = { response: undo(shop, id) };
        // Until the undo waits for this transaction. When it is slower, it finds the other account.
        await sleep(500);
        return sent;
      });
      const refused = await response;
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'bad_transition']);
    }));

  test('ADR 0121: of concurrent requests on two processes one restores an account, and a repeat with its key changes nothing', () =>
    withShop(async (shop, testDatabase) => {
      const other = await createTestApi(testDatabase);
      const { id } = await addStaff(shop);
      await remove(shop, id);
      const responses = await Promise.all(
        [shop, { ...other, token: shop.token }].flatMap((each) => [undo(each, id), undo(each, id)]),
      );
      expect(
        responses.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next),
      ).toEqual([200, 409, 409, 409]);
      await remove(shop, id);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await undo(shop, id, 'deletion', { headers });
      const repeat = await undo(shop, id, 'deletion', { headers });
      expect([first.statusCode, repeat.statusCode]).toEqual([200, 200]);
      expect(repeat.json()).toEqual(first.json());
      await other.close();
    }));

  test('ADR 0121: only an owner restores an account', () =>
    withShop(async (shop) => {
      const { id } = await addStaff(shop);
      const token = await signStaffIn(shop);
      await remove(shop, id);
      const response = await undo(shop, id, 'deletion', { token });
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }));

  test('without the feature undo a deleted account is gone, and nothing of it is stored', async () => {
    const testDatabase = await createTestDatabase();
    const features = FEATURES.filter((feature) => feature !== 'undo');
    const api = await createTestApi(testDatabase, { features });
    const shop = { ...api, token: (await logIn(api)).access };
    const { id } = await addStaff(shop);
    expect(await setDisabled(shop, id, true)).toBe('undefined');
    await remove(shop, id);
    expect((await undo(shop, id)).statusCode).toBe(404);
    expect(await storedUndos(shop)).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
