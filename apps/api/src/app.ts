import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerBrokenHttp, answerFailures, sendFailure } from './http/answer-failures.ts';
import { addReadiness } from './http/drain.ts';
import { addGuard } from './http/guard.ts';
import { addHeaders, headersOf } from './http/headers.ts';
import { listRoutes } from './http/route-list.ts';
import { serverOptions } from './http/server-options.ts';
import { dropSlowBodies } from './http/slow-bodies.ts';
import { takeJson } from './http/take-json.ts';
import { acceptForms } from './media/form.ts';
import { accountRoutes } from './routes/accounts.ts';
import { imageRoutes } from './routes/images.ts';
import { mediaRoutes } from './routes/media.ts';
import { orderRoutes } from './routes/orders.ts';
import { productRoutes } from './routes/products.ts';
import { queryRoutes } from './routes/queries.ts';
import { statsRoutes } from './routes/stats.ts';
import { systemRoutes } from './routes/system.ts';
import type { Shop } from './services/shop.ts';

/** What the host needs of its settings, and where it logs. */
export type AppOptions = {
  origins: readonly string[];
  trustProxy: readonly string[];
  logger: FastifyServerOptions['logger'];
};

/**
 * Builds the host on a shop: every route of the contract, closed by default, one shape of failure.
 * It listens nowhere yet, so that tests can call it as it is.
 */
export async function buildApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const setHeaders = headersOf(options.origins, shop.features);
  const app = Fastify({
    ...serverOptions(options),
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded passes no hook.
      setHeaders(request, reply, false);
      void sendFailure(error, request, reply);
    },
  });
  addReadiness(app);
  listRoutes(app);
  takeJson(app);
  answerFailures(app, shop.features);
  addHeaders(app, setHeaders, shop.features);
  dropSlowBodies(app);
  addGuard(app, shop);
  await acceptForms(app);
  for (const addRoutes of [
    systemRoutes,
    productRoutes,
    orderRoutes,
    queryRoutes,
    imageRoutes,
    accountRoutes,
    statsRoutes,
    mediaRoutes,
  ]) {
    addRoutes(app, shop);
  }
  return app;
}
