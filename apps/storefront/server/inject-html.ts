import { dataBlock, fillPlaceholders, hashSource, type InlineSources } from '@shop/static-server';
import type { RenderedPage } from '../src/ssr/renderer.ts';
import type { Build } from './build-manifest.ts';

/** The module whose chunk is the app. */
const APP = 'src/entry-client.tsx';
const LANGUAGE = '<html lang="fr">';

/** A rendered page's HTML, and the hashes of its inline style and scripts for the content security policy. */
export type InjectedPage = { html: string; inline: InlineSources };

/**
 * Fills the template's placeholders with a rendered page. The page's styles are inline, so that the first
 * paint needs no further request, and so are the script that records clicks from then on and the loader.
 * Throws when the template lacks a placeholder.
 */
export function injectHtml(template: string, page: RenderedPage, build: Build): InjectedPage {
  const { scripts, styles } = build.filesOf([APP, ...page.modules]);
  const css = styles.map(build.readStyle).join('\n');
  const { recordClicks, loader } = build.inlineScripts;
  const html = fillPlaceholders(template, {
    [LANGUAGE]: `<html lang="${page.language}">`,
    '<!--app-head-->': `${page.head}<style>${css}</style><script>${recordClicks}</script>`,
    '<!--app-html-->': page.html,
    '<!--app-state-->':
      dataBlock('ssr-state', page.state) +
      dataBlock('app-scripts', JSON.stringify(scripts)) +
      dataBlock('inlined-styles', JSON.stringify(styles)),
    '<!--app-loader-->': `<script type="module">${loader}</script>`,
  });
  return {
    html,
    inline: {
      style: hashSource(css),
      script: `${hashSource(recordClicks)} ${hashSource(loader)}`,
    },
  };
}
