import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { productsAtRequest, readProducts } from './find-products.ts';

const products = [
  someProduct({ product_Id: '1' }),
  someProduct({ product_Id: '2', product_name: 'ROBE  jasmin' }),
  someProduct({ product_Id: '3', product_name: 'Sac 50 % lin/coton' }),
];

async function found(features: string, id: string | null, name = '') {
  const { client } = hostOf(products, features);
  await client.listBannerImages();
  const requests = new QueryClient();
  const at = await requests.fetchQuery(productsAtRequest(client, requests, { id, name }));
  return at.map(({ product_Id }) => product_Id);
}

describe.each(['', 'product-read'])('PROD-8 on a host that names %j', (features) => {
  test('the id decides, whatever the path says', async () => {
    expect(await found(features, '3', 'robejasmin')).toEqual(['3']);
  });

  test('an id that is gone is no product, even where the name is one', async () => {
    expect(await found(features, '9', 'robejasmin')).toEqual([]);
  });

  test('without an id the path is matched on the names: one, several or none', async () => {
    expect(await found(features, null, 'sac50%lin/coton')).toEqual(['3']);
    expect(await found(features, null, 'robejasmin')).toEqual(['1', '2']);
    expect(await found(features, null, 'rien')).toEqual([]);
  });
});

test('PROD-8 API-4 a host that has named nothing is asked for one product of its list, then for the one', async () => {
  const { client, asked } = hostOf(products, 'paging product-read');
  const requests = new QueryClient();
  await requests.fetchQuery(productsAtRequest(client, requests, { id: '3', name: '' }));
  const sent = asked.map(({ url }) => url.replace('https://api.example', ''));
  expect(sent).toEqual(['/api/products/?limit=1', '/api/products/3/']);
});

test('PROD-8 API-4 a host that offers nothing is asked for its list once, and for no other path', async () => {
  const { client, asked } = hostOf(products);
  const requests = new QueryClient();
  const at = await requests.fetchQuery(productsAtRequest(client, requests, { id: '3', name: '' }));
  expect(at.map(({ product_Id }) => product_Id)).toEqual(['3']);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/products/']);
});

test('PROD-8 a host that pages and reads no single product is asked for the rest of its list', async () => {
  const { client } = hostOf(products, 'paging');
  const requests = new QueryClient();
  const at = await requests.fetchQuery(productsAtRequest(client, requests, { id: '3', name: '' }));
  expect(at.map(({ product_Id }) => product_Id)).toEqual(['3']);
});

test('PROD-8 a path finds its product whichever way its accents are written', async () => {
  const { client } = hostOf([someProduct({ product_name: 'Robe Été'.normalize('NFD') })]);
  const requests = new QueryClient();
  const address = { id: null, name: 'robeété'.normalize('NFC') };
  expect(await requests.fetchQuery(productsAtRequest(client, requests, address))).toHaveLength(1);
});

test('CMD-5 products are read anew, each once; those that are gone are missing', async () => {
  const { client } = hostOf(products, 'product-read');
  await client.listBannerImages();
  const now = await readProducts(client, new QueryClient(), ['1', '9', '1', '2']);
  expect(now.map(({ product_Id }) => product_Id)).toEqual(['1', '2']);
});
