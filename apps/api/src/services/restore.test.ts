import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from '../backup/write-archive.ts';
import { findAccount } from '../db/accounts.ts';
import { executedMigrations } from '../db/migrate.ts';
import { eachDatabase, openTestDatabase, type TestDatabase } from '../testing/each-database.ts';
import { COUNTERS, MANIFEST } from '../backup/backup-format.ts';
import { restore } from './restore.ts';

const OWNER = { id: 4, username: 'owner', password_hash: 'hash', created_at: 1 };
const SCHEMA = ['0001-shop', '0002-pictures'];

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let file = '';
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    file = `${testDatabase.dataDir}.tar`;
  });
  afterEach(async () => {
    await testDatabase.remove();
    await rm(file, { force: true });
  });

  /** Writes a complete archive with a schema, one account and the extra files of a test. */
  async function write(schema: readonly string[], extra: Record<string, string> = {}) {
    const manifest = { format: 'shop-backup', version: 1, made_at: '2026-11-21T10:00:00.000Z' };
    const files = {
      [MANIFEST]: JSON.stringify({ ...manifest, schema }),
      'rows/accounts/000001.jsonl': JSON.stringify(OWNER),
      [COUNTERS]: JSON.stringify({ accounts: 9 }),
      ...extra,
    };
    await writeArchive(file, async (archive) => {
      for (const [name, text] of Object.entries(files)) await archive.add(name, Buffer.from(text));
    });
  }

  const runRestore = () =>
    restore({ dataDir: testDatabase.dataDir, databaseUrl: testDatabase.url }, file, () => {});

  test('K2 a backup of an older schema is restored and migrated', async () => {
    await write(['0001-shop']);
    expect(await runRestore()).toMatchObject({ rows: 1, files: 0 });
    const database = await openTestDatabase(testDatabase);
    expect(await findAccount(database.db, 'owner')).toMatchObject({ id: OWNER.id });
    expect((await executedMigrations(database.db)).length).toBeGreaterThanOrEqual(SCHEMA.length);
    await database.db
      .insertInto('accounts')
      .values({ username: 'next', password_hash: 'hash', created_at: 2 })
      .execute();
    expect(await findAccount(database.db, 'next')).toMatchObject({ id: 10 });
    await database.close();
  });

  test('K2 a backup of an unknown schema is refused as one of a newer version', async () => {
    await write([...SCHEMA, '9999-later']);
    await expect(runRestore()).rejects.toThrow('newer version');
    expect(await readdir(testDatabase.dataDir)).toEqual([]);
  });

  test.each([
    'rows/sessions/000001.jsonl',
    'rows/nothing/000001.jsonl',
    'media/../escape.jpg',
    'x',
  ])('U3 a backup with the file %s is refused, and leaves no data', async (name) => {
    await write(SCHEMA, { [name]: '{}' });
    await expect(runRestore()).rejects.toMatchObject({ code: 'bad-file' });
    expect(await readdir(testDatabase.dataDir)).toEqual([]);
  });
});
