import type { Page } from '@playwright/test';

/** Goes down the page and up again, so that what is fetched when it comes near is there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}
