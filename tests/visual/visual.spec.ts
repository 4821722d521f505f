import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { loadWholePage } from './load-page.ts';
import {
  baselineName,
  listScreenshots,
  untestedPages,
  type StoryScreenshot,
} from './story-screenshots.ts';

const BASELINES = join(import.meta.dirname, 'baselines');

/** The clock's time in every story. */
const NOW = '2026-11-21T09:00:00Z';

/** Storybook's channel between its sidebar and the page of the stories. */
type Channel = {
  on: (event: string, listener: (id: string) => void) => void;
  emit: (event: string, data: object) => void;
};

/** One page per worker, so that Storybook's script is loaded once. */
const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      await context.clock.setFixedTime(NOW);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('every baseline belongs to a story', () => {
  const names = new Set(
    listScreenshots().flatMap((each) => each.themes.map((theme) => baselineName(each, theme))),
  );
  const baselines = existsSync(BASELINES) ? readdirSync(BASELINES) : [];
  expect(baselines.filter((name) => !names.has(name))).toEqual([]);
});

test('every page has a story tagged full, and one tagged failed if it sends requests', () => {
  expect(untestedPages()).toEqual([]);
});

for (const screenshot of listScreenshots()) {
  const { story, width, themes, isPage } = screenshot;
  test(`${story} at ${width} px`, async ({ storyPage }) => {
    await open(storyPage, screenshot);
    for (const theme of themes) {
      await storyPage.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await loadWholePage(storyPage, isPage);
      await expect.soft(storyPage).toHaveScreenshot(baselineName(screenshot, theme), {
        fullPage: true,
        ...(isPage && { stylePath: join(import.meta.dirname, 'flat-images.css') }),
      });
    }
  });
}

/** Opens a story without axe; its play function runs only when the story `isPlayed`. */
async function open(
  page: Page,
  { story, isPlayed, isPage, width }: StoryScreenshot,
): Promise<void> {
  await page.setViewportSize({ width, height: isPage ? 800 : 480 });
  const current = new URL(page.url()).searchParams;
  // Storybook does not render a story again that is selected already.
  if (!isPlayed && current.get('embed') === 'true' && current.get('id') !== story) {
    await selectStory(page, story);
    return;
  }
  const globals = 'theme:light;language:fr;motion:reduced;a11y.manual:!true';
  await page.goto(`/iframe.html?viewMode=story&embed=${!isPlayed}&id=${story}&globals=${globals}`);
  // The submitted form has failed when the page displays an alert.
  if (isPlayed) await page.getByRole('alert').waitFor();
}

/** Selects another story of the open Storybook, as its sidebar does: a reload takes longer than a screenshot. */
async function selectStory(page: Page, story: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const rendered = new Promise<void>((resolve) => {
      channel.on('storyRendered', (id) => {
        if (id === storyId) resolve();
      });
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await rendered;
  }, story);
}
