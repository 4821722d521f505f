import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { createSearchList, filterByName } from './search-list.ts';
import { searchQuery } from './search-query.ts';

const products = ['Écharpe Hammamet', 'Grande écharpe', 'Broche cœur', 'Robe Jasmin'].map(
  (product_name, index) =>
    buildProduct({
      product_Id: String(index),
      product_name,
      description: 'Écharpe en description seulement.',
    }),
);

const names = (text: string) =>
  filterByName(createSearchList(products), text).map(({ product_name }) => product_name);

test('NAV-8 the name contains the text; case, accents and ligatures are normalized', () => {
  expect(names('ÉCHARPE')).toEqual(['Grande écharpe', 'Écharpe Hammamet']);
  expect(names('echarpe')).toEqual(['Grande écharpe', 'Écharpe Hammamet']);
  expect(names('coeur')).toEqual(['Broche cœur']);
  expect(names('jasm')).toEqual(['Robe Jasmin']);
});

test('NAV-8 words are found in any order, and by their synonyms', () => {
  expect(names('hammamet écharpe')).toEqual(['Écharpe Hammamet']);
  expect(names('robes')).toEqual(['Robe Jasmin']);
  expect(names('scarf')).toEqual(['Grande écharpe', 'Écharpe Hammamet']);
});

test.each([
  ['lin', ['Robe (lin)', 'Chemise en lin', 'Blouse en popeline', 'Robe popeline']],
  ['robe lin', ['Robe (lin)', 'Robe popeline']],
  ['blo', ['Blouse en popeline']],
])(
  'NAV-8 for %j, names with a word that starts with it come first, the newest before',
  (text, expected) => {
    const list = createSearchList(
      ['Robe popeline', 'Chemise en lin', 'Blouse en popeline', 'Robe (lin)'].map(
        (product_name, index) => buildProduct({ product_Id: String(index), product_name }),
      ),
    );
    expect(filterByName(list, text).map(({ product_name }) => product_name)).toEqual(expected);
  },
);

test('NAV-8 only the name is searched', () => {
  expect(names('description')).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', 'a'.repeat(5_000), '\u0000'])(
  'I3 the text %j has no special meaning',
  (text) => {
    expect(names(text)).toEqual([]);
  },
);

test('NAV-8 the names of 5,000 products are normalized once for several searches', () => {
  let reads = 0;
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...buildProduct({ product_Id: String(index) }),
    get product_name() {
      reads += 1;
      return `Écharpe d’été n° ${index}`;
    },
  }));
  const list = createSearchList(many);
  for (const text of ['e', 'echarpe', 'ECHARPE D’ETE']) {
    expect(filterByName(list, text)).toHaveLength(5_000);
  }
  expect(reads).toBe(5_000);
});

/** Searches for one text after another: the found ids, and the searches that were requested. */
async function search(features: string, ...texts: string[]) {
  const { client, requests } = fakeApiServer(products, features);
  const queryClient = new QueryClient();
  const found: string[][] = [];
  for (const text of texts) {
    const { products: named } = await queryClient.fetchQuery(searchQuery(client, text));
    found.push(named.map(({ product_Id }) => product_Id));
  }
  return { found, searches: requests.map(({ url }) => new URL(url).searchParams.get('search')) };
}

test('API-4 without the feature search, the list is requested once and searched in the browser', async () => {
  const { found, searches } = await search('', 'ROBE', 'écharpe', 'zzz');
  expect(found).toEqual([['3'], ['1', '0'], []]);
  expect(searches).toEqual(['robe']);
});

test('NAV-8 with the feature search, each normalized text is requested', async () => {
  const { searches } = await search('search paging', 'ROBE', 'Écharpe', 'Cœur');
  expect(searches).toEqual(['robe', 'echarpe', 'coeur']);
});

test('NAV-8 without the feature search, typing before the first response sends no further request', async () => {
  const { client, requests } = fakeApiServer(products);
  const queryClient = new QueryClient();
  const searches = ['r', 'ro', 'rob'].map((text) =>
    queryClient.fetchQuery(searchQuery(client, text)),
  );
  const found = await Promise.all(searches);
  expect(found.map(({ total }) => total)).toEqual([4, 2, 1]);
  expect(requests).toHaveLength(1);
});

test.each(['', 'paging search'])(
  'F1 a search in products of which none can be read has failed, with features %j',
  async (features) => {
    const { client } = fakeApiServer([buildProduct({ price: 'free' })], features);
    await expect(new QueryClient().fetchQuery(searchQuery(client, 'robe'))).rejects.toMatchObject({
      kind: 'malformed',
    });
  },
);

test.each(['', 'paging search'])(
  'NAV-8 F1 a search has the number of products that cannot be read, with features %j',
  async (features) => {
    const { client } = fakeApiServer([buildProduct({ price: 'free' }), ...products], features);
    const queryClient = new QueryClient();
    for (const text of ['robe', 'robe longue']) {
      const result = await queryClient.fetchQuery(searchQuery(client, text));
      expect(result).toMatchObject({ unreadable: 1 });
    }
  },
);
