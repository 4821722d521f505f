import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { facetsQuery, shopPageQuery } from './shop-queries.ts';
import { readShopView } from './shop-view.ts';

const ALL = 'paging sort filters facets';
const products = Array.from({ length: 14 }, (_, index) =>
  buildProduct({ product_Id: String(index) }),
);
const viewAt = (query: string) => readShopView(new URLSearchParams(query));
const ids = (page: { products: { product_Id: string }[] }) =>
  page.products.map(({ product_Id }) => Number(product_Id));

test('SHOP-3 without paging, pages have six products, newest first, and the last page has the rest', async () => {
  const { client } = fakeApiServer(products);
  const queryClient = new QueryClient();
  const pageAt = (query: string) =>
    queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt(query)));
  const first = await pageAt('');
  expect([first.pageCount, first.total, ids(first)]).toEqual([3, 14, [13, 12, 11, 10, 9, 8]]);
  expect(ids(await pageAt('page=3'))).toEqual([1, 0]);
});

test('SHOP-3 with paging, sort and filters, only the page is requested', async () => {
  const { client, requests } = fakeApiServer(products, ALL);
  const queryClient = new QueryClient();
  const view = viewAt('page=3&size=M&size=S&color=%23fff&min_price=79,9&in_stock=true&sort=-price');
  const page = await queryClient.fetchQuery(shopPageQuery(client, queryClient, view));
  expect([page.pageCount, page.total, ids(page)]).toEqual([3, 14, [12, 13]]);
  expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
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
  'API-4 with only %j, the other features are computed from the whole list',
  async (features) => {
    const { client } = fakeApiServer(products, features);
    const queryClient = new QueryClient();
    const view = viewAt('color=nowhere&page=1');
    expect(await queryClient.fetchQuery(shopPageQuery(client, queryClient, view))).toEqual({
      products: [],
      pageCount: 1,
      total: 0,
      unreadable: 0,
    });
    const facets = await queryClient.fetchQuery(facetsQuery(client, queryClient, viewAt('')));
    expect(facets).toMatchObject({ sizes: ['S', 'M'], colors: ['blanc', 'bleu'] });
  },
);

test('API-4 without paging, the list is requested once for all pages, filters and facets', async () => {
  const { client, requests } = fakeApiServer(products);
  const queryClient = new QueryClient();
  for (const query of ['page=1', 'page=2', 'size=M&sort=price', 'in_stock=true']) {
    await queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt(query)));
  }
  await queryClient.fetchQuery(facetsQuery(client, queryClient, viewAt('size=M')));
  expect(requests).toHaveLength(1);
});

test('SHOP-3 NAV-8 a search is requested with the filters, and facets are counted with both', async () => {
  const { client, requests } = fakeApiServer(
    products,
    `${ALL} search search-relevance facet-counts`,
  );
  const queryClient = new QueryClient();
  const view = viewAt('search=Robe+%C3%89t%C3%A9&size=M&per=12');
  await queryClient.fetchQuery(shopPageQuery(client, queryClient, view));
  await queryClient.fetchQuery(facetsQuery(client, queryClient, view)).catch(() => undefined);
  expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { search: 'robe ete', size: 'M', in_stock: 'true', limit: '12', offset: '0' },
    { search: 'robe ete', size: 'M' },
  ]);
});

test('API-4 the order of relevance is computed from the whole list when the API server searches in another order', async () => {
  const { client, requests } = fakeApiServer(products, `${ALL} search`);
  const queryClient = new QueryClient();
  const ofView = (query: string) =>
    queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt(query)));
  await ofView('search=Robe&sort=newest');
  expect(requests).toHaveLength(1);
  await ofView('search=Robe');
  expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('search')).toBeNull();
});

test('SHOP-3 API-4 facets without the feature facet-counts have no counts', async () => {
  const { client, requests } = fakeApiServer(products, ALL);
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt('size=M')));
  await queryClient
    .fetchQuery(facetsQuery(client, queryClient, viewAt('size=M')))
    .catch(() => undefined);
  expect(
    requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => [pathname, search])[1],
  ).toEqual(['/api/products/facets/', '']);
});

test('a size with a comma, which a query cannot contain, is filtered in the browser', async () => {
  const shoes = buildProduct({
    product_Id: '20',
    colors: [{ color_name: 'noir', sizes: [{ size: '6,5', quantity: 1 }] }],
  });
  const { client, requests } = fakeApiServer([...products, shoes], ALL);
  const queryClient = new QueryClient();
  const page = await queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt('size=6,5')));
  expect(ids(page)).toEqual([20]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['']);
});

test('SHOP-1 SHOP-2 gender and season are requested by their endpoints', async () => {
  const { client, requests } = fakeApiServer(products);
  const queryClient = new QueryClient();
  for (const query of ['gender=Women&season=New+Arrivals', 'gender=Men']) {
    await queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt(query)));
  }
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/products/gender/Women/season/New%20Arrivals/',
    '/api/products/gender/Men/',
  ]);
});

test.each(['', ALL, 'paging'])(
  'F1 a page of the shop has the number of products that cannot be read, with features %j',
  async (features) => {
    const broken = buildProduct({ product_Id: '20', price: 'free' });
    const { client } = fakeApiServer([broken, ...products], features);
    const queryClient = new QueryClient();
    for (const query of ['', 'size=M']) {
      const page = await queryClient.fetchQuery(shopPageQuery(client, queryClient, viewAt(query)));
      expect(page).toMatchObject({ unreadable: 1 });
    }
  },
);
