import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { insertRows0005, SCHEMA_0005 } from '../testing/rows-0005.ts';
import { auditSales } from './audit-sales.ts';
import { findMoneyMismatches, findStockMismatches } from '../db/audit.ts';
import { findIndexMismatches, findNumbersWithoutFile } from '../db/customer-index-audit.ts';
import { openDatabase } from '../db/database.ts';
import { executedMigrations, SCHEMA } from '../db/migrate.ts';
import { findMessages } from '../db/messages.ts';
import { findOrders } from '../db/orders.ts';
import { findProductIds } from '../db/product-list.ts';

eachDatabase((createTestDatabase) => {
  for (const [index, version] of SCHEMA.entries()) {
    test(`I2 a shop of the schema ${version} is upgraded with its products, orders and messages`, async () => {
      const testDatabase = await createTestDatabase();
      const schema = SCHEMA.slice(0, index + 1);
      const first = await openDatabase({
        ...testDatabase,
        schema: schema.slice(0, SCHEMA_0005.length),
      });
      await insertRows0005(first);
      await first.close();
      const old = await openDatabase({ ...testDatabase, schema });
      expect(await executedMigrations(old.db)).toEqual(schema);
      await old.close();

      const database = await openDatabase(testDatabase);
      const { db } = database;
      expect(await executedMigrations(db)).toEqual(SCHEMA);
      const orders = await findOrders(db, { search: 'ben salah oliviers' });
      expect(orders.rows.map((order) => order.command_id)).toEqual(['K7Q29-FXM3T']);
      expect((await findProductIds(db, { search: "l'atelier" })).rows).toEqual([7]);
      expect((await findMessages(db, { search: 'nour' })).total).toBe(1);
      expect(await auditSales(db)).toEqual([]);
      expect(await findStockMismatches(db)).toEqual([]);
      expect(await findMoneyMismatches(db, 8_000)).toEqual([]);
      expect(await findIndexMismatches(db)).toEqual([]);
      expect(await findNumbersWithoutFile(db)).toEqual([]);
      await database.close();
      await testDatabase.remove();
    });
  }
});
