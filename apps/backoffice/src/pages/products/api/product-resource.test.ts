import { expect, test } from 'vitest';
import { product } from '../testing/sample-product.ts';
import { startProductServer } from '../testing/product-server.ts';
import { productResource } from './product-resource.ts';

const products = ['2', '10', '7'].map((product_Id) => ({ ...product, product_Id }));

async function fetchIds(features: string) {
  const { client, received } = await startProductServer(products, features);
  const { items } = await productResource.fetchList(client, {}, {});
  return { ids: items.map(({ product_Id }) => product_Id), urls: received.map(({ url }) => url) };
}

test('ADM-5 the newest products are first, by the API server where it sorts', async () => {
  expect(await fetchIds('sort')).toEqual({
    ids: ['2', '10', '7'],
    urls: ['/api/products/?sort=newest'],
  });
});

test('ADM-5 API-4 the newest products are first with section 7 alone', async () => {
  expect(await fetchIds('')).toEqual({ ids: ['10', '7', '2'], urls: ['/api/products/'] });
});
