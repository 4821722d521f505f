import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { ApiServerOptions } from '../fixtures/test.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

/**
 * `npm run bench:call-queue`: works through a queue of 60 orders by keys alone at 1,280 px, and by taps at 375 px, in a shop of
 * its own, and prints the keys or taps and the seconds of each order.
 */
export default defineConfig<ApiServerOptions>({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  globalSetup: '../fixtures/global-setup.ts',
  outputDir: '../../.reports/call-queue',
  reporter: 'list',
  timeout: 900_000,
  retries: 0,
  // One after the other, so that they do not slow each other down.
  workers: 1,
  projects: [
    {
      name: 'keys',
      grep: /by keys/,
      use: {
        apiServer: 'full',
        language: 'fr',
        trace: 'off',
        viewport: DESKTOP,
        isMobile: false,
        hasTouch: false,
      },
    },
    {
      name: 'taps',
      grep: /by taps/,
      use: {
        apiServer: 'full',
        language: 'fr',
        trace: 'off',
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
