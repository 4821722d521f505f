import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.ts';

const BYTES_PER_SECOND = 1_600_000 / 8;
const ROUND_TRIP_MS = 150;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A button, and what the page shows in response to a click on it; both are CSS selectors. */
type Click = { button: string; response: string };

/**
 * Opens a page as a first visit on a slow phone, with throttling applied by the browser (Lighthouse only
 * simulates it). Returns the time of its largest paint, or with `click` the time at which the page has
 * responded to a click that was made as soon as the button was shown; in milliseconds from the navigation on.
 */
export async function measureThrottled(url: string, click?: Click): Promise<number> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const context = await browser.newContext({ ...PHONE, hasTouch: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // An input event ends the observation of the largest paint, so the click is measured in a separate
    // visit.
    if (click) return await clickResponse(page, url, click);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(readLargestPaint);
  } finally {
    await browser.close();
  }
}

async function clickResponse(
  page: Page,
  url: string,
  { button, response }: Click,
): Promise<number> {
  // An observer in the page reports the response. Polling, as `waitFor` does, makes the browser render a frame
  // for each check, which takes a third of the throttled processor's time.
  const { promise, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction('reportResponse', resolve);
  await page.addInitScript((selector) => {
    new MutationObserver((_mutations, observer) => {
      if (!document.querySelector(selector)?.checkVisibility()) return;
      observer.disconnect();
      Reflect.get(globalThis, 'reportResponse')(performance.now());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, response);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(button).first().click();
  return promise;
}

/** Runs in the page. */
function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
