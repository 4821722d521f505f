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

describe.each(['', 'product-read'])('on an API server with features %j', (features) => {
  test('PROD-8 the id selects the product, whatever the path is', async () => {
    expect(await found(features, '3', 'robejasmin')).toEqual(['3']);
  });

  test('PROD-8 an unknown id finds no product, even when the name in the path exists', async () => {
    expect(await found(features, '9', 'robejasmin')).toEqual([]);
  });

  test('PROD-8 without an id the name in the path finds one product, several or none', async () => {
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

/** A product that cannot be read. */
const unreadable = buildProduct({ product_Id: '4', price: 'free' });

/** The current products, by id, of a catalogue with one product that cannot be read. */
async function currentProducts(features: string, ids: readonly string[]) {
  const { client } = fakeApiServer([unreadable, ...products], features);
  await client.images.listBanner().catch(() => undefined);
  const current = await fetchCurrentProducts(client, new QueryClient(), ids);
  return [...current].map(([id, product]) => [id, product?.product_Id ?? null]);
}

test('CMD-5 current products are fetched once each; an unknown one is null', async () => {
  const { client, requests } = fakeApiServer(products, 'product-read');
  await client.images.listBanner();
  const current = await fetchCurrentProducts(client, new QueryClient(), ['1', '9', '1', '2']);
  expect([...current.keys()]).toEqual(['1', '9', '2']);
  expect(current.get('1')).toMatchObject({ product_Id: '1' });
  expect(current.get('9')).toBeNull();
  expect(requests).toHaveLength(4);
});

describe.each(['', 'paging', 'product-read', 'paging product-read'])(
  'F1 with a product that cannot be read, on an API server with features %j',
  (features) => {
    test('CMD-5 nothing is known about it in the cart, and the others are current', async () => {
      expect(await currentProducts(features, ['1', '4'])).toEqual([['1', '1']]);
      await expect(currentProducts(features, ['4'])).rejects.toMatchObject({ kind: 'malformed' });
    });

    test('PROD-8 its page has failed, and the others are found', async () => {
      const { client } = fakeApiServer([unreadable, ...products], features);
      const queryClient = new QueryClient();
      const find = (id: string) =>
        queryClient.fetchQuery(productsAtPathQuery(client, queryClient, { id, name: '' }));
      expect(await find('2')).toMatchObject([{ product_Id: '2' }]);
      await expect(find('4')).rejects.toMatchObject({ kind: 'malformed' });
    });
  },
);

test('F1 PROD-8 a path that no readable product has is not “not found”', async () => {
  const { client } = fakeApiServer([unreadable, ...products]);
  const queryClient = new QueryClient();
  const find = (name: string) =>
    queryClient.fetchQuery(productsAtPathQuery(client, queryClient, { id: null, name }));
  expect(await find('sac50%lin/coton')).toHaveLength(1);
  await expect(find('rien')).rejects.toMatchObject({ kind: 'malformed' });
});
