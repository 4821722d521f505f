import type { BrowserContext, Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { MOODS, type Mood } from '../system/moods.ts';
import { NONSENSE } from './nonsense.ts';
import { inTurns } from './in-turns.ts';
import {
  appHasCome,
  expect,
  shortenTimeLimits,
  test,
  type MoodyShop,
  type ShopVisit,
} from './moody-shop.ts';

const MOST_TRIES = 3;

type Place = { path: string; search?: string };

type Case = { place: Place; call: string };

/** The pages that ask the host something when they are opened, and the search of any page. */
const PLACES: readonly Place[] = [
  { path: '/' },
  { path: '/shop' },
  { path: '/shop?gender=Women' },
  { path: '/shop?gender=Men&season=New+Arrivals' },
  { path: '/product/x?id=1' },
  { path: '/product/Couffin' },
  { path: '/about', search: 'robe' },
];

test.use({ viewport: { width: 1024, height: 768 } });
test.describe.configure({ timeout: 120_000 });

/** Found once a worker: which calls a place makes does not depend on how one of them is met. */
let everyCase: Promise<Case[]> | undefined;

for (const mood of MOODS) {
  test(`F1 HOME-7 a host that ${mood} for any one call leaves every page standing`, async ({
    context,
    moody,
    t,
  }) => {
    await context.route('**/media/**', (route) => route.abort());
    await bringAllNear(context);
    const faults: string[] = [];
    everyCase ??= everyCall(context, moody, t);
    await inTurns(await everyCase, async (each) => {
      const fault = await meet(context, moody, t, mood, each);
      if (fault !== '') faults.push(`${each.call} on ${each.place.path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
}

/** Each place with each call it makes, found by opening it while all is well. */
async function everyCall(context: BrowserContext, moody: MoodyShop, t: Translate): Promise<Case[]> {
  const cases: Case[] = [];
  await inTurns(PLACES, async (place) => {
    const visit = moody.visit();
    const page = await context.newPage();
    await open(page, visit, place, t);
    await expect.poll(() => visit.asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page.close();
    for (const call of new Set(visit.asked)) cases.push({ place, call });
  });
  return cases;
}

async function open(
  page: Page,
  visit: ShopVisit,
  { path, search }: Place,
  t: Translate,
): Promise<void> {
  await page.goto(visit.origin + path);
  await appHasCome(page);
  if (search) await page.getByRole('combobox', { name: t('search.label') }).fill(search);
}

/** Opens a place where one call meets the mood, and tells what is wrong with it; nothing, when all is as promised. */
async function meet(
  context: BrowserContext,
  moody: MoodyShop,
  t: Translate,
  mood: Mood,
  { place, call }: Case,
): Promise<string> {
  const visit = moody.visit([[exactly(call), mood]]);
  const page = await context.newPage();
  const faults = listen(page);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(call.replace('GET ', ''))) tries += 1;
  });
  const givenUp = Promise.withResolvers<void>();
  page.on('console', (message) => {
    if (message.text().endsWith(': network')) givenUp.resolve();
  });
  if (mood === 'hangs') await shortenTimeLimits(page);
  await open(page, visit, place, t);
  await expect.poll(() => visit.asked).toContain(call);
  // A browser may keep what hangs open for itself after the page has given it up, and said so.
  if (mood === 'hangs') await givenUp.promise;
  await settle(page, t, mood).catch(() => faults.push('it never comes to rest'));
  const words = await page.getByRole('main').innerText();
  if (words.trim().length < 20) faults.push('nothing is left of the page');
  if (NONSENSE.test(words)) faults.push(`it shows ${NONSENSE.exec(words)?.[0]}`);
  // Counted here: a browser asks again by itself where a kept connection is cut.
  if (tries > MOST_TRIES) faults.push(`asked ${tries} times`);
  faults.push(...(await recover(page, visit, t)));
  await page.close();
  return faults.join('; ');
}

/** What nobody caught, and what was complained of: a browser's own note of a failed call is no complaint. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
  page.on('console', (message) => {
    const isOurs =
      message.type() === 'error' &&
      !/^Failed to load resource|blocked by CORS policy/.test(message.text());
    if (isOurs) faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/** Until nothing is being waited for any more, neither the host's first answer nor its third. */
async function settle(page: Page, t: Translate, mood: Mood): Promise<void> {
  await expect(page.getByText(t('failure.loading'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t('search.searching'), { exact: true })).toHaveCount(0);
  if (mood !== 'hangs') await page.waitForLoadState('networkidle', { timeout: 15_000 });
}

/** Where a part says it failed, trying again has to give it once the host is well. */
async function recover(page: Page, visit: ShopVisit, t: Translate): Promise<string[]> {
  const retry = page.getByRole('button', { name: t('retry') });
  if ((await retry.count()) === 0) return [];
  visit.behave();
  await retry.first().click();
  return retry
    .first()
    .waitFor({ state: 'detached' })
    .then(
      () => [],
      () => ['trying again does not help'],
    );
}

function exactly(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
}

/** What is fetched when it comes near the window is near at once. */
async function bringAllNear(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { ...options, rootMargin: '10000px' });
      }
    };
  });
}
