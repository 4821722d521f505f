import { matchesSearch } from '@shop/contract/product-search';
import { demoCatalogue } from '@shop/demo-catalogue';
import { catalogue } from '@shop/i18n/storefront';
import { expect, test } from 'vitest';

const { products } = demoCatalogue;

/** The examples of a placeholder: "Robe, foulard, sac…". */
function examplesOf(placeholder: string): string[] {
  return placeholder.replace('…', '').split(', ');
}

test('NAV-8 each example in the search field finds products of the demo catalogue, in both languages', async () => {
  const { translation: en } = await catalogue.load();
  const placeholders = [catalogue.fr.translation.search.placeholder, en.search.placeholder];
  for (const example of placeholders.flatMap(examplesOf)) {
    const found = products.filter(({ product_name }) => matchesSearch(product_name, example));
    expect(found, example).not.toEqual([]);
  }
  expect(placeholders.map((placeholder) => examplesOf(placeholder).length)).toEqual([3, 3]);
});
