import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import {
  accountSchema,
  savedAccountSchema,
  securityEventSchema,
  staffWithPasswordSchema,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

const STAFF = '/accounts/staff/';
const PASSWORD = 'olivier-de-mahdia-2027';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  /** Adds an account of the staff that has changed its first password, and signs it in. */
  async function signStaffIn(username: string) {
    const { token: owner } = getApi();
    const created = await call(getApi(), 'POST', STAFF, { token: owner, body: { username } });
    const { id, password } = staffWithPasswordSchema.parse(created.json());
    const { access: token } = await logIn(getApi(), { username, password });
    const body = { current_password: password, new_password: PASSWORD };
    await call(getApi(), 'POST', '/accounts/password/', { token, body });
    return { id, token };
  }

  const setRole = (id: string, role: string, token = getApi().token) =>
    call(getApi(), 'PATCH', `${STAFF}${id}/`, { token, body: { role } });

  async function listAccounts() {
    const response = await call(getApi(), 'GET', STAFF, { token: getApi().token });
    return z.array(accountSchema).parse(response.json());
  }

  async function roleOf(id: string) {
    return (await listAccounts()).find((account) => account.id === id)?.role;
  }

  async function ownId(): Promise<string> {
    const own = (await listAccounts()).find(({ username }) => username === OWNER.username);
    return own?.id ?? '';
  }

  /** The status of a call that only owners may make. */
  async function seesAccounts(token: string): Promise<number> {
    return (await call(getApi(), 'GET', STAFF, { token })).statusCode;
  }

  test('ADR 0129: an open session has the rights of another role at once, and the trail has who gave it', async () => {
    const { id, token } = await signStaffIn('Salma');
    expect(await seesAccounts(token)).toBe(403);
    const made = await setRole(id, 'owner');
    expect([made.statusCode, made.json().role]).toEqual([200, 'owner']);
    expect(await seesAccounts(token)).toBe(200);
    expect((await setRole(id, 'staff')).json().role).toBe('staff');
    expect(await seesAccounts(token)).toBe(403);
    const url = '/accounts/security-events/?kind=account';
    const events = z
      .array(securityEventSchema)
      .parse((await call(getApi(), 'GET', url, { token: getApi().token })).json());
    const roles = events.filter(({ object, type }) => object === 'Salma' && /made/.test(type));
    expect(roles.map(({ type, account }) => [type, account])).toEqual([
      ['account_made_staff', OWNER.username],
      ['account_made_owner', OWNER.username],
    ]);
  });

  test('ADR 0129: the staff change no role, nobody changes their own, and a disabled account has none to change', async () => {
    const { id, token } = await signStaffIn('Ines');
    const own = await ownId();
    const unchanged = { token: getApi().token, body: { disabled: true } };
    for (const response of [
      await setRole(id, 'owner', token),
      await setRole(own, 'staff'),
      await setRole(own, 'staff', token),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
    await call(getApi(), 'PATCH', `${STAFF}${id}/`, unchanged);
    expect((await setRole(id, 'owner')).json().code).toBe('forbidden');
    const invalid = await setRole(id, 'admin');
    expect([invalid.statusCode, invalid.json().fields]).toEqual([422, { role: 'not_a_choice' }]);
    expect((await setRole('999999', 'owner')).statusCode).toBe(404);
    expect([await roleOf(id), await roleOf(own)]).toEqual(['staff', 'owner']);
  });

  test('ADR 0129: the account of the environment stays an owner’s', async () => {
    const { id } = await signStaffIn('Patron');
    await setRole(id, 'owner');
    const configured = await createTestApi(getApi().testDatabase, { configuredAccount: 'Patron' });
    const response = await call(configured, 'PATCH', `${STAFF}${id}/`, {
      token: getApi().token,
      body: { role: 'staff' },
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    await configured.close();
  });

  test('ADR 0129: of two owners who take each other’s role at the same moment, one stays', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [one, other] = [await signStaffIn(`A${round}`), await signStaffIn(`B${round}`)];
      await setRole(one.id, 'owner');
      await setRole(other.id, 'owner');
      const responses = await Promise.all([
        setRole(one.id, 'staff', other.token),
        setRole(other.id, 'staff', one.token),
      ]);
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
      const roles = new Set([await roleOf(one.id), await roleOf(other.id)]);
      expect(roles).toEqual(new Set(['owner', 'staff']));
    }
  });

  test('ADR 0129: a change of a role is undone once, for ten minutes', async () => {
    const { id, token } = await signStaffIn('Rim');
    const undo = (change: string | undefined, by = getApi().token) =>
      call(getApi(), 'POST', `${STAFF}${id}/undo/`, { token: by, body: { change } });
    const made = savedAccountSchema.parse((await setRole(id, 'owner')).json());
    // The role of the owner's own account, which the owner would lose.
    expect((await undo(made.change_id, token)).json().code).toBe('forbidden');
    expect((await undo(made.change_id)).json()).toMatchObject({ id, role: 'staff' });
    expect(await seesAccounts(token)).toBe(403);
    expect((await undo(made.change_id)).json().code).toBe('bad_transition');

    const again = savedAccountSchema.parse((await setRole(id, 'owner')).json());
    expect(savedAccountSchema.parse((await setRole(id, 'owner')).json()).change_id).toBeUndefined();
    getApi().advanceClock(UNDO_WINDOW_MS + 1);
    const late = await undo(again.change_id, (await logIn(getApi())).access);
    expect([late.statusCode, late.json().code]).toEqual([409, 'bad_transition']);
  });
});
