import type { Brand } from './brand.ts';

/** What the pages are told when they are served, rather than when they are built. */
export type PageFacts = { apiUrl: URL; brand: Brand };

/** The API's address as pages write it: without a slash at its end. */
export function apiAddress(apiUrl: URL): string {
  return apiUrl.href.replace(/\/+$/, '');
}

/** The tags `preloadRoute` writes carry this attribute with the one path they are meant for. */
export const ROUTE_MARK = 'data-route';

const MARKED_TAG = new RegExp(`\\s*<link[^>]* ${ROUTE_MARK}="([^"]*)"[^>]*>`, 'g');

/** The tags `earlyPreloads` writes carry this attribute with the paths they are meant for, a space between. */
export const EARLY_MARK = 'data-early';

/** A mark for every path. */
export const ANY_PATH = '*';

const EARLY_TAGS = [
  new RegExp(`\\s*<(?:link|script)[^>]* ${EARLY_MARK}="([^"]*)"[^>]*>(?:[^<]*</script>)?`, 'g'),
  new RegExp(`\\s*<template[^>]* ${EARLY_MARK}="([^"]*)"[^>]*>[^]*?</template>`, 'g'),
];

/**
 * Writes the API's address over each `%SHOP_API%` and the brand over each `%SHOP_BRAND%`. Both are
 * escaped for where they stand: an attribute, and a data block that is never run.
 */
export function fillPage(template: string, { apiUrl, brand }: PageFacts): string {
  return template
    .replaceAll('%SHOP_API%', () => escapeAttribute(apiAddress(apiUrl)))
    .replaceAll('%SHOP_BRAND%', () => escapeScript(JSON.stringify(brand)));
}

/** Drops the preloads and frames that are for another path than this one. */
export function keepPreloadsOf(path: string, page: string): string {
  const isOf = (start: string) =>
    start === ANY_PATH ||
    (start.endsWith('/') && start !== '/' ? path.startsWith(start) : path === start);
  return keepMarked(
    page,
    (route) => route === path,
    (starts) => starts.split(' ').some(isOf),
  );
}

/** Drops the preloads and frames of every path. */
export function dropPreloads(page: string): string {
  return keepMarked(
    page,
    () => false,
    () => false,
  );
}

type Choice = (mark: string) => boolean;

function keepMarked(page: string, isRouteKept: Choice, isEarlyKept: Choice): string {
  return EARLY_TAGS.reduce(
    (text, tags) =>
      text.replaceAll(tags, (tag, starts: string) => (isEarlyKept(starts) ? tag : '')),
    page.replaceAll(MARKED_TAG, (tag, route: string) => (isRouteKept(route) ? tag : '')),
  );
}

/** The app's scripts, by their paths: its entries, and what these import. */
export type PageScripts = { entries: readonly string[]; scripts: readonly string[] };

/** The data block that names the scripts; `take-over.js` asks for them. */
const LATER = /<script type="application\/json" id="shop-later">([^<]*)<\/script>/;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** Takes the app's scripts out of a built page, for `nameScripts`: a browser asks for none of them by itself. */
export function takeScripts(page: string): PageScripts & { rest: string } {
  return {
    entries: pathsIn(page, ENTRY),
    scripts: pathsIn(page, PRELOAD),
    rest: page.replaceAll(ENTRY, '').replaceAll(PRELOAD, ''),
  };
}

/** Names a page's scripts in its head, in place of any named before, with the sheets that stand in it. */
export function nameScripts(
  page: string,
  scripts: PageScripts & { sheets: readonly string[] },
): string {
  const block = dataBlock('shop-later', JSON.stringify(scripts));
  return page.replace(LATER, '').replace('</head>', () => `${block}</head>`);
}

/** The scripts that a page names; throws when it names none. */
export function readScripts(page: string): PageScripts {
  const [, block] = LATER.exec(page) ?? [];
  if (block === undefined) throw new Error('The page names no scripts.');
  return JSON.parse(block);
}

/** The paths that a tag's pattern finds in a page. */
export function pathsIn(page: string, tag: RegExp): string[] {
  return [...page.matchAll(tag)].flatMap(([, path]) => path ?? []);
}

/** A block of data in a page, by its id. */
export function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeScript(json)}</script>`;
}

/** Writes a text as an attribute's value. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Writes JSON as a data block's content, which no text in it can end. */
export function escapeScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
