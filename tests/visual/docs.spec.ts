import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

const STORYBOOK = join(import.meta.dirname, '../../.cache/storybook');

type Entry = { id: string; title: string; type: string };

/** Every entry of the built Storybook; none before it was built. */
function readEntries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(STORYBOOK, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

/** One page per worker, so that Storybook's script is loaded once. */
const test = base.extend<object, { docsPage: Page }>({
  docsPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const entries = readEntries();
const ids = new Set(entries.map(({ id }) => id));

/** What Storybook calls a type that it cannot name, and a control without choices. */
const VAGUE = /^(?:unknown|union|object|array|enum|other|signature|Set object)$/;

/** What lies over a page: a dialog, a drawer, a menu or a message at a fixed place. */
const OVERLAYS = 'dialog[open], .MuiModal-root, .MuiSnackbar-root, [popover]:popover-open';

/** Resolves when each story inside the page is rendered. */
async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  await expect(page.locator('.sbdocs-content [id^="story--"][id$="-inner"]:empty')).toHaveCount(0);
  await expect(
    page.locator('.sbdocs-content :is(.sb-loader, [aria-label^="Content is loading"])'),
  ).toHaveCount(0);
}

/** The ids of the entries that the page links to, and that its frames show. */
async function targetsOf(page: Page): Promise<(string | undefined)[]> {
  const content = page.locator('.sbdocs-content');
  const links = await content
    .locator('a[href*="path=/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const frames = await content
    .locator('iframe')
    .evaluateAll((all) =>
      all.map((frame) => /id=([\w-]+)/.exec(frame.getAttribute('src') ?? '')?.[1]),
    );
  return [...links, ...frames];
}

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`the page of ${title} is whole`, async ({ docsPage: page }) => {
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    await openPage(page, id);
    await expect(page.locator(OVERLAYS), 'nothing lies over the page').toHaveCount(0);
    const vague = page.locator('.sbdocs-content').getByText(VAGUE);
    await expect(vague, 'types and controls say what is in them').toHaveCount(0);
    const targets = await targetsOf(page);
    expect(targets.filter((target) => !ids.has(target ?? ''))).toEqual([]);
    expect(errors).toEqual([]);
    page.off('pageerror', note);
  });
}

test('Storybook and its pages open in the theme of the device', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme });
    await page.goto('/?path=/docs/introduction--docs');
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('heading', { level: 1 }).waitFor();
    const lightness = (color: string) => Number(color.match(/\d+/)?.[0]);
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const shell = lightness(await page.locator('body').evaluate(background));
    const text = lightness(await docs.locator('.sbdocs').first().evaluate(background));
    if (colorScheme === 'dark') expect(Math.max(shell, text)).toBeLessThan(60);
    else expect(Math.min(shell, text)).toBeGreaterThan(200);
    await page.close();
  }
});

test('the exports of the tokens are beside Storybook', async ({ request }) => {
  const css = await request.get('/tokens/tokens.css');
  expect(await css.text()).toContain('--color-primary: #17457F;');
  const json: { color: { light: { primary: unknown } } } = await (
    await request.get('/tokens/dar-yasmine.tokens.json')
  ).json();
  expect(json.color.light.primary).toMatchObject({ $type: 'color', $value: { hex: '#17457f' } });
});
