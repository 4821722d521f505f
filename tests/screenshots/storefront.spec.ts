import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterState, type State } from '../fixtures/storefront-states/state.ts';
import { STATES } from '../fixtures/storefront-states/all-states.ts';
import { test } from '../fixtures/storefront-states/test.ts';
import { LOCALES } from './locales.ts';
import { settle } from './settle.ts';

const FOLDER = join(import.meta.dirname, '../../.screenshots/storefront');
const PHONE = { width: 375, height: 812 };
const TABLET = { width: 768, height: 900 };
const LAPTOP = { width: 1280, height: 900 };
const DESKTOP = [LAPTOP, { width: 1366, height: 768 }, { width: 1920, height: 900 }];
const WINDOWS = { phone: [PHONE], desktop: DESKTOP, all: [PHONE, TABLET, ...DESKTOP] };

function fileOf({ name }: State, view: string): string {
  return join(FOLDER, `${name.replaceAll(/[^a-z]+/g, '-')}-${view}.jpg`);
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
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(state.only === 'desktop' ? LAPTOP : PHONE);
        await enterState(state, fixture);
        for (const size of WINDOWS[state.only ?? 'all']) {
          await page.setViewportSize(size);
          await settle(page);
          await take(page, fileOf(state, `${size.width}-${language}`));
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await take(page, fileOf(state, `${size.width}-${language}-dark`));
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        }
      });
    }
  });
}
