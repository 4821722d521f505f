import { FEATURES, type Feature } from '@shop/contract/features';
import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { listPage, listQuery } from '../../../features/resource-list/list-view.ts';
import { product } from '../testing/sample-product.ts';
import { startProductServer } from '../testing/product-server.ts';
import { productResource } from './product-resource.ts';

const products = [
  withStock('2', 'écharpe', 3),
  withStock('10', 'Balgha', 0),
  withStock('7', 'Écharpe', 12),
];

function withStock(product_Id: string, product_name: string, quantity: number): Product {
  const colors = [{ color_name: '#17457F', sizes: [{ size: 'M', quantity }] }];
  return { ...product, product_Id, product_name, colors };
}

/** The listed ids and the request, on an API server that ignores unknown parameters. */
async function list(features: readonly Feature[], sort?: string) {
  const { client, received } = await startProductServer(products, features.join(' '));
  const view = { page: 1, search: '', ...(sort && { params: { sort } }) };
  const query = listQuery(view, productResource, client.features());
  const listing = await productResource.fetchList(client, query, {});
  const { items } = listPage(listing, query, view, productResource);
  return { ids: items.map(({ product_Id }) => product_Id), url: received[0]?.url };
}

test('ADM-5 the newest products are first, by the API server where it sorts', async () => {
  const { url } = await list(['paging', 'sort']);
  expect(url).toBe('/api/products/?limit=6&offset=0&sort=newest');
});

test('ADM-5 API-4 the newest products are first with section 7 alone', async () => {
  expect(await list([])).toEqual({ ids: ['10', '7', '2'], url: '/api/products/' });
});

test('ADM-5 API-4 on an API server with pages that it does not sort, the browser sorts the whole list', async () => {
  expect(await list(['paging'])).toEqual({ ids: ['10', '7', '2'], url: '/api/products/' });
  expect((await list(['paging'], 'price')).url).toBe('/api/products/');
});

test.each([
  ['name', ['10', '7', '2']],
  ['-name', ['7', '2', '10']],
  ['stock', ['10', '2', '7']],
  ['-stock', ['7', '2', '10']],
  ['oldest', ['2', '7', '10']],
])(
  'ADM-5 API-4 products are sorted by %s on any API server, equal ones newest first',
  async (sort, ids) => {
    for (const features of [[], FEATURES]) {
      expect(await list(features, sort)).toEqual({ ids, url: '/api/products/' });
    }
  },
);

test('NAV-8 an API server that cannot search finds the same products: words in any order, plurals and English names', () => {
  const robe = withStock('1', 'Robe d’été en lin', 3);
  for (const search of ['lin robe', "d'ete", 'robes', 'dress']) {
    expect(productResource.matches(robe, search), search).toBe(true);
  }
  expect(productResource.matches(robe, 'chemise')).toBe(false);
});
