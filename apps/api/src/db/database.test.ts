import { sql } from 'kysely';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSqliteDatabase, eachDatabase, openTestDatabase } from '../testing/each-database.ts';
import { insertRows0005, SCHEMA_0005 } from '../testing/rows-0005.ts';
import { openDatabase, SQLITE_FILE } from './database.ts';
import {
  insertSettingIfAbsent,
  extendLease,
  readSetting,
  takeLease,
  writeSetting,
} from './settings.ts';
import { executedMigrations, SCHEMA } from './migrate.ts';

eachDatabase((createTestDatabase) => {
  test('processes that start at once on an empty database create one schema', async () => {
    const testDatabase = await createTestDatabase();
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openTestDatabase(testDatabase)),
    );
    const [first] = databases;
    expect(first && (await executedMigrations(first.db))).toEqual(SCHEMA);
    await Promise.all(databases.map((database) => database.ping()));
    await Promise.all(databases.map((database) => database.close()));
    await testDatabase.remove();
  });

  test('O1 processes that read before they write lose no transaction', async () => {
    const testDatabase = await createTestDatabase();
    const reader = await openTestDatabase(testDatabase);
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openTestDatabase(testDatabase)),
    );
    await reader.transact((db) => writeSetting(db, 'count', '0'));
    const addOne = (database: (typeof databases)[number]) =>
      database.transact(async (db) => {
        const row = await db
          .updateTable('settings')
          .set((eb) => ({ name: eb.ref('name') }))
          .where('name', '=', 'count')
          .returning('value')
          .executeTakeFirstOrThrow();
        await writeSetting(db, 'count', String(Number(row.value) + 1));
      });
    const rounds = Array.from({ length: 40 }, () => databases.map(addOne)).flat();
    await Promise.all(rounds);
    expect(await readSetting(reader.db, 'count')).toBe('160');
    await Promise.all([reader, ...databases].map((database) => database.close()));
    await testDatabase.remove();
  });

  test('a failed transaction changes nothing, and later transactions work', async () => {
    const testDatabase = await createTestDatabase();
    const database = await openTestDatabase(testDatabase);
    const failing = database.transact(async (db) => {
      await insertSettingIfAbsent(db, 'half', 'done');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await readSetting(database.db, 'half')).toBeUndefined();
    expect(await database.transact((db) => insertSettingIfAbsent(db, 'whole', 'done'))).toBe(
      'done',
    );
    await database.close();
    await testDatabase.remove();
  });

  test('one of several processes has a lease until it expires', async () => {
    const testDatabase = await createTestDatabase();
    const [one, two] = await Promise.all([
      openTestDatabase(testDatabase),
      openTestDatabase(testDatabase),
    ]);
    const taken = await Promise.all(
      [one, two].map((database) =>
        database.transact((db) => takeLease(db, 'work', { now: 1_000, until: 2_000 })),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const move = { from: 2_000, until: 3_000 };
    expect(await one.transact((db) => extendLease(db, 'work', move))).toBe(true);
    expect(await two.transact((db) => extendLease(db, 'work', move))).toBe(false);
    const late = { now: 3_000, until: 4_000 };
    expect(await two.transact((db) => takeLease(db, 'work', late))).toBe(true);
    await Promise.all([one.close(), two.close()]);
    await testDatabase.remove();
  });
});

test('a SQLite file with a damaged page is not opened, and the error is one sentence about it', async () => {
  const testDatabase = await createSqliteDatabase();
  const database = await openTestDatabase(testDatabase);
  await database.transact((db) => writeSetting(db, 'long', 'x'.repeat(50_000)));
  await database.close();
  const file = join(testDatabase.dataDir, SQLITE_FILE);
  const whole = await readFile(file);
  const damaged = Buffer.from(whole).fill(0xa5, 4_096 * 3, 4_096 * 4);
  for (const bytes of [damaged, Buffer.alloc(whole.length, 'x')]) {
    await writeFile(file, bytes);
    await expect(openTestDatabase(testDatabase)).rejects.toThrow(
      /^The database .*shop\.sqlite is damaged \(.+\): restore a backup\.$/,
    );
  }
  await testDatabase.remove();
});

eachDatabase((createTestDatabase) => {
  const CHECKS: [table: string, change: string][] = [
    ['orders', "status = 'lost'"],
    ['orders', 'total = -10'],
    ['orders', 'shipping = -10'],
    ['order_lines', 'unit_price = -10'],
    ['order_lines', 'quantity = 0'],
    ['order_events', "status = 'lost'"],
    ['orders', "source = 'lost'"],
    ['orders', "quarantine = 'lost'"],
    ['stock_movements', "reason = 'lost'"],
    ['stock_movements', 'unit_price = -10'],
    ['variants', 'quantity = -1'],
    ['products', 'price = -10'],
    ['products', "gender = 'Other'"],
    ['messages', 'answered = 2'],
    ['messages', "message_type = 'other'"],
    ['site_images', "image_type = 'other'"],
    ['accounts', "role = 'other'"],
  ];

  test('M2 the database refuses an unknown status and a negative amount or quantity', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: SCHEMA_0005 });
    await insertRows0005(old);
    await old.close();
    const database = await openTestDatabase(testDatabase);
    for (const [table, change] of CHECKS) {
      const update = sql`update ${sql.table(table)} set ${sql.raw(change)}`;
      await expect(update.execute(database.db), `${table}: ${change}`).rejects.toThrow(/check/i);
    }
    const call = sql`insert into call_attempts (order_id, at, "by", outcome, status)
      select id, 1, 'owner', 'no_answer', 'lost' from orders`;
    await expect(call.execute(database.db)).rejects.toThrow(/check/i);
    await database.close();
    await testDatabase.remove();
  });
});
