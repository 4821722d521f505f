import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 6107;
const chromium = findChromium();

/**
 * `npm run visual`: compares screenshots of the built Storybook's components and pages with the
 * baselines. `npm run visual -- --update-snapshots` updates the baselines. The browser has the fonts
 * that the project ships and no others, so the result does not depend on the machine's fonts.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['visual.spec.ts', 'docs.spec.ts'],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../../.reports/visual-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // A pixel differs when its colour does by more than 4 %: less than one token from another.
      threshold: 0.04,
      maxDiffPixels: 100,
    },
  },
  reporter: [
    ['list'],
    ['json', { outputFile: join(ROOT, '.reports/visual.json') }],
    ['html', { outputFolder: join(ROOT, '.reports/visual'), open: 'never' }],
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --outDir .cache/storybook --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    launchOptions: {
      // The same glyph rendering on every machine.
      args: [
        ...CHROMIUM_FLAGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fontconfig.xml') },
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
    trace: 'off',
  },
});
