import { createHash } from 'node:crypto';
import type { Build } from './build-manifest.ts';
import {
  dataBlock,
  dropPreloads,
  escapeAttribute,
  nameScripts,
  pathsIn,
  readScripts,
} from './page.ts';
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
const FONT = /\s*<link rel="preload" as="font"[^>]*>/g;

/**
 * Puts a first view into the page: its language, head, body and data, in place of every preload that
 * is for a path. The style that draws it stands in the page itself, so that it is painted without
 * asking for anything more, and its sheets are not asked for again. The scripts are only named, and
 * all pictures but the first wait (`data-pictures`): `take-over.js` asks for them once that is there.
 * Throws when the page has no empty `#root`, or names no scripts.
 */
export function placeView(page: string, view: FirstView, build: Build): PlacedView {
  const bare = dropPreloads(page);
  if (!bare.includes(`${ROOT}</div>`)) throw new Error('The page has no empty #root.');
  const files = build.filesOf(view.modules);
  const sheets = [...new Set([...pathsIn(bare, SHEET), ...files.styles])];
  const known = readScripts(bare);
  const scripts = [...new Set([...known.scripts, ...files.scripts])];
  const style = sheets.map(build.sheetAt).join('\n');
  const head = [
    view.head,
    `<style>${style}</style>`,
    // Not waited for: a script that is, or one of high priority, would hold the first paint up.
    `<script type="module" async fetchpriority="low" src="${TAKE_OVER_PATH}"></script>`,
  ];
  const html = [SHEET, FONT]
    .reduce((text, tag) => text.replace(tag, ''), nameScripts(bare, { ...known, scripts, sheets }))
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${escapeAttribute(view.language)}" data-pictures="first"`,
    )
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      `${ROOT}</div>`,
      () => `${ROOT}${view.body}</div>${dataBlock('shop-view', view.data)}`,
    );
  return { html, styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}
