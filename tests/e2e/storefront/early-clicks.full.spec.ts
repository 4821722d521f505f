import pLimit from 'p-limit';
import { expect, test } from '../../fixtures/test.ts';
import { createProduct } from '../../fixtures/owner.ts';
import { startSlowLine } from '../../fixtures/slow-line.ts';

const LINES = {
  '400 kb/s with 400 ms': { bytesPerSecond: 50_000, latencyMs: 400 },
  '1.6 Mb/s with 150 ms': { bytesPerSecond: 200_000, latencyMs: 150 },
  '9 Mb/s with 60 ms': { bytesPerSecond: 1_125_000, latencyMs: 60 },
};

const CLICKS = 20;
/** Milliseconds by which each click is later than the one of the visit before. */
const STEP_MS = 100;
/** Each visit has a line of its own, and waits for it most of the time. */
const inParallel = pLimit(4);

for (const [name, speed] of Object.entries(LINES)) {
  test(`20 clicks on Add to Cart, from the first paint on, are answered on a line of ${name}`, async ({
    browser,
    shop,
    language,
    t,
  }) => {
    test.setTimeout(360_000);
    const { product_Id } = await createProduct(shop, {
      name: `Une taille ${crypto.randomUUID()}`,
      sizes: { M: 5 },
    });
    await inParallel.map(Array(CLICKS).keys(), (click) =>
      test.step(`${click * STEP_MS} ms after the button is painted`, async () => {
        const line = await startSlowLine(speed);
        const context = await browser.newContext({ proxy: { server: line.url } });
        await context.addCookies([{ name: 'lang', value: language, url: shop.storefront }]);
        const page = await context.newPage();
        await page.goto(`${shop.storefront}/product/x?id=${product_Id}`, { waitUntil: 'commit' });
        const add = page.getByRole('button', { name: t('product.add') }).first();
        await add.waitFor();
        await page.waitForTimeout(click * STEP_MS);
        await add.click();
        await expect(
          page.getByRole('link', { name: t('layout.cart', { count: 1 }) }).first(),
        ).toBeAttached({ timeout: 30_000 });
        await context.close();
        await line.close();
      }),
    );
  });
}
