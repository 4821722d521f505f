import { endpoints } from '@shop/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Counter, Registry, collectDefaultMetrics } from 'prom-client';
import type { Shop } from '../services/shop.ts';
import type { DatabaseLoad } from '../store/database.ts';
import { countPendingVariants } from '../store/pictures.ts';

/** In seconds; the promises of host.md fall on their edges. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60];
/** How finely the event loop's lag is seen, in milliseconds. */
const LAG_STEP = 20;
/** The label of calls that met no route: what a stranger types never becomes one. */
const NO_ROUTE = 'none';

/** What an operator watches. */
export type Metrics = {
  /** The figures of this moment, as Prometheus reads them. */
  read: () => Promise<{ type: string; text: string }>;
};

/**
 * Measures a host from now on: its calls, what becomes of orders, its database, its pictures' queue
 * and its process. No label holds anything a caller chose.
 * @param app not listening yet
 */
export function measure(shop: Shop, app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_STEP });
  measureCalls(app, registry);
  measureOrders(app, registry);
  measureDatabase(shop, registry);
  measureQueue(shop, registry);
  return {
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a call to the end of its answer, by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    calls.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
}

function measureOrders(app: FastifyInstance, registry: Registry): void {
  const { method, path } = endpoints.createOrder;
  const orders = new Counter({
    name: 'shop_order_calls_total',
    help: 'Calls to place an order: accepted (its repeats too), or the code of the refusal',
    labelNames: ['outcome'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === method && request.routeOptions.url === path) {
      orders.inc({ outcome: reply.failure ?? 'accepted' });
    }
    done();
  });
}

function measureDatabase({ database }: Shop, registry: Registry): void {
  const registers = [registry];
  const connections: Gauge = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { open, idle, waiting } = database.load();
      connections.set({ state: 'busy' }, open - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'awaited' }, waiting);
    },
  });
  const totals: [name: string, help: string, figure: keyof DatabaseLoad][] = [
    ['shop_transactions_total', 'Transactions that have ended', 'transactions'],
    ['shop_commits_total', 'Commits they took: on SQLite many share one', 'commits'],
  ];
  for (const [name, help, figure] of totals) {
    const total: Counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        total.reset();
        total.inc(database.load()[figure]);
      },
    });
  }
}

/** Asks the database, so it also tells whether that answers; what is not known then is NaN. */
function measureQueue({ database }: Shop, registry: Registry): void {
  const registers = [registry];
  const up = new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database answered when this was asked',
    registers,
  });
  const queue: Gauge = new Gauge({
    name: 'shop_pictures_pending',
    help: 'Pictures whose variants are still to be made, in all processes',
    registers,
    collect: async () => {
      try {
        queue.set(await countPendingVariants(database.db));
        up.set(1);
      } catch {
        queue.set(Number.NaN);
        up.set(0);
      }
    },
  });
}
