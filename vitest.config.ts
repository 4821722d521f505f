import { defineConfig } from 'vitest/config';

/** Unit tests that need no browser: the contract, the libraries' logic, the API on real databases, the tools. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'libs/*/src/**/*.test.ts',
            'apps/{storefront,backoffice}/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/rules/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
        },
      },
    ],
  },
});
