import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { ApiServerOptions } from '../fixtures/test.ts';

/**
 * `npm run bench:lists`: the time from the press on a link until the rows of each long list of the back office are shown,
 * with the promised limit of 300 ms and medians of five.
 */
export default defineConfig<ApiServerOptions>({
  ...base,
  testDir: '.',
  testMatch: ['list-times.spec.ts'],
  globalSetup: '../fixtures/global-setup.ts',
  outputDir: '../../.reports/lists',
  reporter: 'list',
  workers: 1,
  projects: [
    {
      name: 'lists',
      use: { apiServer: 'full', language: 'fr', trace: 'off' },
    },
  ],
});
