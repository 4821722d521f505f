import { expect, test as base, type Page } from '@playwright/test';
import { isUpdating, keptNames, keptVersion, readBaseline, writeBaseline } from './baselines.ts';
import { pack } from './compare-pictures.ts';
import { judge } from './judge.ts';
import { keepForReport } from './report-entry.ts';
import { listShots, pictureName, pictureNames, unlookedPages, type Shot } from './shots.ts';
import { addressOf, takePicture } from './take-picture.ts';

/** The moment at which every story plays. */
const NOW = '2026-11-21T09:00:00Z';

/** One window a worker: Storybook's script is fetched once. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'fr-TN',
        timezoneId: 'Africa/Tunis',
        reducedMotion: 'reduce',
        baseURL: process.env.STORYBOOK_URL ?? '',
      });
      await context.clock.setFixedTime(NOW);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('every picture that is kept is one of a story', () => {
  const names = new Set(listShots().flatMap(pictureNames));
  test.skip(isUpdating(test.info().config), 'Pictures are being taken over.');
  expect(keptNames().filter((name) => !names.has(name))).toEqual([]);
});

test('every page is looked at full, and failed where it reads from the host', () => {
  expect(unlookedPages()).toEqual([]);
});

for (const shot of listShots()) {
  test(`${shot.story} at ${shot.width}`, async ({ window, browser }) => {
    await open(window, shot);
    for (const theme of shot.themes) {
      await window.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await look(
        window,
        { name: pictureName(shot, theme), isPage: shot.isPage },
        browser.version(),
      );
    }
  });
}

async function open(window: Page, shot: Shot): Promise<void> {
  await window.setViewportSize({ width: shot.width, height: 800 });
  await window.goto(addressOf(shot));
  // What was sent has failed once the page says so.
  if (shot.isPlayed) await window.getByRole('alert').waitFor();
}

type Looked = { name: string; isPage: boolean };

/** Compares what the window shows with the picture of before, or takes it over. */
async function look(window: Page, { name, isPage }: Looked, version: string): Promise<void> {
  const kept = { picture: readBaseline(name), version: keptVersion() };
  const judgeNow = (png: Buffer) => judge(kept, { png, version });
  const isAsBefore = async (png: Buffer) => (await judgeNow(png)).is === 'same';
  const png = await takePicture(window, isPage, isAsBefore);
  const verdict = await judgeNow(png);
  if (verdict.is === 'same') return;
  const after = await pack(png);
  if (isUpdating(test.info().config)) return writeBaseline(name, after);
  const { found } = verdict;
  const isForgiven = verdict.is === 'forgiven';
  keepForReport(test.info(), { name, before: kept.picture, after, found, isForgiven });
  if (isForgiven) return;
  const fault = found ? `${percent(found.share)} differs` : 'no picture of before';
  expect.soft(fault, `${name}: see .reports/visual/index.html`).toBe('as before');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)} %`;
}
