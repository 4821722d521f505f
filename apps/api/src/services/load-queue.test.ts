import { expect, test } from 'vitest';
import { MAX_WAIT_MS } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { createLoadQueue } from './load-queue.ts';

const STRANGER = { network: '198.51.100.7', isCached: false };
const SHOPPER = { network: '203.0.113.7', isCached: false };

/** A queue with its own clock, whose loads end when the test resolves them. */
function createTestQueue() {
  let time = 0;
  const queue = createLoadQueue(() => time);
  const started: { name: string; end: () => void }[] = [];
  const refused: string[] = [];
  const add = (name: string, request: typeof STRANGER) => {
    const work = () =>
      new Promise<void>((resolve) => {
        started.push({ name, end: resolve });
      });
    queue(request, work).catch((error: unknown) => {
      refused.push(error instanceof ShopError ? `${name} ${error.code}` : 'unexpected error');
    });
  };
  const settle = async () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    add,
    addMany: (count: number, request: typeof STRANGER) => {
      for (let number = 0; number < count; number += 1) add('flood', request);
    },
    advanceClock: (milliseconds: number) => {
      time += milliseconds;
    },
    endFirst: async () => {
      await settle();
      started.shift()?.end();
      await settle();
    },
    started: async () => {
      await settle();
      return started.map(({ name }) => name);
    },
    refused: async () => {
      await settle();
      return refused;
    },
  };
}

test('ADR 0142 at most twenty loads of one network wait; those of another network have their places', async () => {
  const queue = createTestQueue();
  queue.addMany(300, STRANGER);
  queue.add('filter', SHOPPER);
  expect(await queue.refused()).toEqual(Array.from({ length: 278 }, () => 'flood unavailable'));
  for (let ended = 0; ended < 20; ended += 1) await queue.endFirst();
  expect(await queue.started()).toEqual(['flood', 'flood']);
  await queue.endFirst();
  expect(await queue.started()).toEqual(['flood', 'filter']);
});

test('ADR 0142 a cached list that was changed is made again at once, while the loads of new filters wait', async () => {
  const queue = createTestQueue();
  queue.addMany(50, STRANGER);
  queue.add('home', { ...SHOPPER, isCached: true });
  expect(await queue.started()).toEqual(['flood', 'flood', 'home']);
});

test('ADR 0142 the cached lists of a stranger count in the twenty too', async () => {
  const queue = createTestQueue();
  queue.addMany(300, { ...STRANGER, isCached: true });
  queue.add('home', { ...SHOPPER, isCached: true });
  expect(await queue.refused()).toHaveLength(277);
  for (let ended = 0; ended < 21; ended += 1) await queue.endFirst();
  expect(await queue.started()).toContain('home');
});

test('ADR 0103 a load that has waited too long is refused, not started late', async () => {
  const queue = createTestQueue();
  queue.addMany(12, STRANGER);
  queue.advanceClock(MAX_WAIT_MS + 1);
  await queue.endFirst();
  expect([(await queue.started()).length, (await queue.refused()).length]).toEqual([1, 10]);
});

/** The requests of 300 connections. */
const READS = 300;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { trustProxy: ['127.0.0.1'] });
  const read = (path: string, address: string) =>
    call(getApi(), 'GET', path, { headers: { 'x-forwarded-for': address } });
  const readHome = () => read('/api/products/?limit=8', SHOPPER.network);

  test('ADR 0142 while one address floods with different filters, orders and the lists of another address are served', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    await readHome();
    let maxBusy = 0;
    const sampling = setInterval(() => {
      const { open, idle } = api.context.database.load();
      maxBusy = Math.max(maxBusy, open - idle);
    }, 0);
    const placeOrder = async (name: string) => {
      const order = await sendOrder(api, orderBody(product, { client_name: name }));
      expect(order.statusCode).toBe(201);
    };
    for (let turn = 0; turn < 2; turn += 1) {
      // Each order makes the cached lists stale.
      await placeOrder(`Avant ${turn}`);
      const flood = Array.from({ length: READS }, async (_, number) => {
        const kind = number % 2 === 0 ? '' : 'facets/';
        const price = turn * READS + number;
        return read(`/api/products/${kind}?min_price=${price}.00&limit=5`, STRANGER.network);
      });
      const [home, filter] = await Promise.all([
        readHome(),
        read(`/api/products/?max_price=${turn + 500}.00`, SHOPPER.network),
        placeOrder(`Pendant ${turn}`),
      ]);
      expect([home.statusCode, filter.statusCode]).toEqual([200, 200]);
      const responses = await Promise.all(flood);
      for (const { statusCode, headers } of responses) {
        expect(statusCode === 200 || headers['retry-after'] === '2').toBe(true);
      }
      expect(responses.some(({ statusCode }) => statusCode === 503)).toBe(true);
    }
    clearInterval(sampling);
    // Three reads, the order, and the poll of the change feed.
    expect(maxBusy).toBeLessThanOrEqual(5);
    expect((await read('/api/products/?min_price=1.00', STRANGER.network)).statusCode).toBe(200);
  });
});

test('R1 loads that end at once, as on SQLite, keep their places until the next iteration: a flood of one network is refused', async () => {
  const load = createLoadQueue();
  const loads: Promise<string>[] = [];
  for (let number = 0; number < 50; number += 1) {
    loads.push(load(STRANGER, () => Promise.resolve('list')));
    // Time for all that needs no further iteration.
    for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
  }
  const results = await Promise.allSettled(loads);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  // The places are free again.
  const next = load(STRANGER, () => Promise.resolve('list'));
  expect(await next).toBe('list');
});
