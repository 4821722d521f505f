import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { uiStyles } from '@shop/ui/vite';

/** The server build: the same app for Node, with all dependencies bundled. */
export default defineConfig({
  plugins: [react(), uiStyles()],
  publicDir: false,
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist-server', emptyOutDir: true },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
