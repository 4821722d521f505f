import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BACKOFFICE_SCREENS } from '../fixtures/backoffice-states/all-states.ts';
import { enterState } from '../fixtures/backoffice-states/state.ts';
import { test } from '../fixtures/backoffice-states/test.ts';
import { LOCALES } from './locales.ts';
import { settle } from './settle.ts';

const FOLDER = join(import.meta.dirname, '../../.screenshots/backoffice');
/**
 * The widths by their layout. In another layout a list and its details are other components, so its states are
 * entered anew, with a product, orders and a message of their own.
 */
const LAYOUTS = { phone: [375], tablet: [768], desktop: [1280, 1920] } as const;
const HEIGHTS = { 375: 812, 768: 1024, 1280: 800, 1920: 1080 } as const;
const THEMES = [
  { colorScheme: 'light', suffix: '' },
  { colorScheme: 'dark', suffix: '-dark' },
] as const;

/** Returns the height at which dialogs, drawers and side panes show their whole content. */
async function heightOf(page: Page, height: number): Promise<number> {
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...Array.from(document.querySelectorAll('body *'))
        .filter((element) => !(element instanceof HTMLTextAreaElement))
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ),
  );
  return height + hidden;
}

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, locale: LOCALES[language] });

    for (const [screen, states] of Object.entries(BACKOFFICE_SCREENS)) {
      for (const [layout, widths] of Object.entries(LAYOUTS)) {
        test(`${screen}, ${layout}`, async ({ fixture }) => {
          const { page } = fixture;
          if (screen !== 'login') await fixture.signIn();
          for (const state of states) {
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
            await page.setViewportSize({ width: widths[0], height: HEIGHTS[widths[0]] });
            await enterState(state, fixture);
            for (const width of widths) {
              await page.setViewportSize({ width, height: HEIGHTS[width] });
              await settle(page);
              const height = await heightOf(page, HEIGHTS[width]);
              if (height > HEIGHTS[width]) {
                await page.setViewportSize({ width, height });
                await settle(page);
              }
              const name = `${screen}-${state.name}`.replaceAll(/[^a-z]+/g, '-');
              for (const { colorScheme, suffix } of THEMES) {
                await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
                // The screenshot of the whole page may have scrolled it.
                await page.evaluate(() => scrollTo(0, 0));
                const path = join(FOLDER, `${name}-${width}-${language}${suffix}.jpg`);
                await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
              }
            }
          }
        });
      }
    }
  });
}
