import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/storefront-states/test.ts';
import { enterState } from '../../fixtures/storefront-states/state.ts';
import { STATES } from '../../fixtures/storefront-states/all-states.ts';

const SELECTED = STATES.filter(({ name }) => name === 'product, selected');
const ANIMATED = STATES.filter(({ name }) =>
  ['home', 'home, loading', 'home, menu open', 'product, added', 'checkout, sending'].includes(
    name,
  ),
);

/** The computed colours and lines of a control. */
function computedStyles(control: Locator): Promise<string> {
  return control.evaluate((input) => {
    const shown = input.closest('label') ?? input;
    return [shown, ...shown.querySelectorAll('*')]
      .map((element) => {
        const {
          borderWidth,
          borderColor,
          borderStyle,
          outlineStyle,
          backgroundColor,
          color,
          fill,
        } = getComputedStyle(element);
        return [
          borderWidth,
          borderColor,
          borderStyle,
          outlineStyle,
          backgroundColor,
          color,
          fill,
        ].join();
      })
      .join(' | ');
  });
}

for (const state of SELECTED) {
  test(`F9 with forced colours a selected size is distinguishable, and a swatch shows its colour: ${state.name}`, async ({
    fixture,
  }) => {
    const { page, size } = fixture;
    await page.emulateMedia({ forcedColors: 'active' });
    await enterState(state, fixture);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.getByRole('heading', { level: 1 }).click();
    expect(await computedStyles(radio(size))).not.toBe(await computedStyles(radio('L')));
    const swatch = await computedStyles(page.getByRole('main').getByRole('radio').first());
    expect(swatch, 'the swatch shows the colour of the product').toContain('rgb(23, 69, 127)');
  });
}

const MARKED = STATES.filter(({ name }) => ['home', 'shop'].includes(name));

const ACTIVE = '[aria-current="page"], [aria-selected="true"]';

/** Waits for the active control of a kind, and returns the controls whose line is visible and the active one. */
async function linedControls(controls: Locator): Promise<{ lined: string[]; active: string[] }> {
  await expect(controls.filter({ visible: true }).and(controls.page().locator(ACTIVE))).toHaveCount(
    1,
  );
  const found = await controls.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const background = getComputedStyle(document.documentElement).backgroundColor;
      const isUnderlined = style.textDecorationLine === 'underline';
      const hasBorder =
        style.borderBottomStyle === 'solid' && style.borderBottomColor !== background;
      return {
        name: element.textContent ?? '',
        isLined: isUnderlined || hasBorder,
        isActive: element.matches('[aria-current="page"], [aria-selected="true"]'),
      };
    }),
  );
  const names = (is: 'isLined' | 'isActive') =>
    found.filter((each) => each[is]).map((of) => of.name);
  return { lined: names('isLined'), active: names('isActive') };
}

for (const state of MARKED) {
  test(`F9 NAV-2 with forced colours only the active link, tab and page number are underlined: ${state.name}`, async ({
    fixture,
  }) => {
    const { page, t } = fixture;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await enterState(state, fixture);
    const links = page
      .getByRole('banner')
      .getByRole('navigation', { name: t('layout.navigation') })
      .getByRole('link');
    const { lined, active } = await linedControls(links);
    expect(active).toHaveLength(1);
    expect(lined).toEqual(active);
    const numbered = page
      .getByRole('tab')
      .or(page.getByRole('navigation', { name: t('pagination.label') }).locator('li a'));
    const marks = await linedControls(numbered);
    expect(marks.active).toHaveLength(1);
    expect(marks.lined).toEqual(marks.active);
  });
}

/** A phone on its side, and 400 % zoom of a window of 1280 by 1024 pixels. */
const LOW_WINDOWS = [
  { width: 667, height: 375 },
  { width: 320, height: 256 },
];
const LOW = STATES.filter(({ name }) =>
  ['home', 'shop', 'product, selected', 'cart', 'checkout'].includes(name),
);

/** The share of the window's height that fixed and sticky boxes of at least half its width cover. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ width, top, bottom }) => width >= innerWidth / 2 && bottom > 0 && top < innerHeight,
      );
    const heights = boxes.map(
      ({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0),
    );
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

for (const state of LOW) {
  test(`F9 at 375 px height and at 400 % zoom nothing sticky covers the page: ${state.name}`, async ({
    fixture,
  }) => {
    const { page } = fixture;
    await enterState(state, fixture);
    for (const size of LOW_WINDOWS) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      expect(await coveredShare(page), JSON.stringify(size)).toBeLessThan(0.05);
    }
  });
}

/** The running animations that repeat. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {};
        return playState === 'running' && iterations > 1;
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  );
}

for (const state of ANIMATED) {
  test(`F9 with reduced motion nothing is animated: ${state.name}`, async ({ fixture }) => {
    const { page } = fixture;
    await page.setViewportSize({ width: state.only === 'phone' ? 375 : 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterState(state, fixture);
    expect(await runningAnimations(page)).toEqual([]);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const [outcome, title] =
    reducedMotion === 'reduce'
      ? [1, 'F9 HOME-1 under reduced motion the banners do not move for two minutes']
      : [2, 'HOME-1 the banners advance automatically'];
  test(title, async ({ fixture }) => {
    const { page, visit, t } = fixture;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto(`${visit.origin}/`);
    const view = page
      .getByRole('region', { name: t('home.banners') })
      .locator('.swiper-initialized');
    await expect(view).toBeVisible();
    const seen = new Set<number>();
    for (let interval = 0; interval < 24; interval += 1) {
      seen.add(await view.locator('ul').evaluate((row) => row.getBoundingClientRect().x));
      await page.clock.runFor(5_100);
    }
    expect(seen.size).toBeGreaterThanOrEqual(outcome);
    if (reducedMotion === 'reduce') expect([...seen]).toHaveLength(1);
  });
}
