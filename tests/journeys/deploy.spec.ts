import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { startReleases, type Releases } from '../system/releases.ts';
import { expect, test as journey } from './journey.ts';

/** Each journey deploys a storefront of its own. */
const test = journey.extend<{ releases: Releases }>({
  releases: async ({ shop }, use) => {
    const releases = await startReleases(shop.api);
    await use(releases);
    await releases.close();
  },
});

/** Waits until the page answers by itself: before that, a link asks for a document. */
async function untilTakenOver(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('shop:taken-over').length > 0);
}

/** Opens home; from then on, each document the page asks for is named. */
async function openHome(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await untilTakenOver(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

function follow(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

function pageHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('F6 a deploy under an open page: the route whose files are gone is reloaded once, and stands', async ({
  page,
  releases,
  t,
}) => {
  const documents = await openHome(page, releases.url);
  await releases.deploy('second');
  await follow(page, t('Choose'));
  await untilTakenOver(page);
  await expect(pageHeading(page)).toHaveText(t('shopPage.title'));
  expect(documents).toEqual(['/shop']);

  await releases.deploy('third');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/shop', '/cart']);
});

test('F6 a route whose files stay missing is reloaded once; then a message, whose retry works when they are back', async ({
  page,
  releases,
  t,
}) => {
  const documents = await openHome(page, releases.url);
  await releases.deploy('broken', 'cart-page');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('failure.missing'));
  expect(documents).toEqual(['/cart']);
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeVisible();

  await releases.deploy('mended');
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/cart', '/cart']);
});

test('F6 where nothing can be remembered a missing route is not reloaded: the message at once', async ({
  page,
  releases,
  t,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const documents = await openHome(page, releases.url);
  await releases.deploy('broken', 'cart-page');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('failure.missing'));
  expect(documents).toEqual([]);
});

test('F6 without a connection a route says so, is not reloaded, and comes once the connection is back', async ({
  page,
  t,
}) => {
  const documents = await openHome(page, '/');
  await page.context().setOffline(true);
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('failure.offline'));
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(page.getByText(t('failure.stillOffline'))).toBeVisible();
  expect(documents).toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
});

test('F1 the texts that pages beyond home say, lost on their way, are asked for again', async ({
  page,
  t,
}) => {
  let lost = 0;
  await page.route(/\/assets\/storefront-pages-[^/]*\.js$/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  const documents = await openHome(page, '/');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(lost).toBe(1);
  expect(documents).toEqual([]);
});

test('F1 a file lost on its way is asked for again: route, search, host’s client, and their style', async ({
  page,
  t,
}) => {
  const lost = new Set<string>();
  const parts = /\/assets\/(?:cart-page|search-results|find-named|host-client)-[^/]*\.(?:js|css)$/;
  await page.route(parts, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  const documents = await openHome(page, '/about');
  await page.getByRole('combobox', { name: t('search.label') }).fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(await page.evaluate(unreadableSheets)).toEqual([]);
  const names = [...lost].map((url) => url.replace(/.*\/([a-z]+-[a-z]+)-[^/]*(\.[a-z]+)$/, '$1$2'));
  expect(names.sort()).toEqual([
    'cart-page.css',
    'cart-page.js',
    'find-named.js',
    'host-client.js',
    'search-results.css',
    'search-results.js',
  ]);
  expect(documents).toEqual([]);
});

const LIBRARIES = /\/assets\/libraries-[^/]*\.js$/;

test('F1 the app itself, lost on its way again and again, is asked for until it comes; a press is kept', async ({
  page,
  t,
}) => {
  let asked = 0;
  await page.route(LIBRARIES, (route) => {
    asked += 1;
    return asked < 12 ? route.abort() : route.continue();
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/contact');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await untilTakenOver(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(asked).toBeGreaterThanOrEqual(12);
  expect(documents).toHaveLength(1);
});

test('F1 where a browser remembers that the app was lost, the page is asked for anew, once', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(LIBRARIES, (route) => {
    const isForgotten = documents > 1 || route.request().resourceType() === 'fetch';
    return isForgotten ? route.continue() : route.abort();
  });
  await page.goto('/about');
  await untilTakenOver(page);
  expect(documents).toBe(2);
});

const ENGLISH = /\/assets\/storefront-(?!pages)[^/]*\.js/;

test('F1 I18N-1 the English texts lost on their way are asked for again, and the page speaks English', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  let lost = 0;
  await page.route(ENGLISH, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await openHome(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(lost).toBe(2);
});

test('F1 I18N-1 English texts that stay lost are said to be, and come by a press once they can be had', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.route(ENGLISH, (route) => route.abort());
  await openHome(page, '/about');
  const note = page.getByRole('alert').filter({ hasText: t('language.en') });
  await expect(note).toContainText(t('failure.language'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.unroute(ENGLISH);
  await note.getByRole('button', { name: t('retry') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(note).toHaveCount(0);
});

test('F6 I18N-2 wholly offline a language that was not had is said to be, and comes once online again', async ({
  page,
  t,
}) => {
  await openHome(page, '/about');
  await page.context().setOffline(true);
  await chooseEnglish(page, t);
  const note = page.getByRole('alert').filter({ hasText: t('language.en') });
  await expect(note).toContainText(t('failure.language'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.context().setOffline(false);
  await chooseEnglish(page, t);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(note).toHaveCount(0);
});

async function chooseEnglish(page: Page, t: Translate): Promise<void> {
  const menu = page.getByRole('dialog');
  if (await menu.isHidden()) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  await menu.getByRole('button', { name: t('language.label') }).click();
  await menu.getByRole('button', { name: /^ENG/ }).click();
}

/** Runs in the page: the style sheets that it names and does not have. */
function unreadableSheets(): (string | null)[] {
  return [...document.styleSheets]
    .filter((sheet) => {
      try {
        return sheet.cssRules.length === 0;
      } catch {
        return true;
      }
    })
    .map(({ href }) => href);
}

test('F1 a page that throws leaves header, search and footer at work, and another page recovers', async ({
  page,
  t,
}) => {
  await page.route(/\/assets\/cart-page-[^/]*\.js/, async (route) => {
    const script = await (await route.fetch()).text();
    const thrower = 'function Broken(){throw new Error("broken on purpose")}';
    const body = script.replace(
      /export\{[\w$]+ as CartPage/,
      `${thrower}export{Broken as CartPage`,
    );
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await openHome(page, '/about');
  await follow(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('failure.page'));
  await page.getByRole('combobox', { name: t('search.label') }).fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, t('Choose'));
  await expect(pageHeading(page)).toHaveText(t('shopPage.title'));
});
