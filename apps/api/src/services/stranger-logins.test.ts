import { loginResultSchema } from '@shop/contract/schemas';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { countAttempt } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import {
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { call } from '../testing/requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;
/** Three times the connections of a process. */
const STRANGERS = 30;

// On SQLite there is one writer, and a row cannot be locked alone.
describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let api: TestApi;
  let other: Database;

  beforeAll(async () => {
    testDatabase = await createPostgresDatabase();
    api = await createTestApi(testDatabase, { rateLimit: true, trustProxy: ['127.0.0.1'] });
    other = await openTestDatabase(testDatabase);
  });

  afterAll(async () => {
    await other.close();
    await api.close();
    await testDatabase.remove();
  });

  const login = (body: object, address: string, device = '') =>
    call(api, 'POST', '/accounts/login/', {
      body,
      headers: { 'x-forwarded-for': address, 'shop-device': device },
    });

  test('A1 while many wrong logins of strangers wait for the counters of a name, a known device signs in', async () => {
    const { device } = loginResultSchema.parse((await login(OWNER, '203.0.113.1')).json());
    const rows = await other.db.selectFrom('rate_limits').select('key').execute();
    const ofName = rows.map(({ key }) => key).find((key) => key.startsWith('login-name:'));
    if (ofName === undefined) throw new Error('The login was not counted');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: onLocked } = Promise.withResolvers<void>();
    const locking = other.transact(async (db) => {
      await countAttempt(db, ofName, api.context.now(), MINUTE);
      onLocked();
      await isReleased;
    });
    await isLocked;
    const wrong = { ...OWNER, password: 'not-the-password' };
    const guesses = Promise.all(
      Array.from({ length: STRANGERS }, (_, number) => login(wrong, `198.51.100.${number}`)),
    );
    const known = await login(OWNER, '203.0.113.2', device);
    release();
    await locking;
    expect(known.statusCode).toBe(200);
    for (const { statusCode } of await guesses) expect([401, 429, 503]).toContain(statusCode);
  });
});
