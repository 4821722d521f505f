import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  createStaticServer,
  fillTemplate,
  securityHeaders,
  type Page,
  type RuntimeConfig,
} from '@shop/static-server';
import type { RenderedPage, Renderer } from '../src/ssr/renderer.ts';
import { readBuild } from './build-manifest.ts';
import { compressPage } from './compress-page.ts';
import { injectHtml } from './inject-html.ts';
import { bytesOf, createPageCache } from './page-cache.ts';
import { addManifestRoute, addSeoRoutes, WEB_MANIFEST } from './seo-routes.ts';

type CachedPage = {
  html: string;
  brotli: Buffer;
  headers: Record<string, string>;
  status: RenderedPage['status'];
};

/** A page of the shop takes about 0.2 MB. */
const PAGE_CACHE = {
  ttl: 5_000,
  max: 300,
  maxBytes: 32 * 1024 * 1024,
  sizeOf: ({ html, brotli }: CachedPage) => bytesOf(html) + brotli.buffer.byteLength,
  concurrency: 16,
};

/** The seconds after which a crawler may request a page again: as long as a failed attempt is not repeated. */
const RETRY_AFTER_SECONDS = 5;
/** The maximum number of paths whose last status is remembered. */
const MAX_STATUSES = 10_000;

export type StorefrontServerOptions = {
  /** The folder of the client build. */
  folder: string;
  config: RuntimeConfig;
  renderer: Renderer;
  /** The origin of the storefront, for absolute URLs. The Host header of a request is not used. */
  origin: string;
  /** Addresses of proxies whose X-Forwarded-Proto shows whether a request came by TLS. */
  trustProxy?: readonly string[];
  /** The time limit for rendering a page, in milliseconds. After it, `index.html` is sent. */
  timeout: number;
};

/**
 * The static server, with the pages that are the same for every shopper rendered, and with robots.txt, a
 * sitemap and a web manifest with the brand's name. Rendered pages are cached by path and language.
 * The status is 404 for a path without a page and for a product that the API server does not have. The unrendered
 * page of a product has its last status, or 503 when it was not rendered before: whether it exists is not known.
 * Rejects when `folder` has no build.
 */
export async function createStorefrontServer(
  options: StorefrontServerOptions,
): Promise<FastifyInstance> {
  const { folder, config, renderer, origin, trustProxy = [] } = options;
  const server = await createStaticServer({
    folder,
    config,
    trustProxy,
    renderPage: await createPageRenderer(options),
    ignoredFiles: ['robots.txt', WEB_MANIFEST],
  });
  addSeoRoutes(server, renderer, origin);
  await addManifestRoute(server, folder, config.brand.name);
  return server;
}

async function createPageRenderer({
  folder,
  config,
  renderer,
  origin,
  timeout,
}: StorefrontServerOptions): Promise<(request: FastifyRequest) => Promise<Page | undefined>> {
  const build = await readBuild(folder);
  const template = fillTemplate(
    await readFile(join(folder, '.vite/template.html'), 'utf8'),
    config,
  );
  const pages = createPageCache<CachedPage>({ ...PAGE_CACHE, timeout }, (message) =>
    console.error(`Pages are sent without server-side rendering: ${message}`),
  );
  const statuses = new LRUCache<string, RenderedPage['status']>({ max: MAX_STATUSES });
  return async (request) => {
    const { url = '/' } = request.raw;
    // The app displays its not-found page. It is not rendered, because such paths are often requested by bots.
    if (!renderer.hasPage(url)) return { status: 404 };
    const renderRequest = renderer.parseRequest(url, languageCookie(request));
    if (renderRequest === undefined) return undefined;
    const page = await pages(
      JSON.stringify([renderRequest.language, renderRequest.path]),
      async () => {
        const rendered = await renderer.render(renderRequest, origin);
        if (rendered === undefined) return undefined;
        statuses.set(renderRequest.path, rendered.status);
        const { html, inline } = injectHtml(template, rendered, build);
        const headers = securityHeaders(config, inline);
        const brotli = await compressPage(html, headers);
        return { html, brotli, headers, status: rendered.status };
      },
    );
    if (page === undefined) {
      const isUnknown = renderRequest.mayBeMissing && timeout > 0;
      return isUnknown ? unrenderedPage(statuses.get(renderRequest.path)) : undefined;
    }
    if (!acceptsBrotli(request)) return page;
    const headers = { vary: 'Cookie, Accept-Encoding', 'content-encoding': 'br' };
    return { ...page, html: page.brotli, headers: { ...page.headers, ...headers } };
  };
}

/** The page of the app, which loads its data by itself, with the status that crawlers and caches need. */
function unrenderedPage(status: RenderedPage['status'] | undefined): Page {
  if (status !== undefined) return { status };
  return { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } };
}

/** The cookie `lang`, the only cookie that the server reads (I18N-5). */
function languageCookie({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;)\s*lang=([^;]*)/.exec(headers.cookie ?? '')?.[1]?.trim();
}

function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return negotiate(headers['accept-encoding'] ?? '', ['br']) !== null;
}
