import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../src/ssr/renderer.ts';
import { bytesOf, createPageCache } from './page-cache.ts';

/** The file of the web manifest, in the folder of the build. */
export const WEB_MANIFEST = 'manifest.webmanifest';

type Sitemap = { xml: string };

const SITEMAP_CACHE = {
  timeout: 10_000,
  ttl: 600_000,
  max: 1,
  maxBytes: 16 * 1024 * 1024,
  sizeOf: ({ xml }: Sitemap) => bytesOf(xml),
  concurrency: 1,
};

/**
 * Serves robots.txt and the sitemap. The sitemap is cached for ten minutes. Without data for the
 * sitemap the response is 503.
 * @param origin the origin of the storefront
 */
export function addSeoRoutes(server: FastifyInstance, renderer: Renderer, origin: string): void {
  const sitemaps = createPageCache<Sitemap>(SITEMAP_CACHE, (message) =>
    console.error(`The sitemap cannot be rendered: ${message}`),
  );
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  server.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = await sitemaps(origin, async () => ({
      xml: await renderer.renderSitemap(origin),
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

/** Serves the build's web manifest with the brand's name, when the build has one. */
export async function addManifestRoute(
  server: FastifyInstance,
  folder: string,
  name: string,
): Promise<void> {
  const text = await readFile(join(folder, WEB_MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const built: Record<string, unknown> = JSON.parse(text);
  const manifest = JSON.stringify({ ...built, name, short_name: name });
  server.get(`/${WEB_MANIFEST}`, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
}
