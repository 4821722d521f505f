import type { ApiProduct } from '@shop/contract/schemas';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** How many slides of a carousel are entirely visible. */
async function slidesShown(page: Page, label: string): Promise<number> {
  return page.getByRole('region', { name: label }).evaluate((region) => {
    const right = document.documentElement.clientWidth + 1;
    return Array.from(region.querySelectorAll('img')).filter((image) => {
      const box = image.getBoundingClientRect();
      return box.left >= -1 && box.right <= right;
    }).length;
  });
}

/** The names of the products in a list of the API. */
async function namesFrom(url: string): Promise<string[]> {
  const products: { product_name: string }[] = await (await fetch(url)).json();
  return products.map(({ product_name: name }) => name);
}

test.describe('@any-api-server', () => {
  test('HOME-1 three banners are shown side by side', async ({ page, t }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await expect.poll(() => slidesShown(page, t('home.banners'))).toBe(3);
  });

  test('HOME-2 three offers: delivery, payment on delivery, exchange', async ({ page, t }) => {
    await page.goto('/');
    const offers = page.getByRole('region', { name: t('home.offers') });
    await expect(offers.getByRole('listitem').getByRole('heading')).toHaveText([
      t('home.offerDeliveryTitle'),
      t('home.offerPaymentTitle'),
      t('home.offerExchangeTitle'),
    ]);
  });

  test('HOME-5 the tabs Popular and Promotion change what one carousel shows', async ({
    page,
    shop,
    t,
  }) => {
    await page.goto('/');
    for (const [tab, path] of [
      ['home.popular', 'popular'],
      ['home.promotion', 'badge/Promo'],
    ] as const) {
      const button = page.getByRole('tab', { name: t(tab) });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      const row = page.getByRole('region', { name: t(tab), exact: true });
      await expect(row.getByRole('article').first()).toBeVisible();
      const shown = await row.getByRole('article').getByRole('heading').allTextContents();
      const offered = await namesFrom(`${shop.api}/api/products/${path}/`);
      expect(shown.filter((name) => !offered.includes(name))).toEqual([]);
    }
  });

  test('HOME-1 only the first banner has a high fetch priority @full', async ({ page, t }) => {
    await page.goto('/');
    const images = page.getByRole('region', { name: t('home.banners') }).locator('img');
    await expect(images.first()).toBeVisible();
    const attributes = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
    expect(attributes.filter(([, priority]) => priority === 'high')).toEqual([['eager', 'high']]);
    expect(attributes.filter(([loading]) => loading === 'lazy').length).toBe(attributes.length - 1);
  });

  test('HOME-3 each of the three rounded images has a caption, and opens that gender in the shop', async ({
    page,
    t,
  }) => {
    await page.goto('/');
    const promos = page.getByRole('region', { name: t('home.promos') });
    await promos.scrollIntoViewIfNeeded();
    await expect(promos.locator('img')).toHaveCount(3);
    await expect(promos.getByRole('link')).toHaveText([
      t('genders.Men'),
      t('genders.Women'),
      t('genders.Accessoire'),
    ]);
    await promos.locator('img').nth(1).click({ force: true });
    await expect(page).toHaveURL(/\/shop\?gender=Women$/);
  });

  test('HOME-6 four slides, three up to 1025 px, two up to 769 and 480 px', async ({ page, t }) => {
    await page.goto('/');
    const label = t('genders.Women');
    for (const [width, count] of [
      [1026, 4],
      [1025, 3],
      [770, 3],
      [769, 2],
      [480, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('region', { name: label }).scrollIntoViewIfNeeded();
      await expect.poll(() => slidesShown(page, label), `${width}`).toBe(count);
    }
  });
});

for (const [outcome, tag] of [
  ['succeeds', ''],
  ['fails', ' @full'],
] as const) {
  test(`HOME-7 a carousel has the same height while it loads and after the request ${outcome}${tag}`, async ({
    page,
    t,
  }) => {
    const release = Promise.withResolvers<void>();
    await page.route(/\/gender\/Women\//, async (route) => {
      await release.promise;
      if (outcome === 'fails') return route.fulfill({ status: 400, body: '{}' });
      const response = await route.fetch();
      const products: ApiProduct[] = await response.json();
      // With a wide font, two prices take two lines.
      const regular = products.map((product) => ({ ...product, promo_percentage: '0.00' }));
      return route.fulfill({ response, json: regular });
    });
    await page.goto('/');
    const row = page.getByRole('region', { name: t('genders.Women') });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText(t('errorState.loading'))).toBeAttached();
    const before = await row.boundingBox();
    release.resolve();
    await expect(
      outcome === 'succeeds'
        ? row.getByRole('article').first()
        : row.getByRole('button', { name: t('retry') }),
    ).toBeVisible();
    expect((await row.boundingBox())?.height).toBe(before?.height);
  });
}

test('HOME-7 the section of the banners has the same height when they fail, and a retry loads them @full', async ({
  page,
  t,
}) => {
  let isDown = true;
  await page.route(/\/api\/images\/banner\//, (route) =>
    isDown ? route.fulfill({ status: 400, body: '{}' }) : route.continue(),
  );
  await page.goto('/contact');
  await page.getByRole('link', { name: t('layout.homeLink', { brand: 'Dar Yasmine' }) }).click();
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: t('retry') })
    .first();
  await expect(retry).toBeVisible();
  const offers = page.getByRole('region', { name: t('home.offers') });
  const before = await offers.boundingBox();
  isDown = false;
  await retry.click();
  await expect(page.getByRole('region', { name: t('home.banners') })).toBeVisible();
  expect((await offers.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
