import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { facetsRequest, shopPageRequest } from './shop-requests.ts';
import { readShopView } from './shop-view.ts';

const ALL = 'paging sort filters facets';
const products = Array.from({ length: 14 }, (_, index) =>
  someProduct({ product_Id: String(index) }),
);
const viewAt = (query: string) => readShopView(new URLSearchParams(query));
const ids = (page: { products: { product_Id: string }[] }) =>
  page.products.map(({ product_Id }) => Number(product_Id));

test('SHOP-3 pages hold six products, newest first, the last one the rest, on a host that does not page', async () => {
  const { client } = hostOf(products);
  const requests = new QueryClient();
  const pageAt = (query: string) =>
    requests.fetchQuery(shopPageRequest(client, requests, viewAt(query)));
  const first = await pageAt('');
  expect([first.pageCount, first.total, ids(first)]).toEqual([3, 14, [13, 12, 11, 10, 9, 8]]);
  expect(ids(await pageAt('page=3'))).toEqual([1, 0]);
});

test('SHOP-3 a host that pages and sorts is asked for the page alone, in its order', async () => {
  const { client, asked } = hostOf(products, ALL);
  const requests = new QueryClient();
  const view = viewAt('page=3&size=M&size=S&color=%23fff&min_price=79,9&in_stock=true&sort=-price');
  const page = await requests.fetchQuery(shopPageRequest(client, requests, view));
  expect([page.pageCount, page.total, ids(page)]).toEqual([3, 14, [12, 13]]);
  expect(asked.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    {
      size: 'S,M',
      color: '#fff',
      min_price: '79.90',
      in_stock: 'true',
      sort: '-price',
      limit: '6',
      offset: '12',
    },
  ]);
});

test.each(['paging', 'paging sort', 'filters sort', 'sort'])(
  'API-4 a host that names only %j has the rest done here, over its whole list',
  async (features) => {
    const { client } = hostOf(products, features);
    const requests = new QueryClient();
    const view = viewAt('color=nowhere&page=1');
    expect(await requests.fetchQuery(shopPageRequest(client, requests, view))).toEqual({
      products: [],
      pageCount: 1,
      total: 0,
    });
    const facets = await requests.fetchQuery(facetsRequest(client, requests, {}));
    expect(facets).toMatchObject({ sizes: ['S', 'M'], colors: ['blanc', 'bleu'] });
  },
);

test('API-4 a host that does not page is asked for its list once, not once a page, filter or facet', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  for (const query of ['page=1', 'page=2', 'size=M&sort=price', 'in_stock=true']) {
    await requests.fetchQuery(shopPageRequest(client, requests, viewAt(query)));
  }
  await requests.fetchQuery(facetsRequest(client, requests, {}));
  expect(asked).toHaveLength(1);
});

test('a size with a comma, which a query cannot carry, is looked for here', async () => {
  const shoes = someProduct({
    product_Id: '20',
    colors: [{ color_name: 'noir', sizes: [{ size: '6,5', quantity: 1 }] }],
  });
  const { client, asked } = hostOf([...products, shoes], ALL);
  const requests = new QueryClient();
  const page = await requests.fetchQuery(shopPageRequest(client, requests, viewAt('size=6,5')));
  expect(ids(page)).toEqual([20]);
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['']);
});

test('SHOP-1 SHOP-2 gender and season are asked by their own paths', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  for (const query of ['gender=Women&season=New+Arrivals', 'gender=Men']) {
    await requests.fetchQuery(shopPageRequest(client, requests, viewAt(query)));
  }
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/products/gender/Women/season/New%20Arrivals/',
    '/api/products/gender/Men/',
  ]);
});
