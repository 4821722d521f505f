import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOptions } from '../http/server-options.ts';
import { logger } from '../log.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { drawFigures, median, type Figure } from './figures.ts';
import { fillShop } from './fill-shop.ts';
import { timeOrders } from './orders.ts';
import { compareReads, timeSearches } from './reads.ts';
import { endAll, startBare, startHost, type Started } from '../testing/started-host.ts';

const PRODUCTS = 10_000;
const LIST = '/api/products/?limit=24';
const ONE = '/api/products/1/';
/** Whatever happens, the bench ends, in milliseconds. */
const LONGEST_RUN = 175_000;
const STARTS = 3;
const MOST_READY_MS = 1_000;
const MOST_MEMORY = 150;
const IDLE = 2_000;

const say = (text: string) => console.log(text);
const figures: Figure[] = [];
let postgres: PostgresServer | undefined;

/** How long the filled shop takes to start, and what it takes then. */
async function timeStarts(dataDir: string): Promise<Started> {
  const ready: number[] = [];
  for (let number = 1; number < STARTS; number += 1) {
    const host = await startHost(dataDir);
    ready.push(host.readyMs);
    await host.end();
  }
  const host = await startHost(dataDir);
  ready.push(host.readyMs);
  await sleep(IDLE);
  const memory = await host.memory();
  const readyMs = Math.round(median(ready));
  figures.push(
    {
      name: 'Ready after start',
      promised: `< ${MOST_READY_MS} ms`,
      measured: `${readyMs} ms (middle of ${STARTS} starts)`,
      held: readyMs < MOST_READY_MS,
    },
    {
      name: 'Idle memory',
      promised: `< ${MOST_MEMORY} MiB`,
      measured: memory === undefined ? 'not told by this system' : `${memory} MiB`,
      held: memory !== undefined && memory < MOST_MEMORY,
    },
  );
  return host;
}

async function benchSqlite(folder: string): Promise<void> {
  const where = { dataDir: folder };
  const { goods, names } = await fillShop(where, PRODUCTS);
  const host = await timeStarts(folder);
  const bare = await startBare(host, [LIST, ONE], folder);
  figures.push(await compareReads('Product list of 24', LIST, { host, bare, least: 0.6 }));
  figures.push(await compareReads('Product by id', ONE, { host, bare, least: 0.6 }));
  await bare.end();
  figures.push(await timeSearches(host, names));
  const name = 'Orders of one line on SQLite';
  figures.push(await timeOrders(host, goods, { name, least: 1_500, mostMs: 50, where }));
}

async function benchPostgres(folder: string): Promise<void> {
  const programs = findPostgres();
  const name = 'Orders of one line on PostgreSQL';
  if (programs === undefined) {
    const measured = 'not measured: no PostgreSQL on this machine';
    figures.push({ name, promised: '≥ 700 a second', measured, held: false });
    return;
  }
  postgres = await startPostgres(programs, { durable: true });
  const where = { dataDir: join(folder, 'on-postgres'), url: postgres.url('postgres') };
  await mkdir(where.dataDir);
  const { goods } = await fillShop(where, 1_000);
  const host = await startHost(where.dataDir, where.url);
  figures.push(await timeOrders(host, goods, { name, least: 700, where }));
}

async function bench(folder: string): Promise<void> {
  const [cpu] = cpus();
  say(`Node ${process.version}, ${availableParallelism()} cores (${cpu?.model ?? 'unknown'})`);
  say(
    `Load of the machine before: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );
  const options = serverOptions({ logger, trustProxy: [] });
  say(
    `Both servers' options: ${JSON.stringify({ ...options, logController: 'request logging off' })}`,
  );
  await benchSqlite(folder);
  await benchPostgres(folder);
  say(
    `Load of the machine after: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}\n`,
  );
  say(drawFigures(figures));
}

const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const watchdog = setTimeout(() => {
  say(`\n${drawFigures(figures)}`);
  console.error(`The bench took longer than ${LONGEST_RUN / 1_000} s and ends here.`);
  void stop(1);
}, LONGEST_RUN);
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
  say(`\n${Math.round((performance.now() - began) / 1_000)} s in all`);
  await stop(figures.every((figure) => figure.held) ? 0 : 1);
} catch (error) {
  console.error(error);
  await stop(1);
}
