import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { addAmbiguousHeaderCheck } from './http/ambiguous-headers.ts';
import { addAuthHook } from './http/auth-hook.ts';
import { addErrorHandlers, handleClientError, routeRefusedUrl } from './http/error-handler.ts';
import { addReadiness } from './http/graceful-shutdown.ts';
import { addCors, addHeaders } from './http/headers.ts';
import { addJsonParser } from './http/json-parser.ts';
import { addPrivateSearch } from './http/private-search.ts';
import { addMultipart } from './http/multipart-form.ts';
import { addOpenApi } from './http/openapi.ts';
import { listRoutes } from './http/route-list.ts';
import { addBodyTimeout, serverOptions } from './http/server-options.ts';
import { addRequestWaits } from './http/request-waits.ts';
import { addSecurityEventHooks } from './http/security-event-hooks.ts';
import { addConnectionLimits } from './http/stalled-connections.ts';
import { addUnreadBodyClose } from './http/unread-body.ts';
import { accountRoutes } from './routes/accounts.ts';
import { binRoutes } from './routes/bin.ts';
import { clientErrorRoutes } from './routes/client-errors.ts';
import { confirmationRoutes } from './routes/confirmation.ts';
import { customerRoutes } from './routes/customers.ts';
import { imageRoutes } from './routes/images.ts';
import { draftRoutes } from './routes/drafts.ts';
import { linkedOrderRoutes } from './routes/linked-orders.ts';
import { mediaRoutes } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { orderRoutes } from './routes/orders.ts';
import { productRoutes } from './routes/products.ts';
import { securityEventRoutes } from './routes/security-events.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { statsRoutes } from './routes/stats.ts';
import { systemRoutes } from './routes/system.ts';
import type { AppContext } from './services/app-context.ts';

/** The part of the configuration that the HTTP layer needs, and the logger. */
export type AppOptions = {
  origins: readonly string[];
  trustProxy: readonly string[];
  logger: FastifyServerOptions['logger'];
};

/**
 * Builds the API server: every endpoint of the contract, protected by default, one format of errors.
 * It does not listen yet, so tests can inject requests.
 */
export async function buildApp(context: AppContext, options: AppOptions): Promise<FastifyInstance> {
  const { features } = context;
  const app: FastifyInstance = Fastify({
    ...serverOptions(options),
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, _request, reply) => routeRefusedUrl(app, error, reply),
  });
  app.setSerializerCompiler(serializerCompiler);
  addReadiness(app);
  listRoutes(app);
  addJsonParser(app);
  addErrorHandlers(app, features);
  addHeaders(app, features);
  addAmbiguousHeaderCheck(app);
  await addCors(app, { origins: options.origins, features });
  addConnectionLimits(app);
  addBodyTimeout(app);
  addUnreadBodyClose(app);
  addRequestWaits(app);
  addAuthHook(app, context);
  addSecurityEventHooks(app, context);
  addPrivateSearch(app, features);
  await addMultipart(app);
  await addOpenApi(app);
  for (const addRoutes of [
    systemRoutes,
    productRoutes,
    orderRoutes,
    confirmationRoutes,
    customerRoutes,
    linkedOrderRoutes,
    draftRoutes,
    messageRoutes,
    binRoutes,
    imageRoutes,
    accountRoutes,
    statsRoutes,
    dashboardRoutes,
    clientErrorRoutes,
    securityEventRoutes,
    mediaRoutes,
  ]) {
    addRoutes(app, context);
  }
  return app;
}
