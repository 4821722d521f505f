import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fillLogin } from '../journeys/owner-in-browser.ts';
import { expect, test } from '../journeys/journey.ts';

const APPS = resolve(import.meta.dirname, '../../apps');

const KB = 1024;

/** The most scripts and styles, in bytes as they are sent, until a page is idle. */
const MOST = { home: 130 * KB, login: 175 * KB, screen: 40 * KB };

// French, as most read it, and on a phone.
test.use({ isMobile: true, hasTouch: true, viewport: { width: 375, height: 812 } });

/** The dashboard's charts come after its figures, apart from every screen's share. */
const CHARTS = /^\/assets\/takings-chart-/;

/** Counts what a page fetches of an app's scripts and styles, its charts apart; each answer is what is new since the last. */
function countBytes(page: Page, app: 'storefront' | 'backoffice'): () => number {
  const known = new Set<string>();
  let count = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(?:js|css)$/.test(pathname) || CHARTS.test(pathname)) return;
    if (known.has(pathname)) return;
    known.add(pathname);
    count += sentSize(resolve(APPS, app, `dist${pathname}`));
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

function sentSize(file: string): number {
  const small = `${file}.br`;
  return statSync(existsSync(small) ? small : file).size;
}

test('stack.md §4 home sends no more than its share, the carousel’s engine included', async ({
  page,
}) => {
  const newBytes = countBytes(page, 'storefront');
  await page.goto('/');
  await expect(page.locator('.swiper-initialized').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = newBytes();
  expect(bytes, 'something was counted').toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST.home);
});

test('stack.md §4 the back office’s login sends no more than its share, nor does each further screen', async ({
  page,
  shop,
  tOwner,
}) => {
  const newBytes = countBytes(page, 'backoffice');
  await page.goto(`${shop.backoffice}/admin/login`);
  await page.waitForLoadState('networkidle');
  const login = newBytes();
  expect(login, 'something was counted').toBeGreaterThan(100_000);
  expect(login).toBeLessThanOrEqual(MOST.login);
  await fillLogin(page, shop, tOwner);
  await expect(page).toHaveURL(`${shop.backoffice}/admin`);
  // The last of what the dashboard fetches, so that none of it is missed.
  await expect(page.getByText(tOwner('dashboard.inFigures'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sent: Record<string, number> = { dashboard: newBytes() };
  for (const screen of ['commands', 'products', 'ImageManagement', 'contacts']) {
    await page.goto(`${shop.backoffice}/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    sent[screen] = newBytes();
  }
  const heavy = Object.entries(sent).filter(([, bytes]) => bytes > MOST.screen);
  expect(heavy).toEqual([]);
});
