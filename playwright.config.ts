import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tools/start/setup/chromium.mjs';
import type { SystemOptions } from './tests/system/test.ts';

const chromium = findChromium();
const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** What neither the window nor the language changes, and what sets its own windows: seen once, on the phone. */
const ONCE = [
  'cart-changes',
  'checkout-failures',
  'deploy',
  'early-preloads',
  'faces',
  'failing-host',
  'failing-writes',
  'first-view',
  'keyboard-desk',
  'one-order',
  'owner-*',
  'privacy',
  'product-address',
  'product-touch',
  'shop-filters',
  'shop-scroll',
  'skeletons',
].map((name) => `journeys/${name}.spec.ts`);

/**
 * Journeys in a real browser on the built system, which `tests/system` starts twice: with everything
 * our host adds, and bare, as any host of section 7 would be. What a journey tagged `@any-host`
 * promises is proved on both.
 */
export default defineConfig<SystemOptions>({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'start/**/*.spec.ts', 'wire/**/*.spec.ts'],
  outputDir: '.reports/journeys',
  globalSetup: './tests/system/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [join(import.meta.dirname, 'tests/system/state-table.ts')]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    // Without a film of every test: it took a third of the run's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'start', testMatch: 'start/**/*.spec.ts' },
    { name: 'wire', testMatch: 'wire/**/*.spec.ts', use: { ...desktop, host: 'full' } },
    { name: 'phone', testMatch: 'journeys/**/*.spec.ts', use: { ...phone, host: 'full' } },
    {
      name: 'desktop',
      testMatch: 'journeys/**/*.spec.ts',
      testIgnore: ONCE,
      use: { ...desktop, host: 'full' },
    },
    {
      name: 'bare',
      testMatch: 'journeys/**/*.spec.ts',
      grep: /@any-host/,
      use: { ...phone, host: 'bare' },
    },
  ],
});
