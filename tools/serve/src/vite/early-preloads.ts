import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dropPreloads, EARLY_MARK, escapeScript } from '../page.ts';
import { filesOfRoute } from './files-of-route.ts';

/** What is asked for early on one path's view. */
export type EarlyView = {
  /** Lazily imported modules, from the app's folder: the page's own, and what it calls the host with. */
  modules: readonly string[];
  /**
   * The API's paths it reads first, letter for letter as the app asks them of a host it knows nothing
   * of yet (API-4); counted where the address has no query.
   */
  calls: readonly string[];
};

const NAME = 'early-preloads.js';

/**
 * Lets a page that any path may be answered with ask for its path's view at once: writes a table of
 * `views` (by path; one that ends in `/` stands for all that begin so) and a small script that reads
 * it. Nothing of it is inline code (B1). Fails the build when no chunk holds a module.
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
        const table = Object.entries(views).map(([path, { modules, calls }]) => {
          const files = modules.map((module) => filesOfRoute(bundle, join(root, module)));
          const missing = (hrefs: readonly string[]) =>
            [...new Set(hrefs)].filter((href) => !forAll.includes(`"${href}"`));
          const scripts = missing(files.flatMap((each) => each.scripts));
          const styles = missing(files.flatMap((each) => each.styles));
          return [path, { scripts, styles, calls }];
        });
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        const mark = { [EARLY_MARK]: Object.keys(views).join(' ') };
        return [
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { type: 'application/json', id: 'early-preloads', ...mark },
            children: escapeScript(JSON.stringify(Object.fromEntries(table))),
          },
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { async: true, src: `/${script?.fileName}`, ...mark },
          },
        ];
      },
    },
  };
}
