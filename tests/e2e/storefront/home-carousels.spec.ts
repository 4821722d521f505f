import type { Locator } from '@playwright/test';
import type { ApiProduct } from '@shop/contract/schemas';
import type { TFunction } from 'i18next';
import { test } from '../../fixtures/own-shop-test.ts';
import { expect } from '../../fixtures/test.ts';

// The shop that the other tests share has their products too, a hundred and more of each gender.
test.use({ hasDemoProducts: true });

/** Shows the next slides with the arrow; phones have none, there the focus moves to the last slide. */
async function showNextSlides(row: Locator, t: TFunction): Promise<void> {
  const next = row.getByRole('button', { name: t('carousel.next') });
  if (await next.isVisible()) await next.click();
  else await row.getByRole('article').getByRole('link').last().focus();
}

test('HOME-4 a carousel for Men, Women and Accessories shows all products of that gender and no other @any-api-server', async ({
  page,
  shop,
  t,
}) => {
  for (const gender of ['Men', 'Women', 'Accessoire'] as const) {
    const response = await fetch(`${shop.api}/api/products/gender/${gender}/`);
    const products: ApiProduct[] = await response.json();
    const names = products.map(({ product_name: name }) => name).sort();
    expect(names.length, 'more than the first request has').toBeGreaterThan(8);

    await page.goto('/');
    const row = page.getByRole('region', { name: t(`genders.${gender}`), exact: true });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await showNextSlides(row, t);
      const shown = await row.getByRole('article').getByRole('heading').allTextContents();
      expect(shown.sort()).toEqual(names);
    }).toPass({ intervals: [100], timeout: 60_000 });
  }
});

test('HOME-7 next products of a carousel that cannot be loaded are reported, and Try again loads them @full', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: t('genders.Women'), exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article').first()).toBeVisible();
  const shown = await row.getByRole('article').count();
  await page.route(/\/gender\/Women\/\?.*offset=/, (route) => route.abort());
  const message = row.getByRole('alert');
  await expect(async () => {
    await showNextSlides(row, t);
    await expect(message).toContainText(t('errorState.section'), { timeout: 100 });
  }).toPass({ timeout: 60_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await message.getByRole('button', { name: t('retry') }).click();
  await expect.poll(() => row.getByRole('article').count()).toBeGreaterThan(shown);
  await expect(message).toBeHidden();
  await expect(row.locator('article:focus-within')).toHaveCount(1);
});
