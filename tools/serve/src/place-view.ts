import { createHash } from 'node:crypto';
import type { Build } from './build-manifest.ts';
import { dropPreloads, escapeAttribute, escapeScript } from './page.ts';
import type { FirstView } from './renderer.ts';

/** A page with its first view in it. */
export type PlacedView = {
  html: string;
  /** What a content policy has to name for the page's own style to count. */
  styleSource: string;
};

/** Where `take-over.js` is served. */
export const TAKE_OVER_PATH = '/take-over.js';

/** The element the app draws in, empty in the built page. */
const ROOT = '<div id="root">';
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Puts a first view into the page: its language, head, body and data, in place of every preload that
 * is for a path. The style sheets that draw it stand in the page themselves, so that it is painted
 * without asking for anything more; they are linked at its end, for the pages that come after. The
 * scripts are only named, and `take-over.js` asks for them once the picture is there. Throws when the
 * page has no empty `#root`.
 */
export function placeView(page: string, view: FirstView, build: Build): PlacedView {
  const bare = dropPreloads(page);
  if (!bare.includes(`${ROOT}</div>`)) throw new Error('The page has no empty #root.');
  const files = build.filesOf(view.modules);
  const sheets = [...new Set([...pathsIn(bare, SHEET), ...files.styles])];
  const scripts = new Set([...pathsIn(bare, PRELOAD), ...files.scripts]);
  const style = sheets.map(build.sheetAt).join('\n');
  const entries = pathsIn(bare, SCRIPT);
  const named = `<meta name="shop-scripts" content="${entries.join(' ')};${[...scripts].join(' ')}">`;
  const takeOver = `<script type="module" src="${TAKE_OVER_PATH}"></script>`;
  const links = sheets.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`);
  const data = `<script type="application/json" id="shop-view">${escapeScript(view.data)}</script>`;
  const html = bare
    .replace(SHEET, '')
    .replace(PRELOAD, '')
    .replace(SCRIPT, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeAttribute(view.language)}"`)
    .replace('</head>', () => `${view.head}<style>${style}</style>${named}${takeOver}</head>`)
    .replace(`${ROOT}</div>`, () => `${ROOT}${view.body}</div>${data}`)
    .replace('</body>', () => `${links.join('')}</body>`);
  return { html, styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

function pathsIn(page: string, tag: RegExp): string[] {
  return [...page.matchAll(tag)].flatMap(([, path]) => path ?? []);
}
