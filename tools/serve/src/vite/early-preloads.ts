import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dropPreloads, EARLY_MARK, escapeScript } from '../page.ts';
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
  calls: readonly EarlyCall[];
  picture: EarlyPicture;
};

const NAME = 'early-preloads.js';

/**
 * Lets a page that any path may be answered with ask for its path's view at once, data and first
 * picture with it: writes a table of `views` (by path; one that ends in `/` stands for all that begin
 * so, but `/` for itself) and a small script that reads it. Nothing of it is inline code (B1). Fails
 * the build when no chunk holds a module.
 */
export function earlyPreloads(views: Readonly<Record<string, EarlyView>>): Plugin {
  let root = '';
  return {
    name: 'shop:early-preloads',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async buildStart() {
      const source = await readFile(join(import.meta.dirname, NAME), 'utf8');
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const forAll = dropPreloads(html);
        const table = Object.entries(views).map(([path, { modules, ...asked }]) => {
          const files = modules.map((module) => filesOfRoute(bundle, join(root, module)));
          const missing = (hrefs: readonly string[]) =>
            [...new Set(hrefs)].filter((href) => !forAll.includes(`"${href}"`));
          const scripts = missing(files.flatMap((each) => each.scripts));
          const styles = missing(files.flatMap((each) => each.styles));
          return [path, { scripts, styles, ...asked }];
        });
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        const mark = { [EARLY_MARK]: Object.keys(views).join(' ') };
        const src = `/${script?.fileName}`;
        return [
          {
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'script', fetchpriority: 'high', href: src, ...mark },
          },
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { type: 'application/json', id: 'early-preloads', ...mark },
            children: escapeScript(JSON.stringify(Object.fromEntries(table))),
          },
          { tag: 'script', injectTo: 'head', attrs: { async: true, src, ...mark } },
        ];
      },
    },
  };
}
