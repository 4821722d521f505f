import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase, openTestDatabase, type TestDatabase } from '../testing/each-database.ts';
import type { Database } from '../db/database.ts';
import { findProductIds } from '../db/product-list.ts';
import { insertProduct } from '../db/products.ts';
import { createNameIndex } from './name-index.ts';

const FIELDS = {
  description: 'Tissée à Mahdia',
  price: 79_900,
  promo_percentage: 0,
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
  colors: [],
} as const;
const PRODUCTS = 200;
const LETTERS = ['é', 'É', 'œ', 'S', 's', ' ', '  ', '%', '_', '\\', "'", '"', 'م', '🧣', 'x'];
const STATE = { any: 1, products: 1, stock: 1, images: 1 };

const text = (min: number, max: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength: min, maxLength: max });
const queries = fc.record({
  search: text(1, 4).map((letters) => letters.join('')),
  limit: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  offset: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
});

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openTestDatabase(testDatabase);
    await database.transact(async (db) => {
      for (const letters of fc.sample(text(1, 12), PRODUCTS)) {
        await insertProduct(db, { ...FIELDS, product_name: letters.join('') }, Date.now());
      }
    });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.remove();
  });

  test('I2 a search by name in memory has the result of the database', async () => {
    const findByName = createNameIndex(database.db, { last: () => STATE });
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        expect(await findByName(query, STATE)).toEqual(await findProductIds(database.db, query));
      }),
    );
  });

  test('queries with other filters use the database', () => {
    const findByName = createNameIndex(database.db, { last: () => STATE });
    for (const more of [{ sort: 'price' as const }, { color: ['#17457f'] }, { popular: false }]) {
      expect(findByName({ search: 'x', ...more }, STATE)).toBeUndefined();
    }
    expect(findByName({ limit: 3 }, STATE)).toBeUndefined();
  });
});
