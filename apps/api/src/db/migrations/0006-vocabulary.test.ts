import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachDatabase, openTestDatabase, type TestDatabase } from '../../testing/each-database.ts';
import { IMAGES_0005, insertRows0005, ROWS_0005, SCHEMA_0005 } from '../../testing/rows-0005.ts';
import { findAccount } from '../accounts.ts';
import { lockAttempts } from '../attempts.ts';
import {
  findImagesToAudit,
  findOrderMovements,
  findPrices,
  findStockMismatches,
} from '../audit.ts';
import { findChanges } from '../catalogue-changes.ts';
import { COPIED_TABLES, tableNameIn, UNCOPIED_TABLES } from '../copied-tables.ts';
import { openDatabase, type Database } from '../database.ts';
import { countPendingRenditions, findUnreferencedImages, takeRenditionJob } from '../images.ts';
import { findMessages } from '../messages.ts';
import { findHistory } from '../order-changes.ts';
import { reserveFingerprint, reserveIdempotencyKey } from '../idempotency.ts';
import { findOrders } from '../orders.ts';
import { findProductIds } from '../product-list.ts';
import { findProduct } from '../products.ts';
import { findRefreshToken } from '../sessions.ts';
import { readSetting, takeLease } from '../settings.ts';
import { findSiteImages } from '../site-images.ts';

const [productImage, bannerImage, uploadedImage] = IMAGES_0005;
const NOW = 6;
/** Triggers fill the first; later migrations create the others, and may fill them. */
const TABLES_WITHOUT_ROWS = new Set([
  'bin',
  'bin_images',
  'catalogue_changes',
  'call_attempts',
  'call_leases',
  'customer_notes',
  'customer_phones',
  'customers',
  'edit_undo_images',
  'edit_undos',
  'known_sources',
  'order_phones',
  'order_words',
  'recovery_codes',
  'security_events',
]);

/** Parts of the names before this migration. */
const OLD_NAMES =
  /pictur|quer(?:y|ies)|folded|discounted(?!_price)|\btries|due|answer(?!ed)|spent|hold|moment|\blimits|given_back/;

/** The names of all tables, columns, indexes, triggers, functions, sequences and constraints. */
async function schemaNames({ db, dialect }: Database): Promise<string[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name || ' ' || coalesce(sql, '') as name from sqlite_schema`
      : sql<{ name: string }>`
          with own (oid) as (select oid from pg_class where relnamespace = current_schema()::regnamespace)
          select relname as name from pg_class where oid in (select oid from own)
          union select attname from pg_attribute where attrelid in (select oid from own)
          union select conname from pg_constraint where conrelid in (select oid from own)
          union select tgname from pg_trigger where tgrelid in (select oid from own)
          union select proname from pg_proc where pronamespace = current_schema()::regnamespace`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}

async function changes(database: Database) {
  const found = await findChanges(database, 0);
  return (found?.changes ?? []).toSorted((one, other) => one.id - other.id);
}

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: SCHEMA_0005 });
    await insertRows0005(old);
    await old.close();
    database = await openTestDatabase(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  test('the rows of an older version are in tables and columns with the new names', async () => {
    const tables = [...COPIED_TABLES.map(({ name }) => name), ...UNCOPIED_TABLES];
    const old = tables.map((name) => tableNameIn(SCHEMA_0005, name));
    expect(Object.keys(ROWS_0005).toSorted()).toEqual(
      old.filter((name) => !TABLES_WITHOUT_ROWS.has(name)).toSorted(),
    );
    const names = await schemaNames(database);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => OLD_NAMES.test(name))).toEqual([]);
  });

  test('products, stock, images and site images of an older version are read', async () => {
    const { db } = database;
    expect(await findProduct(db, 7)).toMatchObject({
      product_name: 'T-shirt de l’atelier',
      discounted_price: '63.92',
      product_images: [productImage],
      colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
    });
    const query = {
      search: "l'atelier",
      sort: 'price',
      min_price: 63_920,
      max_price: 63_920,
    } as const;
    expect((await findProductIds(db, query)).rows).toEqual([7]);
    expect(await findPrices(db)).toEqual([
      { id: 7, price: 79_900, promo: 2_000, discounted_price: 63_920 },
    ]);
    expect(await findStockMismatches(db)).toEqual([]);
    const movements = await findOrderMovements(db);
    expect(movements.map(({ reason }) => reason).toSorted()).toEqual([
      'ordered',
      'ordered',
      'returned',
    ]);
    expect(await findSiteImages(db)).toEqual([
      { id: '3', image: bannerImage, image_type: 'banner' },
    ]);
    expect(await findImagesToAudit(db, NOW)).toEqual([
      // Made again in the widths of 0009-image-widths.
      { path: productImage, renditions: 'pending' },
      { path: bannerImage, renditions: 'pending' },
    ]);
    expect(await findUnreferencedImages(db, NOW, 9)).toEqual([]);
    expect(await findUnreferencedImages(db, 11, 9)).toEqual([uploadedImage]);
    expect(await countPendingRenditions(db)).toBe(3);
    const lease = { id: 'job', until: 60 };
    const job = await takeRenditionJob(database, NOW, lease);
    expect(job).toMatchObject({ attempts: 0, lease });
  });

  test('orders, messages, accounts and rate limits of an older version are read', async () => {
    const { db } = database;
    const { rows: orders } = await findOrders(db, { search: 'oliviers' });
    expect(orders).toMatchObject([{ command_id: 'K7Q29-FXM3T', total_amount: '135.84' }]);
    expect(orders[0]?.command_products[0]?.product.product_images).toEqual([productImage]);
    expect(await findHistory(db, 'K7Q29-FXM3T')).toMatchObject([
      { entry: { note: 'Appeler le soir' } },
    ]);
    const { rows: messages } = await findMessages(db, { type: 'return', search: 'trop petite' });
    expect(messages).toEqual([
      {
        id: '9',
        client_name: 'Nour',
        email: 'nour@exemple.tn',
        query_type: 'return',
        message: 'La taille est trop petite',
        command_id: 'K7Q29-FXM3T',
        answered: true,
        created_at: new Date(4).toISOString(),
        command: orders[0],
      },
    ]);
    const stored = { bodyHash: 'hash', response: 'K7Q29-FXM3T' };
    expect(await reserveIdempotencyKey(db, 'key', 'hash', NOW)).toEqual(stored);
    expect(await reserveFingerprint(db, 'fingerprint', NOW, 0)).toBe(5);
    expect(await findAccount(db, 'owner')).toMatchObject({ id: 4, passwordHash: 'hash' });
    expect(await findRefreshToken(db, 'token')).toEqual({
      sessionId: 'session',
      accountId: 4,
      createdAt: 1,
      expiresAt: 100,
      usedAt: 50,
      revoked: false,
    });
    const attempts = { count: 3, since: 1, last: 2 };
    expect(await lockAttempts(db, 'order:127.0.0.1')).toEqual(attempts);
    expect(await readSetting(db, 'existing')).toBe('value');
    expect(await takeLease(db, 'cleanup', { now: NOW, until: 60 })).toBe(false);
  });

  test('triggers record the changes of every part of the catalogue', async () => {
    const { db } = database;
    const before = (await changes(database)).length;
    expect(before).toBeGreaterThan(0);
    await db.updateTable('products').set({ discounted_price: 63_930 }).execute();
    await db.updateTable('products').set({ search_text: 'not part of a response' }).execute();
    await db.updateTable('product_images').set({ position: 1 }).execute();
    await db
      .insertInto('product_images')
      .values({ product_id: 7, path: 'x', position: 2 })
      .execute();
    await db.deleteFrom('product_images').where('path', '=', 'x').execute();
    await db.updateTable('variants').set({ quantity: 2 }).execute();
    await db.updateTable('site_images').set({ position: 1 }).execute();
    const recorded = (await changes(database)).slice(before);
    expect(recorded.map(({ kind, productId }) => `${kind} ${productId}`)).toEqual([
      'product 7',
      'product 7',
      'product 7',
      'product 7',
      'stock 7',
      'images 0',
    ]);
  });
});
