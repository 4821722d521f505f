import type { Locator, Page } from '@playwright/test';
import { isInFront, LANGUAGES, LAPTOP, PHONES } from '../../fixtures/first-screen-sizes.ts';
import { createProduct } from '../../fixtures/owner.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import { expect, test } from '../../fixtures/fault-injection.ts';

/** Expects a control to be in the window without scrolling, and nothing in front of it. */
async function expectInFirstScreen(page: Page, control: Locator): Promise<void> {
  const { width } = page.viewportSize() ?? LAPTOP;
  await expect(control, `${width}`).toBeInViewport({ ratio: 1 });
  expect(await isInFront(control), `${width}`).toBe(true);
  expect(await page.evaluate(() => scrollY), `${width}`).toBe(0);
}

/** A tablet, upright. */
const TABLET = { width: 768, height: 1024 };
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

for (const { language, suffix } of LANGUAGES) {
  test.describe(() => {
    test.use({ language });
    test(`CART-8 CMD-1 Proceed and Submit are in the first screen of phones, a tablet and a laptop, with six lines${suffix} @full`, async ({
      page,
      shop,
      faultyStorefront,
      t,
    }) => {
      const visit = faultyStorefront.visit();
      const name = () => `Cape en laine brodée à la main ${crypto.randomUUID().slice(0, 8)}`;
      const product = await createProduct(shop, {
        name: name(),
        sizes: Object.fromEntries(SIZES.map((size) => [size, 5])),
      });
      const color = product.colors[0]?.color_name ?? '';
      await storeCart(
        page,
        visit,
        product,
        SIZES.map((size) => ({ color, size, quantity: 1 })),
      );
      for (const size of [...PHONES, TABLET, LAPTOP]) {
        await page.setViewportSize(size);
        await page.goto(`${visit.origin}/cart`);
        await expectInFirstScreen(page, page.getByRole('link', { name: t('cart.proceed') }));
        await page.goto(`${visit.origin}/Command`);
        await expectInFirstScreen(page, page.getByRole('button', { name: t('checkout.submit') }));
      }
    });
  });
}

test('CMD-1 F9 in a low window Submit is a part of the page, and on a phone no focused field is below it @full', async ({
  page,
  shop,
  faultyStorefront,
  t,
}) => {
  const visit = faultyStorefront.visit();
  const product = await createProduct(shop, {
    name: `Cape ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  const color = product.colors[0]?.color_name ?? '';
  await storeCart(page, visit, product, [{ color, size: 'M', quantity: 1 }]);
  const submit = page.getByRole('button', { name: t('checkout.submit') });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${visit.origin}/Command`);
  for (const field of ['name', 'email', 'phone', 'city', 'street'] as const) {
    const control = page.getByLabel(t(`checkout.${field}`));
    await control.focus();
    const bottom = await control.evaluate((element) => element.getBoundingClientRect().bottom);
    const bar = await submit.evaluate(
      (element) => element.parentElement?.getBoundingClientRect().top ?? 0,
    );
    expect(bottom, field).toBeLessThanOrEqual(bar);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(submit.locator('..')).toHaveCSS('position', 'static');
});

test('SHOP-3 on a phone of 360 px no size of the quick choice is cut off, even before the text font has loaded @full', async ({
  page,
  shop,
  t,
}) => {
  const name = `Cape ${crypto.randomUUID()}`;
  await createProduct(shop, {
    name,
    sizes: Object.fromEntries(SIZES.map((size) => [size, 5])),
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/shop?search=${encodeURIComponent(name)}`);
  const toggle = page.getByRole('button', { name: t('shopPage.quickAdd', { name }) });
  await toggle.click();
  for (const size of SIZES) {
    const button = page.getByRole('button', {
      name: t('shopPage.quickSize', { size }),
      exact: true,
    });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await isInFront(button), size).toBe(true);
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await isInFront(toggle), `closes at ${width}`).toBe(true);
    const favourite = page.getByRole('button', { name: t('favourites.toggle', { name }) });
    expect(await isInFront(favourite), `favourite at ${width}`).toBe(true);
  }
  await toggle.click();
  await expect(
    page.getByRole('button', { name: t('shopPage.quickSize', { size: 'M' }) }),
  ).toBeHidden();
});
