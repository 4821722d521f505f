import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../../apps/api/src/testing/postgres-server.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import { orderBody, readStock, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses, sendAtInterval, type Sample } from '../load-generator.ts';
import { makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const EVERY_MS = 10;
const PIECES = 100_000;
/**
 * The duration of the orders before the first interruption, between two, and after the last, in
 * milliseconds.
 */
const LOAD_MS = 700;

/**
 * The interruption of the PostgreSQL server: its sessions are terminated by an administrator, a restart, a
 * crash.
 */
type Interruption = 'sessions ended' | 'restarted' | 'crashed';

const KILL_SESSIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null';

async function interrupt(environment: Environment, interruption: Interruption): Promise<void> {
  const server = environment.postgres();
  if (interruption === 'sessions ended') await query(server.url('postgres'), KILL_SESSIONS);
  else await server.restart(interruption === 'crashed' ? 'crashed' : 'in order');
}

/**
 * Sends orders and reads while PostgreSQL's sessions are terminated and the server is restarted. The API
 * server does not exit, responds with nothing worse than 503, and accepts orders again within ten seconds
 * (O11).
 */
export async function interruptPostgres(
  environment: Environment,
  {
    interruptions,
    maxRecoveryMs,
  }: { interruptions: readonly Interruption[]; maxRecoveryMs: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: PIECES });
  const client = makeClient(apiServer.url);
  let isOver = false;
  const load = sendAtInterval(client, { everyMs: EVERY_MS, isOver: () => isOver }, (number) =>
    callOf(product, number),
  );
  let slowest = 0;
  for (const interruption of interruptions) {
    await sleep(LOAD_MS);
    await interrupt(environment, interruption);
    slowest = Math.max(slowest, await timeUntilOrders(apiServer.url, product, maxRecoveryMs));
  }
  await sleep(LOAD_MS);
  isOver = true;
  const samples = await load;
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  checks.expect(slowest < maxRecoveryMs, `back after ${Math.round(slowest)} ms`);
  checkSamples(samples, checks.expect);
  const resent = await resendOrders(client, product, samples);
  const { T0: left = 0 } = await readStock(apiServer.url, product).catch(
    (): Record<string, number> => ({}),
  );
  client.close();
  await apiServer.end();
  const { ids, pieces } = await readLedger(testDatabase);
  const stored = new Set(ids);
  const lost = resent.filter((id) => !stored.has(id)).length;
  checks.expect(lost === 0, `${lost} acknowledged orders lost`);
  checks.expect(
    PIECES - left === pieces,
    `${pieces} sold, ${PIECES - left} missing from the stock`,
  );
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `PostgreSQL ${interruptions.join(', ')} at ${1_000 / EVERY_MS} calls/s`,
    `${countStatuses(samples.map(({ response }) => response))}; the process keeps running, none lost, orders again after ${Math.round(slowest)} ms at most`,
  );
}

const PER_ORDER = 3;

/** Every third call is an order with its idempotency key; the others are reads. */
function callOf(product: TestProduct, number: number) {
  const read = { method: 'GET', path: '/api/products/?limit=24' };
  const one = { method: 'GET', path: `/api/products/${product.product}/` };
  if (number % PER_ORDER !== 0) return number % PER_ORDER === 1 ? read : one;
  return { method: 'POST', path: '/api/commands/', sent: orderNumber(product, number) };
}

function orderNumber(product: TestProduct, number: number) {
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  return { body, headers: { 'idempotency-key': `order ${number}` } };
}

function checkSamples(
  samples: readonly Sample[],
  expect: (isRight: boolean, fault: string) => void,
): void {
  for (const { path, response } of samples) {
    const isRight = response !== undefined && (response.status < 300 || response.status === 503);
    expect(isRight, `${path}: ${response?.status ?? 'no response'} ${response?.body ?? ''}`);
    if (response?.status !== 503) continue;
    expect(response.headers['retry-after'] !== undefined, `${path}: 503 without Retry-After`);
  }
}

/** Milliseconds until an order is accepted again, or until the time limit. */
async function timeUntilOrders(
  url: string,
  product: TestProduct,
  timeoutMs: number,
): Promise<number> {
  const client = makeClient(url, { keepAlive: false });
  const start = performance.now();
  let response: HttpResponse | undefined;
  while (response?.status !== 201 && performance.now() - start < timeoutMs) {
    const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Retour ${start}`);
    response = await client.send('POST', '/api/commands/', { body });
    if (response?.status !== 201) await sleep(20);
  }
  client.close();
  return performance.now() - start;
}

/**
 * Sends every order again with its key. Returns all ids: an order that was acknowledged before must have the
 * same id.
 */
async function resendOrders(
  client: ReturnType<typeof makeClient>,
  product: TestProduct,
  samples: readonly Sample[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const number of samples.keys()) {
    if (number % PER_ORDER !== 0) continue;
    const again = await client.send('POST', '/api/commands/', orderNumber(product, number));
    const first = samples[number]?.response;
    const isSame = first?.status !== 201 || first.body === again?.body;
    const { command_id: id }: { command_id?: string } = JSON.parse(again?.body ?? '{}');
    ids.push(isSame && id !== undefined ? id : `another response for ${number}`);
  }
  return ids;
}

export const postgresRestarted: Scenario = {
  ids: ['O11'],
  name: 'interrupted',
  on: ['PostgreSQL'],
  run: (environment) =>
    interruptPostgres(environment, {
      maxRecoveryMs: 10_000,
      interruptions: [
        ...Array.from({ length: 10 }, () => 'sessions ended' as const),
        'restarted',
        'crashed',
        'sessions ended',
        'restarted',
        'crashed',
      ],
    }),
};
