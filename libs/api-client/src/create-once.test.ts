import { describe, expect, test, vi } from 'vitest';
import { createOnce, type CreateOnce } from './create-once.ts';
import type { ProductDraft } from './groups/products.ts';
import { API_PRODUCT, DRAFT } from './testing/samples.ts';
import { startApiServer, type ReceivedRequest, type Reply } from './testing/scripted-api-server.ts';

const draft = { ...DRAFT, colors: [] };
const CREATED: Reply = { status: 201, features: 'idempotent-creates', body: API_PRODUCT };
const LOST: Reply = { fault: 'refused' };
const REUSED: Reply = {
  status: 422,
  features: 'idempotent-creates',
  body: { error: 'x', code: 'idempotency_key_reused' },
};

type Saved = { product_Id: string } | null;

/** A product form on an API server that replies to its POSTs one after the other, and to every GET with a list. */
async function openForm(features: string, posts: readonly Reply[], list: Reply = { body: [] }) {
  const replies = [...posts];
  const { client, received } = await startApiServer(({ method }) =>
    method === 'POST' ? (replies.shift() ?? CREATED) : { features, ...list },
  );
  await client.products.list().catch(() => undefined);
  received.length = 0;
  const save: CreateOnce<ProductDraft, Saved> = createOnce({
    supportsKeys: () => client.features().has('idempotent-creates'),
    send: (values: ProductDraft, options) => client.products.create(values, options),
    lookUp: {
      before: () => new Set(['7']),
      find: async ({ product_name }, before, options) => {
        const { items } = await client.products.list({}, options);
        return items.find(
          (one) => one.product_name === product_name && !before.has(one.product_Id),
        );
      },
    },
    delaysMs: [0, 0],
  });
  const posted = () => received.filter(({ method }) => method === 'POST');
  return { save, received, posted };
}

const keysOf = (requests: readonly ReceivedRequest[]) =>
  requests.map(({ headers }) => headers['idempotency-key']);

describe('F2 with idempotency keys', () => {
  test('a lost response is requested again with the same key, and the product is created', async () => {
    const { save, posted } = await openForm('idempotent-creates', [LOST, LOST]);
    const onCheckingOutcome = vi.fn<() => void>();
    expect(await save(draft, { onCheckingOutcome })).toMatchObject({ product_Id: '12' });
    expect(onCheckingOutcome).toHaveBeenCalledTimes(1);
    const keys = keysOf(posted());
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a request to a server whose commit got no response is repeated with the same key', async () => {
    const unknown = { status: 503, body: { error: 'x', code: 'outcome_unknown' } };
    const { save, posted } = await openForm('idempotent-creates', [
      { ...unknown, features: 'idempotent-creates' },
    ]);
    expect(await save(draft)).toMatchObject({ product_Id: '12' });
    const keys = keysOf(posted());
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('while no response arrives the outcome is unknown, and the next call has the same key', async () => {
    const { save, posted } = await openForm('idempotent-creates', [LOST, LOST, LOST]);
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'unknown' });
    await save(draft);
    expect(new Set(keysOf(posted())).size).toBe(1);
    expect(posted()).toHaveLength(4);
  });

  test('without repeats, the outcome is unknown after one request, and its error is the cause', async () => {
    const { client, received } = await startApiServer(({ method }) =>
      method === 'GET' ? { features: 'idempotent-creates', body: [] } : LOST,
    );
    await client.products.list();
    const save = createOnce({
      supportsKeys: () => client.features().has('idempotent-creates'),
      send: (values: ProductDraft, options) => client.products.create(values, options),
      delaysMs: [],
    });
    await expect(save(draft)).rejects.toMatchObject({
      outcome: 'unknown',
      cause: { kind: 'network' },
    });
    expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('an edited product is not created twice: the earlier one is reported, then the key is new', async () => {
    const { save, posted } = await openForm('idempotent-creates', [LOST, LOST, LOST, REUSED]);
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'unknown' });
    const edited = { ...draft, price: '90.00' };
    await expect(save(edited)).rejects.toMatchObject({ outcome: 'created-earlier' });
    await save(edited);
    expect(new Set(keysOf(posted())).size).toBe(2);
    expect(new Set(keysOf(posted()).slice(0, -1)).size).toBe(1);
  });

  test('a stopped request may have been processed: the next call has the same key', async () => {
    const { save, posted } = await openForm('idempotent-creates', [{ fault: 'silent' }]);
    const stop = new AbortController();
    const stopped = save(draft, { signal: stop.signal });
    await vi.waitFor(() => expect(posted()).toHaveLength(1));
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
    await save(draft);
    expect(new Set(keysOf(posted())).size).toBe(1);
    expect(posted()).toHaveLength(2);
  });

  test('JSON that is not a product leaves the outcome open: the request is repeated with its key', async () => {
    const foreign: Reply = { status: 200, features: 'idempotent-creates', body: { status: 'ok' } };
    const { save, posted } = await openForm('idempotent-creates', [foreign]);
    expect(await save(draft)).toMatchObject({ product_Id: '12' });
    expect(new Set(keysOf(posted())).size).toBe(1);
    expect(posted()).toHaveLength(2);
  });

  test('a refused product is not sent again by itself', async () => {
    const invalid = { status: 422, body: { error: 'x', code: 'invalid' } };
    const { save, posted } = await openForm('idempotent-creates', [invalid]);
    await expect(save(draft)).rejects.toMatchObject({ code: 'invalid' });
    expect(posted()).toHaveLength(1);
  });
});

describe('F2 without idempotency keys', () => {
  test('API-4 after a lost response a product that is in the list is saved', async () => {
    const body = [{ ...API_PRODUCT, product_Id: 7 }, API_PRODUCT];
    const { save, posted } = await openForm('', [LOST], { body });
    const onCheckingOutcome = vi.fn<() => void>();
    expect(await save(draft, { onCheckingOutcome })).toMatchObject({ product_Id: '12' });
    expect(onCheckingOutcome).toHaveBeenCalledTimes(1);
    expect(keysOf(posted())).toEqual([undefined]);
  });

  test('API-4 after a lost response a product that is not in the list is not saved, and can be sent again', async () => {
    const { save, posted } = await openForm('', [LOST]);
    await expect(save(draft)).rejects.toMatchObject({ kind: 'network' });
    expect(await save(draft)).toMatchObject({ product_Id: '12' });
    expect(posted()).toHaveLength(2);
  });

  test('API-4 while the list cannot be read the outcome is unknown; the next call looks before it sends', async () => {
    const list: Reply = { status: 400, body: {} };
    const { save, received, posted } = await openForm('', [LOST], list);
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'unknown' });
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'unknown' });
    expect(posted()).toHaveLength(1);
    Object.assign(list, { status: 200, body: [API_PRODUCT] });
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'created-earlier' });
    expect(received.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
  });

  test('API-4 with nothing to look up, the next call sends again', async () => {
    const { client, received } = await startApiServer((_, count) => (count === 1 ? LOST : CREATED));
    const save: CreateOnce<ProductDraft, Saved> = createOnce({
      supportsKeys: () => false,
      send: (values: ProductDraft) => client.products.create(values),
    });
    await expect(save(draft)).rejects.toMatchObject({ outcome: 'unknown' });
    expect(await save(draft)).toMatchObject({ product_Id: '12' });
    expect(received).toHaveLength(2);
  });

  test('API-4 a 502 of a proxy leaves the outcome open, an error of the API server does not', async () => {
    const { save, received } = await openForm('', [
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { status: 500, body: { error: 'x', code: 'internal' } },
    ]);
    await expect(save(draft)).rejects.toMatchObject({ status: 502 });
    expect(received.map(({ method }) => method)).toEqual(['POST', 'GET']);
    await expect(save(draft)).rejects.toMatchObject({ status: 500 });
    expect(received.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  });
});
