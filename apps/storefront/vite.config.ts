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
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
