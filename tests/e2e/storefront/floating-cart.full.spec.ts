import type { Locator } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import { addToCart } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The low ones are a phone on its side, and a window at 400 % zoom. */
const WINDOWS = {
  'a phone': [{ width: 375, height: 667 }],
  'a wide window': [{ width: 1366, height: 768 }],
  'a low window': [
    { width: 812, height: 375 },
    { width: 320, height: 256 },
  ],
};
const PATHS = ['/', '/shop', '/product/x?id=:id', '/contact', '/cart', '/Command'];

/** The controls and texts below the button, at the current scroll position. */
function findCovered(button: Locator): Promise<string[]> {
  return button.evaluate((element) => {
    const area = element.getBoundingClientRect();
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
    const header = document.querySelector('header');
    // The page below the header is not visible.
    const stackAt = (x: number, y: number) => {
      const stack = document.elementsFromPoint(x, y);
      const end = stack.findIndex((each) => each === header);
      return end < 0 ? stack : stack.slice(0, end);
    };
    const below = new Set(
      steps.flatMap((x) =>
        steps.flatMap((y) => stackAt(area.x + x * area.width, area.y + y * area.height)),
      ),
    );
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    const hasText = (each: Element) =>
      [...each.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(overlaps);
      });
    return [...below]
      .filter((each) => !element.contains(each))
      .filter((each) => each.closest('a, button, input, select, textarea, label') || hasText(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

for (const [name, sizes] of Object.entries(WINDOWS)) {
  test(`NAV-7 the floating cart covers nothing that can be pressed or read, at any scroll position of ${name}`, async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, {
      name: `Cape ${crypto.randomUUID().slice(0, 8)}`,
      sizes: { M: 5 },
    });
    await page.goto(`/product/x?id=${product.product_Id}`);
    await addToCart(page, t, { language, color: '#17457F', size: 'M', quantity: 1 });
    for (const path of PATHS) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path.replace(':id', product.product_Id));
        const button = page.locator('[data-floating-cart]');
        await expect(button).toContainText('1');
        await expect(button).toBeInViewport({ ratio: 1 });
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < end; top += Math.max(size.height / 4, 150)) {
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          expect(await findCovered(button), `${path} at ${size.width}, ${top}`).toEqual([]);
        }
      }
    }
  });
}

test('NAV-7 below desktop width the floating cart is the only cart in the header', async ({
  page,
  t,
}) => {
  const carts = page
    .getByRole('banner')
    .or(page.getByRole('region', { name: t('layout.searchAndCart') }))
    .getByRole('link', { name: t('layout.cart', { count: 0 }) });
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await expect(page.locator('[data-floating-cart]')).toBeInViewport({ ratio: 1 });
    await expect(carts).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(carts).toHaveCount(1);
});
