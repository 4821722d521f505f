import { endpoints, type EndpointName } from '@shop/contract/endpoints';
import { FEATURES } from '@shop/contract/features';
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { createApiClient } from './create-api-client.ts';
import { DRAFT, ORDER } from './testing/samples.ts';
import { startHost, type Reply } from './testing/scripted-host.ts';

const image = new Blob(['picture'], { type: 'image/webp' });
const draft = { ...DRAFT, colors: [] };
const query = {
  client_name: 'A',
  email: 'a@b.tn',
  query_type: 'information',
  message: 'M',
} as const;

/** Every call once, and the path it must reach beside the contract's method. */
const CALLS: Record<EndpointName, [call: (client: ApiClient) => Promise<unknown>, path: string]> = {
  listProducts: [(c) => c.listProducts(), '/api/products/'],
  listPopularProducts: [(c) => c.listPopularProducts(), '/api/products/popular/'],
  listPromoProducts: [(c) => c.listPromoProducts(), '/api/products/badge/Promo/'],
  listProductsByGender: [(c) => c.listProductsByGender('Men'), '/api/products/gender/Men/'],
  listProductsBySeason: [
    (c) => c.listProductsBySeason('Accessoire', 'New Arrivals'),
    '/api/products/gender/Accessoire/season/New%20Arrivals/',
  ],
  createProduct: [(c) => c.createProduct(draft), '/api/products/'],
  updateProduct: [(c) => c.updateProduct('a/1', draft), '/api/products/a%2F1/'],
  deleteProduct: [(c) => c.deleteProduct('1'), '/api/products/1/'],
  listBannerImages: [(c) => c.listBannerImages(), '/api/images/banner/'],
  listRoundedImages: [(c) => c.listRoundedImages(), '/api/images/rounded/'],
  listImages: [(c) => c.listImages(), '/api/images/'],
  createImage: [(c) => c.createImage({ image, image_type: 'banner' }), '/api/images/'],
  updateImage: [(c) => c.updateImage('1', { image }), '/api/images/1/'],
  deleteImage: [(c) => c.deleteImage('1'), '/api/images/1/'],
  createQuery: [(c) => c.createQuery(query), '/api/queries/'],
  listQueries: [(c) => c.listQueries(), '/api/queries/list/'],
  deleteQuery: [(c) => c.deleteQuery('1'), '/api/queries/delete/1/'],
  createOrder: [(c) => c.createOrder(ORDER), '/api/commands/'],
  listOrders: [(c) => c.listOrders(), '/api/commands/list/'],
  deleteOrder: [(c) => c.deleteOrder('K7Q29-FXM3T'), '/api/commands/delete/K7Q29-FXM3T/'],
  login: [(c) => c.login({ username: 'owner', password: 'p' }), '/accounts/login/'],
  protectedAdmin: [(c) => c.protectedAdmin(), '/accounts/protected-admin/'],
  listFacets: [(c) => c.listFacets(), '/api/products/facets/'],
  readProduct: [(c) => c.readProduct('1'), '/api/products/1/'],
  refresh: [(c) => c.refresh({ refresh: 'r' }), '/accounts/token/refresh/'],
  logout: [(c) => c.logout({ refresh: 'r' }), '/accounts/logout/'],
  readOrder: [(c) => c.readOrder('K'), '/api/commands/K/'],
  updateOrder: [(c) => c.updateOrder('K', { status: 'confirmed' }), '/api/commands/K/'],
  countOrders: [(c) => c.countOrders(), '/api/commands/counts/'],
  updateQuery: [(c) => c.updateQuery('1', { answered: true }), '/api/queries/1/'],
  readStats: [
    (c) => c.readStats({ from: '2026-11-01', to: '2026-11-21' }),
    '/api/stats/?from=2026-11-01&to=2026-11-21',
  ],
};

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in CALLS);

test.each(names)(
  'API-1 API-3 %s reaches its path, with the bearer when it is an admin’s',
  async (name) => {
    const features = FEATURES.join(' ');
    const { client, asked } = await startHost(() => ({ features, body: [] }), {
      tokens: { read: () => ({ access: 'secret', refresh: 'r' }), write: () => {} },
    });
    await client.listProducts();
    asked.length = 0;
    const [call, path] = CALLS[name];
    await call(client).catch(() => undefined);
    expect(asked).toEqual([expect.objectContaining({ method: endpoints[name].method, path })]);
    expect(asked[0]?.headers.authorization).toBe(
      endpoints[name].access === 'admin' ? 'Bearer secret' : undefined,
    );
  },
);

test('API-4 a call of a feature is refused as unsupported, unsent, until the latest answer names it', async () => {
  const ofFeatures = names.filter((name) => 'feature' in endpoints[name]);
  const { client, asked } = await startHost(() => ({ body: [] }));
  await client.listProducts();
  for (const name of ofFeatures) {
    await expect(CALLS[name][0](client), name).rejects.toMatchObject({
      kind: 'unsupported',
      call: name,
      feature: expect.any(String),
    });
  }
  expect(asked).toHaveLength(1);
  expect(ofFeatures).toHaveLength(9);
});

test('API-4 features that came with the page hold until the host itself answers', async () => {
  const { client, asked } = await startHost(() => ({ body: { product_Id: 1 } }), {
    initialFeatures: ['product-read', 'picture-widths'],
  });
  expect([...client.features()]).toEqual(['product-read', 'picture-widths']);
  await client.readProduct('1').catch(() => undefined);
  expect(asked.map(({ path }) => path)).toEqual(['/api/products/1/']);
  expect([...client.features()]).toEqual([]);
  await expect(client.readProduct('1')).rejects.toMatchObject({ kind: 'unsupported' });
});

test.each<[string, Reply, readonly string[]]>([
  ['a proxy’s 502', { status: 502, body: '<h1>Bad gateway</h1>' }, ['paging', 'search']],
  ['a 503 in JSON', { status: 503, body: { message: 'no upstream' } }, ['paging', 'search']],
  ['a proxy’s 404', { status: 404, body: '<h1>Not found</h1>' }, ['paging', 'search']],
  ['a page that is not JSON', { body: '<title>Wi-Fi</title>' }, ['paging', 'search']],
  ['an answer cut short', { fault: 'cut', body: '[' }, ['paging', 'search']],
  ['a 503 that names others', { status: 503, features: 'paging' }, ['paging']],
  ['a list that names none', { body: [] }, []],
  ['a refusal in JSON that names none', { status: 401, body: { detail: 'No token' } }, []],
])('API-4 what is known of the host after %s', async (_, reply, known) => {
  const { client } = await startHost((_asked, count) =>
    count === 1 ? { features: 'paging search', body: [] } : reply,
  );
  await client.listProducts();
  await client.listProducts().catch(() => undefined);
  expect([...client.features()]).toEqual(known);
});

test('API-4 a plain host sees no header beyond Accept, Content-Type and Authorization', async () => {
  const ordinary = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);
  const byRuntime = /^(user-agent|accept-.*|sec-fetch-.*)$/;
  const { client, asked } = await startHost(() => ({ body: [] }), {
    tokens: { read: () => ({ access: 'secret', refresh: 'r' }), write: () => {} },
  });
  for (const name of names) await CALLS[name][0](client).catch(() => undefined);
  const sent = new Set(asked.flatMap(({ headers }) => Object.keys(headers)));
  const added = [...sent].filter((name) => !ordinary.has(name) && !byRuntime.test(name));
  expect(added.sort()).toEqual(['accept', 'authorization', 'content-type']);
  expect(asked).toHaveLength(22);
});

test('a base address keeps its own path, with or without the slash at its end', async () => {
  const { url, asked } = await startHost(() => ({ body: [] }));
  await createApiClient({ baseUrl: `${url}/shop` }).listProducts();
  await createApiClient({ baseUrl: `${url}/shop/` }).listProducts();
  expect(asked.map(({ path }) => path)).toEqual(['/shop/api/products/', '/shop/api/products/']);
});
