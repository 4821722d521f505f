import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { uiStyles } from '@shop/ui/vite';
import { ASSET_NAMES } from './vite/asset-names.ts';

/** The server build: the same app for Node, with all dependencies bundled. */
export default defineConfig({
  plugins: [react(), uiStyles()],
  publicDir: false,
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
