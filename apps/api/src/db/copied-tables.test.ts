import { expect, test } from 'vitest';
import { eachDatabase, openTestDatabase } from '../testing/each-database.ts';
import { COPIED_TABLES, UNCOPIED_TABLES } from './copied-tables.ts';

eachDatabase((createTestDatabase) => {
  test('K2 every table is listed as copied or as not copied', async () => {
    const testDatabase = await createTestDatabase();
    const { db, close } = await openTestDatabase(testDatabase);
    const tables = await db.introspection.getTables();
    await close();
    await testDatabase.remove();
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
    const known = [...COPIED_TABLES.map(({ name }) => name), ...UNCOPIED_TABLES];
    expect(names.toSorted()).toEqual(known.toSorted());
  });
});
