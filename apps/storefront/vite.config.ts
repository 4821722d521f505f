import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PAGE_SIZE } from '@shop/contract/constants';
import { brotli, earlyPreloads, preloadRoute, servedPage } from '@shop/serve/vite';
import { uiStyles } from '@shop/ui/vite';

const HOST_CLIENT = 'src/platform/host-client.ts';
const PAGE_TEXTS = '../../libs/i18n/src/fr/storefront-pages.ts';

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    servedPage(),
    preloadRoute({
      path: '/',
      modules: ['src/pages/home/home-page.tsx', HOST_CLIENT],
      api: ['/api/images/banner/'],
      // The picture goes first: each face stands on one of the visitor's own, of the same metrics.
      isFont: () => false,
    }),
    earlyPreloads({
      '/shop': {
        modules: ['src/pages/shop/shop-page.tsx', PAGE_TEXTS, HOST_CLIENT],
        calls: [`/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0`],
      },
      '/product/': {
        modules: ['src/pages/product/product-page.tsx', PAGE_TEXTS, HOST_CLIENT],
        // Which path reads one product, the host says in an answer first (API-4).
        calls: [],
      },
    }),
    brotli(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files: libraries change seldom, the shop's code often.
          groups: [
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'shop', tags: ['$initial'], priority: 1 },
            {
              name: 'catalogue',
              test: /[\\/](?:features[\\/]catalogue|ui[\\/]src[\\/](?:product-picture|product-card|price|carousel|empty-state)[\\/](?!carousel-engine)|platform[\\/]picture-)/,
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
