import { loginResultSchema } from '@shop/contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import { countAttempt } from '../db/attempts.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { holdLock } from '../testing/hold-lock.ts';
import { OWNER } from '../testing/owner.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;
/** Three times the connections of a process. */
const STRANGERS = 30;

// On SQLite there is one writer, and a row cannot be locked alone.
describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase, {
    rateLimit: true,
    trustProxy: ['127.0.0.1'],
  });

  const login = (body: object, address: string, device = '') =>
    call(getApi(), 'POST', '/accounts/login/', {
      body,
      headers: { 'x-forwarded-for': address, 'shop-device': device },
    });

  test('A1 while many wrong logins of strangers wait for the counters of a name, a known device signs in', async () => {
    const { device } = loginResultSchema.parse((await login(OWNER, '203.0.113.1')).json());
    const { context, testDatabase } = getApi();
    const rows = await context.database.db.selectFrom('rate_limits').select('key').execute();
    const ofName = rows.map(({ key }) => key).find((key) => key.startsWith('login-name:'));
    if (ofName === undefined) throw new Error('The login was not counted');
    const release = await holdLock(testDatabase, (db) =>
      countAttempt(db, ofName, context.now(), MINUTE),
    );
    const wrong = { ...OWNER, password: 'not-the-password' };
    const guesses = Promise.all(
      Array.from({ length: STRANGERS }, (_, number) => login(wrong, `198.51.100.${number}`)),
    );
    const known = await login(OWNER, '203.0.113.2', device);
    await release();
    expect(known.statusCode).toBe(200);
    for (const { statusCode } of await guesses) expect([401, 429, 503]).toContain(statusCode);
  });
});
