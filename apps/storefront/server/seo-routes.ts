import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Renderer } from '../src/ssr/renderer.ts';
import { createPageCache } from './page-cache.ts';
import { requestOrigin } from './request-context.ts';

const SITEMAP_CACHE = { timeout: 10_000, ttl: 600_000, max: 4, concurrency: 1 };

/**
 * Serves robots.txt and the sitemap. The sitemap is cached for ten minutes. Without data for the
 * sitemap the response is 503.
 * @param origin the configured origin of the storefront
 */
export function addSeoRoutes(
  server: FastifyInstance,
  renderer: Renderer,
  origin: string | undefined,
): void {
  const originOf = (request: FastifyRequest) => origin ?? requestOrigin(request) ?? '';
  const sitemaps = createPageCache<{ xml: string }>(SITEMAP_CACHE, (message) =>
    console.error(`The sitemap cannot be rendered: ${message}`),
  );
  server.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const siteOrigin = originOf(request);
    const sitemap = await sitemaps(siteOrigin, async () => ({
      xml: await renderer.renderSitemap(siteOrigin),
    }));
    if (sitemap === undefined) {
      const retry = { 'retry-after': '60', 'cache-control': 'no-store' };
      return reply.code(503).headers(retry).type('text/plain').send('Not available now.\n');
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap.xml);
  });
}
