import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makePostgresPlace, openPlace, type Place } from '../testing/each-database.ts';
import type { Database, Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

async function prepared(db: Db): Promise<string[]> {
  const found = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  return (await found.execute(db)).rows.map((row) => row.statement);
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    place = await makePostgresPlace();
    database = await openPlace(place);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  test('host.md a connection prepares what it is asked again, and answers it as before', async () => {
    await database.transact(async (db) => {
      for (const value of ['one', 'two', 'three']) {
        await writeSetting(db, 'often', value);
        expect(await readSetting(db, 'often')).toBe(value);
      }
      const statements = await prepared(db);
      expect(statements.filter((text) => text.includes('settings'))).toHaveLength(2);
    });
  });

  test('host.md a column that a newer process adds breaks no statement of this one', async () => {
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

  test('host.md statements beyond those it keeps prepared are answered too', async () => {
    await database.transact(async (db) => {
      const among = Array.from({ length: 300 }, (_, number) => `name ${number}`);
      for (const [last] of among.entries()) {
        const names = among.slice(0, last + 1);
        for (let time = 0; time < 2; time += 1) {
          const found = db.selectFrom('settings').select('value').where('name', 'in', names);
          expect(await found.execute()).toEqual([]);
        }
      }
      expect((await prepared(db)).length).toBeLessThanOrEqual(200);
    });
  });
});
