import type { Brand } from './brand.ts';

/** What the pages are told when they are served, rather than when they are built. */
export type PageFacts = { apiUrl: URL; brand: Brand };

/** The tags `preloadRoute` writes carry this attribute with the one path they are meant for. */
export const ROUTE_MARK = 'data-route';

const MARKED_TAG = new RegExp(`\\s*<link[^>]* ${ROUTE_MARK}="([^"]*)"[^>]*>`, 'g');

/**
 * Writes the API's address over each `%SHOP_API%` and the brand over each `%SHOP_BRAND%`. Both are
 * escaped for where they stand: an attribute, and a data block that is never run.
 */
export function fillPage(template: string, { apiUrl, brand }: PageFacts): string {
  const address = apiUrl.href.replace(/\/+$/, '');
  return template
    .replaceAll('%SHOP_API%', () => escapeAttribute(address))
    .replaceAll('%SHOP_BRAND%', () => escapeScript(JSON.stringify(brand)));
}

/** Drops the preloads that another path than this one asked for. */
export function keepPreloadsOf(path: string, page: string): string {
  return page.replaceAll(MARKED_TAG, (tag, route: string) => (route === path ? tag : ''));
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
