import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadServerBuild } from '../server/load-server-build.ts';
import { dataBlock, fillPlaceholder } from '../server/inject-html.ts';

/** The entry's tag in `index.html`, as `vite dev` needs it. */
const DEV_ENTRY = '<script type="module" src="/src/entry-client.tsx"></script>';

/** The inputs of the build, from the app's folder. */
export const inputs = {
  app: 'src/entry-client.tsx',
  loader: 'src/lib/hydration/loader.ts',
  recorder: 'src/lib/hydration/record-clicks.ts',
} as const;

type Options = {
  /** The server build, which renders the note for browsers without scripts, from the app's folder. */
  serverBuild: string;
  languages: readonly string[];
  /** The font files that each page requests at once, by their names before the build. */
  preloadedFonts: readonly string[];
};

/**
 * Writes two pages from `index.html`, without the app's own script tag: `.vite/template.html`, whose
 * placeholders the server fills for each rendered page, and `index.html` for every other page, with the tag of
 * `loader.ts` and no inline code (B1). Both have a note for browsers without scripts. Fails the build when a
 * font has no file or the note cannot be rendered.
 */
export function htmlPages({ serverBuild, languages, preloadedFonts }: Options): Plugin {
  let root = '';
  return {
    name: 'storefront:html-pages',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await readFile(join(root, 'index.html'), 'utf8');
        const preloads = preloadedFonts.map((name) => fontPreload(bundle, name)).join('');
        const placeholders = fillPlaceholder(
          fillPlaceholder(source, DEV_ENTRY, '<!--app-loader-->'),
          '<!--app-head-->',
          `${preloads}<!--app-head-->`,
        );
        const emit = (fileName: string, html: string) =>
          this.emitFile({ type: 'asset', fileName, source: html });
        const { renderNoScript } = await loadServerBuild(join(root, serverBuild));
        const notes = await Promise.all(languages.map(renderNoScript));
        const template = fillPlaceholder(
          placeholders,
          '<!--app-noscript-->',
          `<noscript>${notes.join('')}</noscript>`,
        );
        emit('.vite/template.html', template);
        emit('index.html', unrenderedPage(template, root, bundle));
      },
    },
  };
}

function fontPreload(bundle: Rolldown.OutputBundle, name: string): string {
  const font = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.names.includes(name),
  );
  if (font === undefined) throw new Error(`This build has no font ${name}.`);
  // `crossorigin`: fonts are requested without credentials, also from the page's own origin.
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`;
}

function unrenderedPage(template: string, root: string, bundle: Rolldown.OutputBundle): string {
  const app = chunkFiles(bundle, join(root, inputs.app));
  const loader = chunkFiles(bundle, join(root, inputs.loader));
  const contents = {
    '<!--app-head-->': app.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    '<!--app-html-->': '',
    '<!--app-state-->': dataBlock('app-scripts', JSON.stringify(app.scripts)),
    '<!--app-loader-->': `<script type="module" src="${loader.scripts[0]}"></script>`,
  };
  return Object.entries(contents).reduce(
    (page, [name, html]) => fillPlaceholder(page, name, html),
    template,
  );
}

/**
 * The URLs of a module's chunk with every chunk it imports, the module's own first, and of their style
 * sheets. Throws when the module, by its absolute path, has no chunk.
 */
function chunkFiles(
  bundle: Rolldown.OutputBundle,
  module: string,
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (entry === undefined) throw new Error(`No chunk of this build is ${module}.`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(`/${chunk.fileName}`)) return;
    scripts.add(`/${chunk.fileName}`);
    // In Vite's order: a chunk's own style sheets follow those of the chunks it imports.
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') add(imported);
    }
    for (const fileName of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${fileName}`);
  };
  add(entry);
  return { scripts: [...scripts], styles: [...styles] };
}
