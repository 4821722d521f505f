import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import type { Database, Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

async function preparedStatements(db: Db): Promise<string[]> {
  const found = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  return (await found.execute(db)).rows.map((row) => row.statement);
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createPostgresDatabase();
    database = await openTestDatabase(testDatabase);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.remove();
  });

  test('a connection prepares a repeated statement, with the same results', async () => {
    await database.transact(async (db) => {
      for (const value of ['one', 'two', 'three']) {
        await writeSetting(db, 'often', value);
        expect(await readSetting(db, 'often')).toBe(value);
      }
      const statements = await preparedStatements(db);
      expect(statements.filter((text) => text.includes('settings'))).toHaveLength(2);
    });
  });

  test('a column that a newer process adds does not break statements of this process', async () => {
    const seldom = (db: Db) =>
      db.selectFrom('settings').selectAll().where('name', '=', 'seldom').execute();
    await database.transact(async (db) => {
      await writeSetting(db, 'seldom', 'value');
      for (let time = 0; time < 3; time += 1) await seldom(db);
      await sql`alter table settings add column more text`.execute(db);
      expect(await seldom(db)).toEqual([{ name: 'seldom', value: 'value', more: null }]);
      expect(await readSetting(db, 'seldom')).toBe('value');
    });
  });

  test('statements above the limit of prepared statements work too', async () => {
    await database.transact(async (db) => {
      const allNames = Array.from({ length: 300 }, (_, number) => `name ${number}`);
      for (const [last] of allNames.entries()) {
        const names = allNames.slice(0, last + 1);
        for (let time = 0; time < 2; time += 1) {
          const found = db.selectFrom('settings').select('value').where('name', 'in', names);
          expect(await found.execute()).toEqual([]);
        }
      }
      expect((await preparedStatements(db)).length).toBeLessThanOrEqual(200);
    });
  });
});
