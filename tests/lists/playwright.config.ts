import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { ApiServerOptions } from '../fixtures/test.ts';

/**
 * `npm run lists`: the time from the press on a link until the rows of each long list of the back office are shown,
 * with the promised limit of 300 ms and medians of five. `npm run test:full` counts one, with a limit of ten
 * times as much.
 */
export default defineConfig<ApiServerOptions & { maxListMs: number; repeats: number }>({
  ...base,
  testDir: '../e2e/backoffice',
  testMatch: ['list-times.full.spec.ts'],
  globalSetup: '../fixtures/global-setup.ts',
  outputDir: '../../.reports/lists',
  reporter: 'list',
  workers: 1,
  projects: [
    {
      name: 'lists',
      use: { apiServer: 'full', language: 'fr', trace: 'off', maxListMs: 300, repeats: 5 },
    },
  ],
});
