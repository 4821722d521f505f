import type { Brand } from './brand.ts';
import type { BuildFiles } from './build-manifest.ts';
import type { FirstView } from './renderer.ts';

/** What the pages are told when they are served, rather than when they are built. */
export type PageFacts = { apiUrl: URL; brand: Brand };

/** The API's address as pages write it: without a slash at its end. */
export function apiAddress(apiUrl: URL): string {
  return apiUrl.href.replace(/\/+$/, '');
}

/** The tags `preloadRoute` writes carry this attribute with the one path they are meant for. */
export const ROUTE_MARK = 'data-route';

/** The element the app draws in, empty in the built page. */
const ROOT = '<div id="root">';

const MARKED_TAG = new RegExp(`\\s*<link[^>]* ${ROUTE_MARK}="([^"]*)"[^>]*>`, 'g');

/**
 * Writes the API's address over each `%SHOP_API%` and the brand over each `%SHOP_BRAND%`. Both are
 * escaped for where they stand: an attribute, and a data block that is never run.
 */
export function fillPage(template: string, { apiUrl, brand }: PageFacts): string {
  return template
    .replaceAll('%SHOP_API%', () => escapeAttribute(apiAddress(apiUrl)))
    .replaceAll('%SHOP_BRAND%', () => escapeScript(JSON.stringify(brand)));
}

/** Drops the preloads that another path than this one asked for. */
export function keepPreloadsOf(path: string, page: string): string {
  return page.replaceAll(MARKED_TAG, (tag, route: string) => (route === path ? tag : ''));
}

/**
 * Puts a first view into the page: its language, head, body and data, and links to the files that
 * draw it, in place of every preload that is for a path. Throws when the page has no empty `#root`.
 */
export function placeView(page: string, view: FirstView, files: BuildFiles): string {
  const bare = page.replaceAll(MARKED_TAG, '');
  if (!bare.includes(`${ROOT}</div>`)) throw new Error('The page has no empty #root.');
  const links = [
    ...files.styles.map((path) => ({ path, kind: 'rel="stylesheet"' })),
    ...files.scripts.map((path) => ({ path, kind: 'rel="modulepreload"' })),
  ]
    .filter(({ path }) => !bare.includes(`"${path}"`))
    .map(({ path, kind }) => `<link ${kind} crossorigin href="${path}">`);
  const data = `<script type="application/json" id="shop-view">${escapeScript(view.data)}</script>`;
  return bare
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeAttribute(view.language)}"`)
    .replace('</head>', () => `${view.head}${links.join('')}</head>`)
    .replace(`${ROOT}</div>`, () => `${ROOT}${view.body}</div>${data}`);
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
