import type { Page } from '@playwright/test';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

const MENU_PAGES = ['dashboard', 'images', 'messages', 'orders', 'products'];

/** Records which of the menu's pages have their scripts requested. The result returns their names, sorted. */
function recordMenuPages(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = /\/assets\/([a-z]+)-page-[^/]*\.js$/.exec(request.url()) ?? [];
    if (MENU_PAGES.includes(name)) names.add(name);
  });
  return () => [...names].toSorted();
}

test('the scripts of the menu’s pages are loaded while the first page is idle, so that each opens at once', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const loaded = recordMenuPages(page);
  await signInByForm(page, shop, t);
  await expect.poll(loaded).toEqual(MENU_PAGES);
});

test('with the browser’s data saver a page’s script is loaded when the page is opened', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await saveData(page);
  const loaded = recordMenuPages(page);
  await signInByForm(page, shop, t);
  await expect(page.getByRole('heading', { name: t('dashboard.toDo') })).toBeVisible();
  // Longer than the delay after which the other pages would be loaded, until the browser is idle.
  await page.evaluate(
    () => new Promise((resolve) => void setTimeout(() => requestIdleCallback(resolve), 3_000)),
  );
  expect(loaded()).toEqual(['dashboard']);
});
