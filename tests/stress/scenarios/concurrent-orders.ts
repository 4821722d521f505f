import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse, type Sent } from '../client.ts';
import {
  orderBody,
  readStock,
  createTestProduct,
  type TestProduct,
  type Line,
} from '../shop-calls.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

/** The result of many simultaneous orders on two processes of one shop. */
type BurstResult = {
  statuses: Map<number | undefined, HttpResponse[]>;
  responses: (HttpResponse | undefined)[];
  remaining: Record<string, number>;
  ledger: { ids: string[]; pieces: number };
  audited: string;
  p99: number;
};

type Call = Sent & { body: ReturnType<typeof orderBody> };

/** Sends all orders at once, alternating between two processes, then reads the stock and the ledger. */
async function sendBurst(
  environment: Environment,
  stock: { sizes: number; pieces: number },
  make: (product: TestProduct) => readonly Call[],
): Promise<BurstResult> {
  const testDatabase = await environment.createTestDatabase();
  const apiServers = [
    await environment.start(testDatabase),
    await environment.start(testDatabase),
  ] as const;
  const [{ url }] = apiServers;
  const product = await createTestProduct(url, stock);
  const clients = [makeClient(apiServers[0].url), makeClient(apiServers[1].url)] as const;
  const responses = await Promise.all(
    make(product).map((call, number) =>
      clients[number % 2 === 0 ? 0 : 1].send('POST', '/api/commands/', call),
    ),
  );
  const remaining = await readStock(url, product);
  for (const client of clients) client.close();
  await Promise.all(apiServers.map((apiServer) => apiServer.end()));
  return {
    responses,
    statuses: Map.groupBy(
      responses.filter((response) => response !== undefined),
      (response) => response.status,
    ),
    remaining,
    ledger: await readLedger(testDatabase),
    audited: await auditDatabase(testDatabase),
    p99: Math.round(
      quantile(
        responses.map((response) => response?.ms ?? 0),
        0.99,
      ),
    ),
  };
}

function formatStatuses({ statuses, responses }: BurstResult): string {
  const missing = responses.filter((response) => response === undefined).length;
  const parts = Array.from(statuses, ([status, of]) => `${of.length} × ${status}`).toSorted();
  return [...parts, ...(missing > 0 ? [`${missing} without a response`] : [])].join(', ');
}

/**
 * A thousand simultaneous orders for ten pieces: ten are accepted, the others are rejected as out of stock
 * (O1).
 */
async function oneVariant(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const result = await sendBurst(environment, { sizes: 1, pieces: 10 }, (product) =>
    Array.from({ length: 1_000 }, (_, number) => ({
      body: orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`),
    })),
  );
  checks.expect(result.statuses.get(201)?.length === 10, 'not ten were accepted');
  checks.expect(result.statuses.get(409)?.length === 990, 'not 990 were rejected with 409');
  checks.expect(result.remaining.T0 === 0, `${result.remaining.T0} pieces are left`);
  checks.expect(result.ledger.ids.length === 10, `${result.ledger.ids.length} orders are stored`);
  checks.expect(result.audited === '', result.audited);
  return checks.outcome(
    '1,000 orders at once for 10 pieces, two processes',
    `${formatStatuses(result)}, stock ${result.remaining.T0}, p99 ${result.p99} ms`,
  );
}

/**
 * Five hundred orders of five lines over twenty variants in random order: all or nothing, and no deadlock is
 * reported (O5).
 */
async function manyLines(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const sizes = 20;
  const pieces = 100;
  const { random } = environment;
  const result = await sendBurst(environment, { sizes, pieces }, (product) =>
    Array.from({ length: 500 }, (_, number) => {
      const lines = shuffled(product.sizes, random.next)
        .slice(0, 5)
        .map((size): Line => ({ size, quantity: random.whole(1, 2) }));
      return { body: orderBody(product, lines, `Cliente ${number}`) };
    }),
  );
  const accepted = result.statuses.get(201)?.length ?? 0;
  const rejected = result.statuses.get(409)?.length ?? 0;
  const left = Object.values(result.remaining).reduce((sum, count) => sum + count, 0);
  checks.expect(accepted + rejected === 500, `of 500 responses ${formatStatuses(result)}`);
  checks.expect(accepted > 0 && rejected > 0, 'the load did not use up the stock');
  checks.expect(
    result.ledger.ids.length === accepted,
    `${result.ledger.ids.length} orders are stored`,
  );
  checks.expect(
    result.ledger.pieces === sizes * pieces - left,
    'the stock does not match the orders',
  );
  checks.expect(result.audited === '', result.audited);
  return checks.outcome(
    '500 orders at once of 5 lines over 20 variants, two processes',
    `${formatStatuses(result)}, ${result.ledger.pieces} pieces sold and ${left} left of ${sizes * pieces}, p99 ${result.p99} ms`,
  );
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Simultaneous repeats of a few idempotency keys: one order, one stock decrement and one response for each
 * key (O6).
 */
async function manyRepeats(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const keys = 10;
  const repeats = 100;
  const result = await sendBurst(environment, { sizes: 1, pieces: keys }, (product) =>
    Array.from({ length: keys * repeats }, (_, number) => ({
      body: orderBody(product, [{ size: 'T0', quantity: 1 }], 'Amira Ben Salah'),
      headers: { 'idempotency-key': `order ${Math.floor(number / repeats)}` },
    })),
  );
  const perKey = Array.from(
    { length: keys },
    (_, key) =>
      new Set(
        result.responses
          .slice(key * repeats, (key + 1) * repeats)
          .map((response) => response?.body),
      ),
  );
  checks.expect(
    result.statuses.get(201)?.length === keys * repeats,
    `responses: ${formatStatuses(result)}`,
  );
  checks.expect(
    perKey.every((bodies) => bodies.size === 1),
    'one key got several responses',
  );
  checks.expect(result.ledger.ids.length === keys, `${result.ledger.ids.length} orders are stored`);
  checks.expect(result.remaining.T0 === 0, `${result.remaining.T0} pieces are left of ${keys}`);
  checks.expect(result.audited === '', result.audited);
  return checks.outcome(
    `${repeats} repeats at once of each of ${keys} keys, two processes`,
    `${formatStatuses(result)}, ${result.ledger.ids.length} orders, one response for each key, p99 ${result.p99} ms`,
  );
}

export const concurrentOrderScenarios: readonly Scenario[] = [
  { ids: ['O1'], name: 'one variant', on: BOTH, run: oneVariant },
  { ids: ['O5'], name: 'many lines', on: BOTH, run: manyLines },
  { ids: ['O6'], name: 'repeats', on: BOTH, run: manyRepeats },
];
