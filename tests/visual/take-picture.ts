import type { Page } from '@playwright/test';
import type { Shot } from './shots.ts';

/** How often a page is gone through before it is given up: some seconds' worth, as many as the machine needs. */
const MOST_ROUNDS = 100;

/** How many pictures are taken until two in a row are the same. */
const MOST_PICTURES = 20;

/** A story's address, on which axe does not run, and nothing is pressed but what a story `isPlayed` for. */
export function addressOf({ story, isPlayed }: Pick<Shot, 'story' | 'isPlayed'>): string {
  const globals = `theme:light;language:fr;motion:reduced;a11y.manual:!true`;
  return `/iframe.html?viewMode=story&embed=${!isPlayed}&id=${story}&globals=${globals}`;
}

/**
 * The whole page as a PNG, once it has settled: the first that `isWanted` takes, else one that looks
 * as the one before it did. Rejects when something never comes, or the page never stands still.
 */
export async function takePicture(
  page: Page,
  isPage: boolean,
  isWanted: (png: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let attempt = 0; attempt < MOST_PICTURES; attempt += 1) {
    await settle(page, isPage);
    const png = await shoot(page);
    if (before?.equals(png) || (await isWanted(png))) return png;
    before = png;
  }
  throw new Error('The page never stands still.');
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Goes down the page and up again, for what is fetched when it comes near, until nothing more comes.
 * Rejects with what never came.
 */
async function settle(page: Page, isPage: boolean): Promise<void> {
  await page.waitForSelector('.sb-show-main #storybook-root > *', { state: 'attached' });
  let awaited: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await page.evaluate(lookAround);
    awaited = await page.evaluate(findAwaited, isPage);
    if (awaited === undefined) return;
  }
  throw new Error(`This never came: ${awaited}`);
}

async function lookAround(): Promise<void> {
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

/**
 * What is still on its way: the page's faces, a picture that would be seen, or what a skeleton
 * stands for; a hidden one holds the place of what failed.
 */
function findAwaited(isPage: boolean): string | undefined {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isAwaited = (image: HTMLImageElement) => {
    const { left, right } = image.getBoundingClientRect();
    return !image.complete && right > 0 && left < innerWidth;
  };
  const skeletons = document.querySelectorAll('[aria-busy="true"], [data-shape][aria-hidden]');
  const missing = (isPage && [...skeletons].find(isSeen)) || [...document.images].find(isAwaited);
  if (missing) return missing.outerHTML;
  return document.fonts.status === 'loaded' ? undefined : 'a face';
}
