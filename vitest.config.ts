import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './tools/start/setup/chromium.mjs';

const chromium = findChromium();

/** Unit tests that need no browser: the contract, the libraries' logic, the API on real databases, the tools. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'libs/*/src/**/*.test.{ts,tsx}',
            'apps/{storefront,backoffice}/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'tests/{rules,visual}/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // No file mocks a module or leaves anything in one: the host is loaded once, not for each file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_FLAGS,
                ...(chromium !== undefined && { executablePath: chromium }),
              },
            }),
          },
        },
      },
    ],
  },
});
