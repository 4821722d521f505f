import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import {
  changePassword,
  takeAccount,
  findAccount,
  insertAccount,
  replacePasswordHash,
  setDisabled,
} from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { listSessions } from '../db/sessions.ts';
import { enableTotp, setPendingTotp } from '../db/two-factor.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { useTestApi } from '../testing/test-api.ts';
import { authenticate, ensureOwner, login } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { isConfiguredPasswordCommon } from './configured-password.ts';
import { changeOwnPassword } from './own-account.ts';
import { hashPassword } from './passwords.ts';
import { hashRecoveryCode } from './second-factor.ts';

const SOURCE = { address: '203.0.113.7', userAgent: '' };
const { password } = OWNER;

const RECOVERY_CODE = 'K7Q2-9FXM-3T8W-P4HD';

async function turnOn(db: Db, id: number): Promise<void> {
  await setPendingTotp(db, id, 'SECRET', 0);
  const recoveryHashes = [hashRecoveryCode(id, RECOVERY_CODE)];
  await enableTotp(db, id, { secret: 'SECRET', step: 0, recoveryHashes });
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  async function createStaff(username: string): Promise<number> {
    const { database, now } = getApi().context;
    const account = {
      username,
      passwordHash: await hashPassword(password),
      role: 'staff',
    } as const;
    return (await insertAccount(database.db, account, now())) ?? 0;
  }

  /** The API server, where `change` is committed between the check of a password and the transaction after it. */
  function changedMeanwhile(change: (db: Db) => Promise<void>): AppContext {
    const { context } = getApi();
    const { database } = context;
    const transact: typeof database.transact = async (work) => {
      await database.transact(change);
      return database.transact(work);
    };
    return { ...context, database: { ...database, transact } };
  }

  test('ADR 0071 a configured password that is easy to guess is known before it is set, and not judged when it is set already', async () => {
    const { context } = getApi();
    const easy = { username: 'Rim', password: 'password1234' };
    expect(await isConfiguredPasswordCommon(context, easy)).toBe(true);
    await ensureOwner(context, easy);
    expect(await isConfiguredPasswordCommon(context, easy)).toBe(false);
    const shopName = { ...easy, password: 'Dar-Yasmine-2027' };
    expect(await isConfiguredPasswordCommon(context, shopName)).toBe(true);
    const good = { ...easy, password: 'phare-secret-de-kerkennah' };
    expect(await isConfiguredPasswordCommon(context, good)).toBe(false);
    expect(await isConfiguredPasswordCommon(context, { ...easy, password: undefined })).toBe(false);
  });

  test.each([
    [
      'password is changed',
      async (db: Db, id: number) => {
        await changePassword(db, { id, passwordHash: await hashPassword('phare-de-sfax-2027') }, 0);
      },
      'login_failed',
    ],
    ['account is disabled', (db: Db, id: number) => setDisabled(db, id, true, 0), 'login_failed'],
    [
      'account is deleted',
      async (db: Db, id: number) => void (await takeAccount(db, id)),
      'login_failed',
    ],
    ['second factor is turned on', turnOn, 'two_factor_required'],
  ])(
    'A8 a login gets no session when the %s after the check of the password',
    async (what, change, code) => {
      const username = `login: ${what}`;
      const id = await createStaff(username);
      const context = changedMeanwhile((db) => change(db, id));
      const result = login(context, { username, password }, SOURCE);
      await expect(result).rejects.toMatchObject({ code });
      expect(await listSessions(context.database.db, id, context.now())).toEqual([]);
    },
  );

  test('A1 a correct password is accepted when another login replaces its hash at the same moment', async () => {
    const username = 'Ines';
    const id = await createStaff(username);
    const { db } = getApi().context.database;
    const stronger = await hashPassword(password);
    const weaker = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
    await replacePasswordHash(db, id, weaker);
    const context = changedMeanwhile((each) => replacePasswordHash(each, id, stronger));
    await expect(login(context, { username, password }, SOURCE)).resolves.toHaveProperty('access');
  });

  test('A8 a recovery code is not lost when the session that it opens cannot be stored', async () => {
    const { context } = getApi();
    const { db } = context.database;
    const body = { username: 'Rania', password, code: RECOVERY_CODE };
    await turnOn(db, await createStaff(body.username));
    await db.schema.alterTable('sessions').renameTo('sessions_elsewhere').execute();
    await expect(login(context, body, SOURCE)).rejects.toThrow();
    await db.schema.alterTable('sessions_elsewhere').renameTo('sessions').execute();
    expect((await login(context, body, SOURCE)).access).toBeTruthy();
    await expect(login(context, body, SOURCE)).rejects.toMatchObject({
      code: 'two_factor_refused',
    });
  });

  test('A8 an own password is not changed when another change was committed after the check of the old one', async () => {
    const { context } = getApi();
    const username = 'Salma';
    const id = await createStaff(username);
    const { access } = await login(context, { username, password }, SOURCE);
    const session = await authenticate(context, access);
    if (!session) throw new Error('No session');
    const changed = { id, passwordHash: await hashPassword('mot-de-passe-du-telephone') };
    const meanwhile = changedMeanwhile((db) => changePassword(db, changed, context.now()));
    const body = { current_password: password, new_password: 'olivier-de-mahdia-2027' };
    const change = changeOwnPassword(meanwhile, { session, address: SOURCE.address }, body);
    await expect(change).rejects.toMatchObject({
      details: { fields: { current_password: 'incorrect' } },
    });
    const { passwordHash } = (await findAccount(context.database.db, username)) ?? {};
    expect(passwordHash).toBe(changed.passwordHash);
  });

  test.each([undefined, password])(
    'a start makes the account of the configuration, with the password %j, an owner and enables it',
    async (configured) => {
      const { context } = getApi();
      const { db } = context.database;
      const username = `Owner of ${configured}`;
      const id = await createStaff(username);
      await setDisabled(db, id, true, context.now());
      await ensureOwner(context, { username, password: configured });
      expect(await findAccount(db, username)).toMatchObject({ role: 'owner', isDisabled: false });
      expect((await login(context, { username, password }, SOURCE)).access).toBeTruthy();
    },
  );
});
