import type { Page } from '@playwright/test';

/** The time limit of the wait for an image or an animation, in milliseconds. After it, the screenshot shows its state. */
const TIMEOUT_MS = 5_000;
/** Longer than the delay after which Material UI moves an open menu to its button in a resized window (166 ms). */
const RESIZE_MS = 250;

/** Scrolls through the page, so that lazy content loads; then waits for images, fonts, open menus and transitions. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([timeout, resize]) => {
      const wait = (milliseconds: number) =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      await wait(resize);
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await wait(60);
      }
      const loading = [...document.images].filter((image) => image.currentSrc && !image.complete);
      const loaded = Promise.allSettled(loading.map((image) => image.decode()));
      // The pulse of a placeholder never ends.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const moved = Promise.allSettled(moving.map(({ finished }) => finished));
      await Promise.race([Promise.all([loaded, moved]), wait(timeout)]);
      scrollTo(0, 0);
      await document.fonts.ready;
    },
    [TIMEOUT_MS, RESIZE_MS] as const,
  );
}
