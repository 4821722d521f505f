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
  timeout: 120_000,
  projects: [{ name: 'screens', use: { trace: 'off', screenshot: 'off' } }],
});
