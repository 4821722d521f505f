import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import { shutDownGracefully } from './http/graceful-shutdown.ts';
import { logResponses, logger } from './log.ts';
import type { MetricsServer } from './metrics/serve-metrics.ts';
import { openAppContext } from './open-context.ts';
import { ensureOwner } from './services/accounts.ts';
import { isConfiguredPasswordCommon } from './services/configured-password.ts';
import { recordSettings } from './services/record-settings.ts';
import { startScheduledCleanup } from './services/scheduled-cleanup.ts';
import { seedDemo, type DemoCatalogue } from './services/seed-demo.ts';
import type { AppContext } from './services/app-context.ts';
import { securitySettings } from './security-settings.ts';
import { startRenditionWorker } from './services/image-renditions.ts';
import { describeStartError, startExitCode } from './start-error.ts';
import { SERVER_TIMEOUTS } from './db/database.ts';

/** Maximum time for requests to end after a stop signal, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 9_000;

/**
 * The length of the socket's accept queue: a client whose connection does not fit retries after seconds
 * (V4).
 */
const BACKLOG = 4_096;

async function start(config: Config): Promise<void> {
  const cleanups: (() => Promise<void> | void)[] = [];
  let listening: FastifyInstance | undefined;
  stopOnSignals(async () => {
    if (listening) await shutDownGracefully(listening);
    for (const end of cleanups.toReversed()) await end();
  });
  const seed = config.seed === 'demo' ? await import('@shop/demo-catalogue') : undefined;
  const context = await openAppContext(config, SERVER_TIMEOUTS);
  cleanups.push(() => context.database.close());
  const app = await buildApp(context, { ...config, logger });
  logResponses(app);
  const { metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : await createMetrics(context, app);
  app.isReady = false;
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  listening = app;
  if (metrics && metricsPort !== undefined) {
    cleanups.push(() => metrics.close());
    const port = await metrics.listen(metricsPort);
    app.log.info(`Metrics at http://127.0.0.1:${port}/metrics`);
  }
  const { admin } = config;
  if (await isConfiguredPasswordCommon(context, admin)) {
    app.log.warn(
      'SHOP_ADMIN_PASSWORD is easy to guess (it is common, or close to the name of the shop or of the account): choose, for example, several unrelated words.',
    );
  }
  // This output is a log, so it has no password.
  const passwordFile = await ensureOwner(context, admin);
  await recordSettings(context, securitySettings(config));
  if (passwordFile !== undefined) {
    console.log(JSON.stringify({ owner: { username: admin.username, passwordFile } }));
  }
  app.isReady = true;
  const isEnabled = context.features.has('image-widths');
  cleanups.push(startRenditionWorker(context, { log: app.log, isEnabled }));
  const logCleanupError = (error: unknown) => {
    app.log.error({ err: error }, 'Scheduled work failed: old rows or unconfirmed orders');
  };
  cleanups.push(startScheduledCleanup(context, logCleanupError));
  if (seed) cleanups.push(startSeeding(context, app, seed.demoCatalogue));
}

/** Imported only when metrics are enabled: the import would slow every start. */
async function createMetrics(context: AppContext, app: FastifyInstance): Promise<MetricsServer> {
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return serveMetrics(context, app);
}

/** Adds the demo catalogue to an empty database in the background; returns a function that stops it. */
function startSeeding(
  context: AppContext,
  app: FastifyInstance,
  demo: DemoCatalogue,
): () => Promise<void> {
  const stopping = new AbortController();
  const print = (line: string) => console.log(line);
  const ended = seedDemo(context, demo, { onProgress: print, signal: stopping.signal }).catch(
    (error: unknown) => {
      app.log.error({ err: error }, 'The demo catalogue could not be added completely');
    },
  );
  return async () => {
    stopping.abort();
    await ended;
  };
}

/**
 * Runs `end` on the first SIGTERM or SIGINT, also during the start, and exits with 0 in less than ten seconds. Further
 * signals change nothing: a service manager may send several.
 * Nothing is lost: what was acknowledged is on disk, and the rest is like a cut connection.
 */
function stopOnSignals(end: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    end()
      .catch((error: unknown) => console.error('The shutdown was not complete:', error))
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The listener of `start.mjs` is removed last: without any, a signal that has just arrived would be lost.
    const earlier = process.listeners(signal);
    process.on(signal, stop);
    for (const listener of earlier) process.off(signal, listener);
  }
}

let config: Config | undefined;
// Database, images and temporary files are readable by this user alone.
process.umask(0o077);
try {
  config = loadConfig(process.env);
  await start(config);
} catch (error) {
  console.error(describeStartError(error, config));
  process.exit(startExitCode(error));
}
