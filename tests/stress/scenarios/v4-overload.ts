import autocannon, { type Request, type Result } from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import { orderBody, createTestProduct, type TestProduct, type Line } from '../shop-calls.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { processorTime } from '../processor-time.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const SIZES = 20;
/** Orders of one line are so fast that the load generator could not send five times the capacity. */
const LINES = 5;
const PIECES = 1_000_000;
/**
 * The minimum share of the calm rate that is accepted, in percent: a tenth of the aim, because the load generator and
 * the other processes of the machine share its cores. The figure itself is reported.
 */
const MIN_SHARE = 8;
/** The maximum 99th percentile of the accepted orders, in milliseconds. */
const MAX_MS = 1_000;
/** The time after the overload in which orders may still be rejected or slow, in milliseconds. */
const MAX_RECOVERY_MS = 5_000;
/** The maximum response time of an order after the overload, in milliseconds. */
const CALM_MS = 500;
const PROBE_EVERY_MS = 50;
const CALM_CONNECTIONS = 50;

type Size = {
  seconds: number;
  connections: number;
  /** The offered load as a multiple of the API server's capacity. */
  times: number;
};

/** The result of a load. Response times are in milliseconds. */
type LoadResult = {
  /** The number of responses with each status. */
  statuses: Map<number, number>;
  /** The response times of the accepted orders. */
  accepted: number[];
  /** The response times of the orders that were rejected with 503. */
  rejected: number[];
  seconds: number;
  missing: number;
};

/**
 * Sends more orders than the API server's capacity: accepted orders are fast, the others get 503 with
 * Retry-After (V4).
 */
async function overload(environment: Environment, size: Size): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: SIZES, pieces: PIECES });
  const timeBefore = await processorTime(apiServer.pid);
  const calm = await send(apiServer.url, product, {
    seconds: 2,
    connections: CALM_CONNECTIONS,
    name: 'calme',
  });
  const timeOfCalm = (await processorTime(apiServer.pid)) - timeBefore;
  const capacity = calm.accepted.length / calm.seconds;
  const client = makeClient(apiServer.url, { keepAlive: false });
  let isOver = false;
  const watched = sendAtInterval(
    client,
    { everyMs: PROBE_EVERY_MS, isOver: () => isOver },
    (number) => ({
      method: 'POST',
      path: '/api/commands/',
      sent: { body: orderBody(product, [{ size: 'T1', quantity: 1 }], `Témoin ${number}`) },
    }),
  );
  const { seconds, connections } = size;
  const rate = Math.round(capacity * size.times);
  const burst = await send(apiServer.url, product, {
    seconds,
    connections,
    name: 'surcharge',
    rate,
  });
  const ended = performance.now();
  const timeOfBurst = (await processorTime(apiServer.pid)) - timeBefore - timeOfCalm;
  await sleep(MAX_RECOVERY_MS + 1_000);
  isOver = true;
  const samples = await watched;
  client.close();
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await apiServer.end();

  const rejected = burst.rejected.length;
  const others = [...burst.statuses.keys()].filter((status) => status !== 201 && status !== 503);
  checks.expect(rejected > 0, 'no order was rejected');
  checks.expect(burst.accepted.length > 0, 'no order was accepted');
  checks.expect(others.length === 0, `other statuses: ${others.join(', ')}`);
  const p99 = Math.round(quantile(burst.accepted, 0.99));
  const probes = samples.map(({ response }) => response);
  for (const response of probes)
    checks.expect(hasRetryAfter(response), `a probe got ${response?.status}`);
  const late = samples
    .slice(0, -1)
    .filter(({ response }) => response?.status !== 201 || response.ms > CALM_MS);
  const recoveryMs = Math.max(0, ...late.map(({ at }) => at - ended));
  checks.expect(burst.missing === 0, `${burst.missing} without a response`);
  checks.expect(p99 < MAX_MS, `p99 of the accepted orders ${p99} ms`);
  checks.expect(recoveryMs < MAX_RECOVERY_MS, `back after ${Math.round(recoveryMs)} ms`);
  const { ids } = await readLedger(testDatabase);
  const known = calm.accepted.length + burst.accepted.length;
  const ofProbes = probes.filter((response) => response?.status === 201).length;
  const acknowledged = known + ofProbes;
  checks.expect(ids.length >= acknowledged, `${acknowledged} acknowledged, ${ids.length} stored`);
  // The load ends with cut connections, of which each may have one order without a response. No rejected order is
  // stored.
  const most = acknowledged + connections + CALM_CONNECTIONS;
  checks.expect(ids.length <= most, `${ids.length} stored, at most ${most} expected`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  const offered = (burst.accepted.length + rejected) / burst.seconds;
  const share = Math.round((burst.accepted.length / burst.seconds / capacity) * 100);
  checks.expect(share >= MIN_SHARE, `only ${share} % of the calm rate were accepted`);
  const times = offered / capacity;
  const perOrder = timeOfCalm / calm.accepted.length;
  const perRejection = (timeOfBurst - burst.accepted.length * perOrder) / rejected;
  const ofCore = Math.round(timeOfBurst / burst.seconds / 10);
  const rejectedMs = Math.round(quantile(burst.rejected, 0.95));
  return checks.outcome(
    `${Math.round(offered)} orders/s of ${LINES} lines where ${Math.round(capacity)}/s are accepted (${times.toFixed(1)} times) over ${connections} connections for ${seconds} s`,
    `${burst.accepted.length} accepted (${share} % of the calm rate) with p99 ${p99} ms, ${rejected} × 503 with p95 ${rejectedMs} ms (probes: ${countStatuses(probes)}, each 503 with Retry-After), back ${Math.round(recoveryMs)} ms after; the API process had ${ofCore} % of a core: ${perOrder.toFixed(2)} ms for an order, ${perRejection.toFixed(2)} ms for a rejection`,
  );
}

function hasRetryAfter(response: HttpResponse | undefined): boolean {
  return (
    response?.status === 201 ||
    (response?.status === 503 && response.headers['retry-after'] !== undefined)
  );
}

type Load = { seconds: number; connections: number; name: string; rate?: number };

async function send(
  url: string,
  product: TestProduct,
  { seconds, connections, name, rate }: Load,
): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  const accepted: number[] = [];
  const rejected: number[] = [];
  let number = 0;
  const setupRequest = (request: Request) => {
    number += 1;
    const key = `${name} ${number}`;
    const body = JSON.stringify(orderBody(product, linesOf(product, number), key));
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return { ...request, headers, body };
  };
  const { duration, errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: `${url}/api/commands/`,
        connections,
        duration: seconds,
        ...(rate === undefined ? {} : { overallRate: rate }),
        requests: [{ method: 'POST', setupRequest }],
      },
      (error: unknown, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) accepted.push(milliseconds);
      if (status === 503) rejected.push(milliseconds);
    });
  });
  return { statuses, accepted, rejected, seconds: duration, missing: errors + timeouts };
}

function linesOf({ sizes }: TestProduct, number: number): Line[] {
  return Array.from({ length: LINES }, (_, line) => {
    const size = sizes[(number + line * 3) % sizes.length] ?? '';
    return { size, quantity: 1 };
  });
}

export const overloadScenario: Scenario = {
  ids: ['V4'],
  name: 'overload',
  on: BOTH,
  run: (environment) => overload(environment, { seconds: 10, connections: 1_500, times: 5 }),
};
