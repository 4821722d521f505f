import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BACKOFFICE_SCREENS } from '../fixtures/backoffice-states/all-states.ts';
import { enterState } from '../fixtures/backoffice-states/state.ts';
import { test } from '../fixtures/backoffice-states/test.ts';
import { settle } from './settle.ts';

const FOLDER = join(import.meta.dirname, '../../.screenshots/backoffice');
const WIDTHS = [375, 768, 1280, 1920] as const;
const HEIGHTS = { 375: 812, 768: 1024, 1280: 800, 1920: 1080 } as const;
const THEMES = [
  { colorScheme: 'light', suffix: '' },
  { colorScheme: 'dark', suffix: '-dark' },
] as const;

/** Returns the height at which an open dialog shows its whole content. */
async function heightOf(page: Page, height: number): Promise<number> {
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('[role="dialog"] *')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    ),
  );
  return height + hidden;
}

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const [screen, states] of Object.entries(BACKOFFICE_SCREENS)) {
      test(screen, async ({ fixture }) => {
        const { page } = fixture;
        if (screen !== 'login') await fixture.signIn();
        for (const state of states) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] });
          await enterState(state, fixture);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHTS[width] });
            const height = await heightOf(page, HEIGHTS[width]);
            if (height > HEIGHTS[width]) await page.setViewportSize({ width, height });
            await settle(page);
            const name = `${screen}-${state.name}`.replaceAll(/[^a-z]+/g, '-');
            for (const { colorScheme, suffix } of THEMES) {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              const path = join(FOLDER, `${name}-${width}-${language}${suffix}.jpg`);
              await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
            }
          }
        }
      });
    }
  });
}
