import type { Page } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A word that no other test's product has in its name. */
function newWord(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Records how many searches are pending whenever one starts; a cancelled one is not pending. */
async function countSearches(page: Page): Promise<{ maxPending: () => Promise<number> }> {
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
    maxPending: () =>
      page.evaluate(() =>
        Math.max(
          ...performance
            .getEntriesByName('search')
            .map((mark) => ('detail' in mark ? Number(mark.detail) : 0)),
        ),
      ),
  };
}

test('NAV-8 with a slow API server one search is pending at a time, and the last result is shown @full', async ({
  page,
  shop,
  apiServer,
  t,
}) => {
  const word = newWord();
  const name = `Ceinture ${word}`;
  await createProduct(shop, { name, sizes: { M: 1 } });
  const searches = await countSearches(page);
  const requests: string[] = [];
  const release = Promise.withResolvers<void>();
  await page.route(/[?&]search=/, async (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('search') ?? '');
    if (!name.toLowerCase().endsWith(requests.at(-1) ?? '')) await release.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/shop');
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.focus();
  for (const text of ['c', 'ce', 'cei', word]) {
    await field.fill(text);
    await expect.poll(() => requests).toContain(text);
  }
  await expect(page.getByRole('search').getByRole('option')).toHaveText([new RegExp(name)]);
  release.resolve();
  await expect(page.getByRole('search').getByRole('option')).toHaveText([new RegExp(name)]);
  expect(await searches.maxPending()).toBe(1);
  expect(apiServer).toBe('full');
});

test.describe('@any-api-server', () => {
  test('NAV-8 accents, ligatures and case do not matter, matches are highlighted, and Enter opens the page of the results', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    const name = `Écharpe « Cœur » ${word}`;
    await createProduct(shop, { name, sizes: { M: 1 } });
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.fill(`ECHARPE « coeur » ${word}`);
    await expect(page.getByRole('status').getByText(t('search.count', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('search').getByRole('option').locator('mark')).toHaveText(name);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=ECHARPE/);
    await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  test('NAV-8 SHOP-3 the page of the results has the order of the suggestions, until another is chosen', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    for (const name of [`Chemise ${word}`, `Blouse pop${word}`]) {
      await createProduct(shop, { name, sizes: { M: 1 } });
    }
    const best = [new RegExp(`Chemise ${word}`), new RegExp(`Blouse pop${word}`)];
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    await field.fill(word);
    await expect(page.getByRole('search').getByRole('option')).toHaveText(best);
    await field.press('Enter');
    await expect(page.getByRole('article')).toHaveText(best);
    const sort = page.getByLabel(t('shopPage.sort'));
    await expect(sort).toHaveValue('relevance');
    await sort.selectOption('newest');
    await expect(page.getByRole('article')).toHaveText(best.toReversed());
  });

  test('NAV-8 arrows, Enter and Escape: an arrow selects a result, and Enter opens it', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    for (const color of ['bleue', 'verte', 'rouge']) {
      await createProduct(shop, { name: `Robe ${color} ${word}`, sizes: { M: 1 } });
    }
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: t('search.label') });
    const options = page.getByRole('search').getByRole('option');
    await field.fill(word);
    await expect(options).toHaveCount(3);
    await field.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    // From the last option to the field, as the ARIA practices allow, then to the first option.
    await field.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);

    await field.fill(word);
    await expect(options).toHaveCount(3);
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const activeId = await options.first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', activeId ?? '');
    const name = (await options.first().innerText()).split('\n', 1)[0] ?? '';
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('NAV-8 without the search feature the list is requested once, for any number of inputs', async ({
    page,
    shop,
    apiServer,
    t,
  }) => {
    test.skip(
      apiServer === 'full',
      'An API server with the search feature gets a request for each text.',
    );
    const word = newWord();
    await createProduct(shop, { name: `Sac ${word}`, sizes: { M: 1 } });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search=')) requests.push(request.url());
    });
    await page.goto('/shop');
    const field = page.getByRole('combobox', { name: t('search.label') });
    for (const text of ['s', 'zzzz', `sac ${word}`]) {
      await field.fill(text);
      await expect(page.getByRole('search').getByRole('status')).not.toHaveText('');
    }
    await expect(page.getByRole('search').getByRole('option')).toHaveCount(1);
    expect(requests).toHaveLength(1);
  });

  test('NAV-8 in a small window the list of results scrolls to its last one @full', async ({
    page,
    shop,
    t,
  }) => {
    const word = newWord();
    for (let index = 0; index < 5; index += 1) {
      await createProduct(shop, { name: `Jebba ${index} ${word}`, sizes: { M: 1 } });
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

test('NAV-8 Enter before the page is hydrated opens the page of all results @full', async ({
  page,
  shop,
  language,
  t,
}) => {
  const word = newWord();
  await createProduct(shop, { name: `Ceinture ${word}`, sizes: { M: 1 } });
  await page.context().addCookies([{ name: 'lang', value: language, url: shop.storefront }]);
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  const opened = page.goto('/about');
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.fill(word);
  await field.press('Enter');
  await page.waitForURL(`**/shop?search=${word}`);
  release.resolve();
  await opened;
  await expect(page.getByRole('link', { name: `Ceinture ${word}` })).toBeVisible();
});
