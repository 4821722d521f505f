import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { readBuild } from './build-manifest.ts';
import { keepAnswers } from './kept-answers.ts';
import { fillPage, keepPreloadsOf, type PageFacts } from './page.ts';
import { placeView } from './place-view.ts';
import { HTML, prepareText, squeeze, type PreparedText } from './prepared-text.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { languageOf, originOf, pathOf } from './visitor.ts';

/** Makes the page for a request; rejections answer 500. */
export type PageSource = (request: FastifyRequest) => Promise<PreparedText>;

/** What makes first views, and where they are told that the app is served. */
export type Rendering = {
  renderer: Renderer;
  /** Undefined: where each request came to. */
  origin?: string | undefined;
  /** How long a visitor waits for a first view before the plain page is sent, in milliseconds. */
  wait: number;
};

const LIMITS = { keep: 5_000, most: 300, atOnce: 16 };

/** Sends the page as it was built, with the preloads that are for the path. */
export async function plainPages(folder: string, facts: PageFacts): Promise<PageSource> {
  const page = await filledPage(folder, facts);
  const prepared = new Map<string, Promise<PreparedText>>();
  return (request) => {
    const html = keepPreloadsOf(pathOf(request), page);
    const known = prepared.get(html) ?? prepareText(html, HTML);
    prepared.set(html, known);
    return known;
  };
}

/**
 * Sends pages with their first view in them, kept for seconds by address, language and origin; the
 * plain one wherever that is not to be had in time.
 */
export async function renderedPages(
  folder: string,
  facts: PageFacts,
  { renderer, origin, wait }: Rendering,
): Promise<PageSource> {
  const page = await filledPage(folder, facts);
  const plain = await plainPages(folder, facts);
  const build = await readBuild(folder);
  const views = keepAnswers<PreparedText>({ ...LIMITS, wait }, (reason) =>
    console.error(`Pages are sent without their first view: ${reason}`),
  );
  const latest = new Map<string, PreparedText>();

  /** A page that is made again and is still the same is worth making small: home fits one round trip less. */
  async function prepare(key: string, html: string, styleSource: string): Promise<PreparedText> {
    const before = latest.get(key);
    if (before?.plain === html) {
      void squeeze(before);
      return before;
    }
    const headers = { ...HTML, ...securityHeaders(facts, styleSource) };
    const prepared = await prepareText(html, headers);
    latest.delete(key);
    latest.set(key, prepared);
    const [oldest] = latest.keys();
    if (latest.size > LIMITS.most && oldest !== undefined) latest.delete(oldest);
    return prepared;
  }

  return async (request) => {
    const ask = renderer.readAsk(request.raw.url ?? '/', languageOf(request));
    const from = origin ?? originOf(request);
    if (ask === undefined || from === undefined) return plain(request);
    const key = JSON.stringify([ask.language, from, ask.address]);
    const view = await views(key, async () => {
      const made = await renderer.render(ask, from);
      if (made === undefined) return undefined;
      const { html, styleSource } = placeView(page, made, build);
      return prepare(key, html, styleSource);
    });
    return view ?? plain(request);
  };
}

async function filledPage(folder: string, facts: PageFacts): Promise<string> {
  return fillPage(await readFile(join(folder, 'index.html'), 'utf8'), facts);
}
