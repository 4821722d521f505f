import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadServerBuild } from '../server/load-server-build.ts';
import { dataBlock, fillPlaceholder } from '../server/inject-html.ts';
import type { ShellView } from '../src/ssr/static-shell-views.ts';
import { chunkFiles } from './chunk-files.ts';

/** The entry's tag in `index.html`, as `vite dev` needs it. */
const DEV_ENTRY = '<script type="module" src="/src/entry-client.tsx"></script>';

/** The inputs of the build, from the app's folder. */
export const inputs = {
  app: 'src/entry-client.tsx',
  loader: 'src/lib/hydration/loader.ts',
  shell: 'src/ssr/static-shell.ts',
  recorder: 'src/lib/hydration/record-clicks.ts',
} as const;

type Options = {
  /** The static shells, by path. */
  views: Readonly<Record<string, ShellView>>;
  /** The server build, which renders them, from the app's folder. */
  serverBuild: string;
  languages: readonly string[];
};

/**
 * Writes two pages from `index.html`, with `loader.ts` in place of the app's own script tag:
 * `.vite/template.html`, whose placeholders the server fills for each rendered page, and `index.html` for a
 * static host, with a static shell of each view. Neither has inline code (B1). Fails the build when a
 * module has no chunk or a shell cannot be rendered.
 */
export function htmlPages({ views, serverBuild, languages }: Options): Plugin {
  let root = '';
  return {
    name: 'storefront:html-pages',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await readFile(join(root, 'index.html'), 'utf8');
        const [loader] = chunkFiles(bundle, join(root, inputs.loader)).scripts;
        // Low priority: a script with high priority would delay the first paint.
        const tag = `<script type="module" async fetchpriority="low" src="${loader}"></script>`;
        const template = fillPlaceholder(source, DEV_ENTRY, tag);
        const emit = (fileName: string, html: string) =>
          this.emitFile({ type: 'asset', fileName, source: html });
        emit('.vite/template.html', template);
        const shells = await renderShells(views, join(root, serverBuild), languages);
        emit('index.html', staticPage(template, root, bundle, views, shells));
      },
    },
  };
}

function staticPage(
  template: string,
  root: string,
  bundle: Rolldown.OutputBundle,
  views: Options['views'],
  shells: string,
): string {
  const files = (module: string) => chunkFiles(bundle, join(root, module));
  const app = files(inputs.app);
  const table = Object.entries(views).map(([path, { modules, query, calls, image }]) => {
    const own = modules.map(files);
    const scripts = own
      .flatMap((each) => each.scripts)
      .filter((href) => !app.scripts.includes(href));
    const styles = own.flatMap((each) => each.styles).filter((href) => !app.styles.includes(href));
    return [path, { scripts: unique(scripts), styles: unique(styles), query, calls, image }];
  });
  const head = [
    ...app.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    dataBlock('shell-views', JSON.stringify(Object.fromEntries(table))),
    `<script type="module" fetchpriority="high" src="${files(inputs.shell).scripts[0]}"></script>`,
    shells,
  ].join('');
  const contents = {
    '<!--app-head-->': head,
    '<!--app-html-->': '',
    '<!--app-state-->': dataBlock('app-scripts', JSON.stringify(app.scripts)),
  };
  return Object.entries(contents).reduce(
    (page, [name, html]) => fillPlaceholder(page, name, html),
    template,
  );
}

async function renderShells(
  views: Options['views'],
  serverBuild: string,
  languages: readonly string[],
): Promise<string> {
  const { renderShell } = await loadServerBuild(serverBuild);
  const shells = Object.entries(views).flatMap(([name, { path }]) =>
    languages.map(
      async (lang) =>
        `<template lang="${lang}" data-shell="${name}">${await renderShell(path, lang)}</template>`,
    ),
  );
  return (await Promise.all(shells)).join('');
}

function unique(hrefs: readonly string[]): string[] {
  return [...new Set(hrefs)];
}
