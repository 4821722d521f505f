import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOptions } from '../../apps/api/src/http/server-options.ts';
import { logger } from '../../apps/api/src/log.ts';
import {
  findPostgres,
  startPostgres,
  type PostgresServer,
} from '../../apps/api/src/testing/postgres-server.ts';
import {
  endAll,
  startApiServer,
  startServer,
  type ServerProcess,
} from '../stress/server-process.ts';
import { measureCustomers } from './customers.ts';
import { formatFigures, median, type Figure } from './figures.ts';
import { fillDatabase } from './fill-database.ts';
import { measureOrders } from './orders.ts';
import { compareReads, measureSearches } from './reads.ts';

const PRODUCTS = 10_000;
const LIST = '/api/products/?limit=24';
const PRODUCT = '/api/products/1/';
const BARE_SERVER = join(import.meta.dirname, 'bare-server.ts');
const RUN_TIMEOUT_MS = 300_000;
const STARTS = 3;
const MAX_READY_MS = 1_000;
const MAX_MEMORY_MIB = 150;
const IDLE_MS = 2_000;
const MIN_LIST_SHARE = 0.5;
const MIN_PRODUCT_SHARE = 0.35;

const print = (text: string) => console.log(text);
const figures: Figure[] = [];
let postgres: PostgresServer | undefined;

/** Measures the start time and the idle memory with the filled database. */
async function measureStarts(dataDir: string): Promise<ServerProcess> {
  const ready: number[] = [];
  for (let number = 1; number < STARTS; number += 1) {
    const server = await startApiServer(dataDir);
    ready.push(server.readyMs);
    await server.end();
  }
  const server = await startApiServer(dataDir);
  ready.push(server.readyMs);
  await sleep(IDLE_MS);
  const memory = await server.memory();
  const readyMs = Math.round(median(ready));
  figures.push(
    {
      name: 'Ready after start',
      limit: `< ${MAX_READY_MS} ms`,
      measured: `${readyMs} ms (median of ${STARTS} starts)`,
      passed: readyMs < MAX_READY_MS,
    },
    {
      name: 'Idle memory',
      limit: `< ${MAX_MEMORY_MIB} MiB`,
      measured: memory === undefined ? 'unknown on this system' : `${memory} MiB`,
      passed: memory !== undefined && memory < MAX_MEMORY_MIB,
    },
  );
  return server;
}

async function benchSqlite(folder: string): Promise<void> {
  const location = { dataDir: folder };
  const { variants, names } = await fillDatabase(location, PRODUCTS);
  const apiServer = await measureStarts(folder);
  const bareServer = await startServer(
    [BARE_SERVER, apiServer.url, LIST, PRODUCT],
    {},
    { log: join(folder, 'bare-log'), readyPath: LIST },
  );
  const servers = { apiServer, bareServer };
  figures.push(
    await compareReads('Product list of 24', LIST, { ...servers, minShare: MIN_LIST_SHARE }),
    await compareReads('Product by id', PRODUCT, { ...servers, minShare: MIN_PRODUCT_SHARE }),
  );
  await bareServer.end();
  figures.push(await measureSearches(apiServer, names));
  const name = 'Orders of one line on SQLite';
  const limits = { name, minPerSecond: 1_500, maxP99Ms: 50, location };
  figures.push(await measureOrders(apiServer, variants, limits));
  figures.push(await measureCustomers('Customers on SQLite', location, variants));
}

async function benchPostgres(folder: string): Promise<void> {
  const programs = findPostgres();
  const name = 'Orders of one line on PostgreSQL';
  if (programs === undefined) {
    const measured = 'not measured: no PostgreSQL on this machine';
    figures.push({ name, limit: '≥ 700 a second', measured, passed: false });
    return;
  }
  postgres = await startPostgres(programs, { durable: true });
  const location = { dataDir: join(folder, 'on-postgres'), url: postgres.url('postgres') };
  await mkdir(location.dataDir);
  const { variants } = await fillDatabase(location, 1_000);
  const apiServer = await startApiServer(location.dataDir, location.url);
  figures.push(await measureOrders(apiServer, variants, { name, minPerSecond: 700, location }));
  figures.push(await measureCustomers('Customers on PostgreSQL', location, variants));
}

function printLoad(when: string): void {
  const load = loadavg().map((average) => average.toFixed(2));
  print(`Load of the machine ${when}: ${load.join(', ')}`);
}

async function bench(folder: string): Promise<void> {
  const [cpu] = cpus();
  print(`Node ${process.version}, ${availableParallelism()} cores (${cpu?.model ?? 'unknown'})`);
  printLoad('before');
  const options = serverOptions({ logger, trustProxy: [] });
  print(
    `Both servers' options: ${JSON.stringify({ ...options, logController: 'request logging off' })}`,
  );
  await benchSqlite(folder);
  await benchPostgres(folder);
  printLoad('after');
  print(`\n${formatFigures(figures)}`);
}

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const watchdog = setTimeout(() => {
  print(`\n${formatFigures(figures)}`);
  console.error(`The benchmark did not end after ${RUN_TIMEOUT_MS / 1_000} s.`);
  void stop(1);
}, RUN_TIMEOUT_MS);
watchdog.unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(1));

async function stop(code: number): Promise<void> {
  await endAll();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}

try {
  await bench(folder);
  print(`\n${Math.round((performance.now() - startedAt) / 1_000)} s in all`);
  await stop(figures.every((figure) => figure.passed) ? 0 : 1);
} catch (error) {
  console.error(error);
  await stop(1);
}
