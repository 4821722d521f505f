import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { productsAtPathQuery, fetchCurrentProducts } from './find-products.ts';

const products = [
  buildProduct({ product_Id: '1' }),
  buildProduct({ product_Id: '2', product_name: 'ROBE  jasmin' }),
  buildProduct({ product_Id: '3', product_name: 'Sac 50 % lin/coton' }),
];

async function found(features: string, id: string | null, name = '') {
  const { client } = fakeApiServer(products, features);
  await client.images.listBanner();
  const queryClient = new QueryClient();
  const matches = await queryClient.fetchQuery(
    productsAtPathQuery(client, queryClient, { id, name }),
  );
  return matches.map(({ product_Id }) => product_Id);
}

describe.each(['', 'product-read'])('PROD-8 on an API server with features %j', (features) => {
  test('the id selects the product, whatever the path is', async () => {
    expect(await found(features, '3', 'robejasmin')).toEqual(['3']);
  });

  test('an unknown id finds no product, even when the name in the path exists', async () => {
    expect(await found(features, '9', 'robejasmin')).toEqual([]);
  });

  test('without an id the name in the path finds one product, several or none', async () => {
    expect(await found(features, null, 'sac50%lin/coton')).toEqual(['3']);
    expect(await found(features, null, 'robejasmin')).toEqual(['1', '2']);
    expect(await found(features, null, 'rien')).toEqual([]);
  });
});

test('PROD-8 API-4 before the features are known, one product of the list is requested, then the product', async () => {
  const { client, requests } = fakeApiServer(products, 'paging product-read');
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(productsAtPathQuery(client, queryClient, { id: '3', name: '' }));
  const sent = requests.map(({ url }) => url.replace('https://api.example', ''));
  expect(sent).toEqual(['/api/products/?limit=1', '/api/products/3/']);
});

test('PROD-8 API-4 without features, only the list is requested, once', async () => {
  const { client, requests } = fakeApiServer(products);
  const queryClient = new QueryClient();
  const matches = await queryClient.fetchQuery(
    productsAtPathQuery(client, queryClient, { id: '3', name: '' }),
  );
  expect(matches.map(({ product_Id }) => product_Id)).toEqual(['3']);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/products/']);
});

test('PROD-8 with paging but without product-read, the whole list is requested', async () => {
  const { client } = fakeApiServer(products, 'paging');
  const queryClient = new QueryClient();
  const matches = await queryClient.fetchQuery(
    productsAtPathQuery(client, queryClient, { id: '3', name: '' }),
  );
  expect(matches.map(({ product_Id }) => product_Id)).toEqual(['3']);
});

test('PROD-8 a path finds its product in any Unicode normalization form', async () => {
  const { client } = fakeApiServer([buildProduct({ product_name: 'Robe Été'.normalize('NFD') })]);
  const queryClient = new QueryClient();
  const params = { id: null, name: 'robeété'.normalize('NFC') };
  expect(
    await queryClient.fetchQuery(productsAtPathQuery(client, queryClient, params)),
  ).toHaveLength(1);
});

test('CMD-5 current products are fetched once each; unknown ids are omitted', async () => {
  const { client } = fakeApiServer(products, 'product-read');
  await client.images.listBanner();
  const current = await fetchCurrentProducts(client, new QueryClient(), ['1', '9', '1', '2']);
  expect(current.map(({ product_Id }) => product_Id)).toEqual(['1', '2']);
});
