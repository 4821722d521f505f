import type { Page } from '@playwright/test';

/** What WCAG 1.4.12 lets a reader set; a person's own style sheet, which no policy of ours holds back. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** How far the page goes beyond the window's edge, and what takes it there. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const over = (document.scrollingElement?.scrollWidth ?? 0) - edge;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1,
    );
    return [
      `${over} px too wide`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
}

/** Words that their own box cuts off without an ellipsis, a scroll or a way to have them whole. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, h1, h2, h3, p, li')]
      .filter((element): element is HTMLElement => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        const isMeant =
          textOverflow === 'ellipsis' || clipPath !== 'none' || webkitLineClamp !== 'none';
        return (
          cuts &&
          !isMeant &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/**
 * Sizes the window and waits until the page is drawn at that size: what listens for a size answers
 * with the next frame, and a browser that is sized again before it has drawn may stop drawing.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** A window of 1280 px at 400 % is 320 CSS px wide, at 200 % 640. */
const ZOOMED = [320, 640];

/**
 * What a reader would lose of the page as it stands: at 320 px and 200 % zoom (WCAG 1.4.10, 1.4.4)
 * unless it keeps its `width`, and with the widest text spacing (1.4.12). Leaves it as it was.
 */
export async function reflowFaults(page: Page, width?: number): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const add = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const zoomed of width === undefined ? ZOOMED : []) {
    await resize(page, { width: zoomed, height: 512 });
    add(`${zoomed} px wide`, await beyond(page));
  }
  await resize(page, { width: width ?? Math.min(...ZOOMED), height: 800 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  add('with wide text spacing', [...(await beyond(page)), ...(await cutWords(page))]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  if (before) await resize(page, before);
  return faults;
}
