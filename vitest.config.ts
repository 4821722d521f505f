import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/setup/chromium.ts';

const chromium = findChromium();

/** Tests of `npm run test:full` alone. */
const FULL = '**/*.full.test.ts';
/** The pages of both apps, whose stories `npm run test:full` runs. */
const PAGES = '**/src/pages/**';

/** The time limit of `expect.poll`, many times what it needs: its default of a second is too short for a start on a slow machine. */
const POLL = { timeout: 20_000 };

/** The API on real databases. */
function apiProject(name: string, files: { include: string[]; exclude?: string[] }) {
  return {
    test: {
      name,
      environment: 'node' as const,
      ...files,
      globalSetup: ['apps/api/src/testing/global-setup.ts'],
      // No file mocks a module or changes its state: modules are loaded once, not for each file.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: POLL },
    },
  };
}

/** The stories in a browser, each with axe. */
function storiesProject(name: string, files: { exclude: string[] }) {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name,
      ...files,
      // As for the API: loading every module again for each file took a third of the time.
      isolate: false,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' as const }],
        provider: playwright({
          launchOptions: {
            args: CHROMIUM_FLAGS,
            ...(chromium !== undefined && { executablePath: chromium }),
          },
        }),
      },
    },
  };
}

/** Unit tests need no browser and no database. */
export default defineConfig({
  test: {
    // Vitest's default is one worker less than there are cores.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'libs/*/src/**/*.test.{ts,tsx}',
            'apps/{storefront,backoffice}/src/**/*.test.{ts,tsx}',
            'apps/storefront/server/**/*.test.ts',
            'apps/storefront/{export,vite}/**/*.test.ts',
            'tools/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/lighthouse/**/*.test.ts',
            'tests/deployment-guide/**/*.test.ts',
          ],
          // As for the API.
          isolate: false,
          testTimeout: 60_000,
          expect: { poll: POLL },
        },
      },
      apiProject('api', { include: ['apps/api/src/**/*.test.ts'], exclude: [FULL] }),
      apiProject('api-full', { include: [`apps/api/src/${FULL}`, 'tests/stress/**/*.test.ts'] }),
      storiesProject('stories', { exclude: [PAGES] }),
      storiesProject('page-stories', {
        exclude: ['**/src/!(pages)/**', '**/src/*.stories.tsx', '.storybook/**'],
      }),
    ],
  },
});
