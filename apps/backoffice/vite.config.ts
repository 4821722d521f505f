import { brotli, preloadRoute, servedPage } from '@shop/serve/vite';
import { uiStyles } from '@shop/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|@emotion|stylis)\//;

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    servedPage(),
    preloadRoute({ path: '/admin/login', modules: ['src/pages/login/login-page.tsx'] }),
    brotli(),
  ],
  server: { port: 3001, strictPort: true },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page stands on, in one file: it is cached apart from the pages, and packs better.
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
});
