import { expect, test } from 'vitest';
import { readProduct } from '../readers/product.ts';
import { API_PRODUCT } from '../testing/samples.ts';
import { startApiServer } from '../testing/scripted-api-server.ts';
import { shopperEndpoints } from './endpoint-table.ts';
import { createHttpClient } from './http-client.ts';
import { lazyHttpClient } from './lazy-http-client.ts';

test('F1, F6 a call whose code cannot be loaded is not sent and fails as network; the next call loads it again', async () => {
  const { url, received } = await startApiServer(() => ({ body: API_PRODUCT }));
  let loads = 0;
  const client = lazyHttpClient({ baseUrl: url }, shopperEndpoints, async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { createHttpClient };
  });
  const read = () =>
    client.get('listProducts', (body) => readProduct(body, client.base), { query: {} });

  await expect(read()).rejects.toMatchObject({ kind: 'network', call: 'listProducts' });
  expect(received).toEqual([]);
  expect(await read()).toMatchObject({ product_Id: API_PRODUCT.product_Id });
});

test('API-4 the features are those of the page until a response lists others', async () => {
  const { url } = await startApiServer(() => ({
    headers: { 'Shop-Features': 'popular' },
    body: [],
  }));
  const client = lazyHttpClient(
    { baseUrl: url, initialFeatures: ['paging'] },
    shopperEndpoints,
    () => Promise.resolve({ createHttpClient }),
  );
  expect([...client.features()]).toEqual(['paging']);
  expect(() => client.requireFeature('listFacets', 'facets')).toThrow(
    expect.objectContaining({ kind: 'unsupported', feature: 'facets' }),
  );
  await client.list('listProducts', 'product', (body) => readProduct(body, client.base), {});
  expect(client.features().has('paging')).toBe(false);
});
