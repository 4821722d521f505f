import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** How many slides of a carousel are seen whole. */
async function slidesShown(page: Page, label: string): Promise<number> {
  return page.getByRole('region', { name: label }).evaluate((region) => {
    const right = document.documentElement.clientWidth + 1;
    return Array.from(region.querySelectorAll('img')).filter((picture) => {
      const box = picture.getBoundingClientRect();
      return box.left >= -1 && box.right <= right;
    }).length;
  });
}

test.describe('@any-host', () => {
  test('HOME-1 the first banner alone is fetched before all else', async ({ page, t }) => {
    await page.goto('/');
    const pictures = page.getByRole('region', { name: t('home.banners') }).locator('img');
    await expect(pictures.first()).toBeVisible();
    const said = await pictures.evaluateAll((images) =>
      images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
    expect(said.filter(([, priority]) => priority === 'high')).toEqual([['eager', 'high']]);
    expect(said.filter(([loading]) => loading === 'lazy').length).toBe(said.length - 1);
  });

  test('HOME-3 the rounded pictures are one way to the shop, said once', async ({ page, t }) => {
    await page.goto('/');
    const promos = page.getByRole('region', { name: t('home.promos') });
    await promos.scrollIntoViewIfNeeded();
    await expect(promos.locator('img')).toHaveCount(3);
    await expect(promos.getByRole('link')).toHaveCount(1);
    await promos.locator('img').nth(1).click({ force: true });
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('HOME-6 four slides, three up to 1025 px, two up to 769 and 480', async ({ page, t }) => {
    await page.goto('/');
    const label = t('home.groups.Women');
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

for (const outcome of ['comes', 'fails'] as const) {
  test(`HOME-7 a row is as high while it is fetched as once it ${outcome}`, async ({ page, t }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/gender\/Women\//, async (route) => {
      await held.promise;
      await (outcome === 'comes' ? route.continue() : route.fulfill({ status: 400, body: '{}' }));
    });
    await page.goto('/');
    const row = page.getByRole('region', { name: t('home.groups.Women') });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText(t('failure.loading'))).toBeAttached();
    const before = await row.boundingBox();
    held.resolve();
    await expect(
      outcome === 'comes'
        ? row.getByRole('article').first()
        : row.getByRole('button', { name: t('retry') }),
    ).toBeVisible();
    expect((await row.boundingBox())?.height).toBe(before?.height);
  });
}

test('HOME-7 the banners’ place stays as high when they fail, and a retry fills it', async ({
  page,
  t,
}) => {
  let isDown = true;
  await page.route(/\/api\/images\/banner\//, (route) =>
    isDown ? route.fulfill({ status: 400, body: '{}' }) : route.continue(),
  );
  await page.goto('/about');
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
