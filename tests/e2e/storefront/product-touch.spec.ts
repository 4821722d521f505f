import type { CDPSession, Locator, Page } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import { productWithManyImages } from '../../fixtures/many-images.ts';

type Point = { x: number; y: number };

const STEPS = 12;

/** Moves fingers over the screen, each from its first point to its last. */
async function touch(cdp: CDPSession, ...fingers: readonly [from: Point, to: Point][]) {
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  const dispatch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: (Point & { id: number })[],
  ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await dispatch('touchStart', at(0));
  for (let step = 1; step <= STEPS; step += 1) await dispatch('touchMove', at(step / STEPS));
  await dispatch('touchEnd', []);
}

async function middleOf(target: Locator): Promise<Point & { width: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

/** Swipes to the left over most of the width of an element, but not from its edge, which may have a button. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width } = await middleOf(target);
  await touch(cdp, [
    { x: x + width * 0.25, y },
    { x: x - width * 0.45, y },
  ]);
}

test('PROD-2 a swipe over the gallery shows the next image, and enlarges none @full', async ({
  page,
  shop,
  t,
}) => {
  const product = await productWithManyImages(shop);
  await page.goto(`/product/x?id=${product.product_Id}`);
  const region = page.getByRole('region', {
    name: t('product.images', { name: product.product_name }),
  });
  await expect(region.locator('[data-running="true"]')).toBeVisible();
  await swipe(page, region);
  const second = t('product.thumbnail', { position: 2, count: product.product_images.length });
  await expect(page.getByRole('button', { name: second })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(region.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('PROD-2 an enlarged image is zoomed by a pinch and back, and a swipe then shows the next @full', async ({
  page,
  shop,
  t,
}) => {
  const product = await productWithManyImages(shop);
  await page.goto(`/product/x?id=${product.product_Id}`);
  await page
    .getByRole('button', { name: new RegExp(`^${t('product.zoomIn')}`) })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.swiper-initialized')).toBeVisible();
  const image = dialog.getByRole('img').first();
  const before = await middleOf(image);
  const cdp = await page.context().newCDPSession(page);
  const finger = (across: number) => ({ x: before.x + across, y: before.y });
  const widthNow = async () => (await middleOf(image)).width / before.width;

  await touch(cdp, [finger(-30), finger(-90)], [finger(30), finger(90)]);
  await expect(dialog.getByRole('button', { name: t('product.zoomOut') })).toBeVisible();
  await expect.poll(widthNow).toBeGreaterThan(1.8);
  await touch(cdp, [finger(-90), finger(-20)], [finger(90), finger(20)]);
  await expect(dialog.getByRole('button', { name: t('product.zoomIn') })).toBeVisible();
  await expect.poll(widthNow).toBeCloseTo(1, 1);

  await swipe(page, image);
  const count = product.product_images.length;
  await expect(dialog.getByRole('status')).toHaveText(
    t('product.thumbnail', { position: 2, count }),
  );
});

test('PROD-6 Add to Cart on a phone shows what is missing and scrolls to the choice @full', async ({
  page,
  shop,
  t,
}) => {
  const product = await createProduct(shop, {
    name: `Robe du pouce ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { S: 2, M: 2 },
  });
  await page.goto(`/product/x?id=${product.product_Id}`);
  const sizes = page.getByRole('group', { name: t('product.size') });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(sizes).not.toBeInViewport();
  const add = page.getByRole('button', { name: t('product.add') });
  const rejection = page.getByRole('alert');
  for (const attempt of ['first', 'second, after scrolling to the bottom']) {
    await add.tap();
    await expect(rejection, attempt).toHaveText(t('product.unavailable'));
    await expect(rejection, attempt).toBeInViewport({ ratio: 1 });
    await expect(sizes, attempt).toBeInViewport({ ratio: 1 });
    const [bar, text] = [await add.boundingBox(), await rejection.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0), attempt).toBeLessThan(bar?.y ?? 0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
});
