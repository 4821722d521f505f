import { test as base, type Page } from '@playwright/test';
import { readSystem, type Host } from './running-systems.ts';
import type { System } from './system.ts';

/** Which of the running systems a project's journeys visit. */
export type SystemOptions = { host: Host };

/**
 * Playwright's test with the running shop: `shop` holds its addresses and the owner's credentials, and
 * `page.goto('/')` opens the storefront. All workers share the shop: a journey works on a product of
 * its own.
 */
export const test = base.extend<SystemOptions & { shop: System }>({
  host: ['full', { option: true }],
  shop: async ({ host }, use) => use(readSystem(host)),
  baseURL: async ({ shop }, use) => use(shop.storefront),
  page: async ({ page, shop }, use) => use(onceTakenOver(page, shop)),
});

/**
 * The storefront's pages stand before their script does: opening one, or loading it again, waits
 * until it has taken over, as a shopper's hand does.
 */
function onceTakenOver(page: Page, { storefront }: System): Page {
  const wait = async () => {
    if (!page.url().startsWith(storefront)) return;
    await page.waitForFunction(() => performance.getEntriesByName('shop:taken-over').length > 0);
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...asked) => {
    const response = await goto(...asked);
    await wait();
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await wait();
    return response;
  };
  return page;
}

export { expect } from '@playwright/test';
