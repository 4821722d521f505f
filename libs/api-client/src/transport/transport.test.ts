import { expect, test } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { ORDER, WIRE_PRODUCT } from '../testing/samples.ts';
import { startHost, type Reply } from '../testing/scripted-host.ts';

const PASSING: [string, Reply, object][] = [
  ['a refused connection', { fault: 'refused' }, { kind: 'network' }],
  ['500', { status: 500, body: '<h1>oops</h1>' }, { kind: 'http', status: 500 }],
  ['503', { status: 503, body: { code: 'unavailable' } }, { kind: 'http', code: 'unavailable' }],
];

test.each(PASSING)(
  'F1 after %s a read is tried twice more and no oftener',
  async (_, reply, error) => {
    const { client, asked } = await startHost(() => reply);
    await expect(client.listProducts()).rejects.toMatchObject(error);
    expect(asked).toHaveLength(3);
  },
);

test.each(PASSING)(
  'F1 after %s no write is resent, an order least of all',
  async (_, reply, error) => {
    const { client, asked } = await startHost(() => reply);
    await expect(client.createOrder(ORDER)).rejects.toMatchObject(error);
    await expect(client.deleteProduct('1')).rejects.toMatchObject(error);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  },
);

test('F1 a read that a passing fault hit answers in the end', async () => {
  const { client } = await startHost((_, count) =>
    count < 3 ? { status: 502 } : { body: [WIRE_PRODUCT] },
  );
  expect((await client.listProducts()).items).toHaveLength(1);
});

test.each([
  [429, 30_000],
  [503, 120_000],
])('F1 a host that answers %i and asks for a long wait is left alone', async (status, wait) => {
  const { client, asked } = await startHost(() => ({
    status,
    headers: { 'Retry-After': String(wait / 1000) },
  }));
  await expect(client.listProducts()).rejects.toMatchObject({ status, retryAfterMs: wait });
  expect(asked).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['HTML', { body: '<!doctype html><title>Shop</title>' }],
  ['JSON cut short', { body: '[{"product_Id": "1"' }],
  ['null', { body: null }],
  ['another type', { body: { products: [] } }],
  ['nothing', { status: 200 }],
  ['10 MB', { body: JSON.stringify(['x'.repeat(10_000_000)]) }],
])('F1 a list answered by %s is malformed, and not asked again', async (_, reply) => {
  const { client, asked } = await startHost(() => reply);
  await expect(client.listProducts()).rejects.toMatchObject({ kind: 'malformed' });
  expect(asked).toHaveLength(1);
});

test('F1 ADM-8 the owner’s list may be five times as long as a shopper’s, and no longer', async () => {
  const { client } = await startHost((_asked, count) => ({
    body: `[${' '.repeat(count === 1 ? 12_000_000 : 50_000_000)}]`,
  }));
  expect((await client.listOrders()).items).toEqual([]);
  await expect(client.listOrders()).rejects.toMatchObject({ kind: 'malformed' });
});

test('F1 an answer cut in mid-body is a network failure', async () => {
  const { client } = await startHost(() => ({ fault: 'cut', body: '[1,' }));
  await expect(client.listProducts()).rejects.toMatchObject({ kind: 'network' });
});

test.each(['silent', 'stuck'] as const)(
  'F1 a host that goes %s is given up in time',
  async (fault) => {
    const { client } = await startHost(() => ({ fault }), { timeoutMs: 200 });
    const error: unknown = await client.listProducts().catch((thrown: unknown) => thrown);
    expect(error).toHaveProperty('kind', 'network');
    expect(error).toHaveProperty('cause.name', 'TimeoutError');
  },
);

test('F1 a host that is not there is a network failure', async () => {
  const client = createApiClient({ baseUrl: 'http://127.0.0.1:9' });
  await expect(client.listBannerImages()).rejects.toMatchObject({ kind: 'network' });
});

test('a call whose signal aborts is aborted, before it is sent and under way', async () => {
  const asking = Promise.withResolvers<void>();
  const { client, asked } = await startHost(() => {
    asking.resolve();
    return { fault: 'silent' };
  });
  const aborting = new AbortController();
  const underWay = client.listProducts({}, { signal: aborting.signal });
  void asking.promise.then(() => aborting.abort());
  await expect(underWay).rejects.toMatchObject({ kind: 'aborted' });
  await expect(client.listProducts({}, { signal: aborting.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(asked).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['no body', { status: 204 }],
  ['HTML', { status: 201, body: '<p>thank you</p>' }],
  ['a body cut short', { status: 201, fault: 'cut', body: '{"command_id":' }],
  ['a body of another type', { status: 200, body: ['ok'] }],
])('host.md a write answered by 2xx and %s is done', async (_, reply) => {
  const { client } = await startHost(() => reply);
  expect(await client.createOrder(ORDER)).toEqual({});
  expect(await client.createImage({ image: new Blob(), image_type: 'banner' })).toBeNull();
  await client.deleteProduct('1');
});

test('host.md a listing tells its total and features by its own answer', async () => {
  const headers = { 'X-Total-Count': '57' };
  const { client } = await startHost(({ path }) =>
    path.startsWith('/api/products/?')
      ? { features: 'paging search made-up', headers, body: [WIRE_PRODUCT] }
      : { headers, body: [WIRE_PRODUCT] },
  );
  const paged = await client.listProducts({ limit: 1 });
  const whole = await client.listPopularProducts({ limit: 1 });
  expect([paged.total, [...paged.features]]).toEqual([57, ['paging', 'search']]);
  expect([whole.total, [...whole.features]]).toEqual([null, []]);
  expect([...client.features()]).toEqual([]);
});

test('host.md query parameters are written as the contract reads them, empty ones left out', async () => {
  const { client, asked } = await startHost(() => ({ body: [] }));
  await client.listProducts({
    limit: 6,
    offset: 0,
    search: 'écharpe & co',
    color: ['#17457F', '#FFF'],
    size: [],
    min_price: 9_990,
    popular: false,
    sort: '-price',
  });
  await client.listOrders({ search: '' });
  expect([...new URLSearchParams(asked[0]?.path.split('?')[1])]).toEqual([
    ['limit', '6'],
    ['offset', '0'],
    ['search', 'écharpe & co'],
    ['color', '#17457F,#FFF'],
    ['min_price', '9.99'],
    ['popular', 'false'],
    ['sort', '-price'],
  ]);
  expect(asked[1]?.path).toBe('/api/commands/list/');
});

test.each(['', '.', '..'])(
  'an id that would change the path (%j) is of nothing, and not sent',
  async (id) => {
    const { client, asked } = await startHost(() => ({ body: [] }));
    await expect(client.deleteProduct(id)).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(asked).toHaveLength(0);
  },
);
