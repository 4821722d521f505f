import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterState, type State } from '../fixtures/storefront-states/state.ts';
import { STATES } from '../fixtures/storefront-states/all-states.ts';
import { test } from '../fixtures/storefront-states/test.ts';
import { LOCALES } from './locales.ts';
import { settle } from './settle.ts';

const FOLDER = join(import.meta.dirname, '../../.screenshots/storefront');
const WIDTHS = { phone: [375], desktop: [1280], all: [375, 768, 1280, 1920] } as const;

function fileOf({ name }: State, width: number, language: string, room = ''): string {
  return join(FOLDER, `${name.replaceAll(/[^a-z]+/g, '-')}-${width}-${language}${room}.jpg`);
}

async function take(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
}

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, locale: LOCALES[language] });

    for (const state of STATES) {
      test(state.name, async ({ fixture }) => {
        const { page } = fixture;
        const widths = WIDTHS[state.only ?? 'all'];
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: widths[0], height: 812 });
        await enterState(state, fixture);
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
          await settle(page);
          await take(page, fileOf(state, width, language));
        }
        if (language === 'en') return;
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await page.setViewportSize({ width: widths[0], height: 812 });
        await take(page, fileOf(state, widths[0], language, '-dark'));
      });
    }
  });
}
