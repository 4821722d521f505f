import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { LANGUAGES } from '@shop/i18n';
import { runtimeConfig } from '@shop/static-server/vite';
import { uiStyles } from '@shop/ui/vite';
import { shellViews } from './src/ssr/static-shell-views.ts';
import { htmlPages, inputs } from './vite/html-pages.ts';

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    runtimeConfig(),
    htmlPages({
      views: shellViews,
      serverBuild: 'dist-server/entry-server.js',
      languages: LANGUAGES,
    }),
    compression({
      algorithms: ['brotliCompress'],
      include: /\.(?:js|css|svg|json|txt|webmanifest)$/,
      threshold: 1024,
    }),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.values(inputs),
      output: {
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
            // The product components. The carousel is excluded: the shop page and the search do not use it.
            {
              name: 'catalogue',
              test: /[\\/](?:features[\\/]catalogue[\\/](?!product-carousel)|ui[\\/]src[\\/](?:product-image|product-card|price|empty-state)[\\/]|lib[\\/]image-)/,
            },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
