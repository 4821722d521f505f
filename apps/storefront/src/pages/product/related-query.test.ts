import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Product } from '@shop/contract/schemas';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { relatedProductsQuery } from './related-query.ts';

const soldOut = [{ color_name: 'bleu', sizes: [{ size: 'S', quantity: 0 }] }];

function createProducts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildProduct({ product_Id: String(index), ...(index === 1 && { colors: soldOut }) }),
  );
}

async function relatedProducts(
  apiServer: ReturnType<typeof fakeApiServer>,
  change: Partial<Product> = {},
) {
  const found = await new QueryClient().fetchQuery(
    relatedProductsQuery(apiServer.client, buildProduct({ product_Id: '0', ...change })),
  );
  return found.products.map(({ product_Id }) => product_Id);
}

test.each([
  ['', '23456789'],
  ['paging', '23456781'],
])(
  'related products have the same gender and season, those in stock first, with features %j',
  async (features, expected) => {
    const apiServer = fakeApiServer(createProducts(30), features);
    expect(await relatedProducts(apiServer)).toEqual(expected.split(''));
    const [first, ...others] = apiServer.requests.map(({ url }) => new URL(url));
    expect(first?.pathname).toBe('/api/products/gender/Women/season/New%20Arrivals/');
    expect(first?.searchParams.get('limit')).toBe('9');
    expect(others).toEqual([]);
  },
);

test('when the season has too few, products of the gender are added, each once', async () => {
  const apiServer = fakeApiServer(createProducts(3));
  expect(await relatedProducts(apiServer)).toEqual(['2', '1']);
  expect(apiServer.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/products/gender/Women/season/New%20Arrivals/',
    '/api/products/gender/Women/',
  ]);
});

test.each([
  [{ season: 'Winter 2026' }, '/api/products/gender/Women/'],
  [{ gender: 'Kids' }, '/api/products/'],
])('API-4 related products of %j are requested by what the contract has', async (change, path) => {
  const apiServer = fakeApiServer(createProducts(3));
  expect(await relatedProducts(apiServer, change)).toEqual(['2', '1']);
  expect(apiServer.requests.map(({ url }) => new URL(url).pathname)).toEqual([path]);
});

test.each([4, 20])(
  'F1 of %d similar products, those that cannot be read are counted once',
  async (count) => {
    const list = createProducts(count).map((product, index) =>
      index === 2 ? { ...product, price: 'free' } : product,
    );
    const { client } = fakeApiServer(list, '');
    const query = relatedProductsQuery(client, buildProduct({ product_Id: '0' }));
    expect(await new QueryClient().fetchQuery(query)).toMatchObject({ unreadable: 1 });
  },
);
