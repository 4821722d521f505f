import { expect, test } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { isResponseLost } from '../lost-response.ts';
import { API_PRODUCT, DRAFT, ORDER } from '../testing/samples.ts';
import { startApiServer, type Reply } from '../testing/scripted-api-server.ts';

const TEMPORARY_ERRORS: [string, Reply, object][] = [
  ['a refused connection', { fault: 'refused' }, { kind: 'network' }],
  ['500', { status: 500, body: '<h1>oops</h1>' }, { kind: 'http', status: 500 }],
  ['503', { status: 503, body: { code: 'unavailable' } }, { kind: 'http', code: 'unavailable' }],
];

const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each(TEMPORARY_ERRORS)(
  'F1 after %s a read is retried twice, not more often',
  async (_, reply, error) => {
    const { client, received } = await startApiServer(() => reply);
    await expect(client.products.list()).rejects.toMatchObject(error);
    expect(received).toHaveLength(3);
  },
);

test.each(TEMPORARY_ERRORS)(
  'F1 after %s no write is retried, in particular no order',
  async (_, reply, error) => {
    const { client, received } = await startApiServer(() => reply);
    await expect(client.commands.create(ORDER)).rejects.toMatchObject(error);
    await expect(client.products.delete('1')).rejects.toMatchObject(error);
    expect(received.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  },
);

test('F1 a read succeeds after a temporary error', async () => {
  const { client } = await startApiServer((_, count) =>
    count < 3 ? { status: 502 } : { body: [API_PRODUCT] },
  );
  expect((await client.products.list()).items).toHaveLength(1);
});

test.each([
  [429, 30_000],
  [503, 120_000],
])('F1 a read that got %i with a long Retry-After is not retried', async (status, delayMs) => {
  const { client, received } = await startApiServer(() => ({
    status,
    headers: { 'Retry-After': String(delayMs / 1000) },
  }));
  await expect(client.products.list()).rejects.toMatchObject({ status, retryAfterMs: delayMs });
  expect(received).toHaveLength(1);
});

test.each([
  ['5f0c81d2a9b4-118', '5f0c81d2a9b4-118'],
  ['<b>5f0c</b>', undefined],
  ['5'.repeat(65), undefined],
])('an error has the id of the request that the API server sends: %s', async (sent, requestId) => {
  const { client } = await startApiServer(() => ({
    status: 500,
    headers: { 'X-Request-Id': sent },
    body: { error: 'Internal error', code: 'internal' },
  }));
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({ status: 500, requestId });
});

test.each<[string, Reply]>([
  ['HTML', { body: '<!doctype html><title>Shop</title>' }],
  ['JSON cut short', { body: '[{"product_Id": "1"' }],
  ['null', { body: null }],
  ['another type', { body: { products: [] } }],
  ['nothing', { status: 200 }],
  ['10 MB', { body: JSON.stringify(['x'.repeat(10_000_000)]) }],
])('F1 a list response of %s is malformed, and not retried', async (_, reply) => {
  const { client, received } = await startApiServer(() => reply);
  await expect(client.products.list()).rejects.toMatchObject({ kind: 'malformed' });
  expect(received).toHaveLength(1);
});

test('F1 ADM-8 an admin list may be five times as long as a shopper’s, not longer', async () => {
  const { client } = await startApiServer((_received, count) => ({
    body: `[${' '.repeat(count === 1 ? 12_000_000 : 50_000_000)}]`,
  }));
  expect((await client.commands.list()).items).toEqual([]);
  await expect(client.commands.list()).rejects.toMatchObject({ kind: 'malformed' });
});

test('F1 a response cut within its body is a network error', async () => {
  const { client } = await startApiServer(() => ({ fault: 'cut', body: '[1,' }));
  await expect(client.products.list()).rejects.toMatchObject({ kind: 'network' });
});

test.each(['silent', 'stuck'] as const)(
  'F1 a call times out when the API server’s fault is %s',
  async (fault) => {
    const { client } = await startApiServer(() => ({ fault }), { timeoutMs: 200 });
    const error: unknown = await client.products.list().catch((thrown: unknown) => thrown);
    expect(error).toHaveProperty('kind', 'network');
    expect(error).toHaveProperty('cause.name', 'TimeoutError');
  },
);

test('F1 a save with a time limit of its own outlasts the other calls', async () => {
  const { client } = await startApiServer(() => ({ fault: 'silent' }), { timeoutMs: 100 });
  const change = { image_type: 'banner' } as const;
  const save = client.images.update('1', change, { timeoutMs: 60_000 }).catch(() => 'failed');
  await expect(client.images.update('1', change)).rejects.toMatchObject({
    kind: 'network',
    cause: { name: 'TimeoutError' },
  });
  expect(await Promise.race([save, Promise.resolve('pending')])).toBe('pending');
});

test('F1 an API server that cannot be reached is a network error', async () => {
  const client = createApiClient({ baseUrl: 'http://127.0.0.1:9' });
  await expect(client.images.listBanner()).rejects.toMatchObject({ kind: 'network' });
});

test('a call whose signal aborts is aborted, before and after it is sent', async () => {
  const requested = Promise.withResolvers<void>();
  const { client, received } = await startApiServer(() => {
    requested.resolve();
    return { fault: 'silent' };
  });
  const controller = new AbortController();
  const pending = client.products.list({}, { signal: controller.signal });
  void requested.promise.then(() => controller.abort());
  await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
  await expect(client.products.list({}, { signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(received).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['no body', { status: 204 }],
  ['a body cut short', { status: 201, fault: 'cut', body: '{"command_id":', headers: JSON_TYPE }],
])('API-4 a write with a 2xx status and %s succeeds', async (_, reply) => {
  const { client } = await startApiServer(() => reply);
  expect(await client.commands.create(ORDER)).toEqual({});
  expect(await client.images.create({ image: new Blob(), image_type: 'banner' })).toBeNull();
  await client.products.delete('1');
});

test.each<[string, Reply]>([
  ['cut short', { status: 200, fault: 'cut', body: '<!doctype html><h1>Log' }],
  ['of 10 MB', { status: 200, body: `<!doctype html>${' '.repeat(10_000_000)}` }],
])('CMD-5 CON-4 a page %s with a 2xx status confirms no write', async (_, reply) => {
  const { client } = await startApiServer(() => reply);
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({ kind: 'malformed' });
  await expect(client.products.delete('1')).rejects.toMatchObject({ kind: 'malformed' });
});

test('F2 API-4 JSON of another type confirms an order, an update and a deletion; the outcome of a create of the owner is unknown', async () => {
  const { client } = await startApiServer(({ method }) =>
    method === 'GET' ? { features: 'status', body: [] } : { features: 'status', body: ['ok'] },
  );
  await client.commands.list();
  expect(await client.commands.create(ORDER)).toEqual({});
  expect(await client.images.update('1', { image: new Blob() })).toBeNull();
  expect(await client.commands.update('1', { status: 'shipped' })).toBeNull();
  await client.products.delete('1');
  for (const create of [
    client.products.create({ ...DRAFT, colors: [] }),
    client.images.create({ image: new Blob(), image_type: 'banner' }),
    client.commands.update('1', { note: 'Rappeler demain' }),
  ]) {
    const error: unknown = await create.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
    expect(isResponseLost(error)).toBe(true);
  }
});

test.each<[string, Reply]>([
  ['HTML', { status: 200, body: '<!doctype html><title>Wi-Fi</title>' }],
  ['text that is not JSON', { status: 201, body: 'thank you' }],
])(
  'CMD-5 CON-4 a write with a 2xx status and %s fails: it is not from the API',
  async (_, reply) => {
    const { client, received } = await startApiServer(() => reply);
    const malformed = { kind: 'malformed' };
    await expect(client.commands.create(ORDER)).rejects.toMatchObject(malformed);
    await expect(client.products.delete('1')).rejects.toMatchObject(malformed);
    expect(received).toHaveLength(2);
  },
);

test('API-4 a list has the total and the features of its own response', async () => {
  const headers = { 'X-Total-Count': '57' };
  const { client } = await startApiServer(({ path }) =>
    path.startsWith('/api/products/?')
      ? { features: 'paging search made-up', headers, body: [API_PRODUCT] }
      : { headers, body: [API_PRODUCT] },
  );
  const paged = await client.products.list({ limit: 1 });
  const whole = await client.products.listPopular({ limit: 1 });
  expect([paged.total, [...paged.features]]).toEqual([57, ['paging', 'search', 'made-up']]);
  expect([whole.total, [...whole.features]]).toEqual([null, []]);
  expect([...client.features()]).toEqual([]);
});

test('API-4 query parameters are sent in the contract’s format, without empty ones', async () => {
  const { client, received } = await startApiServer(() => ({ body: [] }));
  await client.products.list({
    limit: 6,
    offset: 0,
    search: 'écharpe & co',
    color: ['#17457F', '#FFF'],
    size: [],
    min_price: 9_990,
    popular: false,
    sort: '-price',
  });
  await client.commands.list({ search: '' });
  expect([...new URLSearchParams(received[0]?.path.split('?')[1])]).toEqual([
    ['limit', '6'],
    ['offset', '0'],
    ['search', 'écharpe & co'],
    ['color', '#17457F,#FFF'],
    ['min_price', '9.99'],
    ['popular', 'false'],
    ['sort', '-price'],
  ]);
  expect(received[1]?.path).toBe('/api/commands/list/');
});

test.each(['', '.', '..'])(
  'an id that would change the path (%j) is not found, and not sent',
  async (id) => {
    const { client, received } = await startApiServer(() => ({ body: [] }));
    await expect(client.products.delete(id)).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(received).toHaveLength(0);
  },
);
