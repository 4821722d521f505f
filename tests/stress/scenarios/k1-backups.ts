import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import { runCliProcess } from '../../../apps/api/src/testing/run-cli.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient } from '../client.ts';
import { orderBody, signOwnerIn, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses } from '../load-generator.ts';
import { uploadBanner } from '../upload-image.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const EVERY_MS = 15;
const UPLOAD_EVERY_MS = 400;

/** The orders that were acknowledged so far, by id, and the statuses of all calls. */
type BackgroundLoad = {
  acknowledged: string[];
  statuses: (number | undefined)[];
  stop: () => Promise<void>;
};

/**
 * Consecutive backups while orders and images are sent. Each one can be restored, passes the audit and
 * contains every order acknowledged before it started (K1).
 */
async function backUpOften(
  environment: Environment,
  { backups }: { backups: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 3, pieces: 100_000 });
  const load = startLoad(environment, apiServer.url, product);
  const files: { file: string; before: string[] }[] = [];
  for (let number = 0; number < backups; number += 1) {
    await sleep(300);
    const before = [...load.acknowledged];
    const file = join(testDatabase.dataDir, '..', `backup-${number}.tar`);
    const { code, err } = await runCliProcess(testDatabase, ['backup', file]);
    checks.expect(code === 0, `backup ${number} ended with ${String(code)}: ${err}`);
    files.push({ file, before });
  }
  await load.stop();
  await apiServer.end();
  const sizes: number[] = [];
  for (const { file, before } of files)
    sizes.push(await restore(environment, file, before, checks.expect));
  const counts = countStatuses(load.statuses.map(toResponse));
  // The API server may reject orders with 503 while the machine is busy.
  const fine = load.statuses.every((status) => status === 201 || status === 503);
  checks.expect(fine, `requests meanwhile: ${counts}`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${backups} backups in a row under ${Math.round(1_000 / EVERY_MS)} orders/s and images`,
    `each one restores, passes the audit and contains every order acknowledged before it started (${sizes.join(', ')} orders); requests meanwhile: ${counts}`,
  );
}

function toResponse(status: number | undefined) {
  return status === undefined ? undefined : { status, body: '', headers: {}, ms: 0 };
}

/** Sends orders and images until it is stopped. */
function startLoad(environment: Environment, url: string, product: TestProduct): BackgroundLoad {
  const client = makeClient(url);
  const calls: Promise<unknown>[] = [];
  const acknowledged: string[] = [];
  const statuses: (number | undefined)[] = [];
  const orderOnce = async (number: number) => {
    const lines = [{ size: environment.random.one(product.sizes), quantity: 1 }];
    const body = orderBody(product, lines, `Cliente ${number}`);
    const response = await client.send('POST', '/api/commands/', { body });
    statuses.push(response?.status);
    const { command_id: id }: { command_id?: string } = JSON.parse(response?.body ?? '{}');
    if (response?.status === 201 && id !== undefined) acknowledged.push(id);
  };
  const signedIn = signOwnerIn(url);
  const addOnce = async () => {
    const { access } = await signedIn;
    statuses.push(await uploadBanner(url, access, environment.random));
  };
  const orders = setInterval(() => calls.push(orderOnce(calls.length)), EVERY_MS);
  const images = setInterval(() => calls.push(addOnce()), UPLOAD_EVERY_MS);
  return {
    acknowledged,
    statuses,
    stop: async () => {
      clearInterval(orders);
      clearInterval(images);
      await Promise.all(calls);
      client.close();
    },
  };
}

/** Restores a backup into a new database. Returns the number of its orders. */
async function restore(
  environment: Environment,
  file: string,
  before: readonly string[],
  expect: (isRight: boolean, fault: string) => void,
): Promise<number> {
  const testDatabase: TestDatabase = await environment.createTestDatabase();
  const { code, err } = await runCliProcess(testDatabase, ['restore', file]);
  expect(code === 0, `restore ended with ${String(code)}: ${err}`);
  const audited = await auditDatabase(testDatabase);
  expect(audited === '', audited);
  const { ids } = await readLedger(testDatabase);
  const restored = new Set(ids);
  const lost = before.filter((id) => !restored.has(id)).length;
  expect(lost === 0, `${lost} orders acknowledged before the backup are missing`);
  await testDatabase.remove();
  return ids.length;
}

export const backups: Scenario = {
  ids: ['K1', 'K2'],
  name: 'backups',
  on: BOTH,
  run: (environment) => backUpOften(environment, { backups: 5 }),
};
