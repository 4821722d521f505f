import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@shop/i18n/backoffice';
import { fillPlaceholders, inlineSourcesAsset } from '@shop/static-server';
import { buildScript, chunkFiles } from '@shop/static-server/vite';
import type { Plugin } from 'vite';

/** The app, which `start.ts` loads: the input of the build. */
export const APP = 'src/main.tsx';
/** The script inside the page. */
const START = 'src/start.ts';
/** Its tag in `index.html`, as `vite dev` needs it. */
const DEV_START = `<script type="module" src="/${START}"></script>`;
const LINKS = '<!--app-links-->';
const LOAD_ERROR = '<!--load-error-->';

/**
 * Completes `index.html`: the message that `start.ts` shows when the app cannot be loaded, in both languages,
 * and the links of the app's scripts and styles. A built page has `start.ts` inline, and the build its hash for
 * the content security policy (B1).
 */
export function startPage(): Plugin[] {
  let root = '';
  return [
    {
      name: 'backoffice:start-page:dev',
      apply: 'serve',
      transformIndexHtml: async (html) =>
        fillPlaceholders(html, {
          [LINKS]: preloadLink(`/${APP}`),
          [LOAD_ERROR]: await loadErrorMessage(),
        }),
    },
    {
      name: 'backoffice:start-page:build',
      apply: 'build',
      configResolved: (config) => void (root = config.root),
      generateBundle: {
        order: 'post',
        async handler(_options, bundle) {
          const { scripts, styles } = chunkFiles(bundle, join(root, APP));
          const script = await buildScript(root, START);
          const links = [
            ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
            ...scripts.map(preloadLink),
          ];
          const html = await readFile(join(root, 'index.html'), 'utf8');
          const source = fillPlaceholders(html, {
            [LINKS]: links.join('\n    '),
            [LOAD_ERROR]: await loadErrorMessage(),
            [DEV_START]: `<script type="module">${script}</script>`,
          });
          this.emitFile({ type: 'asset', fileName: 'index.html', source });
          this.emitFile(inlineSourcesAsset(script));
        },
      },
    },
  ];
}

function preloadLink(href: string): string {
  return `<link rel="modulepreload" crossorigin href="${href}" />`;
}

async function loadErrorMessage(): Promise<string> {
  const { translation: en } = await catalogue.load();
  const texts = { fr: catalogue.fr.translation, en };
  return Object.entries(texts)
    .map(
      ([lang, { chunkError, retry }]) =>
        `<div lang="${lang}"><h1>${chunkError.missing}</h1><p class="retry">${chunkError.missingText}</p><p class="reloads">${chunkError.failingText}</p><a href="">${retry}</a></div>`,
    )
    .join('');
}
