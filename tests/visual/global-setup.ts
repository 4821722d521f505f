import { chromium, type FullConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/start/setup/chromium.mjs';
import { forgetOthers, isUpdating, keepVersion } from './baselines.ts';
import { listShots, pictureNames, STORYBOOK } from './shots.ts';
import { serveStorybook } from './static-storybook.ts';

/**
 * Serves the built Storybook to all workers, which find its address in STORYBOOK_URL. After an
 * update, pictures of stories that are no more go, and the browser that drew the rest is noted.
 */
export default async function serveToAll(config: FullConfig): Promise<() => Promise<void>> {
  const updating = isUpdating(config);
  if (updating && process.env.CI)
    throw new Error('CI looks at pictures, it never takes them over.');
  const served = await serveStorybook(STORYBOOK);
  process.env.STORYBOOK_URL = served.url;
  return async () => {
    await served.close();
    if (!updating) return;
    forgetOthers(listShots().flatMap(pictureNames));
    keepVersion(await chromiumVersion());
  };
}

async function chromiumVersion(): Promise<string> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  const version = browser.version();
  await browser.close();
  return version;
}
