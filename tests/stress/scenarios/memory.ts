import { once } from 'node:events';
import { createServer } from 'node:net';
import { makeClient } from '../client.ts';
import type { Environment } from '../environment.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { createTestProduct, orderBody, type TestProduct } from '../shop-calls.ts';

/** About 62 calls a second. */
const EVERY_MS = 15;
const WARM_UP_MS = 20_000;
const LOAD_MS = 70_000;
const MAX_RESIDENT_MIB = 220;
/** The maximum growth of the heap and of the buffers after the warm-up. */
const MAX_GROWTH_MIB = 40;
const MIB = 1024 * 1024;

const METRICS = {
  resident: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  buffers: 'nodejs_external_memory_bytes',
} as const;
type Memory = Record<keyof typeof METRICS, number>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The memory of the API server in MiB, by its metrics: what is resident, the heap, and buffers outside it. */
async function readMemory(port: number): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string) => {
    const [, value = ''] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    return Math.round(Number(value) / MIB);
  };
  return {
    resident: read(METRICS.resident),
    heap: read(METRICS.heap),
    buffers: read(METRICS.buffers),
  };
}

/** In turn: an order, which invalidates the lists, three different lists, and a search that has no hit. */
function makeCall(product: TestProduct, number: number) {
  switch (number % 5) {
    case 0: {
      const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
      return { method: 'POST', path: '/api/commands/', sent: { body } };
    }
    case 1:
      return { method: 'GET', path: '/api/products/?limit=24' };
    case 2:
      return { method: 'GET', path: `/api/products/?limit=5&offset=${number}` };
    case 3:
      return { method: 'GET', path: '/api/products/popular/' };
    default:
      return { method: 'GET', path: `/api/products/?search=none${number}&limit=24` };
  }
}

/** Orders, lists and searches without a hit: neither the heap nor the buffers grow. */
async function measureMemory(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const port = await freePort();
  const apiServer = await environment.start(testDatabase, { SHOP_METRICS_PORT: String(port) });
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: 1_000_000 });
  const client = makeClient(apiServer.url, { maxConnections: 20 });
  let sent = 0;
  const load = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    const isOver = () => performance.now() > end;
    const samples = await sendAtInterval(client, { everyMs: EVERY_MS, isOver }, () => {
      sent += 1;
      return makeCall(product, sent);
    });
    const responses = samples.map(({ response }) => response);
    const fine = responses.every((response) => response !== undefined && response.status < 300);
    checks.expect(fine, `responses: ${countStatuses(responses)}`);
  };
  await load(WARM_UP_MS);
  const before = await readMemory(port);
  await load(LOAD_MS);
  const after = await readMemory(port);
  client.close();
  await apiServer.end();
  for (const name of ['heap', 'buffers'] as const) {
    const growth = after[name] - before[name];
    checks.expect(growth <= MAX_GROWTH_MIB, `${name} grew by ${growth} MiB`);
  }
  checks.expect(after.resident <= MAX_RESIDENT_MIB, `${after.resident} MiB are resident`);
  const describe = ({ resident, heap, buffers }: Memory) =>
    `${resident} MiB resident, ${heap} heap, ${buffers} buffers`;
  return checks.outcome(
    `${sent} orders, list reads and searches without a hit in ${(WARM_UP_MS + LOAD_MS) / 1_000} s`,
    `after the warm-up ${describe(before)}; at the end ${describe(after)}`,
  );
}

export const memoryScenario: Scenario = {
  ids: ['R2'],
  name: 'memory',
  on: BOTH,
  run: measureMemory,
};
