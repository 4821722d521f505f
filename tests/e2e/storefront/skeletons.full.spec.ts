import type { Locator, Page } from '@playwright/test';
import { productWithManyImages } from '../../fixtures/many-images.ts';
import { waitForApp, expect, test } from '../../fixtures/fault-injection.ts';

/** The position of an element, in whole pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  const { x, y, width, height } = box;
  return [x, y, width, height].map(Math.round);
}

/** The large image, the first thumbnail where there are thumbnails, and the start of the text. */
async function layoutOf(page: Page, selectors: { image: string; thumb: string; text: string }) {
  await waitForApp(page);
  const main = page.getByRole('main');
  await main.locator(selectors.image).first().waitFor();
  const [x, y] = await boxOf(main.locator(selectors.text).first());
  const thumb = main.locator(selectors.thumb).first();
  return {
    image: await boxOf(main.locator(selectors.image).first()),
    thumb: (await thumb.isVisible()) ? await boxOf(thumb) : 'dots',
    text: { x, y },
  };
}

for (const width of [375, 768, 1280]) {
  test(`F9 at ${width} px the skeleton of a product has the layout of the loaded page`, async ({
    page,
    faultyStorefront,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const product = await productWithManyImages(shop);
    const visit = faultyStorefront.visit([[/^GET \/api\/products\//, 'hangs']]);
    await page.goto(`${visit.origin}/product/x?id=${product.product_Id}`);
    const skeleton = await layoutOf(page, {
      image: '[data-shape="product"]',
      thumb: ':nth-child(2) > * > [data-shape="product"]',
      text: '[data-shape="heading"]',
    });
    visit.setFaults();
    await page.reload();
    const loaded = await layoutOf(page, {
      image: '[data-shape="product"]',
      thumb: '[aria-current] [data-shape="product"]',
      text: 'article h1',
    });
    expect(skeleton).toEqual(loaded);
  });
}

for (const width of [375, 1280]) {
  test(`F9 SHOP-3 at ${width} px the skeleton of a list has the layout of the loaded list`, async ({
    page,
    faultyStorefront,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const visit = faultyStorefront.visit([[/^GET \/api\/products\//, 'hangs']]);
    // Men's products: other tests add products with names and prices of their own to Women.
    await page.goto(`${visit.origin}/shop?gender=Men`);
    await waitForApp(page);
    const main = page.getByRole('main');
    const boxesOfRows = async (shape: string) =>
      Promise.all([0, 2, 5].map((nth) => boxOf(main.locator(shape).nth(nth))));
    await main.locator('[data-shape="product"]').nth(5).waitFor();
    const skeleton = await boxesOfRows('[data-shape="product"]');
    visit.setFaults();
    await page.reload();
    // The skeleton has no articles, and its boxes disappear with it.
    await main.getByRole('article').nth(5).waitFor();
    expect(skeleton).toEqual(await boxesOfRows('[data-shape="product"]'));
  });
}

for (const width of [375, 768, 1280]) {
  test(`F9 HOME-4 at ${width} px the skeleton of a carousel has the height of the loaded carousel`, async ({
    page,
    faultyStorefront,
    t,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const visit = faultyStorefront.visit([[/^GET \/api\/products\/gender\//, 'hangs']]);
    await page.goto(visit.origin);
    await waitForApp(page);
    const carousel = page.getByRole('region', { name: t('genders.Men'), exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const heightOfCarousel = async () => (await boxOf(carousel))[3];
    const skeleton = await heightOfCarousel();
    visit.setFaults();
    await page.reload();
    await waitForApp(page);
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('article').first().waitFor();
    expect(skeleton).toBe(await heightOfCarousel());
  });
}
