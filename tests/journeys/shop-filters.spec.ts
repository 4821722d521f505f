import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { expect, test } from './journey.ts';

const SOME = '/shop?gender=Men&size=M&size=L&in_stock=true&sort=price&page=2';

function names(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('link').allInnerTexts();
}

/** The sidebar: beside the list on a desktop, behind a button on a phone (SHOP-5). */
async function openSidebar(page: Page, t: Translate, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary');
  await page.getByRole('button', { name: t('shopPage.showFilters') }).click();
  return page.getByRole('dialog', { name: t('shopPage.showFilters') });
}

test('@any-host SHOP-3 filters and order stand in the address, narrow the list, and go with Back', async ({
  page,
  t,
  isMobile,
}) => {
  await page.goto('/shop?gender=Women&page=2');
  const before = await names(page);
  const side = await openSidebar(page, t, isMobile);
  await side.getByRole('checkbox', { name: 'M', exact: true }).check();
  await expect(page).toHaveURL('/shop?gender=Women&size=M');
  await side.getByLabel(t('shopPage.priceTo'), { exact: true }).fill('150,00');
  await side.getByLabel(t('shopPage.priceTo'), { exact: true }).press('Enter');
  await expect(page).toHaveURL('/shop?gender=Women&size=M&max_price=150');
  if (isMobile) await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t('shopPage.sort') }).selectOption('-price');
  await expect(page).toHaveURL('/shop?gender=Women&size=M&max_price=150&sort=-price');
  const prices = page.getByRole('article').getByText(/TND/);
  await expect(prices.first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/shop?gender=Women&page=2');
  await expect.poll(() => names(page)).toEqual(before);
  await expect(page.getByRole('list', { name: t('shopPage.chosen') })).toHaveCount(0);
});

test('@any-host SHOP-3 each filter can be taken back, and all of them at once', async ({
  page,
  t,
}) => {
  await page.goto('/shop?gender=Men&size=M&size=L&min_price=20');
  const chips = page.getByRole('list', { name: t('shopPage.chosen') });
  const size = t('shopPage.sizeChip', { size: 'M' });
  await chips.getByRole('button', { name: t('shopPage.removeFilter', { filter: size }) }).click();
  await expect(page).toHaveURL('/shop?gender=Men&size=L&min_price=20');
  await chips.getByRole('button', { name: t('shopPage.clearFilters') }).click();
  await expect(page).toHaveURL('/shop?gender=Men');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('@any-host SHOP-4 filters that nothing passes say so, and let go by one button', async ({
  page,
  t,
}) => {
  await page.goto('/shop?gender=Men&min_price=9000');
  await expect(page.getByText(t('shopPage.noMatch'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shopPage.clearFilters') })
    .click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('@any-host SHOP-5 the sidebar is toggled by a button below 1024px, and stands beside the list from there', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/shop');
  const nav = page.getByRole('navigation', { name: t('shopPage.filters') });
  const toggle = page.getByRole('button', { name: t('shopPage.showFilters') });
  await expect(nav).toHaveCount(0);
  await toggle.click();
  await expect(nav).toBeVisible();
  await page.getByRole('button', { name: t('shopPage.hideFilters') }).click();
  await expect(nav).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(nav).toBeVisible();
  await expect(toggle).toBeHidden();
});

test('@any-host SHOP-3 a filtered list stands in the HTML, kept out of search results', async ({
  browser,
  shop,
  page,
}) => {
  await page.goto(SOME);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.storefront });
  const still = await context.newPage();
  await still.goto('/shop?utm_source=x&page=2&sort=price&in_stock=true&size=L&size=M&gender=Men');
  expect(await names(still)).toEqual(shown);
  await expect(still.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(still.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${shop.storefront}/shop?gender=Men`,
  );
  await context.close();
});

test('@any-host F1 a filtered first view is taken over without a fault or a second request', async ({
  page,
  shop,
}) => {
  const faults: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop.api}/api/`)) asked.push(request.url());
  });
  await page.goto(SOME);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  expect(asked).toEqual([]);
});

test('F1 filters whose list cannot be had are not said to leave nothing', async ({
  page,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the filters the failure itself is seen');
  await page.goto('/shop');
  const side = await openSidebar(page, t, isMobile);
  await expect(side.getByRole('checkbox', { name: 'M', exact: true })).toBeVisible();
  await page.route('**/api/products/**', (route) => route.abort());
  await side.getByRole('checkbox', { name: 'M', exact: true }).check();
  await expect(
    side.getByRole('button', { name: t('shopPage.seeList'), exact: true }),
  ).toBeVisible();
});
