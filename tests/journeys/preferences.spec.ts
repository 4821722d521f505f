import type { Locator, Page } from '@playwright/test';
import { expect, test } from './scene.ts';
import { bringInto } from './shop/shop-state.ts';
import { STATES } from './shop/states.ts';

const CHOSEN = STATES.filter(({ name }) => name === 'product, chosen');
const MOVING = STATES.filter(({ name }) =>
  ['home', 'home, loading', 'home, menu open', 'product, added', 'checkout, sending'].includes(
    name,
  ),
);

/** What a person sees of a control where the system has taken its colours away. */
function looks(control: Locator): Promise<string> {
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

for (const state of CHOSEN) {
  test(`F9 with forced colours a size shows that it is chosen, and a swatch its colour: ${state.name}`, async ({
    scene,
  }) => {
    const { page, size } = scene;
    await page.emulateMedia({ forcedColors: 'active' });
    await bringInto(state, scene);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.getByRole('heading', { level: 1 }).click();
    expect(await looks(radio(size))).not.toBe(await looks(radio('L')));
    const swatch = await looks(page.getByRole('main').getByRole('radio').first());
    expect(swatch, 'the colour is information, and stays').toContain('rgb(23, 69, 127)');
  });
}

/** What moves in the page again and again by itself. */
function moving(page: Page): Promise<string[]> {
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

for (const state of MOVING) {
  test(`F9 under reduced motion nothing moves by itself: ${state.name}`, async ({ scene }) => {
    const { page } = scene;
    await page.setViewportSize({ width: state.only === 'phone' ? 375 : 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringInto(state, scene);
    expect(await moving(page)).toEqual([]);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const [outcome, title] =
    reducedMotion === 'reduce'
      ? [1, 'F9 HOME-1 under reduced motion the banners stay where they are, for minutes']
      : [2, 'HOME-1 the banners move on by themselves'];
  test(title, async ({ scene }) => {
    const { page, visit, t } = scene;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto(`${visit.origin}/`);
    const view = page
      .getByRole('region', { name: t('home.banners') })
      .locator('.swiper-initialized');
    await expect(view).toBeVisible();
    const seen = new Set<number>();
    for (let rest = 0; rest < 24; rest += 1) {
      seen.add(await view.locator('ul').evaluate((row) => row.getBoundingClientRect().x));
      await page.clock.runFor(5_100);
    }
    expect(seen.size).toBeGreaterThanOrEqual(outcome);
    if (reducedMotion === 'reduce') expect([...seen]).toHaveLength(1);
  });
}
