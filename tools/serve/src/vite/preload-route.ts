import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { ROUTE_MARK } from '../page.ts';

/** What the browser is told to fetch before the entry's script has run. */
export type RoutePreloads = {
  /** The path whose first view this is. */
  path: string;
  /** The route's lazily imported module, from the app's folder: `src/pages/home/home-page.tsx`. */
  module: string;
  /** The API's paths this view reads first: `/api/images/banner/`. */
  api?: readonly string[];
  /** Which of the build's fonts the first view shows; by default each of them. */
  isFont?: (fileName: string) => boolean;
};

/**
 * Writes the preloads of one lazy route into index.html: its chunk, every chunk that one imports,
 * their style sheets, the fonts, and the API's answers. Without it the route is asked for only once
 * the entry has run. Fails the build when no chunk holds `module`.
 */
export function preloadRoute({
  path,
  module,
  api = [],
  isFont = () => true,
}: RoutePreloads): Plugin {
  let wanted = module;
  return {
    name: 'shop:preload-route',
    apply: 'build',
    configResolved: (config) => void (wanted = join(config.root, module)),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const chunks = chunksOf(bundle, wanted);
        const scripts = chunks.map(({ fileName }) =>
          linkTo(fileName, { rel: 'modulepreload', crossorigin: true }),
        );
        const styles = chunks
          .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
          .map((fileName) => linkTo(fileName, { rel: 'stylesheet', crossorigin: true }));
        const answers = api.map((call) =>
          link(`%SHOP_API%${call}`, { rel: 'preload', as: 'fetch', crossorigin: true }),
        );
        const forRoute = [...scripts, ...styles, ...answers]
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

function linkTo(fileName: string, kind: LinkKind): Link {
  return link(`/${fileName}`, kind);
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (route === undefined) throw new Error(`No chunk of this build is ${module}.`);
  const found = new Set([route]);
  for (const chunk of found) {
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}

function fontsOf(bundle: Rolldown.OutputBundle, isFont: (fileName: string) => boolean): Link[] {
  return Object.keys(bundle)
    .filter((fileName) => fileName.endsWith('.woff2') && isFont(fileName))
    .map((fileName) =>
      linkTo(fileName, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }),
    );
}
