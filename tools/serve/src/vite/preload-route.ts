import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { ROUTE_MARK } from '../page.ts';
import { filesOfRoute } from './files-of-route.ts';

/** What the browser is told to fetch before the entry's script has run. */
export type RoutePreloads = {
  /** The path whose first view this is. */
  path: string;
  /** Its lazily imported modules, from the app's folder, the page's own first: `src/pages/home/home-page.tsx`. */
  modules: readonly string[];
  /** Which of the build's fonts the first view shows; by default each of them. */
  isFont?: (fileName: string) => boolean;
};

/**
 * Writes the preloads of one lazy route into index.html: its chunks, every chunk those import,
 * their style sheets and the fonts. Without it the route is asked for only once
 * the entry has run. Fails the build when no chunk holds one of `modules`.
 */
export function preloadRoute({ path, modules, isFont = () => true }: RoutePreloads): Plugin {
  let root = '';
  return {
    name: 'shop:preload-route',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const files = modules.map((module) => filesOfRoute(bundle, join(root, module)));
        const scripts = [...new Set(files.flatMap((each) => each.scripts))].map((href) =>
          link(href, { rel: 'modulepreload', crossorigin: true }),
        );
        const styles = [...new Set(files.flatMap((each) => each.styles))].map((href) =>
          link(href, { rel: 'stylesheet', crossorigin: true }),
        );
        const forRoute = [...scripts, ...styles]
          .filter(({ attrs }) => !html.includes(`"${attrs.href}"`))
          .map((tag) => ({ ...tag, attrs: { ...tag.attrs, [ROUTE_MARK]: path } }));
        return [...fontsOf(bundle, isFont), ...forRoute];
      },
    },
  };
}

type Link = HtmlTagDescriptor & { attrs: { href: string } };
type LinkKind = { rel: string; as?: string; type?: string; crossorigin?: true };

function link(href: string, kind: LinkKind): Link {
  return { tag: 'link', injectTo: 'head', attrs: { ...kind, href } };
}

function fontsOf(bundle: Rolldown.OutputBundle, isFont: (fileName: string) => boolean): Link[] {
  return Object.keys(bundle)
    .filter((fileName) => fileName.endsWith('.woff2') && isFont(fileName))
    .map((fileName) =>
      link(`/${fileName}`, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }),
    );
}
