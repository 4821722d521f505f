import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import { closeGently } from './http/drain.ts';
import { logAnswers, logger } from './log.ts';
import type { MetricsServer } from './metrics/serve-metrics.ts';
import { openShop } from './open-shop.ts';
import { ensureOwner } from './services/accounts.ts';
import { startHousekeeping } from './services/housekeeping.ts';
import { seedDemo, type DemoCatalogue } from './services/seed-demo.ts';
import type { Shop } from './services/shop.ts';
import { startVariants } from './services/variants.ts';
import { describeStartFault } from './start-fault.ts';
import { HOST_LIMITS } from './store/database.ts';

/** Answers under way may take this long to end after a stop, in milliseconds. */
const GRACE = 9_000;

/** Connections that may wait to be taken; of more, each waits seconds to be tried again (V4). */
const BACKLOG = 4_096;

async function start(config: Config): Promise<void> {
  const seed = config.seed === 'demo' ? await import('./demo/demo.ts') : undefined;
  const shop = await openShop(config, HOST_LIMITS);
  const app = await buildApp(shop, { ...config, logger });
  logAnswers(app);
  const { metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : await makeMetrics(shop, app);
  const endings: (() => Promise<void> | void)[] = [() => shop.database.close()];
  stopOnSignals(app, async () => {
    for (const end of endings.toReversed()) await end();
  });
  app.isReady = false;
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  if (metrics && metricsPort !== undefined) {
    endings.push(() => metrics.close());
    const port = await metrics.listen(metricsPort);
    app.log.info(`Metrics at http://127.0.0.1:${port}/metrics`);
  }
  // Made only now: a port that turns out to be taken must not lose the password.
  const password = await ensureOwner(shop, config.admin);
  if (password !== undefined) {
    console.log(JSON.stringify({ owner: { username: config.admin.username, password } }));
  }
  app.isReady = true;
  const wanted = shop.features.has('picture-widths');
  endings.push(startVariants(shop, { log: app.log, wanted }));
  const tellHousekeeping = (error: unknown) => {
    app.log.error({ err: error }, 'Old rows could not be removed');
  };
  endings.push(startHousekeeping(shop, tellHousekeeping));
  if (seed) endings.push(startSeeding(shop, app, seed.demo));
}

/** Loaded for whoever wants it: it would cost every start. */
async function makeMetrics(shop: Shop, app: FastifyInstance): Promise<MetricsServer> {
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return serveMetrics(shop, app);
}

/** Fills an empty shop in the background; answers how to stop that. */
function startSeeding(shop: Shop, app: FastifyInstance, demo: DemoCatalogue): () => Promise<void> {
  const stopping = new AbortController();
  const say = (line: string) => console.log(line);
  const ended = seedDemo(shop, demo, { say, signal: stopping.signal }).catch((error: unknown) => {
    app.log.error({ err: error }, 'The demo catalogue could not be made whole');
  });
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Ends what is under way, then the process: on SIGTERM and SIGINT, in less than ten seconds. */
function stopOnSignals(app: FastifyInstance, end: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), GRACE).unref();
    closeGently(app)
      .then(end)
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  await start(config);
} catch (error) {
  console.error(describeStartFault(error, config));
  process.exit(1);
}
