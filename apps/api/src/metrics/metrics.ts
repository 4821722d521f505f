import { ERROR_STATUS } from '@shop/contract/error-codes';
import { endpoints } from '@shop/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import { Gauge, Histogram, Counter, Registry, collectDefaultMetrics } from 'prom-client';
import type { AppContext } from '../services/app-context.ts';
import type { DatabaseLoad } from '../db/database.ts';
import { countPendingRenditions } from '../db/images.ts';
import { findLastBackup } from '../db/security-events.ts';

/** Histogram buckets in seconds. The response times promised in docs/api.md are bucket boundaries. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60];
/** The resolution of the event loop lag, in milliseconds. */
const LAG_RESOLUTION_MS = 20;
/** The label of requests that match no route, so that a requested path never becomes a label. */
const NO_ROUTE = 'none';

/** The metrics of an API server. */
export type Metrics = {
  /** Returns the current metrics in the Prometheus text format. */
  read: () => Promise<{ type: string; text: string }>;
};

/**
 * Measures an API server from this call on: requests, results of orders, database, image queue and
 * process. No label contains user input.
 * @param app not listening yet
 */
export function measure(context: AppContext, app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  measureRequests(app, registry);
  measureOrders(app, registry);
  measureClientErrors(app, registry);
  measureDatabase(context, registry);
  measureRenditionQueue(context, registry);
  measureBackups(context, registry);
  measureDisk(context, registry);
  return {
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by method, route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
}

function measureOrders(app: FastifyInstance, registry: Registry): void {
  const { method, path } = endpoints.createOrder;
  const orders = new Counter({
    name: 'shop_order_requests_total',
    help: 'Requests to place an order: accepted (repeats included), or the error code',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // From the start, so that an alert sees the first failure as an increase.
  const failures = Object.entries(ERROR_STATUS).filter(([, status]) => status >= 500);
  for (const outcome of ['accepted', ...failures.map(([code]) => code)]) orders.inc({ outcome }, 0);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === method && request.routeOptions.url === path) {
      orders.inc({ outcome: reply.errorCode ?? 'accepted' });
    }
    done();
  });
}

function measureClientErrors(app: FastifyInstance, registry: Registry): void {
  const { path } = endpoints.createClientError;
  const errors = new Counter({
    name: 'shop_client_errors_total',
    help: 'Errors that the apps have reported',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === path && reply.statusCode < 400) errors.inc();
    done();
  });
}

function measureDatabase({ database }: AppContext, registry: Registry): void {
  const registers = [registry];
  const connections: Gauge = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { open, idle, waiting } = database.load();
      connections.set({ state: 'busy' }, open - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
  const totals: [name: string, help: string, value: keyof DatabaseLoad][] = [
    ['shop_transactions_total', 'Transactions that have ended', 'transactions'],
    [
      'shop_commits_total',
      'Commits of transactions: on SQLite several transactions share one',
      'commits',
    ],
  ];
  for (const [name, help, value] of totals) {
    const total: Counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        total.reset();
        total.inc(database.load()[value]);
      },
    });
  }
}

/** Queries the database on each scrape, which also shows whether it is available. An unknown value is NaN. */
function measureRenditionQueue({ database }: AppContext, registry: Registry): void {
  const registers = [registry];
  const queue: Gauge = new Gauge({
    name: 'shop_images_pending',
    help: 'Images whose renditions are still to be encoded, in all processes',
    registers,
    collect: async () => {
      // A metric contains what its own function sets: one that another function sets is a scrape late.
      const pending = await countPendingRenditions(database.db).catch(() => undefined);
      queue.set(pending ?? Number.NaN);
    },
  });
  const up: Gauge = new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database responded to this scrape',
    registers,
    collect: async () => {
      const isUp = await countPendingRenditions(database.db).then(
        () => true,
        () => false,
      );
      up.set(isUp ? 1 : 0);
    },
  });
}

/** The security log has the backups, also those of another process. */
function measureBackups({ database }: AppContext, registry: Registry): void {
  const last: Gauge = new Gauge({
    name: 'shop_last_backup_timestamp_seconds',
    help: 'Time of the last complete backup; 0 without one',
    registers: [registry],
    collect: async () => {
      try {
        last.set((await findLastBackup(database.db)) / 1_000);
      } catch {
        last.set(Number.NaN);
      }
    },
  });
}

function measureDisk({ dataDir }: AppContext, registry: Registry): void {
  const registers = [registry];
  const size: Gauge = new Gauge({
    name: 'shop_disk_size_bytes',
    help: 'Size of the file system with the data folder',
    registers,
    collect: async () => {
      const { blocks, bsize } = await statfs(dataDir);
      size.set(blocks * bsize);
    },
  });
  const free: Gauge = new Gauge({
    name: 'shop_disk_free_bytes',
    help: 'Free space of the file system with the data folder, for the user of this process',
    registers,
    collect: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      free.set(bavail * bsize);
    },
  });
}
