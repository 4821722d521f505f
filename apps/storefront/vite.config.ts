import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotli, preloadRoute, servedPage } from '@shop/serve/vite';
import { uiStyles } from '@shop/ui/vite';

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    servedPage(),
    preloadRoute({
      path: '/',
      module: 'src/pages/home/home-page.tsx',
      api: ['/api/images/banner/'],
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
              test: /[\\/](?:features[\\/]catalogue|product-picture|product-card|price|carousel\.|use-carousel|error-state|empty-state|picture-)/,
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
