import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { loadEntry } from '../load-renderer.ts';
import { ANY_PATH, EARLY_MARK, escapeScript, nameScripts, takeScripts } from '../page.ts';
import { filesOfRoute } from './files-of-route.ts';

/** A read of the API, letter for letter as the app asks it of a host it knows nothing of yet (API-4). */
type EarlyCall = {
  /** Its path and query; `{id}` stands for the address's own `?id=`. */
  call: string;
  /** It is asked only of a host whose answer to the call before names this. */
  feature?: string;
};

/** The first picture of the last call's answer, where the host offers `picture-widths`. */
type EarlyPicture = {
  /** Of the view's frame, the selector of the box that is held for it. */
  box: string;
  /** The field that holds its path, or a list whose first is it. */
  field: string;
  /** How wide it is shown, as an `<img>`'s `sizes` says it. */
  sizes: string;
  /** The offered widths, in pixels. */
  widths: readonly number[];
};

/** What is asked for early on one path's view. */
export type EarlyView = {
  /** Lazily imported modules, from the app's folder: the page's own, and what it calls the host with. */
  modules: readonly string[];
  /** With which query its address is this view: with any, with none, or with an `?id=`. */
  query: 'any' | 'bare' | 'id';
  /** What it reads first, one after the other; the app takes the answers from `earlyAnswers`. */
  calls?: readonly EarlyCall[];
  picture?: EarlyPicture;
  /** An address of this view, for its frame to be drawn by. */
  address: string;
};

/** Who draws the frames: the server's build of the app, from its folder, and in which languages. */
export type FrameMaker = { entry: string; languages: readonly string[] };

const NAME = 'first-view.js';

/** What it is made of, in the order in which it is to run. */
const PARTS = ['early-preloads.js', '../take-over.js'];

/**
 * Lets a page that any path may be answered with ask for its path's view at once, data and first
 * picture with it, and show its frame meanwhile: writes a table of `views` (by path; one that ends in
 * `/` stands for all that begin so, but `/` for itself), the frames as templates, and a small script
 * that reads them. Nothing of it is inline code (B1). Fails the build when no chunk holds a module,
 * or a frame cannot be drawn.
 */
export function earlyPreloads(
  views: Readonly<Record<string, EarlyView>>,
  frames: FrameMaker,
): Plugin {
  let root = '';
  return {
    name: 'shop:early-preloads',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async buildStart() {
      const parts = PARTS.map((part) => readFile(join(import.meta.dirname, part), 'utf8'));
      const source = (await Promise.all(parts)).join('');
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const { rest, ...named } = takeScripts(html);
        const page = nameScripts(rest, { ...named, sheets: [] });
        const table = Object.entries(views).map(([path, { modules, query, calls, picture }]) => {
          const files = modules.map((module) => filesOfRoute(bundle, join(root, module)));
          const missing = (hrefs: readonly string[]) =>
            [...new Set(hrefs)].filter((href) => !html.includes(`"${href}"`));
          const scripts = missing(files.flatMap((each) => each.scripts));
          const styles = missing(files.flatMap((each) => each.styles));
          return [path, { scripts, styles, query, calls, picture }];
        });
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        const mark = { [EARLY_MARK]: ANY_PATH };
        const src = `/${script?.fileName}`;
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { type: 'application/json', id: 'early-preloads', ...mark },
            children: escapeScript(JSON.stringify(Object.fromEntries(table))),
          },
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { type: 'module', async: true, fetchpriority: 'high', src, ...mark },
          },
          ...(await drawFrames(views, join(root, frames.entry), frames.languages)),
        ];
        return { html: page, tags };
      },
    },
  };
}

async function drawFrames(
  views: Readonly<Record<string, EarlyView>>,
  entry: string,
  languages: readonly string[],
): Promise<HtmlTagDescriptor[]> {
  const { drawFrame } = await loadEntry(entry);
  const frames = Object.entries(views).flatMap(([path, { address }]) =>
    languages.map(async (lang) => ({
      tag: 'template',
      injectTo: 'head' as const,
      attrs: { lang, 'data-frame': path, [EARLY_MARK]: path },
      children: await drawFrame(address, lang),
    })),
  );
  return Promise.all(frames);
}
