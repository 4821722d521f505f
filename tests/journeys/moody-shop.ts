import type { Page } from '@playwright/test';
import { startMoodyHost, type Moods, type MoodyHost, type Visit } from '../system/moody-host.ts';
import { readSystem } from '../system/running-systems.ts';
import { serveApp } from '../system/serve-app.ts';
import { test as journey } from './journey.ts';

/** A visit, the address its storefront is opened at, and its host's. */
export type ShopVisit = Visit & { origin: string; api: string };

/** The storefront, served as files alone, in front of a host that can be told to fail. */
export type MoodyShop = { visit: (moods?: Moods) => ShopVisit };

/**
 * Journeys on a host with moods: `moody.visit(moods)` opens a storefront of its own at its own address.
 * No first view is in its HTML, since a host that fails has none to give.
 */
export const test = journey.extend<object, { moody: MoodyShop }>({
  moody: [
    async ({ browserName: _anyBrowser }, use) => {
      const host: MoodyHost = await startMoodyHost(readSystem('full'));
      const storefront = await serveApp('storefront', host.url);
      const { port } = new URL(storefront.url);
      await use({
        visit(moods) {
          const visit = host.visit(moods);
          return Object.assign(visit, {
            origin: `http://${visit.hostname}:${port}`,
            api: host.url,
          });
        },
      });
      await storefront.close();
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Runs the shop's time limits five times as fast, before a page is opened: a call that hangs is
 * given up after three seconds instead of fifteen.
 */
export async function shortenTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => real(milliseconds / 5);
  });
}

/** Until the app is there: a static host's page shows a frame first, which looks like it (and has no footer). */
export async function appHasCome(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor();
}

export { expect } from './journey.ts';
