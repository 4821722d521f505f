import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from '../backup/write-archive.ts';
import { findAccount } from '../db/accounts.ts';
import { openDatabase } from '../db/database.ts';
import { findMessages, insertMessage } from '../db/messages.ts';
import { executedMigrations } from '../db/migrate.ts';
import { findOrders } from '../db/orders.ts';
import { findProduct } from '../db/products.ts';
import { eachDatabase, openTestDatabase, type TestDatabase } from '../testing/each-database.ts';
import { insertRows0005, ROWS_0005, SCHEMA_0005 } from '../testing/rows-0005.ts';
import { auditSales } from './audit-sales.ts';
import { COUNTERS, MANIFEST } from '../backup/backup-format.ts';
import { restore } from './restore.ts';

const OWNER = { id: 4, username: 'owner', password_hash: 'hash', created_at: 1 };
const SCHEMA = ['0001-shop', '0002-pictures'];
/** The tables of a backup before `0006-vocabulary`, in their order; `write` adds the accounts. */
const BACKED_UP_0005 = [
  'settings',
  'pictures',
  'site_images',
  'products',
  'product_pictures',
  'variants',
  'stock_movements',
  'orders',
  'order_lines',
  'order_pictures',
  'order_events',
  'order_fingerprints',
  'idempotency_keys',
  'queries',
];

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

  test('K2 a backup from before the tables were renamed is restored whole and migrated', async () => {
    const files = BACKED_UP_0005.map((table) => {
      const lines = (ROWS_0005[table] ?? []).map((row) => JSON.stringify(row));
      return [`rows/${table}/000001.jsonl`, lines.join('\n')];
    });
    const counters = { [COUNTERS]: JSON.stringify({ accounts: 9, products: 20, queries: 30 }) };
    await write(SCHEMA_0005, { ...Object.fromEntries(files), ...counters });
    await runRestore();
    const database = await openTestDatabase(testDatabase);
    const { db } = database;
    const { rows: orders } = await findOrders(db, {});
    const { rows: messages } = await findMessages(db, {});
    expect(orders).toMatchObject([{ command_id: 'K7Q29-FXM3T', total_amount: '135.84' }]);
    expect(messages).toMatchObject([{ query_type: 'return', command: orders[0] }]);
    const { product } = orders[0]?.command_products[0] ?? {};
    expect(await findProduct(db, 7)).toMatchObject({
      discounted_price: '63.92',
      product_images: product?.product_images,
    });
    expect(await auditSales(db)).toEqual([]);
    const message = { client_name: '', email: '', message: '', commandId: null } as const;
    expect(await insertMessage(db, { ...message, query_type: 'information' }, 5)).toBe(31);
    await database.close();
  });

  test('K2 a backup of an older schema is not restored into the tables of a newer one', async () => {
    await (await openTestDatabase(testDatabase)).close();
    await write(SCHEMA_0005);
    await expect(runRestore()).rejects.toMatchObject({ code: 'refused' });
  });

  test('K2 a shop of an older version is not replaced', async () => {
    const old = await openDatabase({ ...testDatabase, schema: SCHEMA_0005 });
    await insertRows0005(old);
    await old.close();
    await write(SCHEMA);
    await expect(runRestore()).rejects.toMatchObject({ code: 'refused' });
    const database = await openTestDatabase(testDatabase);
    expect(await findProduct(database.db, 7)).toMatchObject({ product_Id: '7' });
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
