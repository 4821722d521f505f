import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PAGE_SIZE, PICTURE_WIDTHS } from '@shop/contract/constants';
import { LANGUAGES } from '@shop/i18n';
import { brotli, earlyPreloads, servedPage } from '@shop/serve/vite';
import { uiStyles } from '@shop/ui/vite';
import { paths } from './src/platform/paths.ts';
import { pictureSizes } from './src/platform/picture-sizes.ts';

const HOST_CLIENT = 'src/platform/host-client.ts';
const firstPicture = (box: string, field: string, sizes: string) => ({
  box,
  field,
  sizes,
  widths: PICTURE_WIDTHS,
});
const PAGE_TEXTS = '../../libs/i18n/src/fr/storefront-pages.ts';

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    servedPage(),
    earlyPreloads(
      {
        '/': {
          address: '/',
          modules: ['src/pages/home/home-page.tsx', HOST_CLIENT],
          query: 'any',
          calls: [{ call: '/api/images/banner/' }],
          picture: firstPicture('[data-shape="banner"]', 'image', pictureSizes.banner),
        },
        '/shop': {
          address: '/shop',
          modules: ['src/pages/shop/shop-page.tsx', PAGE_TEXTS, HOST_CLIENT],
          query: 'bare',
          calls: [{ call: `/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0` }],
          picture: firstPicture('[data-shape="product"]', 'product_images', pictureSizes.grid),
        },
        '/product/': {
          address: '/product/name?id=id',
          modules: ['src/pages/product/product-page.tsx', PAGE_TEXTS, HOST_CLIENT],
          query: 'id',
          calls: [
            { call: '/api/products/?limit=1' },
            { call: '/api/products/{id}/', feature: 'product-read' },
          ],
          picture: firstPicture('[data-shape="product"]', 'product_images', pictureSizes.product),
        },
        [paths.cart]: {
          address: paths.cart,
          modules: ['src/pages/cart/cart-page.tsx', PAGE_TEXTS],
          query: 'any',
        },
        [paths.checkout]: {
          address: paths.checkout,
          modules: ['src/pages/checkout/checkout-page.tsx', PAGE_TEXTS],
          query: 'any',
        },
      },
      { entry: 'dist-server/entry-server.js', languages: LANGUAGES },
    ),
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
            // What shows products, wherever; the shop and what is found have no carousel.
            {
              name: 'catalogue',
              test: /[\\/](?:features[\\/]catalogue[\\/](?!product-carousel)|ui[\\/]src[\\/](?:product-picture|product-card|price|empty-state)[\\/]|platform[\\/]picture-)/,
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
