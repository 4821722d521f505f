import { connect, type Socket } from 'node:net';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { makeClient } from '../client.ts';
import { orderBody, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const MAX_P95_MS = 500;
const MAX_CLOSE_MS = 30_000;
const TRICKLE_MS = 1_000;
const SHOPPER_EVERY_MS = 20;

/**
 * The first bytes of a slow or broken client, and what it sends every second afterwards; an empty text sends
 * nothing.
 */
type Kind = { first: string; repeated: string };

const HEAD = 'POST /api/commands/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
const KINDS: Record<string, Kind> = {
  'slow headers': { first: 'GET /api/products/ HTTP/1.1\r\nHost: shop\r\nX-Slow: ', repeated: 'a' },
  'slow bodies': { first: `${HEAD}Content-Length: 100000\r\n\r\n{"client_name":"`, repeated: 'a' },
  'slow chunks': { first: `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, repeated: '1\r\na\r\n' },
  'slow forms without a token': {
    first:
      'POST /api/products/ HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
    repeated: 'a',
  },
  'bodies that stop': {
    first: `${HEAD}Content-Length: 500\r\n\r\n{"client_name":"Am`,
    repeated: '',
  },
  silence: { first: '', repeated: '' },
  garbage: { first: '\0\u0001\u0016\u0003\u0001 nonsense\r\n\r\n\r\n', repeated: '' },
  'two lengths': {
    first: `${HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x`,
    repeated: '',
  },
};

type Slow = { kind: string; socket: Socket; start: number; closedMs?: number };

function attack(port: number, kind: string, { first, repeated }: Kind): Slow {
  const socket = connect({ host: '127.0.0.1', port });
  const slow: Slow = { kind, socket, start: performance.now() };
  socket.on('error', () => {});
  socket.resume();
  if (first !== '') socket.write(first);
  const trickle = setInterval(() => {
    if (repeated !== '' && socket.writable) socket.write(repeated);
  }, TRICKLE_MS);
  socket.on('close', () => {
    clearInterval(trickle);
    slow.closedMs = performance.now() - slow.start;
  });
  return slow;
}

type Size = {
  /** The number of connections of each kind. */
  each: number;
  seconds: number;
  /** Whether the response times and the times until slow connections are closed are checked. */
  timed: boolean;
};

/**
 * Hundreds of slow, silent and broken clients: shoppers are not affected, and slow connections are closed
 * (V3).
 */
export async function slowAndBroken(
  environment: Environment,
  { each, seconds, timed }: Size,
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: 100_000 });
  const port = Number(new URL(apiServer.url).port);
  const slow = Object.entries(KINDS).flatMap(([name, kind]) =>
    Array.from({ length: each }, () => attack(port, name, kind)),
  );
  const client = makeClient(apiServer.url);
  const until = performance.now() + seconds * 1_000;
  const samples = await sendAtInterval(
    client,
    { everyMs: SHOPPER_EVERY_MS, isOver: () => performance.now() > until },
    (number) => shopperCall(product, number),
  );
  client.close();
  const stillOpen = slow.filter((one) => one.closedMs === undefined);
  const longest = Math.max(...slow.map((one) => one.closedMs ?? MAX_CLOSE_MS));
  const remainingKinds = new Set(stillOpen.map((one) => one.kind));
  for (const kind of timed ? remainingKinds : []) {
    checks.expect(false, `${kind}: still connected after ${seconds} s`);
  }
  for (const { socket } of stillOpen) socket.destroy();
  const responses = samples.map(({ response }) => response);
  const p95 = Math.round(
    quantile(
      responses.map((response) => response?.ms ?? MAX_CLOSE_MS),
      0.95,
    ),
  );
  const fine = responses.every((response) => response !== undefined && response.status < 300);
  checks.expect(fine, `shoppers: ${countStatuses(responses)}`);
  checks.expect(!timed || p95 < MAX_P95_MS, `p95 of the shoppers ${p95} ms`);
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await apiServer.end();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${slow.length} connections (${each} each: ${Object.keys(KINDS).join(', ')}) beside ${1_000 / SHOPPER_EVERY_MS} shoppers' calls/s`,
    `shoppers ${countStatuses(responses)}, p95 ${p95} ms; the last slow connection closed after ${(longest / 1_000).toFixed(1)} s`,
  );
}

function shopperCall(product: TestProduct, number: number) {
  if (number % 5 !== 0) return { method: 'GET', path: '/api/products/?limit=24' };
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  return { method: 'POST', path: '/api/commands/', sent: { body } };
}

export const brokenHttp: Scenario = {
  ids: ['V3'],
  name: 'broken http',
  on: BOTH,
  run: (environment) =>
    slowAndBroken(environment, { each: 60, seconds: MAX_CLOSE_MS / 1_000, timed: true }),
};
