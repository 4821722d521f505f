import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQLITE_FILE } from '../../../apps/api/src/db/database.ts';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import { OWNER } from '../../../apps/api/src/testing/owner.ts';
import { startSilentProxy } from '../../../apps/api/src/testing/silent-proxy.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { createTestProduct, orderBody, type TestProduct } from '../shop-calls.ts';

const EVERY_MS = 50;
const PIECES = 100_000;
/** The promised maximum of each call, and of `/readyz`, in milliseconds. */
const MAX_MS = 5_000;
const MAX_READY_MS = 2_000;
/** The calls are an order, a login, two reads and `/readyz`, one after the other. */
const PER_ROUND = 5;

type Size = {
  /** How long the database is silent, in milliseconds. */
  silentMs: number;
  /** The maximum time until orders are accepted again, in milliseconds. */
  maxRecoveryMs: number;
  /** The maximum times are multiplied by this, for a busy machine. */
  slowness?: number;
};

/** Makes a test database silent and lets it respond again. */
type Silence = { testDatabase: TestDatabase; begin: () => void; end: () => Promise<void> };

/** On PostgreSQL a proxy holds all packets; on SQLite another connection has the write lock. */
async function prepareSilence(environment: Environment): Promise<Silence> {
  const testDatabase = await environment.createTestDatabase();
  if (testDatabase.url !== undefined) {
    const proxy = await startSilentProxy(testDatabase.url);
    environment.atEnd(() => proxy.close());
    const end = async () => proxy.resume();
    return { testDatabase: { ...testDatabase, url: proxy.url }, begin: proxy.silence, end };
  }
  let other: DatabaseSync | undefined;
  return {
    testDatabase,
    begin: () => {
      other = new DatabaseSync(join(testDatabase.dataDir, SQLITE_FILE), { timeout: MAX_MS });
      other.exec('begin immediate');
    },
    end: async () => other?.close(),
  };
}

/** Sends orders, logins and reads while the database is silent (O18). */
export async function silenceDatabase(
  environment: Environment,
  { silentMs, maxRecoveryMs, slowness = 1 }: Size,
): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, begin, end } = await prepareSilence(environment);
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: PIECES });
  const client = makeClient(apiServer.url);
  let isOver = false;
  const load = sendAtInterval(client, { everyMs: EVERY_MS, isOver: () => isOver }, (number) =>
    callOf(product, number),
  );
  await sleep(1_000);
  begin();
  await sleep(silentMs);
  await end();
  const ended = performance.now();
  await sleep(maxRecoveryMs + 1_000);
  isOver = true;
  const samples = await load;
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  let [slowest, slowestReadiness, recoveryMs, unknown] = [0, 0, 0, 0];
  for (const { at, path, response } of samples) {
    checks.expect(isExpected(response), `${path}: ${response?.status} ${response?.body}`);
    const ms = response?.ms ?? Infinity;
    if (path === '/readyz') slowestReadiness = Math.max(slowestReadiness, ms);
    else slowest = Math.max(slowest, ms);
    if (response?.body.includes('outcome_unknown')) unknown += 1;
    if (response?.status === 503) recoveryMs = Math.max(recoveryMs, at - ended);
  }
  checks.expect(slowest < MAX_MS * slowness, `a call took ${Math.round(slowest)} ms`);
  checks.expect(
    slowestReadiness < MAX_READY_MS * slowness,
    `/readyz took ${Math.round(slowestReadiness)} ms`,
  );
  checks.expect(recoveryMs < maxRecoveryMs, `back after ${Math.round(recoveryMs)} ms`);
  const refused = samples.filter(({ response }) => response?.status === 503);
  checks.expect(refused.length > 0, 'the database was not silent');

  const resent: string[] = [];
  for (const number of samples.keys()) {
    if (number % PER_ROUND !== 0) continue;
    const { method, path, sent } = callOf(product, number);
    const again = await client.send(method, path, sent);
    const first = samples[number]?.response;
    const isSame = first?.status !== 201 || first.body === again?.body;
    checks.expect(again?.status === 201 && isSame, `order ${number} repeated: ${again?.status}`);
    const { command_id: id = '' }: { command_id?: string } = JSON.parse(again?.body ?? '{}');
    resent.push(id);
  }
  client.close();
  await apiServer.end();
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === resent.length, `${resent.length} orders, ${ids.length} stored`);
  checks.expect(new Set([...ids, ...resent]).size === ids.length, 'an order is lost');
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `the database is silent for ${silentMs / 1_000} s at ${1_000 / EVERY_MS} calls/s`,
    `${countStatuses(samples.map(({ response }) => response))} (each 503 with Retry-After, ${unknown} unknown); the slowest call ${Math.round(slowest)} ms, /readyz ${Math.round(slowestReadiness)} ms, back after ${Math.max(0, Math.round(recoveryMs))} ms; repeated with their keys, ${resent.length} orders are stored once`,
  );
}

function isExpected(response: HttpResponse | undefined): boolean {
  if (response?.status === 503) return response.headers['retry-after'] !== undefined;
  return response !== undefined && response.status < 300;
}

function callOf(product: TestProduct, number: number) {
  const headers = { 'idempotency-key': `order ${number}` };
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  const calls = [
    { method: 'POST', path: '/api/commands/', sent: { body, headers } },
    { method: 'POST', path: '/accounts/login/', sent: { body: OWNER } },
    { method: 'GET', path: '/api/products/?limit=24' },
    { method: 'GET', path: `/api/products/${product.product}/` },
    { method: 'GET', path: '/readyz' },
  ];
  return calls[number % PER_ROUND] ?? { method: 'GET', path: '/healthz' };
}

export const silentDatabase: Scenario = {
  ids: ['O18'],
  name: 'silent database',
  on: BOTH,
  run: (environment) => silenceDatabase(environment, { silentMs: 30_000, maxRecoveryMs: 5_000 }),
};
