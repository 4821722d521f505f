import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { productsNamed, searchListOf } from './search-list.ts';
import { searchRequest } from './search-request.ts';

const products = ['Écharpe Hammamet', 'Grande écharpe', 'Broche cœur', 'Robe Jasmin'].map(
  (product_name, index) =>
    someProduct({
      product_Id: String(index),
      product_name,
      description: 'Écharpe en description seulement.',
    }),
);

const names = (text: string) =>
  productsNamed(searchListOf(products), text).map(({ product_name }) => product_name);

test('NAV-8 the name contains the text, case-insensitive, accents and ligatures folded', () => {
  expect(names('ÉCHARPE')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('echarpe')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('coeur')).toEqual(['Broche cœur']);
  expect(names('jasm')).toEqual(['Robe Jasmin']);
});

test('NAV-8 only the name is searched', () => {
  expect(names('description')).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', 'a'.repeat(5_000), '\u0000'])(
  'I3 the hostile text %j is only text',
  (text) => {
    expect(names(text)).toEqual([]);
  },
);

test('NAV-8 the names of 5,000 products are folded once, however often they are searched', () => {
  let reads = 0;
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...someProduct({ product_Id: String(index) }),
    get product_name() {
      reads += 1;
      return `Écharpe d’été n° ${index}`;
    },
  }));
  const list = searchListOf(many);
  for (const text of ['e', 'echarpe', 'ECHARPE D’ETE']) {
    expect(productsNamed(list, text)).toHaveLength(5_000);
  }
  expect(reads).toBe(5_000);
});

/** What a shopper finds who types one text after another, and what the host was asked. */
async function search(features: string, ...texts: string[]) {
  const { client, asked } = hostOf(products, features);
  const requests = new QueryClient();
  const found: string[][] = [];
  for (const text of texts) {
    const { products: named } = await requests.fetchQuery(searchRequest(client, text));
    found.push(named.map(({ product_Id }) => product_Id));
  }
  return { found, asked: asked.map(({ url }) => new URL(url).searchParams.get('search')) };
}

test('API-4 a host that does not search is asked for its list once, and searched here', async () => {
  const { found, asked } = await search('', 'ROBE', 'écharpe', 'zzz');
  expect(found).toEqual([['3'], ['0', '1'], []]);
  expect(asked).toEqual(['robe']);
});

test('NAV-8 a host that searches is asked for each text, folded as it folds', async () => {
  const { asked } = await search('search paging', 'ROBE', 'Écharpe', 'Cœur');
  expect(asked).toEqual(['robe', 'echarpe', 'coeur']);
});

test('NAV-8 what is typed while the first answer is under way asks nothing more of a host that does not search', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  const answers = ['r', 'ro', 'rob'].map((text) =>
    requests.fetchQuery(searchRequest(client, text)),
  );
  const found = await Promise.all(answers);
  expect(found.map(({ total }) => total)).toEqual([4, 2, 1]);
  expect(asked).toHaveLength(1);
});
