import type { Page } from '@playwright/test';
import { stockProduct } from '../system/owner.ts';
import { expect, test } from './journey.ts';

/** A word no other test's product has in its name. */
function newWord(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Counts, in the page, the searches under way whenever one begins; one given up is over at once. */
async function countSearches(page: Page): Promise<{ most: () => Promise<number> }> {
  await page.addInitScript(() => {
    const send = window.fetch;
    let running = 0;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!new URL(request.url).searchParams.has('search')) return send(request);
      running += 1;
      performance.mark('search', { detail: running });
      let isOver = false;
      const end = () => {
        if (!isOver) running -= 1;
        isOver = true;
      };
      request.signal.addEventListener('abort', end);
      return send(request).finally(end);
    };
  });
  return {
    most: () =>
      page.evaluate(() =>
        Math.max(
          ...performance
            .getEntriesByName('search')
            .map((mark) => ('detail' in mark ? Number(mark.detail) : 0)),
        ),
      ),
  };
}

test('NAV-8 whoever types against a slow host has one search under way at a time, and sees the last', async ({
  page,
  shop,
  host,
  t,
}) => {
  const word = newWord();
  const name = `Ceinture ${word}`;
  await stockProduct(shop, { name, sizes: { M: 1 } });
  const searches = await countSearches(page);
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(/[?&]search=/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('search') ?? '');
    if (!name.toLowerCase().endsWith(asked.at(-1) ?? '')) await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/shop');
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.focus();
  for (const text of ['c', 'ce', 'cei', word]) {
    await field.fill(text);
    await expect.poll(() => asked).toContain(text);
  }
  await expect(page.getByRole('search').getByRole('option')).toHaveText([new RegExp(name)]);
  held.resolve();
  await expect(page.getByRole('search').getByRole('option')).toHaveText([new RegExp(name)]);
  expect(await searches.most()).toBe(1);
  expect(host).toBe('full');
});

test.describe('@any-host', () => {
  test('NAV-8 accents, ligatures and case do not matter, the match is marked, and Enter opens the only result', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    const name = `Écharpe « Cœur » ${word}`;
    await stockProduct(shop, { name, sizes: { M: 1 } });
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.fill(`ECHARPE « coeur » ${word}`);
    await expect(page.getByRole('status').getByText(t('search.count', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('search').getByRole('option').locator('mark')).toHaveText(name);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('NAV-8 arrows, Enter and Escape: the first Enter reaches the first of several, the next opens it', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    for (const color of ['bleue', 'verte', 'rouge']) {
      await stockProduct(shop, { name: `Robe ${color} ${word}`, sizes: { M: 1 } });
    }
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    const options = page.getByRole('search').getByRole('option');
    await field.fill(word);
    await expect(options).toHaveCount(3);
    await field.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);

    await field.fill(word);
    await expect(options).toHaveCount(3);
    await field.press('Enter');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const reached = await options.first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', reached ?? '');
    const name = (await options.first().innerText()).split('\n', 1)[0] ?? '';
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('NAV-8 a host that does not search is asked for its list once, however much is typed', async ({
    page,
    shop,
    host,
    t,
  }) => {
    test.skip(host === 'full', 'A host that searches is asked for each text.');
    const word = newWord();
    await stockProduct(shop, { name: `Sac ${word}`, sizes: { M: 1 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search=')) asked.push(request.url());
    });
    await page.goto('/shop');
    const field = page.getByRole('combobox', { name: t('search.label') });
    for (const text of ['s', 'zzzz', `sac ${word}`]) {
      await field.fill(text);
      await expect(page.getByRole('search').getByRole('status')).not.toHaveText('');
    }
    await expect(page.getByRole('search').getByRole('option')).toHaveCount(1);
    expect(asked).toHaveLength(1);
  });

  test('NAV-8 the results end above the edge of a small window, and all of them can be reached', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    for (let place = 0; place < 5; place += 1) {
      await stockProduct(shop, { name: `Jebba ${place} ${word}`, sizes: { M: 1 } });
    }
    await page.setViewportSize({ width: 320, height: 420 });
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.fill(word);
    await expect(page.getByRole('search').getByRole('option')).toHaveCount(5);
    await field.press('ArrowUp');
    await expect(page.getByRole('search').getByRole('option').last()).toBeInViewport({
      ratio: 0.99,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
