import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { dataBlock, fillPlaceholders, inlineSourcesAsset } from '@shop/static-server';
import { chunkFiles } from '@shop/static-server/vite';
import { loadServerBuild } from '../server/load-server-build.ts';

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
 * placeholders the server fills for each rendered page, and `index.html` for every other page, with `loader.ts`
 * inline, and its hash for the content security policy (B1). Both have a note for browsers without scripts.
 * Fails the build when a font has no file or the note cannot be rendered.
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
        const emit = (fileName: string, html: string) =>
          this.emitFile({ type: 'asset', fileName, source: html });
        const { renderNoScript } = await loadServerBuild(join(root, serverBuild));
        const notes = await Promise.all(languages.map(renderNoScript));
        const template = fillPlaceholders(source, {
          [DEV_ENTRY]: '<!--app-loader-->',
          '<!--app-head-->': `${preloads}<!--app-head-->`,
          '<!--app-noscript-->': `<noscript>${notes.join('')}</noscript>`,
        });
        emit('.vite/template.html', template);
        const loader = chunkCode(bundle, join(root, inputs.loader));
        emit(
          'index.html',
          unrenderedPage(template, loader, chunkFiles(bundle, join(root, inputs.app))),
        );
        this.emitFile(inlineSourcesAsset(loader));
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

/** The code of a module's chunk. Throws when the module, by its absolute path, has none. */
function chunkCode(bundle: Rolldown.OutputBundle, module: string): string {
  const [script = ''] = chunkFiles(bundle, module).scripts;
  const chunk = bundle[script.slice(1)];
  if (chunk?.type !== 'chunk') throw new Error(`No chunk of this build is ${module}.`);
  return chunk.code.trim();
}

function unrenderedPage(
  template: string,
  loader: string,
  app: { scripts: string[]; styles: string[] },
): string {
  return fillPlaceholders(template, {
    '<!--app-head-->': app.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    '<!--app-html-->': '',
    '<!--app-state-->': dataBlock('app-scripts', JSON.stringify(app.scripts)),
    '<!--app-loader-->': `<script type="module">${loader}</script>`,
  });
}
