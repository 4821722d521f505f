import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY, renderDocs } from '../http/docs-page.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from '../services/app-context.ts';

/** Retry-After of a server that starts or stops, in seconds. */
const RETRY_AFTER = 2;

/** Liveness, readiness, and the OpenAPI document as JSON and as a page. */
export function systemRoutes(app: FastifyInstance, context: AppContext): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    if (!app.isReady) throw new ShopError('unavailable', { retryAfter: RETRY_AFTER });
    await context.database.ping();
    return { status: 'ready' };
  });
  app.get('/openapi.json', options, async () => app.swagger());
  app.get('/docs', options, async (_request, reply) => {
    reply.header('Content-Security-Policy', DOCS_POLICY).type('text/html; charset=utf-8');
    return renderDocs(app.swagger());
  });
}
