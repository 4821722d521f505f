import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import { uploadBanner } from '../upload-image.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse, type Client } from '../client.ts';
import {
  orderBody,
  readStock,
  signOwnerIn,
  createTestProduct,
  type TestProduct,
} from '../shop-calls.ts';
import { countStatuses } from '../load-generator.ts';
import { runProgram } from '../run-program.ts';
import { makeSmallDisk } from '../small-disk.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const PIECES = 100_000;
/** The bytes that are left on the disk: enough for some orders. */
const FREE_BYTES = 256 * 1024;
const MAX_ORDERS = 5_000;
const AT_ONCE = 10;
/**
 * The number of consecutive rejections that show a full disk, and of orders that must be accepted
 * afterwards.
 */
const REPEATS = 100;

type Full = {
  testDatabase: TestDatabase;
  fill: (pid: number) => Promise<unknown>;
  empty: (pid: number) => Promise<unknown>;
};

type Expect = (isRight: boolean, fault: string) => void;

/**
 * Fills the disk while orders are sent: 503 for writes, 200 for reads, no partial rows, and normal operation
 * when there is space again (O10).
 */
async function fillUp(environment: Environment, disk: Full, load: string): Promise<Outcome> {
  const checks = makeChecks();
  const apiServer = await environment.start(disk.testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: PIECES });
  const { access } = await signOwnerIn(apiServer.url);
  const client = makeClient(apiServer.url);
  const before = await orderOften(client, product, 'avant', REPEATS);
  await disk.fill(apiServer.pid);
  const during = await orderOften(client, product, 'plein', MAX_ORDERS, REPEATS);
  const reads = await readOften(client, product);
  const upload = await uploadUntilRejected(() =>
    uploadBanner(apiServer.url, access, environment.random),
  );
  await disk.empty(apiServer.pid);
  const start = performance.now();
  await orderUntilAccepted(client, product);
  const backMs = Math.round(performance.now() - start);
  const after = await orderOften(client, product, 'après', REPEATS);
  const left = (await readStock(apiServer.url, product)).T0 ?? 0;
  client.close();
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await apiServer.end();

  checkResponses([before, during, after], reads, checks.expect);
  checks.expect(upload === 503, `an upload on a full disk: ${upload}`);
  const accepted = [...before, ...during, ...after].filter(
    (response) => response?.status === 201,
  ).length;
  const { ids, pieces } = await readLedger(disk.testDatabase);
  checks.expect(ids.length === accepted + 1, `${accepted + 1} acknowledged, ${ids.length} stored`);
  checks.expect(
    PIECES - left === pieces,
    `${pieces} sold, ${PIECES - left} missing from the stock`,
  );
  const audited = await auditDatabase(disk.testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    load,
    `while full ${countStatuses(during)}, reads ${countStatuses(reads)}, an upload ${upload}; orders again ${backMs} ms after there was space, audit passes`,
  );
}

/** An upload may fit where a batch of orders does not, so it is repeated. Returns the last status. */
async function uploadUntilRejected(upload: () => Promise<number | undefined>) {
  let status = await upload();
  for (let count = 1; count < REPEATS && status === 201; count += 1) status = await upload();
  return status;
}

function checkResponses(
  [before = [], during = [], after = []]: readonly (HttpResponse | undefined)[][],
  reads: readonly (HttpResponse | undefined)[],
  expect: Expect,
): void {
  expect(
    before.every((response) => response?.status === 201),
    `before: ${countStatuses(before)}`,
  );
  expect(
    after.every((response) => response?.status === 201),
    `after: ${countStatuses(after)}`,
  );
  expect(
    reads.every((response) => response?.status === 200),
    `reads: ${countStatuses(reads)}`,
  );
  const rejected = during.filter((response) => response?.status !== 201);
  expect(rejected.length >= REPEATS, 'the disk was never full');
  for (const response of rejected) {
    expect(response?.status === 503, `while full: ${response?.status} ${response?.body ?? ''}`);
    expect(response?.headers['retry-after'] !== undefined, 'a 503 without Retry-After');
  }
}

/** Sends up to a maximum number of orders, a few at a time, until enough are rejected. */
async function orderOften(
  client: Client,
  product: TestProduct,
  name: string,
  max: number,
  maxRejections = Infinity,
): Promise<(HttpResponse | undefined)[]> {
  const responses: (HttpResponse | undefined)[] = [];
  let rejected = 0;
  while (responses.length < max && rejected < maxRejections) {
    const batch = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) => {
        const shopper = `${name} ${responses.length + number}`;
        const body = orderBody(product, [{ size: 'T0', quantity: 1 }], shopper);
        return client.send('POST', '/api/commands/', { body });
      }),
    );
    responses.push(...batch);
    rejected += batch.filter((response) => response?.status !== 201).length;
  }
  return responses;
}

async function readOften(
  client: Client,
  product: TestProduct,
): Promise<(HttpResponse | undefined)[]> {
  const paths = ['/api/products/', `/api/products/${product.product}/`, '/api/images/', '/healthz'];
  const responses: (HttpResponse | undefined)[] = [];
  for (const path of Array.from({ length: 10 }, () => paths).flat()) {
    responses.push(await client.send('GET', path));
  }
  return responses;
}

/** Repeats one order with its idempotency key until it is accepted. */
async function orderUntilAccepted(client: Client, product: TestProduct): Promise<void> {
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], 'Patiente');
  const deadline = performance.now() + 10_000;
  for (;;) {
    const response = await client.send('POST', '/api/commands/', { body });
    if (response?.status === 201 || performance.now() > deadline) return;
    await sleep(50);
  }
}

/** A full disk. Mounting one requires root. */
async function onSmallDisk(environment: Environment): Promise<Outcome> {
  const disk = await makeSmallDisk(environment);
  const what = environment.database === 'SQLite' ? 'rows, images and log' : 'tables';
  const load = `orders on a disk of 48 MB (${what}) until it is full, then emptied`;
  if (!disk) {
    const result = 'NOT RUN: a disk of its own can be mounted by root only';
    return { load, result, passed: false };
  }
  const { testDatabase, fill, empty } = disk;
  return fillUp(
    environment,
    { testDatabase, fill: () => fill(FREE_BYTES), empty: () => empty() },
    load,
  );
}

/** A file size limit has the same effect on SQLite and does not require root. */
export async function onLimitedFiles(environment: Environment): Promise<Outcome> {
  const testDatabase = await environment.createTestDatabase();
  const limit = (pid: number, max: string) =>
    runProgram('prlimit', '--pid', String(pid), `--fsize=${max}:unlimited`);
  const fill = async (pid: number) => {
    const { size } = await stat(join(testDatabase.dataDir, 'shop.sqlite-wal'));
    return limit(pid, String(size + FREE_BYTES));
  };
  const full = { testDatabase, fill, empty: (pid: number) => limit(pid, 'unlimited') };
  return fillUp(environment, full, 'orders until no file may grow (RLIMIT_FSIZE), then lifted');
}

export const diskFullScenarios: readonly Scenario[] = [
  { ids: ['O10'], name: 'small disk', on: BOTH, run: onSmallDisk },
  { ids: ['O10'], name: 'limited files', on: ['SQLite'], run: onLimitedFiles },
];
