import type { FastifyInstance } from 'fastify';
import { describeApi, type OpenApi } from '../http/openapi.ts';
import { DOCS_POLICY, drawDocs } from '../http/docs-page.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../services/shop.ts';

/** Seconds after which a host that starts or ends may be there. */
const RETRY_AFTER = 2;

/** Whether the process answers, whether the database does, and what the host can be asked, for programs and for people. */
export function systemRoutes(app: FastifyInstance, shop: Shop): void {
  const config = { access: 'public' } as const;
  // Made when somebody reads them: a start need not wait for it.
  let api: OpenApi | undefined;
  let page: string | undefined;
  const described = () => (api ??= describeApi(shop.features));
  const answer = (url: string, handler: () => Promise<unknown>) =>
    app.route({ method: 'GET', url, config, handler });

  answer('/healthz', async () => ({ status: 'ok' }));
  answer('/readyz', async () => {
    if (!app.isReady) throw new Refusal('unavailable', { retryAfter: RETRY_AFTER });
    await shop.database.ping();
    return { status: 'ready' };
  });
  answer('/openapi.json', async () => described());
  app.route({
    method: 'GET',
    url: '/docs',
    config,
    handler: async (_request, reply) => {
      reply.header('Content-Security-Policy', DOCS_POLICY).type('text/html; charset=utf-8');
      return (page ??= drawDocs(described()));
    },
  });
}
