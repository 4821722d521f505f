import type { Locator, Page } from '@playwright/test';
import { productOfManyPictures } from './many-pictures.ts';
import { appHasCome, expect, test } from './moody-shop.ts';

/** Where a part stands, in whole pixels. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It does not stand on the page.');
  const { x, y, width, height } = box;
  return [x, y, width, height].map(Math.round);
}

/** The large picture, the first small one, and where the words begin. */
async function places(page: Page, parts: { picture: string; thumb: string; words: string }) {
  await appHasCome(page);
  const main = page.getByRole('main');
  await main.locator(parts.thumb).first().waitFor();
  const [x, y] = await boxOf(main.locator(parts.words).first());
  return {
    picture: await boxOf(main.locator(parts.picture).first()),
    thumb: await boxOf(main.locator(parts.thumb).first()),
    words: { x, y },
  };
}

for (const width of [375, 768, 1280]) {
  test(`F9 at ${width} px a product that is loading holds the very place of its pictures and words`, async ({
    page,
    moody,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const product = await productOfManyPictures(shop);
    const visit = moody.visit([[/^GET \/api\/products\//, 'hangs']]);
    await page.goto(`${visit.origin}/product/x?id=${product.product_Id}`);
    const waiting = await places(page, {
      picture: '[data-shape="product"]',
      thumb: ':nth-child(2) > * > [data-shape="product"]',
      words: '[data-shape="heading"]',
    });
    visit.behave();
    await page.reload();
    const loaded = await places(page, {
      picture: '[data-frame="product"]',
      thumb: '[aria-current] [data-frame="product"]',
      words: 'article h1',
    });
    expect(waiting).toEqual(loaded);
  });
}

for (const width of [375, 1280]) {
  test(`F9 SHOP-3 at ${width} px a list that is loading holds the very place of its products`, async ({
    page,
    moody,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const visit = moody.visit([[/^GET \/api\/products\//, 'hangs']]);
    await page.goto(`${visit.origin}/shop`);
    await appHasCome(page);
    const main = page.getByRole('main');
    const fromEachRow = async (shape: string) =>
      Promise.all([0, 2, 5].map((nth) => boxOf(main.locator(shape).nth(nth))));
    await main.locator('[data-shape="product"]').nth(5).waitFor();
    const waiting = await fromEachRow('[data-shape="product"]');
    visit.behave();
    await page.reload();
    await appHasCome(page);
    await main.locator('[data-frame="product"]').nth(5).waitFor();
    expect(waiting).toEqual(await fromEachRow('[data-frame="product"]'));
  });
}
