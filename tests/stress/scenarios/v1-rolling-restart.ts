import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse, type Client, type Sent } from '../client.ts';
import { orderBody, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const EVERY_MS = 10;
const PIECES = 1_000_000;
const MAX_EXIT_MS = 10_000;
const BETWEEN_MS = 600;
const MAX_ATTEMPTS = 20;

/** The interval of the load balancer's readiness checks, in milliseconds. */
const READINESS_INTERVAL_MS = 100;

/** One of the processes behind the load balancer; `isOut` once it is not ready. */
type Backend = { apiServer: ServerProcess; client: Client; isOut: boolean };
type Call = { method: string; path: string; sent: Sent };
type Sample = { response: HttpResponse | undefined; cut: boolean; attempts: number };

/**
 * Restarts two processes alternately under load, behind a simulated load balancer. The balancer checks their
 * readiness and sends a request whose connection was refused to the other process. No request in progress
 * may be cut, fail or be lost (V1).
 */
async function restartInTurn(
  environment: Environment,
  { restarts }: { restarts: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const backends = [await open(environment, testDatabase), await open(environment, testDatabase)];
  const product = await createTestProduct(backends[0]?.apiServer.url ?? '', {
    sizes: 1,
    pieces: PIECES,
  });
  const calls: Promise<Sample>[] = [];
  const load = setInterval(() => {
    calls.push(callThrough(backends, makeCall(product, calls.length)));
  }, EVERY_MS);
  const exits: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(BETWEEN_MS);
    exits.push(
      await restartOne(environment, testDatabase, { backends, at: restart % 2 }, checks.expect),
    );
  }
  clearInterval(load);
  const samples = await Promise.all(calls);
  for (const { client, apiServer } of backends) {
    client.close();
    await apiServer.end();
  }
  const responses = samples.map(({ response }) => response);
  const cut = samples.filter((each) => each.cut).length;
  const again = samples.filter(({ attempts }) => attempts > 1).length;
  const slowest = Math.round(Math.max(...exits));
  checks.expect(cut === 0, `${cut} requests were cut`);
  checks.expect(slowest < MAX_EXIT_MS, `exit after ${slowest} ms`);
  const fine = responses.every((response) => response !== undefined && response.status < 300);
  checks.expect(fine, `responses: ${countStatuses(responses)}`);
  const accepted = responses.filter((response) => response?.status === 201).length;
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === accepted, `${accepted} acknowledged, ${ids.length} stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  const p99 = Math.round(
    quantile(
      responses.map((response) => response?.ms ?? 0),
      0.99,
    ),
  );
  return checks.outcome(
    `${restarts} restarts by SIGTERM, two processes alternately, at ${1_000 / EVERY_MS} calls/s`,
    `${countStatuses(responses)}, ${cut} cut, ${again} sent on to the other process, none lost, exit in ${slowest} ms at most, p99 ${p99} ms`,
  );
}

async function open(environment: Environment, testDatabase: TestDatabase): Promise<Backend> {
  const apiServer = await environment.start(testDatabase);
  return { apiServer, client: makeClient(apiServer.url), isOut: false };
}

/** Stops one process and starts a new one. Returns the time until the old process exited, in milliseconds. */
async function restartOne(
  environment: Environment,
  testDatabase: TestDatabase,
  { backends, at }: { backends: Backend[]; at: number },
  expect: (isRight: boolean, fault: string) => void,
): Promise<number> {
  const old = backends[at];
  if (!old) return 0;
  const start = performance.now();
  const polling = pollReadiness(old);
  const code = await old.apiServer.end('SIGTERM');
  const took = performance.now() - start;
  await polling;
  expect(code === 0, `exit code ${String(code)}`);
  old.client.close();
  backends[at] = await open(environment, testDatabase);
  return took;
}

/** Checks the readiness of a process, as a load balancer does, until it is not ready. */
async function pollReadiness(backend: Backend): Promise<void> {
  const client = makeClient(backend.apiServer.url, { keepAlive: false });
  while (!backend.isOut) {
    await sleep(READINESS_INTERVAL_MS);
    const response = await client.send('GET', '/readyz');
    backend.isOut = response?.status !== 200;
  }
  client.close();
}

/** Two of three calls are orders with their idempotency keys. */
function makeCall(product: TestProduct, number: number): Call {
  if (number % 3 === 0) return { method: 'GET', path: '/api/products/?limit=24', sent: {} };
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  const headers = { 'idempotency-key': `order ${number}` };
  return { method: 'POST', path: '/api/commands/', sent: { body, headers } };
}

/** Sends a call to one process, or to the next one when the connection is refused. */
async function callThrough(
  backends: readonly Backend[],
  { method, path, sent }: Call,
): Promise<Sample> {
  let cut = false;
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
    const up = backends.filter((backend) => !backend.isOut);
    const backend = up[(attempts + Math.floor(performance.now())) % up.length];
    const failure: { refused?: boolean } = {};
    const response = await backend?.client.send(method, path, { ...sent, failure });
    if (response) return { response, cut, attempts };
    cut ||= failure.refused !== true;
    await sleep(5);
  }
  return { response: undefined, cut, attempts: MAX_ATTEMPTS };
}

export const rollingRestart: Scenario = {
  ids: ['V1'],
  name: 'rolling restart',
  on: BOTH,
  run: (environment) => restartInTurn(environment, { restarts: 6 }),
};
