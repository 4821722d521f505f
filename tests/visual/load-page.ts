import { expect, type Page } from '@playwright/test';

/** Scrolls through the page, so that lazy content loads, until nothing is loading any more. */
export async function loadWholePage(page: Page, isPage: boolean): Promise<void> {
  const story = '.sb-show-main #storybook-root > *';
  const dialog = '.sb-show-main .MuiDialog-root';
  await page.waitForSelector(`${story}, ${dialog}`, { state: 'attached' });
  await expect(async () => {
    await page.evaluate(scrollThrough);
    expect(await page.evaluate(findLoading, isPage)).toBeUndefined();
  }).toPass({ timeout: 30_000, intervals: [0, 100] });
}

async function scrollThrough(): Promise<void> {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
    await frame();
  }
  scrollTo(0, 0);
  await frame();
}

/** A visible skeleton of a page, an image inside the window's width, or a web font that is loading. */
function findLoading(isPage: boolean): string | undefined {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isLoading = (image: HTMLImageElement) => {
    const { left, right } = image.getBoundingClientRect();
    return !image.complete && right > 0 && left < innerWidth;
  };
  // An element with `display: contents` is not visible; its children are.
  const skeletons = document.querySelectorAll(
    '[aria-busy="true"], [aria-busy="true"] > *, [data-shape][aria-hidden], .MuiSkeleton-root',
  );
  const loading =
    (isPage && [...skeletons].find(isVisible)) || [...document.images].find(isLoading);
  if (loading) return loading.outerHTML;
  return document.fonts.status === 'loaded' ? undefined : 'a web font';
}
