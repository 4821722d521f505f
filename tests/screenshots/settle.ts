import type { Page } from '@playwright/test';

/** A picture that takes longer, in milliseconds, is shown as it waits. */
const LONGEST_PICTURE_MS = 5_000;

/** Goes down the page and up again, so that what is fetched when it comes near is there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const wait = (milliseconds: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await wait(60);
    }
    const coming = [...document.images].filter((image) => image.currentSrc && !image.complete);
    const come = Promise.allSettled(coming.map((image) => image.decode()));
    await Promise.race([come, wait(longest)]);
    scrollTo(0, 0);
    await document.fonts.ready;
  }, LONGEST_PICTURE_MS);
}
