import type { Locator, Page } from '@playwright/test';
import type { ApiProduct } from '@shop/contract/schemas';
import { expect, test } from '../../fixtures/test.ts';
import type { System } from '../../fixtures/system.ts';

/** Opens a product with several images, with forced colours. */
async function openProduct(page: Page, shop: System): Promise<void> {
  const response = await fetch(`${shop.api}/api/products/`);
  const products: ApiProduct[] = await response.json();
  const product = products.find(({ product_images }) => product_images.length > 2);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/product/x?id=${product?.product_Id}`);
}

/** How each thumbnail is marked: by an outline, or by its dot. */
function marksOf(thumbnails: Locator) {
  return thumbnails.evaluateAll((elements) =>
    elements.map((element) => {
      const { outlineStyle } = getComputedStyle(element);
      const dot = getComputedStyle(element, '::before').backgroundColor;
      return { isActive: element.matches('[aria-current="true"]'), mark: `${outlineStyle} ${dot}` };
    }),
  );
}

for (const viewport of [
  { width: 375, height: 667 },
  { width: 1280, height: 900 },
]) {
  test(`F9 PROD-2 with forced colours only the active image of a product is marked, ${viewport.width} px wide`, async ({
    page,
    shop,
    t,
  }) => {
    await page.setViewportSize(viewport);
    await openProduct(page, shop);
    const list = page.getByRole('list', { name: t('product.thumbnails') });
    const marks = await marksOf(list.getByRole('button'));
    const active = marks.filter(({ isActive }) => isActive).map(({ mark }) => mark);
    const others = marks.filter(({ isActive }) => !isActive).map(({ mark }) => mark);
    expect(active).toHaveLength(1);
    expect(new Set(others).size, 'the others look the same').toBe(1);
    expect(others).not.toContain(active[0]);
    for (const mark of others) expect(mark).toMatch(/^none /);
  });
}

test('F9 NAV-7 with forced colours the closed search of a phone is its icon alone', async ({
  page,
  shop,
  t,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openProduct(page, shop);
  const field = page.getByRole('combobox', { name: t('search.label') });
  const opacity = () =>
    field.evaluate((element) => getComputedStyle(element, '::placeholder').opacity);
  await expect.poll(opacity).toBe('0');
  await field.focus();
  await expect.poll(opacity).toBe('1');
});
