import type { Page } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';

/** The session's entries in storage, by name. */
function storedSession(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

async function endSession(shop: System, refresh = ''): Promise<void> {
  await fetch(`${shop.api}/accounts/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
}

test('F8 API-4 a session that ends while a form is open is renewed in a login dialog, and the save continues @any-api-server', async ({
  page,
  shop,
  apiServer,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const name = `Gilet ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name: `${name} gris`, sizes: { M: 5 } });
  await page.goto(
    `${shop.backoffice}/admin/products?search=${encodeURIComponent(name)}&open=${product.product_Id}`,
  );
  await page.getByLabel(tOwner('productForm.product_name')).fill(name);
  // A request of the page that is still open would meet the ended session before the save does.
  await page.waitForLoadState('networkidle');
  if (apiServer === 'full') await endSession(shop, (await storedSession(page))['refresh']);
  // The bare API server cannot end a session, so the token expires.
  else await page.evaluate(() => localStorage.setItem('access', 'expired.access.token'));

  await page.getByRole('button', { name: tOwner('dialog.save') }).click();
  const again = page.getByRole('dialog', { name: tOwner('session.ended') });
  await again.getByLabel(tOwner('session.username')).fill(shop.owner.username);
  await again.getByLabel(new RegExp(`^${tOwner('session.password')}`)).fill(shop.owner.password);
  await again.getByRole('button', { name: tOwner('session.login') }).click();
  await expect(again).toBeHidden();

  await expect(page.getByLabel(tOwner('productForm.product_name'))).toHaveValue(name);
  await page.getByRole('button', { name: tOwner('dialog.save') }).click();
  await expect(page).not.toHaveURL(/open=/);
  await page.goto(`${shop.backoffice}/admin/products?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('A7 an expired access token is renewed without a message', async ({ page, shop, tOwner }) => {
  await signInByForm(page, shop, tOwner);
  await page.evaluate(() => localStorage.setItem('access', 'expired.access.token'));
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect(page.getByRole('heading', { name: tOwner('orders.title'), level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await storedSession(page))['access'])
    .not.toBe('expired.access.token');
  const { access = '' } = await storedSession(page);
  const response = await page.request.get(`${shop.api}/accounts/protected-admin/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(response.status()).toBe(200);
});

test('F4 P2 a logout in one tab opens the login page in every tab, and no data is left @any-api-server', async ({
  page,
  context,
  shop,
  language,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const other = await context.newPage();
  await other.goto(`${shop.backoffice}/admin/commands?from=2026-01-01&search=98765432`);
  await expect(
    other.getByRole('heading', { name: tOwner('orders.title'), level: 1 }),
  ).toBeVisible();
  await other.getByRole('button', { name: tOwner('savedFilters.save') }).click();
  const naming = other.getByRole('dialog', { name: tOwner('savedFilters.save') });
  await naming.getByLabel(tOwner('savedFilters.name')).fill('2026');
  await naming.getByRole('button', { name: tOwner('dialog.save') }).click();
  await expect(naming).toBeHidden();

  await page.getByRole('button', { name: tOwner('session.logout') }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
  await expect(other).toHaveURL(`${shop.backoffice}/admin/login`);
  const left = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(left).toEqual({
    // A random text for the limits of sign-ins, where the API server has the feature.
    local: left.local['device']
      ? { lang: language, device: expect.any(String) }
      : { lang: language },
    session: [],
    databases: [],
    caches: [],
  });
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
});

test('ADM-2 when the API server cannot be reached, the tokens stay and a retry is offered @any-api-server', async ({
  page,
  shop,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const before = await storedSession(page);
  const check = `${shop.api}/accounts/protected-admin/`;
  await page.route(check, (route) => route.abort());
  await page.goto(`${shop.backoffice}/admin/contacts`);
  const notice = page.getByRole('alert').filter({ hasText: tOwner('session.checkFailed') });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice.getByRole('link', { name: tOwner('session.toLogin') })).toBeVisible();
  expect(await storedSession(page)).toEqual(before);

  await page.unroute(check);
  await notice.getByRole('button', { name: tOwner('retry') }).click();
  await expect(
    page.getByRole('heading', { name: tOwner('queries.title'), level: 1 }),
  ).toBeVisible();
});
