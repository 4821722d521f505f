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

const EARLY_TAG = new RegExp(
  `\\s*<(?:link|script)[^>]* ${EARLY_MARK}="([^"]*)"[^>]*>(?:[^<]*</script>)?`,
  'g',
);

/**
 * Writes the API's address over each `%SHOP_API%` and the brand over each `%SHOP_BRAND%`. Both are
 * escaped for where they stand: an attribute, and a data block that is never run.
 */
export function fillPage(template: string, { apiUrl, brand }: PageFacts): string {
  return template
    .replaceAll('%SHOP_API%', () => escapeAttribute(apiAddress(apiUrl)))
    .replaceAll('%SHOP_BRAND%', () => escapeScript(JSON.stringify(brand)));
}

/** Drops the preloads that are for another path than this one. */
export function keepPreloadsOf(path: string, page: string): string {
  const isOf = (start: string) =>
    start.endsWith('/') && start !== '/' ? path.startsWith(start) : path === start;
  return page
    .replaceAll(MARKED_TAG, (tag, route: string) => (route === path ? tag : ''))
    .replaceAll(EARLY_TAG, (tag, starts: string) => (starts.split(' ').some(isOf) ? tag : ''));
}

/** Drops the preloads of every path. */
export function dropPreloads(page: string): string {
  return page.replaceAll(MARKED_TAG, '').replaceAll(EARLY_TAG, '');
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
