import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient } from '../client.ts';
import { orderBody, signOwnerIn, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { uploadBanner } from '../upload-image.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const EVERY_MS = 15;
const UPLOAD_EVERY_MS = 5_000;
/** The maximum of the resident memory in the median of the last third, in MiB. */
const MAX_RESIDENT_MIB = 220;
/** The maximum growth of memory from the middle third to the last third, in MiB. */
const MAX_GROWTH_MIB = 40;
/** The connections of clients (20) and of the pool (10) vary with the load of the machine. */
const MAX_MORE_FILES = 30;
const SAMPLE_INTERVAL_MS = 1_000;

/**
 * The load of a day in a few minutes: orders, reads, searches and images. Memory and open files do not grow.
 */
async function soak(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const product = await createTestProduct(apiServer.url, { sizes: 10, pieces: 1_000_000 });
  let { access } = await signOwnerIn(apiServer.url);
  const client = makeClient(apiServer.url, { maxConnections: 20 });
  const end = performance.now() + environment.minutes * 60_000;
  const isOver = () => performance.now() > end;
  const memory: number[] = [];
  const files: number[] = [];
  const sampling = (async () => {
    while (!isOver()) {
      await sleep(SAMPLE_INTERVAL_MS);
      memory.push((await apiServer.memory()) ?? 0);
      files.push(await openFiles(apiServer.pid));
    }
  })();
  const uploading = (async () => {
    while (!isOver()) {
      // An access token is valid for ten minutes.
      ({ access } = await signOwnerIn(apiServer.url));
      const status = await uploadBanner(apiServer.url, access, environment.random);
      checks.expect(status === 201, `an upload: ${status}`);
      await sleep(UPLOAD_EVERY_MS);
    }
  })();
  const samples = await sendAtInterval(client, { everyMs: EVERY_MS, isOver }, (number) =>
    makeCall(product, access, number),
  );
  await Promise.all([sampling, uploading]);
  client.close();
  await apiServer.end();
  const responses = samples.map(({ response }) => response);
  const fine = responses.every((response) => response !== undefined && response.status < 300);
  checks.expect(fine, `responses: ${countStatuses(responses)}`);
  // The first third is the warm-up.
  const third = Math.ceil(memory.length / 3);
  const resident = quantile(memory.slice(-third), 0.5);
  const growth = resident - quantile(memory.slice(third, -third), 0.5);
  const opened = quantile(files.slice(-third), 0.5) - quantile(files.slice(third, -third), 0.5);
  checks.expect(resident <= MAX_RESIDENT_MIB, `${resident} MiB are resident`);
  checks.expect(growth < MAX_GROWTH_MIB, `memory grew by ${growth} MiB`);
  checks.expect(opened <= MAX_MORE_FILES, `${opened} more files are open`);
  const accepted = responses.filter((response) => response?.status === 201).length;
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === accepted, `${accepted} acknowledged, ${ids.length} stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${environment.minutes} min of orders, reads, searches and images, ${Math.round(1_000 / EVERY_MS)} calls/s`,
    `${countStatuses(responses)}; memory in the last third ${resident} MiB, ${growth >= 0 ? '+' : ''}${growth} from the middle third to the last; ${opened} more files open; audit passes`,
  );
}

async function openFiles(pid: number): Promise<number> {
  const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return open.length;
}

function makeCall(product: TestProduct, access: string, number: number) {
  const headers = { authorization: `Bearer ${access}` };
  switch (number % 5) {
    case 0:
      return { method: 'GET', path: '/api/products/?limit=24' };
    case 1:
      return { method: 'GET', path: `/api/products/?search=${number % 97}&limit=24` };
    case 2:
      return { method: 'GET', path: '/api/commands/list/?limit=20', sent: { headers } };
    default: {
      const size = product.sizes[number % product.sizes.length] ?? '';
      const body = orderBody(product, [{ size, quantity: 1 }], `Cliente ${number}`);
      return { method: 'POST', path: '/api/commands/', sent: { body } };
    }
  }
}

export const soaked: Scenario = { ids: ['R2'], name: 'soak', on: BOTH, run: soak };
