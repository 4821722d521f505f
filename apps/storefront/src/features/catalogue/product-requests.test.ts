import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { shopPageRequest } from './product-requests.ts';

const products = Array.from({ length: 14 }, (_, index) =>
  someProduct({ product_Id: String(index) }),
);
const ids = (page: { products: { product_Id: string }[] }) =>
  page.products.map(({ product_Id }) => Number(product_Id));

test.each(['', 'paging'])(
  'SHOP-3 pages hold six products, the last one the rest, on a host that names %j',
  async (features) => {
    const { client } = hostOf(products, features);
    const requests = new QueryClient();
    const first = await requests.fetchQuery(shopPageRequest(client, requests, { page: 1 }));
    const third = await requests.fetchQuery(shopPageRequest(client, requests, { page: 3 }));
    expect([first.pageCount, first.total, ids(first)]).toEqual([3, 14, [0, 1, 2, 3, 4, 5]]);
    expect(ids(third)).toEqual([12, 13]);
  },
);

test('API-4 a host that does not page is asked for its list once, not once a page', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  for (const page of [1, 2, 3]) {
    await requests.fetchQuery(shopPageRequest(client, requests, { page }));
  }
  expect(asked).toHaveLength(1);
});

test('SHOP-1 SHOP-2 gender and season are asked by their own paths', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  const view = { gender: 'Women', season: 'New Arrivals', page: 1 } as const;
  await requests.fetchQuery(shopPageRequest(client, requests, view));
  await requests.fetchQuery(shopPageRequest(client, requests, { gender: 'Men', page: 1 }));
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/products/gender/Women/season/New%20Arrivals/',
    '/api/products/gender/Men/',
  ]);
});
