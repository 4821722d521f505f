import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase, openPlace, type Place } from '../testing/each-database.ts';
import type { Database } from '../store/database.ts';
import { findProductIds } from '../store/product-list.ts';
import { insertProduct } from '../store/products.ts';
import { makeNameIndex } from './name-index.ts';

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

const text = (least: number, most: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength: least, maxLength: most });
const searched = fc.record({
  search: text(1, 4).map((letters) => letters.join('')),
  limit: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  offset: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
});

eachDatabase((makePlace) => {
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    place = await makePlace();
    database = await openPlace(place);
    await database.transact(async (db) => {
      for (const letters of fc.sample(text(1, 12), PRODUCTS)) {
        await insertProduct(db, { ...FIELDS, product_name: letters.join('') }, Date.now());
      }
    });
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  test('I2 a search by name finds in memory what the database finds', async () => {
    const byName = makeNameIndex(database.db, { last: () => STATE });
    await fc.assert(
      fc.asyncProperty(searched, async (query) => {
        expect(await byName(query, STATE)).toEqual(await findProductIds(database.db, query));
      }),
    );
  });

  test('host.md what names cannot answer is left to the database', () => {
    const byName = makeNameIndex(database.db, { last: () => STATE });
    for (const more of [{ sort: 'price' as const }, { color: ['#17457f'] }, { popular: false }]) {
      expect(byName({ search: 'x', ...more }, STATE)).toBeUndefined();
    }
    expect(byName({ limit: 3 }, STATE)).toBeUndefined();
  });
});
