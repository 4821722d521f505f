import { brotli, preloadRoute, servedPage } from '@shop/serve/vite';
import { uiStyles } from '@shop/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    uiStyles(),
    servedPage(),
    preloadRoute({ path: '/admin/login', module: 'src/pages/login/login-page.tsx' }),
    brotli(),
  ],
  server: { port: 3001, strictPort: true },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
