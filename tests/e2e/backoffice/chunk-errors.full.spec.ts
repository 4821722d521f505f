import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';

const PAGE_SCRIPT = /\/assets\/products-page-[^/]*\.js$/;
const SCRIPTS = /\/assets\/[^/]*\.js$/;

test.beforeEach(async ({ page }) => await saveData(page));

/** Fails a page's script with a status. */
function failScript(page: Page, status: number) {
  return page.route(PAGE_SCRIPT, (route) => route.fulfill({ status, body: '' }));
}

/** The documents that the page requests from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('F6 offline a page shows why, and opens by itself once the connection is back', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  // The access check of the dashboard has succeeded.
  await expect(page.getByRole('heading', { name: t('dashboard.toDo') })).toBeVisible();
  const documents = recordDocuments(page);
  await page.context().setOffline(true);
  await openProducts(page, t);
  // ADM-2: the access check of the page fails too, and replaces the page's own message.
  await expect(heading(page, t('session.checkFailed'))).toBeVisible();
  expect(documents).toEqual([]);
  await page.context().setOffline(false);
  await expect(heading(page, t('products.title'))).toBeVisible();
  expect(documents).toEqual(['/admin/products']);
});

test('F6 an app that starts without a connection opens by itself once it is back', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  const toDo = page.getByRole('heading', { name: t('dashboard.toDo') });
  await expect(toDo).toBeVisible();
  // The files of the app are in the browser's cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.route(`${shop.api}/**`, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(heading(page, t('session.checkFailed'))).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(toDo).toBeVisible();
});

test('F6 while the server responds with 503 a page shows why, is not reloaded, and opens by itself afterwards', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  const documents = recordDocuments(page);
  await failScript(page, 503);
  await page.route(`${shop.backoffice}/admin/products`, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await openProducts(page, t);
  await expect(heading(page, t('chunkError.missing'))).toBeVisible();
  await expect(page.getByText(t('chunkError.failingText'))).toBeVisible();
  expect(documents).toEqual([]);
  await page.unrouteAll();
  await expect(heading(page, t('products.title'))).toBeVisible();
});

test('F6 after a deploy a page whose script is gone is reloaded once; when it stays missing, Try again opens it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  const documents = recordDocuments(page);
  await failScript(page, 404);
  await openProducts(page, t);
  await waitForReload(page);
  await expect(page.getByText(t('chunkError.missingText'))).toBeVisible();
  expect(documents).toEqual(['/admin/products']);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(heading(page, t('products.title'))).toBeVisible();
});

test('F6 the account page shows why when its script is missing', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  await page.route(/\/assets\/account-page-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(`${shop.backoffice}/admin/account`);
  await waitForReload(page);
  await expect(page.getByText(t('chunkError.missingText'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('retry') }).click();
  await expect(heading(page, t('account.title'))).toBeVisible();
});

test('F6 a part of a page whose script fails once is shown after one reload @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  const documents = recordDocuments(page);
  await page.route(/\/assets\/product-dialog-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(`${shop.backoffice}/admin/products?open=new`);
  await expect(page.getByRole('dialog', { name: t('productForm.create') })).toBeVisible();
  expect(documents).toEqual(['/admin/products', '/admin/products']);
});

test('F6 an app of which no script can be loaded shows a message, and starts by itself once they can', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.route(`${shop.backoffice}/admin/login`, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto(`${shop.backoffice}/admin/login`);
  await expect(page.getByText(t('chunkError.missing'))).toBeVisible();
  await expect(page.getByText(t('chunkError.failingText'))).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
});

test('F6 an app whose scripts a deploy has removed is reloaded once; when they stay missing, Try again opens it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const documents = recordDocuments(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${shop.backoffice}/admin/login`);
  await waitForReload(page);
  await expect(page.getByText(t('chunkError.missingText'))).toBeVisible();
  expect(documents).toEqual(['/admin/login', '/admin/login']);
  await page.unrouteAll();
  await page.getByRole('link', { name: t('retry') }).click();
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
});

test('F6 while its scripts are slow the page shows a text about it after 15 seconds, and the app starts when they arrive', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // A script that does not arrive delays the page's events too.
  await page.goto(`${shop.backoffice}/admin/login`, { waitUntil: 'commit' });
  await waitForStyles(page);
  await expect(page.getByText(t('chunkError.missingText'))).toBeVisible({ timeout: 60_000 });
  arrived.resolve();
  await expect(page.getByRole('button', { name: t('session.login') })).toBeVisible();
});

/** The message that is then shown is that of the reloaded page, not of the one before. */
async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  });
  await waitForStyles(page);
}

/** The message inside `index.html` is hidden by the page's styles until the app could not be loaded. */
async function waitForStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    return document.body && [...links].every((link) => link.sheet);
  });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

function openProducts(page: Page, t: TFunction) {
  return page
    .getByRole('navigation', { name: t('menu.label') })
    .getByRole('link', { name: t('products.title') })
    .click();
}
