import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/start/setup/chromium.mjs';

const chromium = findChromium();

/**
 * `npm run visual`: the built Storybook's parts and pages against their pictures of before. The
 * report shows before, after and difference; `npm run visual -- -u` takes the new pictures over.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../.reports/visual-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: join(import.meta.dirname, '../../.reports/visual.json') }],
    ['./report.ts'],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Letters drawn alike whatever the machine's screen and font settings.
      args: [
        ...CHROMIUM_FLAGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
    trace: 'off',
  },
});
