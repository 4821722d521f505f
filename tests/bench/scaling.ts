import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findPgBouncer,
  startPgBouncer,
  type PgBouncer,
} from '../../apps/api/src/testing/pgbouncer-server.ts';
import {
  findPostgres,
  query,
  startPostgres,
  type PostgresServer,
} from '../../apps/api/src/testing/postgres-server.ts';
import { endAll, startApiServer, type ServerProcess } from '../stress/server-process.ts';
import { fillDatabase, type OrderableVariant } from './fill-database.ts';
import { load, type Load } from './load.ts';
import { DIFFERENT_ORDERS, makeBodies, orderRequests } from './orders.ts';
import { processorTime } from '../stress/processor-time.ts';

const PRODUCTS = 1_000;
const PROCESSES = [1, 2, 4];
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
const LIST = '/api/products/?limit=24';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** What one arrangement of processes did; times in milliseconds, the processor's for each request. */
type Result = {
  name: string;
  orders: Load;
  apiMsPerOrder: number;
  databaseMsPerOrder: number;
  poolerMsPerOrder: number | undefined;
  lists: Load;
  apiMsPerList: number;
};

type LoadOptions = { seconds: number; makeRequest?: ReturnType<typeof orderRequests> };

/** The load on several API servers at once, shared equally. The percentiles are those of the slowest server. */
async function loadAll(
  servers: readonly ServerProcess[],
  path: string,
  { seconds, makeRequest }: LoadOptions,
): Promise<Load> {
  const connections = Math.ceil(CONNECTIONS / servers.length);
  const loads = await Promise.all(
    servers.map(({ url }) => load({ url: `${url}${path}`, connections, seconds }, makeRequest)),
  );
  return {
    perSecond: loads.reduce((sum, each) => sum + each.perSecond, 0),
    responses: loads.reduce((sum, each) => sum + each.responses, 0),
    p50: Math.max(...loads.map((each) => each.p50)),
    p99: Math.max(...loads.map((each) => each.p99)),
  };
}

/** Measures `count` API processes on a new database, with or without PgBouncer in front of PostgreSQL. */
async function measure(
  count: number,
  postgres: PostgresServer,
  { folder, isPooled }: { folder: string; isPooled: boolean },
): Promise<Result> {
  const database = `shop_${count}_${isPooled ? 'pooled' : 'direct'}`;
  await query(postgres.url('postgres'), `create database ${database}`);
  const dataDir = join(folder, database);
  await mkdir(dataDir);
  const url = postgres.url(database);
  const { variants } = await fillDatabase({ dataDir, url }, PRODUCTS);
  const pooler = isPooled ? await startPooler(url) : undefined;
  const servers: ServerProcess[] = [];
  for (let number = 0; number < count; number += 1) {
    servers.push(await startApiServer(dataDir, pooler?.url ?? url));
  }
  try {
    return {
      name: `${count} ${isPooled ? 'behind PgBouncer' : 'direct'}`,
      ...(await measureLoad(servers, variants, { postgres, pooler })),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await pooler?.stop();
  }
}

async function measureLoad(
  servers: readonly ServerProcess[],
  variants: readonly OrderableVariant[],
  { postgres, pooler }: { postgres: PostgresServer; pooler: PgBouncer | undefined },
): Promise<Omit<Result, 'name'>> {
  const [first] = servers;
  if (!first) throw new Error('There is no API server');
  const bodies = await makeBodies(first, variants.slice(0, DIFFERENT_ORDERS));
  // One function for both loads: a repeated idempotency key would only be answered again.
  const makeRequest = orderRequests(bodies);
  const apiTime = async () => {
    const times = await Promise.all(servers.map(({ pid }) => processorTime(pid)));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const times = async () => ({
    api: await apiTime(),
    database: await processorTime(postgres.pid()),
    pooler: pooler && (await processorTime(pooler.pid)),
  });
  await loadAll(servers, '/api/commands/', { seconds: WARM_UP_SECONDS, makeRequest });
  const before = await times();
  const orders = await loadAll(servers, '/api/commands/', { seconds: SECONDS, makeRequest });
  const after = await times();
  await loadAll(servers, LIST, { seconds: WARM_UP_SECONDS });
  const apiBefore = await apiTime();
  const lists = await loadAll(servers, LIST, { seconds: SECONDS });
  const apiAfter = await apiTime();
  return {
    orders,
    apiMsPerOrder: (after.api - before.api) / orders.responses,
    databaseMsPerOrder: (after.database - before.database) / orders.responses,
    poolerMsPerOrder:
      before.pooler === undefined || after.pooler === undefined
        ? undefined
        : (after.pooler - before.pooler) / orders.responses,
    lists,
    apiMsPerList: (apiAfter - apiBefore) / lists.responses,
  };
}

async function startPooler(url: string): Promise<PgBouncer | undefined> {
  const program = findPgBouncer();
  if (!program) throw new Error('This machine has no PgBouncer');
  const preparesStatements = program.hasPreparedStatements;
  return startPgBouncer(program, url, { preparesStatements });
}

/** The results as a Markdown table. */
function formatResults(results: readonly Result[]): string {
  const rows = results.map(({ name, orders, lists, ...perRequest }) =>
    [
      name,
      Math.round(orders.perSecond),
      orders.p50,
      orders.p99,
      perRequest.apiMsPerOrder.toFixed(2),
      perRequest.databaseMsPerOrder.toFixed(2),
      perRequest.poolerMsPerOrder?.toFixed(2) ?? '–',
      Math.round(lists.perSecond),
      perRequest.apiMsPerList.toFixed(2),
    ].join(' | '),
  );
  return [
    'API processes | orders/s | p50 ms | p99 ms | API ms/order | PostgreSQL ms/order | PgBouncer ms/order | lists/s | API ms/list',
    '--- | --- | --- | --- | --- | --- | --- | --- | ---',
    ...rows,
  ].join('\n');
}

async function main(folder: string): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('This machine has no PostgreSQL');
  const canPool = findPgBouncer() !== undefined;
  if (!canPool) print('PgBouncer is not installed: measured without it.');
  print(`Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model})`);
  print(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
  const results: Result[] = [];
  const postgres = await startPostgres(programs, { durable: true });
  try {
    for (const isPooled of canPool ? [false, true] : [false]) {
      for (const count of PROCESSES) {
        results.push(await measure(count, postgres, { folder, isPooled }));
      }
    }
  } finally {
    await endAll();
    await postgres.stop();
  }
  print(`\n${formatResults(results)}`);
}

const folder = await mkdtemp(join(tmpdir(), 'shop-scaling-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
