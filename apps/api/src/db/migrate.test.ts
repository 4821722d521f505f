import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase, eachDatabase } from '../testing/each-database.ts';
import { PRODUCT_0005 } from '../testing/rows-0005.ts';
import { writeRows, type Row } from './copy-rows.ts';
import { listAccounts } from './accounts.ts';
import { openDatabase, SERVER_TIMEOUTS, type Database } from './database.ts';
import { executedMigrations, SCHEMA } from './migrate.ts';
import {
  findCustomerPhones,
  findCustomerOrders,
  findCustomerIds,
  findOwnersData,
  setTags,
} from './customers.ts';
import { setMessageLanguage } from './message-languages.ts';
import { findUnindexedOrders, indexOrder } from './customer-index.ts';
import { findIndexMismatches, findNumbersWithoutCustomer } from './customer-index-audit.ts';
import { countOpenOrders } from './open-orders.ts';
import { findOrders } from './orders.ts';
import { findProductIds } from './product-list.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The row of an order, without the columns of later versions. */
const ORDER = {
  id: 1,
  command_id: 'K7Q29-FXM3T',
  client_name: 'M’hamed Ben-Salah',
  email: 'mhamed@exemple.tn',
  phone: '+216 98 765 432',
  city: 'Sfax',
  street: '4, rue des Oliviers',
  total: 87_900,
  shipping: 8_000,
  status: 'new',
  created_at: 1,
  search_text: '',
};

async function writeOrder({ db, dialect }: Database, order: Row): Promise<void> {
  await writeRows(db, dialect, { name: 'orders', key: ['id'] }, [{ ...ORDER, ...order }]);
}

/** The schema of the last version that had its own bookkeeping. */
const LEGACY_SCHEMA = ['0001-shop', '0002-pictures', '0003-catalogue-changes'];

/** Creates the bookkeeping that versions before Kysely's Migrator used. */
async function makeLegacy({ db }: Database): Promise<void> {
  await sql`drop table kysely_migration`.execute(db);
  await sql`drop table kysely_migration_lock`.execute(db);
  await sql`create table migrations (name text primary key, at bigint not null)`.execute(db);
  // The times are not in order, as when the clock was set back before the last migration.
  for (const [index, name] of LEGACY_SCHEMA.entries()) {
    await sql`insert into migrations (name, at) values (${name}, ${1_700_000_000_000 - index})`.execute(
      db,
    );
  }
}

eachDatabase((createTestDatabase) => {
  test('a database of an older version retains its data and gets the new bookkeeping', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: LEGACY_SCHEMA });
    await old.transact((db) => writeSetting(db, 'existing', 'value'));
    await makeLegacy(old);
    await old.close();

    for (let start = 0; start < 2; start += 1) {
      const database = await openDatabase(testDatabase);
      expect(await readSetting(database.db, 'existing')).toBe('value');
      expect(await executedMigrations(database.db)).toEqual(SCHEMA);
      await database.close();
    }
    await testDatabase.remove();
  });

  test('NAV-8 texts stored by an older version are found with any apostrophe or hyphen', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: LEGACY_SCHEMA });
    const stored = { ...PRODUCT_0005, folded_name: "t-shirt de l'atelier" };
    await writeRows(old.db, old.dialect, { name: 'products', key: ['id'] }, [stored]);
    await writeOrder(old, {});
    const text = 'k7q29-fxm3t\nk7q29fxm3t\nm’hamed ben-salah';
    await old.db.updateTable('orders').set({ search_text: text }).execute();
    await old.close();

    const database = await openDatabase(testDatabase);
    for (const search of ['l’atelier', "l'atelier", 'T shirt', 'de l atelier']) {
      expect((await findProductIds(database.db, { search })).rows).toEqual([stored.id]);
    }
    for (const search of ["m'hamed", 'Ben Salah', 'K7Q29-FXM3T', 'k7q29fxm3t']) {
      expect((await findOrders(database.db, { search })).total).toBe(1);
    }
    await database.close();
    await testDatabase.remove();
  });

  test('the unconfirmed orders of an older version count for their phone number', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: LEGACY_SCHEMA });
    await writeOrder(old, {});
    await writeOrder(old, { id: 2, command_id: 'P4W8D-2HJ6R', status: 'confirmed' });
    const line = { id: 1, order_id: 1, product_id: 7, product_name: 'Robe', product_images: '[]' };
    const variant = { unit_price: 1_000, color: '#17457F', size: 'M', quantity: 3 };
    await writeRows(old.db, old.dialect, { name: 'order_lines', key: ['id'] }, [
      { ...line, ...variant },
      { ...line, ...variant, id: 2, order_id: 2 },
    ]);
    await old.close();

    const database = await openDatabase(testDatabase);
    expect(await countOpenOrders(database.db, '98.765.432')).toEqual({ orders: 1, pieces: 3 });
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0098 a customer’s record of an older version has no language, and an older process leaves a chosen one', async () => {
    const testDatabase = await createTestDatabase();
    const before = SCHEMA.slice(0, SCHEMA.indexOf('0020-message-language'));
    const old = await openDatabase({ ...testDatabase, schema: before });
    const customers = { name: 'customers', key: ['id'] } as const;
    await writeRows(old.db, old.dialect, customers, [{ id: 1, tags: '["Fidèle"]' }]);
    const database = await openDatabase(testDatabase);
    expect(await findOwnersData(database.db, [1])).toMatchObject([{ messageLanguage: null }]);
    await setMessageLanguage(database.db, 1, 'aeb-Latn');
    // A process of the older version still runs: it writes the columns of its version.
    await setTags(old.db, 1, ['Grossiste']);
    await writeRows(old.db, old.dialect, customers, [{ id: 2, tags: '[]' }]);
    await old.close();
    expect(await findOwnersData(database.db, [1, 2])).toMatchObject([
      { tags: ['Grossiste'], messageLanguage: 'aeb-Latn' },
      { messageLanguage: null },
    ]);
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0082 the orders of an older version, and one that its process adds after the upgrade, get into the records of their customers', async () => {
    const testDatabase = await createTestDatabase();
    const before = SCHEMA.slice(0, SCHEMA.indexOf('0016-customers'));
    const old = await openDatabase({ ...testDatabase, schema: before });
    const add = (id: number, phone: string, order: Row = {}) =>
      writeOrder(old, { id, command_id: `K7Q29-FXM3${id}`, phone, phone_key: '', ...order });
    await add(1, '+216 98 765 432', { status: 'delivered' });
    await add(2, '98765432 / 22 111 333', { status: 'cancelled' });
    await add(3, '٢٢١١١٣٣٣', { status: 'returned' });
    await add(4, '71 000 111', { client_name: 'Nour' });
    await add(5, '', { client_name: '—', city: '', street: '' });
    const database = await openDatabase(testDatabase);
    // A process of the older version still runs: it writes the columns of its version.
    await add(6, '98765432');
    await old.close();

    const { db } = database;
    for (const id of await findUnindexedOrders(db, 0, 10)) await indexOrder(db, id);
    const { rows: customerIds } = await findCustomerIds(db, {});
    const orders = await findCustomerOrders(db, customerIds);
    const numbers = await findCustomerPhones(db, customerIds);
    const contents = customerIds.map((customerId) => [
      numbers.filter((number) => number.customerId === customerId).map(({ key }) => key),
      orders
        .filter((order) => order.customerId === customerId)
        .map(({ id, outcome }) => [id, outcome]),
    ]);
    expect(contents).toEqual([
      [
        ['98765432', '22111333'],
        [
          [6, 'open'],
          [3, 'refused'],
          [2, 'refused'],
          [1, 'delivered'],
        ],
      ],
      [['71000111'], [[4, 'open']]],
    ]);
    expect((await findCustomerIds(db, { search: 'oliviers sfax' })).total).toBe(2);
    expect(await findIndexMismatches(db)).toEqual([]);
    expect(await findNumbersWithoutCustomer(db)).toEqual([]);
    await database.close();
    await testDatabase.remove();
  });

  test('ADM-8 orders stored by an older version are found by their street', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: LEGACY_SCHEMA });
    await writeOrder(old, {});
    await writeOrder(old, { id: 2, command_id: 'P4W8D-2HJ6R' });
    await old.db.updateTable('orders').set({ search_text: 'm hamed ben salah' }).execute();
    const erased = { street: '', search_text: 'p4w8d 2hj6r' };
    await old.db.updateTable('orders').set(erased).where('id', '=', 2).execute();
    await old.close();

    const database = await openDatabase(testDatabase);
    const ids = async (search: string) =>
      (await findOrders(database.db, { search })).rows.map((order) => order.command_id);
    expect(await ids('oliviers')).toEqual(['K7Q29-FXM3T']);
    expect(await ids('salah des Oliviers')).toEqual(['K7Q29-FXM3T']);
    expect(await ids('p4w8d')).toEqual(['P4W8D-2HJ6R']);
    await database.close();
    await testDatabase.remove();
  });

  test('the oldest account of an older version becomes the owner, the others staff, and they stay signed in', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: LEGACY_SCHEMA });
    for (const name of ['first', 'second']) {
      await sql`insert into accounts (username, password_hash, created_at)
        values (${name}, 'hash', 1)`.execute(old.db);
    }
    await sql`insert into sessions (id, account_id, created_at)
      select username, id, 7 from accounts`.execute(old.db);
    await old.close();

    const database = await openDatabase(testDatabase);
    const accounts = await listAccounts(database.db);
    expect(accounts.map(({ username, role, lastUsedAt }) => [username, role, lastUsedAt])).toEqual([
      ['first', 'owner', 7],
      ['second', 'staff', 7],
    ]);
    expect(accounts[1]).toMatchObject({
      isDisabled: false,
      passwordChangeRequired: false,
      totpSecret: null,
    });
    await database.close();
    await testDatabase.remove();
  });

  test('a migration that fails changes nothing, and the next start runs it again', async () => {
    const testDatabase = await createTestDatabase();
    const old = await openDatabase({ ...testDatabase, schema: ['0001-shop'] });
    await sql`create table image_leases (id text primary key)`.execute(old.db);
    await expect(openDatabase(testDatabase)).rejects.toThrow('image_leases');
    expect(await executedMigrations(old.db)).toEqual(['0001-shop']);
    await sql`drop table image_leases`.execute(old.db);
    await old.close();
    const database = await openDatabase(testDatabase);
    expect(await executedMigrations(database.db)).toEqual(SCHEMA);
    await database.close();
    await testDatabase.remove();
  });
});

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test('ADR 0102 while a migration waits for a long reader, the older process takes orders', async () => {
    const testDatabase = await createPostgresDatabase();
    const old = await openDatabase({
      ...testDatabase,
      schema: LEGACY_SCHEMA,
      timeouts: SERVER_TIMEOUTS,
    });
    const reader = await openDatabase({ ...testDatabase, schema: [] });
    const finished = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const read = reader.transact(async (db) => {
      await sql`select count(*) from orders`.execute(db);
      reading.resolve();
      await finished.promise;
    });
    await reading.promise;
    let isMigrated = false;
    const newer = openDatabase(testDatabase).finally(() => {
      isMigrated = true;
    });
    // Longer than two of its attempts.
    const end = performance.now() + 3_500;
    for (let id = 1; performance.now() < end; id += 1) {
      await writeOrder(old, { id, command_id: `K7Q29-${id}` });
    }
    expect(isMigrated).toBe(false);
    finished.resolve();
    await read;
    const database = await newer;
    expect(await executedMigrations(database.db)).toEqual(SCHEMA);
    await Promise.all([old.close(), reader.close(), database.close()]);
    await testDatabase.remove();
  }, 60_000);
});
