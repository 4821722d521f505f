import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has on the way to one of its controls. */
const MOST_STOPS = 80;

/** Whether this has focus, alone or by what it holds. */
function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluateAll((found) => found.some((element) => element === document.activeElement));
}

/**
 * WCAG 2.4.7 and 2.4.11: what has focus shows it, lies in the window, and no bar lies over it. A radio
 * or check box is shown by its label.
 */
export async function expectSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement)) return 'nothing has focus';
        const isInLabel =
          focused instanceof HTMLInputElement && ['radio', 'checkbox'].includes(focused.type);
        const shown = (isInLabel && focused.closest('label')) || focused;
        const { left, right, top, bottom } = shown.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const above = document.elementFromPoint(x, y);
        const isClear = above !== null && (shown.contains(above) || above.contains(shown));
        const ring = [shown, ...shown.querySelectorAll('*'), shown.parentElement].some(
          (element) => {
            if (!element) return false;
            // A card's link draws its ring around the whole card, by what stands after it.
            return [undefined, '::after'].some(
              (part) => getComputedStyle(element, part).outlineStyle !== 'none',
            );
          },
        );
        if (!isClear)
          return `covered by ${above?.outerHTML.slice(0, 80)}: ${shown.outerHTML.slice(0, 80)}`;
        return ring ? 'seen' : `no ring: ${shown.outerHTML.slice(0, 120)}`;
      }),
    )
    .toBe('seen');
}

/** Goes on by Tab until a control has focus, which then has to be seen. */
export async function tabTo(
  page: Page,
  place: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(place.first()).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(place)) {
      await expectSeen(page);
      return;
    }
  }
  throw new Error(`${MOST_STOPS} stops do not reach ${String(place)}`);
}

/** Goes on by Tab to a page's last control; each stop on the way has to be seen. */
export async function tabThrough(page: Page, last: Locator): Promise<void> {
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    await expectSeen(page);
    if (await hasFocus(last)) return;
  }
  throw new Error(`200 stops do not reach ${String(last)}`);
}

/** Goes once around a dialog, which has taken the focus, by Tab: each stop is in it and has to be seen. */
export async function expectKept(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeFocused();
  const first = page.locator(':focus');
  await page.keyboard.press('Tab');
  const start = await first.elementHandle();
  if (start === null) throw new Error('nothing has focus');
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await expectSeen(page);
    expect(await dialog.locator(':focus').count(), 'the focus is in the dialog').toBe(1);
    await page.keyboard.press('Tab');
    if (await start.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} stops do not lead around`);
}
