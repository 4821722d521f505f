import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The id of the helper that Vite wraps around each dynamic import of a build. */
const HELPER = /vite\/preload-helper\.js$/;
const IMPORT_LOADED = join(import.meta.dirname, 'import-loaded.ts');

/**
 * Vite plugin: each dynamic import of a build waits until the files of its chunk are loaded (`importLoaded`), so that
 * it can be repeated in any browser. Both apps use it. Fails the build when Vite does not use its helper.
 */
export function importLoadedChunks(): Plugin {
  let isReplaced = false;
  return {
    name: 'shop:import-loaded-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out a chunk that needs no other file.
          resolveDependencies: (file, files) => [...new Set([file, ...files])],
        },
      },
    }),
    load: {
      filter: { id: HELPER },
      handler() {
        isReplaced = true;
        return `export { importLoaded as __vitePreload } from ${JSON.stringify(IMPORT_LOADED)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite has not used the helper of dynamic imports.');
    },
  };
}
