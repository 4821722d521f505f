import type { Page } from '@playwright/test';
import { saveData } from '../../fixtures/save-data.ts';
import { startReleases, type Releases } from '../../fixtures/releases.ts';
import { expect, test as base } from '../../fixtures/test.ts';

/** Each test deploys a storefront of its own. */
const deployTest = base.extend<{ releases: Releases }>({
  releases: async ({ shop }, use) => {
    const releases = await startReleases(shop.api);
    await use(releases);
    await releases.close();
  },
});

/** The browser saves data, so that no page is loaded before its link is clicked. */
const test = deployTest.extend({
  page: async ({ page }, use) => {
    await saveData(page);
    await use(page);
  },
});

/** Waits for the hydration of the page. Before it, a link requests a document. */
async function waitForHydration(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
}

/** Opens a page. The result lists the documents that the page requests afterwards. */
async function openPage(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await waitForHydration(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

function clickFooterLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/** Clicks a link whose page needs a reload, and waits for the hydration of the new document. */
async function clickUntilReloaded(page: Page, name: string): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await clickFooterLink(page, name);
  await reloaded;
  await waitForHydration(page);
}

function pageHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('F6 after a deploy under an open page, a route whose files are gone is reloaded once and is shown', async ({
  page,
  releases,
  t,
}) => {
  const documents = await openPage(page, releases.url);
  await releases.deploy('second');
  await clickUntilReloaded(page, t('Choose'));
  await expect(pageHeading(page)).toHaveText(t('shop'));
  expect(documents).toEqual(['/shop']);

  await releases.deploy('third');
  await clickUntilReloaded(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/shop', '/cart']);
});

deployTest(
  'F6 a deploy under an open page whose cart and checkout are preloaded does not reload it',
  async ({ page, releases }) => {
    const deployed = Promise.withResolvers<void>();
    await page.route(PURCHASE, async (route) => {
      await deployed.promise;
      await route.continue();
    });
    const documents = await openPage(page, releases.url);
    const missing = page.waitForResponse(PURCHASE);
    await page.waitForRequest(PURCHASE);
    await releases.deploy('second');
    deployed.resolve();
    expect((await missing).status()).toBe(404);
    // Longer than a check of the server and a reload take.
    await page.waitForTimeout(2_000);
    expect(documents).toEqual([]);
  },
);

const PURCHASE = /\/assets\/(?:storefront-pages|cart-page|checkout-page)-[^/]*\.js$/;

/** Opens a page whose app scripts arrive after a deploy. The result lists all documents that the page requests. */
async function openDuringDeploy(page: Page, releases: Releases, release: string, without?: string) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  let requests = 0;
  const deployed = Promise.withResolvers<void>();
  await page.route(LIBRARIES, async (route) => {
    if (route.request().method() === 'GET') requests += 1;
    await deployed.promise;
    await route.continue();
  });
  await page.goto(releases.url, { waitUntil: 'commit' });
  await expect.poll(() => requests).toBeGreaterThan(0);
  await releases.deploy(release, without);
  deployed.resolve();
  return { documents, countRequests: () => requests };
}

const LIBRARIES = /\/assets\/libraries-[^/]*\.js$/;

test('F6 a page whose scripts a deploy removes before they arrive is reloaded once and is hydrated', async ({
  page,
  releases,
}) => {
  const { documents } = await openDuringDeploy(page, releases, 'second');
  await expect.poll(() => documents).toHaveLength(2);
  await waitForHydration(page);
  expect(documents).toEqual(['/', '/']);
});

test('F6 a page whose scripts are missing in the new release too is reloaded once, not for ever', async ({
  page,
  releases,
}) => {
  const visit = await openDuringDeploy(page, releases, 'broken', 'libraries');
  await expect.poll(() => visit.documents).toHaveLength(2);
  const requests = visit.countRequests();
  await expect.poll(visit.countRequests, { timeout: 30_000 }).toBeGreaterThan(requests + 2);
  expect(visit.documents).toEqual(['/', '/']);
});

test('F6 a route whose files stay missing is reloaded once, then shows a message; its retry works when the files are back', async ({
  page,
  releases,
  t,
}) => {
  const documents = await openPage(page, releases.url);
  await releases.deploy('broken', 'cart-page');
  await clickFooterLink(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('chunkError.missing'));
  expect(documents).toEqual(['/cart']);
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeVisible();

  await releases.deploy('repaired');
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/cart', '/cart']);
});

test('F6 without sessionStorage a missing route is not reloaded and shows the message at once', async ({
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
  const documents = await openPage(page, releases.url);
  await releases.deploy('broken', 'cart-page');
  await clickFooterLink(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('chunkError.missing'));
  expect(documents).toEqual([]);
});

test('F6 without a connection a route shows a message, is not reloaded, and loads by itself once the connection is back', async ({
  page,
  t,
}) => {
  const documents = await openPage(page, '/');
  await page.context().setOffline(true);
  await clickFooterLink(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('chunkError.offline'));
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(page.getByText(t('chunkError.stillOffline'))).toBeVisible();
  expect(documents).toEqual([]);

  await page.context().setOffline(false);
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/cart']);
});

test('F6 while the server responds with 503 a route shows a message, is not reloaded, and loads by itself afterwards', async ({
  page,
  t,
}) => {
  const documents = await openPage(page, '/');
  await page.route(/\/assets\/cart-page-[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
  await page.route('**/cart', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await clickFooterLink(page, t('CART'));
  await expect(page.getByText(t('chunkError.failingText'))).toBeVisible();
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(page.getByText(t('chunkError.stillFailing'))).toBeVisible();
  expect(documents).toEqual([]);
  await page.unrouteAll();
  await expect(pageHeading(page)).toHaveText(t('cart.title'));
  expect(documents).toEqual(['/cart']);
});

for (const file of ['cart-page.js', 'cart-page.css', 'storefront-pages.js']) {
  test(`F1 when ${file} fails to load, the page is reloaded once and is complete`, async ({
    page,
    t,
  }) => {
    await failFirstRequest(page, file);
    const documents = await openPage(page, '/');
    await clickUntilReloaded(page, t('CART'));
    await expect(pageHeading(page)).toHaveText(t('cart.title'));
    expect(documents).toEqual(['/cart']);
    expect(await page.evaluate(missingStyleSheets)).toEqual([]);
  });
}

test('F1 when search-results.js fails to load, the page is reloaded once, and the search works', async ({
  page,
  t,
}) => {
  await failFirstRequest(page, 'search-results.js');
  const documents = await openPage(page, '/about');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('combobox', { name: t('search.label') }).fill('a');
  await reloaded;
  await waitForHydration(page);
  await page.getByRole('combobox', { name: t('search.label') }).fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(documents).toEqual(['/about']);
});

test('F1 when the script of a carousel fails to load, its products are a row that scrolls, and the page is not reloaded', async ({
  page,
  t,
}) => {
  const carousel = /\/carousel-swiper-[^/]*\.js$/;
  await page.route(carousel, (route) => route.abort());
  const documents = await openPage(page, '/about');
  const requested = page.waitForRequest(carousel);
  const popular = page.getByRole('region', { name: t('popular.title') });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await requested;
  await expect(popular.getByRole('link').first()).toBeVisible();
  // Longer than a check of the server and a reload take.
  await page.waitForTimeout(2_000);
  expect(documents).toEqual([]);
});

/** Fails the first requests of a script of the app. The result lists the documents that the page requests. */
async function failLibraries(page: Page): Promise<string[]> {
  await page.route(LIBRARIES, (route) => route.abort(), { times: 3 });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('F1 F6 scripts of the app that fail several times are requested until they load, with at most one reload', async ({
  page,
  t,
}) => {
  const documents = await failLibraries(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(2);
});

test('F1 scripts of the app that fail several times load without a reload, and a click is replayed', async ({
  page,
  browser,
  t,
}) => {
  const isOlder = Number.parseInt(browser.version(), 10) < 156;
  test.skip(isOlder, 'ADR 0114: a browser that caches failed imports needs the reload');
  const documents = await failLibraries(page);
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/contact', { waitUntil: 'commit' });
  await failed;
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await waitForHydration(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(documents).toEqual(['/contact']);
});

/** Aborts the first request of a file. A script is not imported then, so it is not requested a second time. */
async function failFirstRequest(page: Page, file: string): Promise<void> {
  const [name, type] = file.split('.');
  const url = new RegExp(`/assets/${name}-[^/]*\\.${type}$`);
  await page.route(url, (route) => route.abort(), { times: 1 });
}

/** Runs in the page. Returns the style sheets that are linked and not loaded. */
function missingStyleSheets(): (string | null)[] {
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

test('F1 when a page throws, header, search and footer work, and another page can be opened', async ({
  page,
  t,
}) => {
  await page.route(/\/assets\/cart-page-[^/]*\.js/, async (route) => {
    const script = await (await route.fetch()).text();
    const brokenPage = 'function Broken(){throw new Error("broken on purpose")}';
    const body = script.replace(
      /export\{[\w$]+ as CartPage/,
      `${brokenPage}export{Broken as CartPage`,
    );
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await openPage(page, '/about');
  await clickFooterLink(page, t('CART'));
  await expect(pageHeading(page)).toHaveText(t('errorState.page'));
  await page.getByRole('combobox', { name: t('search.label') }).fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await clickFooterLink(page, t('Choose'));
  await expect(pageHeading(page)).toHaveText(t('shop'));
});
