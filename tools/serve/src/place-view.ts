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
const FONT = /\s*<link rel="preload" as="font"[^>]*>/g;

/**
 * Puts a first view into the page: its language, head, body and data, in place of every preload that
 * is for a path. The style that draws it stands in the page itself, so that it is painted without
 * asking for anything more, and its sheets are not asked for again. The scripts are only named:
 * `take-over.js` asks for them once the picture is there. Throws when the page has no empty `#root`.
 */
export function placeView(page: string, view: FirstView, build: Build): PlacedView {
  const bare = dropPreloads(page);
  if (!bare.includes(`${ROOT}</div>`)) throw new Error('The page has no empty #root.');
  const files = build.filesOf(view.modules);
  const sheets = [...new Set([...pathsIn(bare, SHEET), ...files.styles])];
  const scripts = new Set([...pathsIn(bare, PRELOAD), ...files.scripts]);
  const style = sheets.map(build.sheetAt).join('\n');
  const later = { sheets, entries: pathsIn(bare, SCRIPT), scripts: [...scripts] };
  const head = [
    view.head,
    `<style>${style}</style>`,
    dataBlock('shop-later', JSON.stringify(later)),
    // Not waited for: a script that is, or one of high priority, would hold the first paint up.
    `<script type="module" async fetchpriority="low" src="${TAKE_OVER_PATH}"></script>`,
  ];
  const html = [SHEET, PRELOAD, SCRIPT, FONT]
    .reduce((text, tag) => text.replace(tag, ''), bare)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeAttribute(view.language)}"`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      `${ROOT}</div>`,
      () => `${ROOT}${view.body}</div>${dataBlock('shop-view', view.data)}`,
    );
  return { html, styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeScript(json)}</script>`;
}

function pathsIn(page: string, tag: RegExp): string[] {
  return [...page.matchAll(tag)].flatMap(([, path]) => path ?? []);
}
