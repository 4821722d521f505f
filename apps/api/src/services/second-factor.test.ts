import { expect, test } from 'vitest';
import { findAccount } from '../db/accounts.ts';
import { enableTotp, setPendingTotp } from '../db/two-factor.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { useTestApi } from '../testing/test-api.ts';
import { login } from './accounts.ts';
import { generateTotpSecret, hashRecoveryCode } from './second-factor.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { rateLimit: true });

  test('A1 a login that has used up a recovery code succeeds, also when its counters fail afterwards', async () => {
    const { context } = getApi();
    const { database } = context;
    const { id = 0 } = (await findAccount(database.db, OWNER.username)) ?? {};
    const code = 'K7Q2-9FXM-3T8W-P4HD';
    const recoveryHashes = [hashRecoveryCode(id, code)];
    const setup = { secret: await generateTotpSecret(), step: 0, recoveryHashes };
    await setPendingTotp(database.db, id, setup.secret, context.now());
    await enableTotp(database.db, id, setup);
    // The login and the code are counted, and the session is opened.
    let left = 3;
    const transact: typeof database.transact = async (work) => {
      left -= 1;
      if (left < 0) throw new Error('The database is unavailable');
      return database.transact(work);
    };
    const source = { address: '192.0.2.1', userAgent: 'Firefox' };
    const failing = { ...context, database: { ...database, transact } };
    const tokens = await login(failing, { ...OWNER, code }, source);
    expect(tokens).toHaveProperty('access');
    // Both counters failed.
    expect(left).toBeLessThan(-1);
  });
});
