import type { Locator, Page } from '@playwright/test';
import { GENDERS, SEASONS } from '@shop/contract/constants';
import type { ApiProduct } from '@shop/contract/schemas';
import type { TFunction } from 'i18next';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';

const FILTERED = '/shop?gender=Men&size=M&size=L&in_stock=true&sort=price&page=2';

function names(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('link').allInnerTexts();
}

/** The sidebar: beside the list on a desktop, behind a button on a phone (SHOP-5). */
async function openSidebar(page: Page, t: TFunction, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary');
  await page.getByRole('button', { name: t('shopPage.showFilters') }).click();
  return page.getByRole('dialog', { name: t('shopPage.showFilters') });
}

test('SHOP-3 filters and sort order are in the URL, narrow the list, and Back removes them @any-api-server', async ({
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
  await expect(page.getByRole('list', { name: t('shopPage.activeFilters') })).toHaveCount(0);
});

test.describe('a price that is typed and not yet applied', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('SHOP-3 a slow press on a product opens it, and Back displays the list with the price', async ({
    page,
    t,
  }) => {
    await page.goto('/shop?gender=Women');
    const name = (await names(page)).at(0) ?? '';
    await page.getByLabel(t('shopPage.priceTo'), { exact: true }).fill('150');
    await pressSlowly(page, page.getByRole('article').first().getByRole('link'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL('/shop?gender=Women&max_price=150');
  });

  test('SHOP-3 a slow press on a filter applies both', async ({ page, t }) => {
    await page.goto('/shop?gender=Women');
    await page.getByLabel(t('shopPage.priceTo'), { exact: true }).fill('150');
    await pressSlowly(page, page.getByText(t('shopPage.inStock'), { exact: true }));
    await expect(page).toHaveURL('/shop?gender=Women&max_price=150&in_stock=true');
  });

  test('SHOP-3 a press that is released elsewhere applies the price', async ({ page, t }) => {
    await page.goto('/shop?gender=Women');
    await page.getByLabel(t('shopPage.priceTo'), { exact: true }).fill('150');
    await page.getByRole('article').first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(page).toHaveURL('/shop?gender=Women&max_price=150');
  });
});

/** Presses as long as a page needs to display a change. */
async function pressSlowly(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
  await page.waitForTimeout(500);
  await page.mouse.up();
}

test('SHOP-3 each filter can be removed, and all of them at once @any-api-server', async ({
  page,
  t,
}) => {
  await page.goto('/shop?gender=Men&size=M&size=L&min_price=20');
  const chips = page.getByRole('list', { name: t('shopPage.activeFilters') });
  const size = t('shopPage.sizeChip', { size: 'M' });
  await chips.getByRole('button', { name: t('shopPage.removeFilter', { filter: size }) }).click();
  await expect(page).toHaveURL('/shop?gender=Men&size=L&min_price=20');
  await chips.getByRole('button', { name: t('shopPage.clearFilters') }).click();
  await expect(page).toHaveURL('/shop?gender=Men');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('SHOP-4 a list without results has a message and a button that removes the filters @any-api-server', async ({
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

test('SHOP-2 each gender of the sidebar expands to its two seasons, and a choice loads the products of both', async ({
  page,
  shop,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/shop');
  const nav = page.getByRole('navigation', { name: t('shopPage.categories') });
  for (const [at, gender] of GENDERS.entries()) {
    const label = t(`genders.${gender}`);
    const group = nav.getByRole('group').filter({ hasText: label });
    const links = SEASONS.map((season) =>
      group.getByRole('link', { name: t(`seasons.${season}`) }),
    );
    for (const link of links) await expect(link).toBeHidden();
    await group.getByText(label, { exact: true }).click();
    for (const link of links) await expect(link).toBeVisible();
    const season = SEASONS[at % SEASONS.length] ?? '';
    await links[at % SEASONS.length]?.click();
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ gender, season })}`);
    await expect.poll(() => namesOutside(page, shop, `${gender}/season/${season}`)).toEqual([]);
  }
});

/** The displayed names without those that the API server lists; undefined while there is none. */
async function namesOutside(page: Page, { api }: System, scope: string) {
  const shown = await names(page);
  const response = await fetch(`${api}/api/products/gender/${scope}/`);
  const products: ApiProduct[] = await response.json();
  const listed = new Set(products.map(({ product_name }) => product_name));
  return shown.length === 0 ? undefined : shown.filter((name) => !listed.has(name));
}

test('SHOP-5 below 1024px a button toggles the sidebar; from there on it is beside the list @any-api-server', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/shop');
  const nav = page.getByRole('navigation', { name: t('shopPage.categories') });
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

test('SHOP-3 a filtered list is rendered on the server, without indexing by search engines @any-api-server', async ({
  browser,
  shop,
  page,
}) => {
  await page.goto(FILTERED);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.storefront });
  const scriptless = await context.newPage();
  await scriptless.goto(
    '/shop?utm_source=x&page=2&sort=price&in_stock=true&size=L&size=M&gender=Men',
  );
  expect(await names(scriptless)).toEqual(shown);
  await expect(scriptless.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(scriptless.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${shop.storefront}/shop?gender=Men`,
  );
  await context.close();
});

test('F1 a rendered filtered list is hydrated without an error or a second request @any-api-server', async ({
  page,
  shop,
}) => {
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop.api}/api/`)) requests.push(request.url());
  });
  await page.goto(FILTERED);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  expect(requests).toEqual([]);
});

test('F1 filters of a list that failed to load do not show that nothing matches @full', async ({
  page,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desktop the failed list is visible beside the filters');
  await page.goto('/shop');
  const side = await openSidebar(page, t, isMobile);
  await expect(side.getByRole('checkbox', { name: 'M', exact: true })).toBeVisible();
  await page.route('**/api/products/**', (route) => route.abort());
  await side.getByRole('checkbox', { name: 'M', exact: true }).check();
  await expect(
    side.getByRole('button', { name: t('shopPage.seeList'), exact: true }),
  ).toBeVisible();
});
