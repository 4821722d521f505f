import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import { orderBody, readStock, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const EVERY_MS = 10;
const SIZES = 20;
const PIECES = 100_000;
const MAX_READY_MS = 3_000;
/** The share of requests that are sent in two parts, cut at a random position. */
const SPLIT_SHARE = 0.4;

/** An order that was sent with its own key, and its latest response. */
type SentOrder = {
  key: string;
  body: ReturnType<typeof orderBody>;
  pieces: number;
  response?: HttpResponse;
};

type Counts = { sent: number; unknown: number; stored: number; slowest: number };

/**
 * Sends 100 orders a second, each with its key, some cut between two bytes. The API server is killed at
 * random moments; then the orders with an unknown outcome are sent again with their keys. No acknowledged
 * order may be lost, and none may be stored twice (O9).
 */
async function killOften(environment: Environment, { kills }: { kills: number }): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  let apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: SIZES, pieces: PIECES });
  const all: SentOrder[] = [];
  const counts: Counts = { sent: 0, unknown: 0, stored: 0, slowest: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const sent = await orderUntilKilled(environment, apiServer, product, all.length);
    all.push(...sent);
    apiServer = await environment.start(testDatabase);
    counts.slowest = Math.max(counts.slowest, apiServer.readyMs);
    await resendOrders(apiServer, sent, counts, checks.expect);
  }
  const remaining = await readStock(apiServer.url, product);
  await apiServer.end();
  counts.sent = all.length;
  await compareLedger(testDatabase, all, remaining, checks.expect);
  checks.expect(counts.slowest < MAX_READY_MS, `ready after ${Math.round(counts.slowest)} ms`);
  checks.expect(counts.unknown > 0, 'no kill left an outcome unknown');
  return checks.outcome(
    `${kills} kill -9 at ${1_000 / EVERY_MS} orders/s, ${Math.round(SPLIT_SHARE * 100)} % sent in two parts`,
    `${counts.sent} orders, ${counts.unknown} outcomes unknown (${counts.stored} of them were stored), none lost, none twice, audit passes, ready again in ${Math.round(counts.slowest)} ms at most`,
  );
}

/**
 * Sends orders at a fixed interval without waiting for the responses, and kills the API server at a random
 * moment.
 */
async function orderUntilKilled(
  { random }: Environment,
  apiServer: ServerProcess,
  product: TestProduct,
  from: number,
): Promise<SentOrder[]> {
  const client = makeClient(apiServer.url);
  const sent: SentOrder[] = [];
  const responses: Promise<void>[] = [];
  const killAt = performance.now() + random.whole(250, 750);
  while (performance.now() < killAt) {
    const number = from + sent.length;
    const lines = product.sizes
      .filter(() => random.next() < 2 / SIZES)
      .concat(random.one(product.sizes))
      .map((size) => ({ size, quantity: random.whole(1, 3) }));
    const body = orderBody(product, lines, `Cliente ${number}`);
    const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
    const order: SentOrder = { key: `order ${number}`, body, pieces };
    const length = Buffer.byteLength(JSON.stringify(body));
    const split = { at: random.whole(0, length), wait: random.whole(0, 60) };
    const options = random.next() < SPLIT_SHARE ? { split } : {};
    sent.push(order);
    responses.push(sendOrder(client, order, options));
    await sleep(EVERY_MS);
  }
  await apiServer.end('SIGKILL');
  await Promise.all(responses);
  client.close();
  return sent;
}

type Client = ReturnType<typeof makeClient>;

async function sendOrder(client: Client, order: SentOrder, options: object): Promise<void> {
  const headers = { 'idempotency-key': order.key };
  const response = await client.send('POST', '/api/commands/', {
    body: order.body,
    headers,
    ...options,
  });
  if (response) order.response = response;
}

type Expect = (isRight: boolean, fault: string) => void;

/**
 * Repeats the orders with an unknown outcome, and one in ten of the others, which must get their first
 * response again.
 */
async function resendOrders(
  apiServer: ServerProcess,
  sent: readonly SentOrder[],
  counts: Counts,
  expect: Expect,
): Promise<void> {
  const client = makeClient(apiServer.url);
  const before = performance.now();
  for (const [number, order] of sent.entries()) {
    const first = order.response;
    expect(first === undefined || first.status === 201, `${order.key}: ${first?.status}`);
    if (first !== undefined && number % 10 !== 0) continue;
    await sendOrder(client, order, {});
    expect(order.response?.status === 201, `${order.key} sent again: ${order.response?.status}`);
    if (first !== undefined)
      expect(order.response?.body === first.body, `${order.key}: two responses`);
    else {
      counts.unknown += 1;
      if (isFromBefore(order, performance.timeOrigin + before)) counts.stored += 1;
    }
  }
  client.close();
}

/**
 * Whether an order was stored before it was sent again: it was committed before the kill, and its response
 * was lost.
 */
function isFromBefore({ response }: SentOrder, moment: number): boolean {
  const { created_at: at }: { created_at: string } = JSON.parse(response?.body ?? '{}');
  return Date.parse(at) < moment;
}

async function compareLedger(
  testDatabase: TestDatabase,
  all: readonly SentOrder[],
  remaining: Record<string, number>,
  expect: Expect,
): Promise<void> {
  const { ids, pieces } = await readLedger(testDatabase);
  const acknowledged = all.map(({ response }) => idOf(response));
  const stored = new Set(ids);
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  expect(lost === 0, `${lost} acknowledged orders lost`);
  expect(new Set(acknowledged).size === all.length, 'two orders have one Command ID');
  expect(ids.length === all.length, `${all.length} orders sent, ${ids.length} stored`);
  const sold = all.reduce((sum, order) => sum + order.pieces, 0);
  const left = Object.values(remaining).reduce((sum, count) => sum + count, 0);
  expect(pieces === sold, `${sold} pieces ordered, ${pieces} stored`);
  expect(
    SIZES * PIECES - left === sold,
    `${sold} sold, ${SIZES * PIECES - left} missing from the stock`,
  );
  const audited = await auditDatabase(testDatabase);
  expect(audited === '', audited);
}

function idOf(response: HttpResponse | undefined): string {
  const { command_id: id }: { command_id?: string } = JSON.parse(response?.body ?? '{}');
  return id ?? 'none';
}

export const killed: Scenario = {
  ids: ['O9'],
  name: 'killed',
  on: BOTH,
  run: (environment) => killOften(environment, { kills: 50 }),
};
