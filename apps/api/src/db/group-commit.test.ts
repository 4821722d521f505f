import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSqliteDatabase, openTestDatabase } from '../testing/each-database.ts';
import type { Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

const NAMES = Array.from({ length: 100 }, (_, number) => `name ${number}`);

test('O5 transactions that share a commit succeed and fail independently', async () => {
  const testDatabase = await createSqliteDatabase();
  const database = await openTestDatabase(testDatabase);
  const outcomes = await Promise.allSettled(
    NAMES.map((name, number) =>
      database.transact(async (db) => {
        await writeSetting(db, name, 'written');
        if (number % 3 === 0) throw new Error(name);
        return name;
      }),
    ),
  );
  for (const [number, outcome] of outcomes.entries()) {
    const name = NAMES[number] ?? '';
    const isWritten = (await readSetting(database.db, name)) === 'written';
    const result = outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason);
    expect([result, isWritten]).toEqual(
      number % 3 === 0 ? [`Error: ${name}`, false] : [name, true],
    );
  }
  await database.close();
  await testDatabase.remove();
});

test('O9 a transaction resolves after it is on disk, and many share one commit', async () => {
  const testDatabase = await createSqliteDatabase();
  const database = await openTestDatabase(testDatabase);
  const reader = await openTestDatabase(testDatabase);
  const seen = new Set<number>();
  await Promise.all(
    NAMES.map(async (name) => {
      await database.transact((db) => writeSetting(db, name, 'written'));
      expect(await readSetting(reader.db, name)).toBe('written');
      const found = await reader.db.selectFrom('settings').select('name').execute();
      seen.add(found.length);
    }),
  );
  expect(seen.size).toBeLessThan(NAMES.length / 2);
  await database.close();
  await reader.close();
  await testDatabase.remove();
});

test('O10 a transaction that breaks the shared one does not fail the others', async () => {
  const testDatabase = await createSqliteDatabase();
  const database = await openTestDatabase(testDatabase);
  const breakAll = async (db: Db) => {
    await sql`rollback`.execute(db);
    throw new Error('broken');
  };
  const outcomes = await Promise.allSettled(
    NAMES.map((name, number) =>
      database.transact((db) => (number === 50 ? breakAll(db) : writeSetting(db, name, 'written'))),
    ),
  );
  const failed = outcomes.flatMap(({ status }, number) => (status === 'rejected' ? [number] : []));
  expect(failed).toEqual([50]);
  const values = await Promise.all(NAMES.map((name) => readSetting(database.db, name)));
  expect(values.flatMap((value, number) => (value === 'written' ? [] : [number]))).toEqual([50]);
  await database.close();
  await testDatabase.remove();
});
