import { test as base } from '@playwright/test';
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
});

export { expect } from '@playwright/test';
