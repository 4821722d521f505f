import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/setup/chromium.ts';
import type { ApiServerOptions } from './tests/fixtures/test.ts';

const chromium = findChromium();
const desktop = { viewport: { width: 1280, height: 900 }, language: 'en' } as const;
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  language: 'fr',
} as const;

/** Specs whose clauses depend on the window or the language: they run on the desktop in English too. */
const IN_BOTH_WINDOWS =
  'e2e/storefront/{home,home-carousels,language,navigation,order,product-page,search}.spec.ts';
/** Every state of both apps. `e2e-full` has them on a phone in French, `npm run test:viewports` on the desktop in English. */
const ACCESSIBILITY = 'e2e/*/accessibility.full.spec.ts';
/** The shop by keyboard alone, on the desktop. */
const KEYBOARD = 'e2e/storefront/keyboard.full.spec.ts';

/**
 * The viewports in which the back office is tested: around the widths at which its menu changes (ADM-4), in CSS pixels.
 */
const viewports = [375, 666, 667, 1280].flatMap((width) => {
  const isMobile = width < 1024;
  const viewport = { width, height: isMobile ? phone.viewport.height : desktop.viewport.height };
  return (['fr', 'en'] as const).map((language) => ({
    name: `${width} ${language}`,
    use: { viewport, isMobile, hasTouch: isMobile, language },
  }));
});

const APPS = 'e2e/{storefront,backoffice}/*.spec.ts';
const FULL_FILES = '**/*.full.spec.ts';
/** Also matches the name of the file. */
const FULL = /\.full\.spec\.ts|@full/;
/** The same, without the tests of a server that has no features of ours (API-4). */
const FULL_WITHOUT_API_4 = /^(?!.*API-4).*(?:\.full\.spec\.ts|@full)/;

/**
 * End-to-end and contract tests in a real browser on the built system. The global set-up starts it twice: with every
 * feature that our API server adds to the contract (`full`), and with none (`bare`). Tests with the tag
 * `@any-api-server` run on both: on `bare` those that prove a clause, and those that name API-4. The projects
 * `viewport …` run the clauses of the back office at each width and in each language, on our API server and on the
 * reference API server, and examine each state of both apps on the desktop in English (`npm run test:viewports`).
 * `scripts/suites/suites.ts` names the projects of `npm test` and of `npm run test:full`; a spec named
 * `*.full.spec.ts` and a test with the tag `@full` belong to the second alone.
 */
export default defineConfig<ApiServerOptions>({
  testDir: 'tests',
  testMatch: ['{e2e,contract}/**/*.spec.ts'],
  outputDir: '.reports/e2e',
  globalSetup: './tests/fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  globalTimeout: 60 * 60_000,
  // On two slow cores, with three shops that start at once, a page takes more than ten seconds.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.reports/e2e.json' }],
    [join(import.meta.dirname, 'tests/fixtures/axe-reporter.ts')],
  ],
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
    // Screenshots and DOM snapshots of every step took a third of the time of a run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A page's routes do not see the requests of a service worker; `offline.full.spec.ts` allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'start', testMatch: 'e2e/start/*.spec.ts' },
    {
      name: 'contract',
      testMatch: 'contract/*.spec.ts',
      testIgnore: FULL_FILES,
      use: { ...desktop, apiServer: 'full' },
    },
    { name: 'e2e', testMatch: APPS, grepInvert: FULL, use: { ...phone, apiServer: 'full' } },
    {
      name: 'contract-full',
      testMatch: `contract/${FULL_FILES}`,
      use: { ...desktop, apiServer: 'full' },
    },
    {
      name: 'e2e-full',
      testMatch: APPS,
      testIgnore: KEYBOARD,
      grep: FULL,
      use: { ...phone, apiServer: 'full' },
    },
    {
      name: 'desktop',
      testMatch: IN_BOTH_WINDOWS,
      grepInvert: FULL,
      use: { ...desktop, apiServer: 'full' },
    },
    {
      name: 'desktop-full',
      testMatch: KEYBOARD,
      use: { ...desktop, apiServer: 'full' },
    },
    {
      name: 'hosting',
      testMatch: 'e2e/hosting/*.spec.ts',
      use: { ...phone, apiServer: 'full' },
    },
    {
      name: 'bare',
      testMatch: APPS,
      grep: /@any-api-server/,
      grepInvert: FULL_WITHOUT_API_4,
      use: { ...phone, apiServer: 'bare' },
    },
    {
      name: 'viewport states 1280 en',
      testMatch: ACCESSIBILITY,
      use: { ...desktop, apiServer: 'full' },
    },
    ...(['full', 'reference'] as const).flatMap((apiServer) =>
      viewports.map(({ name, use }) => ({
        name: `viewport ${apiServer} ${name}`,
        testMatch: 'e2e/backoffice/*.spec.ts',
        grep: apiServer === 'full' ? /ADM-/ : /@any-api-server.*ADM-/,
        grepInvert: FULL,
        use: { ...use, apiServer },
      })),
    ),
  ],
});
