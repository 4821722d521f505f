import { importLoadedChunks } from '@shop/app-kit/vite';
import { runtimeConfig } from '@shop/static-server/vite';
import { uiStyles } from '@shop/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { APP, startPage } from './vite/start-page.ts';
import { compression } from 'vite-plugin-compression2';

const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|@emotion|stylis)\//;

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    importLoadedChunks(),
    runtimeConfig(),
    startPage(),
    compression({
      algorithms: ['brotliCompress'],
      include: /\.(?:js|css|svg|json|txt|webmanifest)$/,
      threshold: 1024,
    }),
  ],
  server: { port: 3001, strictPort: true },
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: APP,
      output: {
        codeSplitting: {
          groups: [
            // The libraries of every page are in one file, which is cached apart from the pages.
            { name: 'base', test: BASE, priority: 2 },
            // One file instead of about thirty: it is smaller, and each request costs time on a phone.
            { name: 'shared', test: /node_modules|\/libs\//, minShareCount: 12, priority: 1 },
            // What the first script and the pages share, for the same reasons.
            { name: 'initial', test: (id) => !id.endsWith(APP), tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
