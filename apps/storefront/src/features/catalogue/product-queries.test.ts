import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import type { ShopperClient } from '@shop/api-client';
import { genderProductsQuery, wholeListQuery } from './product-queries.ts';
import { bannersQuery, roundedImagesQuery } from './site-image-queries.ts';

const products = Array.from({ length: 20 }, (_, index) =>
  buildProduct({ product_Id: String(index) }),
);

/** Loads every page, as the carousel does while it advances. */
async function loadAll(features: string, list = products) {
  const { client, requests } = fakeApiServer(list, features);
  const query = genderProductsQuery(client, 'Women');
  const observer = new InfiniteQueryObserver(new QueryClient(), query);
  const unsubscribe = observer.subscribe(() => {});
  await observer.refetch();
  let result = observer.getCurrentResult();
  const sizes = [result.data?.pages.length];
  while (result.hasNextPage) {
    result = await observer.fetchNextPage({ throwOnError: true });
    sizes.push(result.data?.pages.flatMap(({ items }) => items).length);
  }
  unsubscribe();
  const items = result.data?.pages.flatMap(({ items: page }) => page) ?? [];
  return {
    unreadable: result.data?.pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0),
    ids: items.map(({ product_Id }) => Number(product_Id)),
    sizes,
    offsets: requests.map(({ url }) => new URL(url).searchParams.get('offset')),
  };
}

test('HOME-4 the carousel loads all products of a gender in pages of twelve', async () => {
  const { ids, sizes, offsets } = await loadAll('paging');
  expect(ids).toEqual(products.map((_, index) => index));
  expect(sizes).toEqual([1, 20]);
  expect(offsets).toEqual(['0', '12']);
});

test('HOME-4, API-4 from an API server without paging the list is requested once', async () => {
  const { ids, sizes, offsets } = await loadAll('');
  expect(ids).toEqual(products.map((_, index) => index));
  expect(sizes).toEqual([1, 20]);
  expect(offsets).toEqual(['0']);
});

test.each(['', 'paging'])(
  'HOME-4 F1 the products of a carousel that cannot be read are counted once, with features %j',
  async (features) => {
    const list = products.map((product, index) =>
      index >= 12 ? { ...product, price: 'free' } : product,
    );
    const { ids, unreadable } = await loadAll(features, list);
    expect(ids).toHaveLength(12);
    expect(unreadable).toBe(8);
  },
);

test('HOME-4 F1 after products that cannot be read, the next page starts behind them', async () => {
  const list = Array.from({ length: 24 }, (_, index) =>
    buildProduct({ product_Id: String(index), ...(index % 12 < 11 && { price: 'free' }) }),
  );
  const { ids, offsets } = await loadAll('paging', list);
  expect(ids).toEqual([11, 23]);
  expect(offsets).toEqual(['0', '12']);
});

const broken = [buildProduct({ price: 'free' }), buildProduct({ price: '-' })];

test.each(['', 'paging', 'paging sort filters search'])(
  'F1 a list of which nothing can be read has failed, and is not empty, with features %j',
  async (features) => {
    const { client } = fakeApiServer(broken, features);
    const empty = fakeApiServer([], features).client;
    const read = (api: ShopperClient) => {
      const queryClient = new QueryClient();
      return [
        queryClient.fetchInfiniteQuery(genderProductsQuery(api, 'Women')),
        queryClient.fetchQuery(wholeListQuery(api, {})),
        queryClient.fetchQuery(bannersQuery(api)),
        queryClient.fetchQuery(roundedImagesQuery(api)),
      ];
    };
    for (const list of read(client)) {
      await expect(list).rejects.toMatchObject({ kind: 'malformed' });
    }
    for (const list of read(empty)) await expect(list).resolves.toBeDefined();
  },
);
