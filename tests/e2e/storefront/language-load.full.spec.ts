import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  // No page is loaded before its link is clicked.
  await saveData(page);
});

const ENGLISH = /\/assets\/storefront-(?!pages)[^/]*\.js/;

test('F1 I18N-1 when the English texts fail once, the page is reloaded once and is in English', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(ENGLISH, (route) => route.abort(), { times: 1 });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(documents).toEqual(['/about', '/about']);
});

test('F1 I18N-1 when the English texts keep failing, a message is shown, and its retry loads them later', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.route(ENGLISH, (route) => route.abort());
  await page.goto('/about');
  // The page is reloaded once, because a deploy may have removed the chunk.
  await page.waitForFunction(isReloaded);
  const alert = page.getByRole('alert').filter({ hasText: t('language.en') });
  await expect(alert).toContainText(t('errorState.language'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.unroute(ENGLISH);
  await alert.getByRole('button', { name: t('retry') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(alert).toHaveCount(0);
});

test('F6 I18N-2 offline, a language that is not loaded shows a message, and loads when online again', async ({
  page,
  t,
}) => {
  await openMenu(page, t);
  await page.context().setOffline(true);
  await chooseEnglish(page, t);
  const alert = page.getByRole('alert').filter({ hasText: t('language.en') });
  await expect(alert).toContainText(t('errorState.language'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.context().setOffline(false);
  await chooseEnglish(page, t);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(alert).toHaveCount(0);
});

test('F6 I18N-2 the page is not reloaded for the button of the message, which the message can do without', async ({
  page,
  t,
}) => {
  const { promise: online, resolve: setOnline } = Promise.withResolvers<void>();
  await page.route(/\/assets\/locale-load-error[^/]*\.js/, async (route) => {
    await online;
    await route.abort();
  });
  await openMenu(page, t);
  const button = page.waitForRequest(/\/locale-load-error/);
  await page.context().setOffline(true);
  await chooseEnglish(page, t);
  await button;
  await page.context().setOffline(false);
  setOnline();
  const alert = page.getByRole('alert').filter({ hasText: t('language.en') });
  await expect(alert).toContainText(t('errorState.language'));
  await chooseEnglish(page, t);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(isReloaded)).toBe(false);
});

/** Opens a page and its menu, which is loaded after the hydration: without a connection it would be missing. */
async function openMenu(page: Page, t: TFunction): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: t('layout.openMenu') }).click();
  await expect(page.getByRole('button', { name: t('language.label') })).toBeVisible();
}

async function chooseEnglish(page: Page, t: TFunction): Promise<void> {
  const menu = page.getByRole('dialog');
  if (await menu.isHidden()) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  await menu.getByRole('button', { name: t('language.label') }).click();
  await menu.getByRole('button', { name: /^ENG/ }).click();
}

/** Runs in the page. Whether the document was opened by a reload. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
