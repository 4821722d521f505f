import { expect, test } from 'vitest';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { catalogue } from '@shop/i18n/storefront';
import { CATEGORY_NAMES, searchCategories } from './search-categories.ts';

test.each([
  ['fem', [{ gender: 'Women' }]],
  ['Accessoires', [{ gender: 'Accessoire' }]],
  ['women', [{ gender: 'Women' }]],
  ['men', [{ gender: 'Men' }]],
  ['nouveautés hommes', [{ gender: 'Men', season: 'New Arrivals' }]],
  [
    'new',
    [
      { gender: 'Men', season: 'New Arrivals' },
      { gender: 'Women', season: 'New Arrivals' },
      { gender: 'Accessoire', season: 'New Arrivals' },
    ],
  ],
  ['robe', []],
  ['f', []],
  ['', []],
  ['femmes robe', []],
])('NAV-8 the categories of the search %j', (search, scopes) => {
  expect(searchCategories(search)).toEqual(scopes);
});

test('NAV-8 I18N-4 each category is found by its displayed name in both languages', async () => {
  const { translation: en } = await catalogue.load();
  for (const { genders, seasons } of [catalogue.fr.translation, en]) {
    const names = Object.entries({ ...genders, ...seasons });
    for (const [category, name] of names) {
      const known = Object.entries(CATEGORY_NAMES).find(([key]) => key === category)?.[1];
      expect(known).toContain(normalizeForSearch(name));
    }
  }
});
