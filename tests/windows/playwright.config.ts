import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { ApiServerOptions } from '../fixtures/test.ts';

/** Around the widths at which the menu of the back office changes (ADM-4), in CSS pixels. */
const WIDTHS = [375, 666, 667, 1280] as const;
const PHONE_HEIGHT = 812;
const DESKTOP_HEIGHT = 900;

const windows = WIDTHS.flatMap((width) =>
  (['fr', 'en'] as const).map((language) => ({ width, language })),
);

/**
 * `npm run windows`: the clauses of the back office (ADM) at each width and in each language, on the API server with
 * all features, on one with none, and on the reference API server.
 */
export default defineConfig<ApiServerOptions>({
  ...base,
  testDir: '../e2e/backoffice',
  testMatch: ['*.spec.ts'],
  grep: /ADM-/,
  grepInvert: /\.full\.spec\.ts|@full/,
  outputDir: '../../.reports/windows',
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.reports/windows.json' }]],
  projects: (['full', 'bare', 'reference'] as const).flatMap((apiServer) =>
    windows.map(({ width, language }) => {
      const isMobile = width < 1024;
      return {
        name: `${apiServer} ${width} ${language}`,
        ...(apiServer !== 'full' && { grep: /ADM-.*@any-api-server|@any-api-server.*ADM-/ }),
        use: {
          apiServer,
          language,
          viewport: { width, height: isMobile ? PHONE_HEIGHT : DESKTOP_HEIGHT },
          isMobile,
          hasTouch: isMobile,
        },
      };
    }),
  ),
});
