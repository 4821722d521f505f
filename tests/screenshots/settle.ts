import type { Page } from '@playwright/test';

/** The time limit of the wait for an image, in milliseconds. After it, the screenshot shows the placeholder. */
const IMAGE_TIMEOUT_MS = 5_000;

/** Scrolls through the page, so that lazy content loads. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    const wait = (milliseconds: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await wait(60);
    }
    const loading = [...document.images].filter((image) => image.currentSrc && !image.complete);
    const loaded = Promise.allSettled(loading.map((image) => image.decode()));
    await Promise.race([loaded, wait(timeout)]);
    scrollTo(0, 0);
    await document.fonts.ready;
  }, IMAGE_TIMEOUT_MS);
}
