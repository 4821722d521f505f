import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { expect, test } from '../../fixtures/test.ts';

const SCROLL_TOP = 600;

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Opens a page and scrolls down. */
async function openScrolled(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate((top) => window.scrollTo(0, top), SCROLL_TOP);
  await expect.poll(() => scrollTop(page)).toBe(SCROLL_TOP);
}

/** The scroll position after the browser's next frames, in which it scrolls to a focused control. */
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );
}

/** The links, buttons and fields of the header and of the search bar in its row. */
function headerControls(page: Page, t: TFunction) {
  const header = page.getByRole('banner').first();
  const bar = page.getByRole('region', { name: t('layout.searchAndCart') });
  return header.or(bar).locator('a, button, input').filter({ visible: true });
}

test('NAV-1 in a window lower than 480 px the header scrolls with the page', async ({ page }) => {
  const header = page.getByRole('banner').first();
  for (const [height, y] of [
    [480, 0],
    [479, -SCROLL_TOP],
  ] as const) {
    await page.setViewportSize({ width: 800, height });
    await openScrolled(page);
    expect((await header.boundingBox())?.y, `${height}`).toBe(y);
  }
});

test('NAV-1 the page does not scroll when a control of the sticky header receives the focus @full', async ({
  page,
  t,
}) => {
  await openScrolled(page);
  const controls = headerControls(page, t);
  // The link of the favourites is rendered after the first paint.
  await expect.poll(() => controls.count()).toBeGreaterThan(6);
  for (const control of await controls.all()) {
    await control.focus();
    const name = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(await scrollTop(page), name).toBe(SCROLL_TOP);
  }
});

test('NAV-1 NAV-8 the page does not scroll while a search is typed in the sticky header @full', async ({
  page,
  t,
}) => {
  await openScrolled(page);
  await page.getByRole('combobox', { name: t('search.label') }).click();
  for (const letter of 'robe') {
    await page.keyboard.press(letter);
    expect(await scrollTop(page), letter).toBe(SCROLL_TOP);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  expect(await scrollTop(page)).toBe(SCROLL_TOP);
});

test('NAV-1 I18N-2 the page is not scrolled to the top when a language is chosen in the sticky header @full', async ({
  page,
  t,
}) => {
  await openScrolled(page);
  const header = page.getByRole('banner').first();
  await header.getByRole('button', { name: t('language.label') }).click();
  await header.getByRole('button', { name: /^FR/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Texts of another length above the window may move the page by some lines.
  expect(Math.abs((await scrollTop(page)) - SCROLL_TOP)).toBeLessThan(100);
});

test('NAV-1 a focused control of the page is not covered by the sticky header @full', async ({
  page,
  t,
}) => {
  await openScrolled(page);
  await page.getByRole('combobox', { name: t('search.label') }).focus();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(80);
});
