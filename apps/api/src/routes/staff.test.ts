import {
  accountSchema,
  securityEventSchema,
  staffWithPasswordSchema,
  tokensSchema,
  twoFactorSetupSchema,
} from '@shop/contract/schemas';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addProduct, productForm } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';
import { OWNER } from '../testing/owner.ts';
import { runCli } from '../testing/run-cli.ts';

const STAFF = '/accounts/staff/';
const NEXT = 'olivier-de-mahdia-2027';

async function login(api: TestApi, username: string, password: string) {
  return call(api, 'POST', '/accounts/login/', { body: { username, password } });
}

async function logIn(api: TestApi, username: string, password: string): Promise<string> {
  return tokensSchema.parse((await login(api, username, password)).json()).access;
}

async function listAccounts(api: TestApi, token: string) {
  const response = await call(api, 'GET', STAFF, { token });
  return z.array(accountSchema).parse(response.json());
}

async function isSignedIn(api: TestApi, token: string): Promise<boolean> {
  return (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode === 200;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  async function createStaff(username: string) {
    const { token } = getApi();
    const response = await call(getApi(), 'POST', STAFF, { token, body: { username } });
    expect(response.statusCode).toBe(201);
    return staffWithPasswordSchema.parse(response.json());
  }

  /** Creates an account of the staff that has changed its first password, and signs it in. */
  async function signStaffIn(username: string) {
    const { id, password } = await createStaff(username);
    const token = await logIn(getApi(), username, password);
    const body = { current_password: password, new_password: NEXT };
    await call(getApi(), 'POST', '/accounts/password/', { token, body });
    return { id, token };
  }

  async function turnTwoFactorOn(token: string) {
    const post = (path: string, body: unknown) =>
      call(getApi(), 'POST', `/accounts/two-factor/${path}`, { token, body });
    const { secret } = twoFactorSetupSchema.parse((await post('', { password: NEXT })).json());
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: getApi().context.now() });
    expect((await post('confirm/', { code })).statusCode).toBe(200);
  }

  test('the first password of a new account must be changed before anything else', async () => {
    const created = await createStaff('Salma');
    expect(created).toMatchObject({ role: 'staff', password_change_required: true });
    expect(created.last_used_at).toBeNull();
    const token = await logIn(getApi(), 'Salma', created.password);
    const orders = () => call(getApi(), 'GET', '/api/commands/list/', { token });
    const refused = await orders();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_change_required']);
    const check = await call(getApi(), 'GET', '/accounts/protected-admin/', { token });
    expect(check.json()).toMatchObject({ username: 'Salma', password_change_required: true });
    const body = { current_password: created.password, new_password: NEXT };
    const changed = await call(getApi(), 'POST', '/accounts/password/', { token, body });
    expect(changed.statusCode).toBe(204);
    expect((await orders()).statusCode).toBe(200);
  });

  test('the owner lists the accounts; a name exists once', async () => {
    await createStaff('Ines');
    const { token } = getApi();
    const accounts = await listAccounts(getApi(), token);
    expect(accounts[0]).toMatchObject({ username: OWNER.username, role: 'owner', disabled: false });
    expect(accounts[0]?.last_used_at).not.toBeNull();
    expect(accounts.map(({ username }) => username)).toContain('Ines');
    const again = await call(getApi(), 'POST', STAFF, { token, body: { username: ' Ines ' } });
    expect([again.statusCode, again.json().fields]).toEqual([422, { username: 'duplicate' }]);
    expect(JSON.stringify(accounts)).not.toContain('password"');
  });

  test('F2 a create that is repeated with its key adds one account, and stores no temporary password', async () => {
    const { token } = getApi();
    const post = (username: string, key: string) =>
      call(getApi(), 'POST', STAFF, {
        token,
        body: { username },
        headers: { 'idempotency-key': key },
      });
    const key = crypto.randomUUID();
    const first = await post('Wafa', key);
    const { password, ...account } = staffWithPasswordSchema.parse(first.json());
    const repeat = await post('Wafa', key);
    expect([repeat.statusCode, repeat.json()]).toEqual([201, account]);
    expect((await login(getApi(), 'Wafa', password)).statusCode).toBe(200);
    const stored = await getApi()
      .context.database.db.selectFrom('idempotency_keys')
      .select('response')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(stored.response).toBe(JSON.stringify({ id: Number(account.id) }));
    const reused = await post('Wafa Ben Ali', key);
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'idempotency_key_reused']);
    // A refused create does not use up its key.
    const next = crypto.randomUUID();
    expect((await post('Wafa', next)).json().fields).toEqual({ username: 'duplicate' });
    expect((await post('Wafa Gharbi', next)).statusCode).toBe(201);
  });

  test('the staff manage the shop, and no account but their own', async () => {
    const { id, token } = await signStaffIn('Hela');
    expect((await call(getApi(), 'GET', '/api/commands/list/', { token })).statusCode).toBe(200);
    for (const [method, url, body] of [
      ['GET', STAFF, undefined],
      ['POST', STAFF, { username: 'Intruse' }],
      ['PATCH', `${STAFF}${id}/`, { disabled: true }],
      ['POST', `${STAFF}${id}/password/`, undefined],
      ['DELETE', `${STAFF}${id}/two-factor/`, undefined],
      ['DELETE', `${STAFF}${id}/`, undefined],
    ] as const) {
      const response = await call(getApi(), method, url, { token, body });
      expect([method, response.statusCode, response.json().code]).toEqual([
        method,
        403,
        'forbidden',
      ]);
    }
    expect((await call(getApi(), 'GET', '/accounts/sessions/', { token })).statusCode).toBe(200);
  });

  test('ADR 0097: a deletion by the staff is refused, changes nothing and is counted; the staff edit and restore', async () => {
    const { token } = await signStaffIn('Sonia');
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token);
    const url = `/api/products/${id}/`;
    const refused = await call(api, 'DELETE', url, { token });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    const form = productForm({ product_name: 'Écharpe en soie' });
    const edited = await call(api, 'PUT', url, { token, body: form });
    expect([edited.statusCode, edited.json().product_name]).toEqual([200, 'Écharpe en soie']);
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(204);
    const restored = await call(api, 'POST', `/api/bin/product-${id}/restore/`, { token });
    expect(restored.statusCode).toBe(200);
    const trail = '/accounts/security-events/?account=Sonia';
    const events = z
      .array(securityEventSchema)
      .parse((await call(api, 'GET', trail, { token: api.token })).json());
    expect(events.map(({ type, object }) => [type, object])).toContainEqual([
      'access_refused',
      'forbidden',
    ]);
  });

  test('A8 A2 a disabled account is signed out and refused like a wrong password, until it is enabled', async () => {
    const { id, token: staff } = await signStaffIn('Rim');
    const { token } = getApi();
    const change = (disabled: boolean) =>
      call(getApi(), 'PATCH', `${STAFF}${id}/`, { token, body: { disabled } });
    expect((await change(true)).json()).toMatchObject({ id, disabled: true });
    expect(await isSignedIn(getApi(), staff)).toBe(false);
    const refused = await login(getApi(), 'Rim', NEXT);
    expect(refused.body).toBe((await login(getApi(), 'nobody', NEXT)).body);
    expect((await change(false)).json()).toMatchObject({ disabled: false });
    expect(await isSignedIn(getApi(), staff)).toBe(false);
    expect((await login(getApi(), 'Rim', NEXT)).statusCode).toBe(200);
  });

  test('A8 a new password of the owner signs the account out, and must be changed at the next login', async () => {
    const { id, token: staff } = await signStaffIn('Mouna');
    const { token } = getApi();
    const reset = () => call(getApi(), 'POST', `${STAFF}${id}/password/`, { token });
    const response = await reset();
    expect(response.statusCode).toBe(200);
    const { password, ...account } = staffWithPasswordSchema.parse(response.json());
    expect(account).toMatchObject({ id, username: 'Mouna', password_change_required: true });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await isSignedIn(getApi(), staff)).toBe(false);
    expect((await login(getApi(), 'Mouna', NEXT)).statusCode).toBe(401);
    const next = await logIn(getApi(), 'Mouna', password);
    const refused = await call(getApi(), 'GET', '/api/commands/list/', { token: next });
    expect(refused.json().code).toBe('password_change_required');
    const body = { current_password: password, new_password: NEXT };
    await call(getApi(), 'POST', '/accounts/password/', { token: next, body });
    expect((await listAccounts(getApi(), token)).find((each) => each.id === id)).toMatchObject({
      password_change_required: false,
    });
    expect(staffWithPasswordSchema.parse((await reset()).json()).password).not.toBe(password);
    const missing = await call(getApi(), 'POST', `${STAFF}999999/password/`, { token });
    expect(missing.statusCode).toBe(404);
    expect(await isSignedIn(getApi(), token)).toBe(true);
  });

  test('A8 the owner turns the second factor of a lost phone off: the sessions end, and the password alone signs in again', async () => {
    const { id, token: staff } = await signStaffIn('Leila');
    const { token } = getApi();
    const hasTwoFactor = async () =>
      (await listAccounts(getApi(), token)).find((each) => each.id === id)?.two_factor;
    expect(await hasTwoFactor()).toBe(false);
    await turnTwoFactorOn(staff);
    expect(await hasTwoFactor()).toBe(true);
    expect((await login(getApi(), 'Leila', NEXT)).json().code).toBe('two_factor_required');
    const url = `${STAFF}${id}/two-factor/`;
    expect((await call(getApi(), 'DELETE', url, { token: staff })).json().code).toBe('forbidden');
    expect((await call(getApi(), 'DELETE', url, { token })).statusCode).toBe(204);
    expect(await hasTwoFactor()).toBe(false);
    expect(await isSignedIn(getApi(), staff)).toBe(false);
    const again = tokensSchema.parse((await login(getApi(), 'Leila', NEXT)).json());
    expect((await call(getApi(), 'DELETE', url, { token })).statusCode).toBe(204);
    expect(await isSignedIn(getApi(), again.access), 'it was off already').toBe(true);
    const missing = await call(getApi(), 'DELETE', `${STAFF}999999/two-factor/`, { token });
    expect(missing.statusCode).toBe(404);
  });

  test('a password of the configuration, which the next start would set again, cannot be replaced', async () => {
    const { id, username } = await createStaff('Aziz');
    const { token } = getApi();
    const configured = await createTestApi(getApi().testDatabase, { configuredAccount: username });
    const response = await call(configured, 'POST', `${STAFF}${id}/password/`, { token });
    expect([response.statusCode, response.json().code]).toEqual([409, 'password_configured']);
    await configured.close();
  });

  test('A8 a removed account is signed out and gone; its name is free', async () => {
    const { id, token: staff } = await signStaffIn('Nour');
    const { token } = getApi();
    const remove = () => call(getApi(), 'DELETE', `${STAFF}${id}/`, { token });
    expect((await remove()).statusCode).toBe(204);
    expect(await isSignedIn(getApi(), staff)).toBe(false);
    expect((await login(getApi(), 'Nour', NEXT)).statusCode).toBe(401);
    expect((await remove()).statusCode).toBe(404);
    expect((await createStaff('Nour')).id).not.toBe(id);
  });

  test('an owner can be neither disabled nor removed nor given a password nor lose its second factor; another owner can come from the command line', async () => {
    const { token, testDatabase } = getApi();
    await runCli(testDatabase, ['create-admin', 'Patron', '--owner'], { input: NEXT });
    await runCli(testDatabase, ['create-admin', 'Aide'], { input: NEXT });
    const accounts = await listAccounts(getApi(), token);
    const roles = new Map(accounts.map(({ username, role }) => [username, role]));
    expect([roles.get('Patron'), roles.get('Aide')]).toEqual(['owner', 'staff']);
    for (const { id, role } of accounts) {
      if (role !== 'owner') continue;
      const url = `${STAFF}${id}/`;
      const disabled = await call(getApi(), 'PATCH', url, { token, body: { disabled: true } });
      expect(disabled.json().code).toBe('forbidden');
      expect((await call(getApi(), 'DELETE', url, { token })).json().code).toBe('forbidden');
      const reset = await call(getApi(), 'POST', `${url}password/`, { token });
      expect(reset.json().code).toBe('forbidden');
      const stopped = await call(getApi(), 'DELETE', `${url}two-factor/`, { token });
      expect(stopped.json().code).toBe('forbidden');
    }
    expect(await isSignedIn(getApi(), token)).toBe(true);
    const missing = await call(getApi(), 'DELETE', `${STAFF}999999/`, { token });
    expect(missing.statusCode).toBe(404);
  });
});
