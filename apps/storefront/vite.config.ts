import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { importLoadedChunks } from '@shop/app-kit/vite';
import { LANGUAGES } from '@shop/i18n';
import { runtimeConfig } from '@shop/static-server/vite';
import { uiStyles } from '@shop/ui/vite';
import { ASSET_NAMES } from './vite/asset-names.ts';
import { htmlPages, inputs } from './vite/html-pages.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** The product components of home and of most other pages. */
const CATALOGUE = new RegExp(
  [
    'features/catalogue/(?:lazy-favourites|product-carousel|product-queries|product-tile)',
    'features/catalogue/(?:site-image-queries|sold-out|use-in-view|use-product-pages)',
    'ui/src/(?:empty-state|price|product-card|product-image)/',
    String.raw`ui/src/carousel/(?:carousel\.|use-carousel)`,
    'src/lib/(?:image-|promo)',
    'src/components/(?:loading-note|product-price|sized-error-state|unreadable-note)',
  ].join('|'),
);
/** What is rendered only in the browser, after the page is hydrated. */
const HYDRATED =
  /favourite-controls|heart-icon|stored-ids|menu-panel|ui\/src\/(?:drawer\/|use-modal)/;
/** Small modules that two of the other pages share: a file of each would cost home more, by its name, than the page. */
const SHARED =
  /src\/(?:lib\/(?:run-after-pointer-up|format-phone-input|product-order)|components\/call-or-write|product-search|rank-by-terms|size-selector|pages\/shop\/quick-add\.module)/;
/** What the first call loads. The checkout needs the codes of errors too, and calls at once. */
const HTTP_CLIENT = /api-client\/src\/http\/http-client|contract\/src\/error-codes/;
/** The shop's own code, without its texts. */
const OWN_CODE = /\/src\/(?!locales)/;

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    importLoadedChunks(),
    runtimeConfig(),
    htmlPages({
      serverBuild: 'dist-server/entry-server.js',
      languages: LANGUAGES,
      preloadedFonts: ['newsreader-400.woff2'],
    }),
    serviceWorker(),
    compression({
      algorithms: ['brotliCompress'],
      include: /\.(?:js|css|svg|json|txt|webmanifest)$/,
      threshold: 256,
    }),
  ],
  build: {
    manifest: true,
    rolldownOptions: {
      input: Object.values(inputs),
      output: {
        // A script of each page has the names of all files: two characters less of each hash are 0.2 KB less.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: ASSET_NAMES,
        codeSplitting: {
          // The code of every page is in two files, because libraries change less often than the shop's code.
          groups: [
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
            {
              name: 'shop',
              test: (id) => !Object.values(inputs).some((input) => id.endsWith(`/${input}`)),
              tags: ['$initial'],
              priority: 1,
            },
            { name: 'catalogue', test: CATALOGUE },
            { name: 'hydrated', test: HYDRATED },
            { name: 'shared', test: SHARED },
            { name: 'http-client', test: HTTP_CLIENT },
            // One file instead of many small ones: each request costs 0.5 KB of headers, and HTTP/1.1 sends six at once.
            { name: 'pages', test: OWN_CODE, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
