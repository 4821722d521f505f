import { createHash } from 'node:crypto';
import { APP_PAGE } from '@shop/static-server';
import { buildScript } from '@shop/static-server/vite';
import type { Plugin } from 'vite';

/** The service worker, from the app's folder. */
const SERVICE_WORKER = 'src/service-worker/service-worker.ts';
/** The files that a page needs without a connection. */
const PRECACHED = /^assets\/.*\.(?:js|css|woff2|svg)$/;

/**
 * Writes `sw.js`, with the list of the files that it caches: all scripts, styles, fonts and flags of the build, and
 * the app's page. It follows `htmlPages`, whose `index.html` is that page.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'storefront:service-worker',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('This build has no index.html.');
        const files = Object.keys(bundle).filter((file) => PRECACHED.test(file));
        const entries = [
          { url: APP_PAGE, revision: createHash('sha256').update(page.source).digest('hex') },
          // The name of the file has a hash of its content.
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const source = await buildScript(root, SERVICE_WORKER, {
          PRECACHE_ENTRIES: JSON.stringify(entries),
          APP_PAGE: JSON.stringify(APP_PAGE),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
