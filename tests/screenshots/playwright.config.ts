import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run screenshots`: every screen of both apps, in both languages and at each width. */
export default defineConfig({
  ...base,
  reporter: 'list',
  testDir: '.',
  testMatch: ['*.spec.ts'],
  globalSetup: '../fixtures/global-setup.ts',
  globalTeardown: './contact-sheets.ts',
  outputDir: '../../.reports/screenshots',
  timeout: 600_000,
  projects: [
    // First: the other specs add products of their own to the shop.
    { name: 'readme', testMatch: 'readme.spec.ts', use: { trace: 'off' } },
    {
      name: 'screens',
      testIgnore: 'readme.spec.ts',
      dependencies: ['readme'],
      use: { trace: 'off', screenshot: 'off' },
    },
  ],
});
