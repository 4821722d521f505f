import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Brand } from './brand.ts';
import { keepAnswers } from './kept-answers.ts';
import type { Rendering } from './page-source.ts';
import { TAKE_OVER_PATH } from './place-view.ts';
import { prepareText, sendText, type PreparedText } from './prepared-text.ts';
import { originOf } from './visitor.ts';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
const XML = { 'content-type': 'application/xml; charset=utf-8' };
const SITEMAP_LIMITS = { wait: 10_000, keep: 600_000, most: 4, atOnce: 1 };

/** Names the installed app after the brand, where the build has a web manifest. */
export async function serveWebManifest(
  server: FastifyInstance,
  folder: string,
  { name }: Brand,
): Promise<void> {
  const text = await readFile(join(folder, 'manifest.webmanifest'), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const built: Record<string, unknown> = JSON.parse(text);
  const branded = JSON.stringify({ ...built, name, short_name: name });
  const prepared = await prepareText(branded, { 'content-type': 'application/manifest+json' });
  server.get('/manifest.webmanifest', (request, reply) => sendText(prepared, request, reply));
}

/** Serves the few lines that fetch the app's scripts once a first view is painted. */
export async function serveTakeOver(server: FastifyInstance): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'take-over.js'), 'utf8');
  const prepared = await prepareText(script, { 'content-type': 'text/javascript; charset=utf-8' });
  server.get(TAKE_OVER_PATH, (request, reply) => sendText(prepared, request, reply));
}

/**
 * Serves what search engines read: robots.txt, and the sitemap it names, made from the catalogue and
 * kept for ten minutes. While that cannot be made it answers 503.
 */
export function serveSearchEngines(server: FastifyInstance, { renderer, origin }: Rendering): void {
  const sitemaps = keepAnswers<PreparedText>(SITEMAP_LIMITS, (reason) =>
    console.error(`The sitemap cannot be made: ${reason}`),
  );
  server.get('/robots.txt', async (request, reply) => {
    const from = origin ?? originOf(request) ?? '';
    const text = `User-agent: *\nAllow: /\n\nSitemap: ${from}/sitemap.xml\n`;
    return sendText(await prepareText(text, PLAIN), request, reply);
  });
  server.get('/sitemap.xml', async (request, reply) => {
    const from = origin ?? originOf(request) ?? '';
    const sitemap = await sitemaps(from, async () =>
      prepareText(await renderer.listPages(from), XML),
    );
    if (sitemap !== undefined) return sendText(sitemap, request, reply);
    const wait = { 'retry-after': '60', 'cache-control': 'no-store' };
    return reply.code(503).headers(wait).type('text/plain').send('Not to be had now.\n');
  });
}
