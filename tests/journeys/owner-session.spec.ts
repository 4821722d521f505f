import type { Page } from '@playwright/test';
import { stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import { signInByForm } from './owner-in-browser.ts';

/** What the browser keeps of the session, by name. */
function keptTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

async function endSession(shop: System, refresh = ''): Promise<void> {
  await fetch(`${shop.api}/accounts/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
}

test('F8 a session that ends in the middle of a form is opened again over it, and the save goes on @any-host', async ({
  page,
  shop,
  host,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const name = `Gilet ${crypto.randomUUID().slice(0, 8)}`;
  const product = await stockProduct(shop, { name: `${name} gris`, sizes: { M: 5 } });
  await page.goto(
    `${shop.backoffice}/admin/products?search=${encodeURIComponent(name)}&open=${product.product_Id}`,
  );
  await page.getByLabel(tOwner('productForm.product_name')).fill(name);
  if (host === 'full') await endSession(shop, (await keptTexts(page))['refresh']);
  // A plain host ends none: its token runs out.
  else await page.evaluate(() => localStorage.setItem('access', 'run.out.long-ago'));

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

test('A7 an access token that has run out is renewed without a word', async ({
  page,
  shop,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  await page.evaluate(() => localStorage.setItem('access', 'run.out.long-ago'));
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect(page.getByRole('heading', { name: tOwner('orders.title'), level: 1 })).toBeVisible();
  await expect.poll(async () => (await keptTexts(page))['access']).not.toBe('run.out.long-ago');
  const { access = '' } = await keptTexts(page);
  const answer = await page.request.get(`${shop.api}/accounts/protected-admin/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status()).toBe(200);
});

test('F4 P2 logging out in one tab leads every tab to login, and nothing of the shop stays @any-host', async ({
  page,
  context,
  shop,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const other = await context.newPage();
  await other.goto(`${shop.backoffice}/admin/commands`);
  await expect(
    other.getByRole('heading', { name: tOwner('orders.title'), level: 1 }),
  ).toBeVisible();

  await page.getByRole('button', { name: tOwner('session.logout') }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
  await expect(other).toHaveURL(`${shop.backoffice}/admin/login`);
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ local: ['lang'], session: [], databases: [], caches: [] });
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
});

test('ADM-2 a host that cannot be reached keeps the tokens and offers a retry @any-host', async ({
  page,
  shop,
  tOwner,
}) => {
  await signInByForm(page, shop, tOwner);
  const before = await keptTexts(page);
  const check = `${shop.api}/accounts/protected-admin/`;
  await page.route(check, (route) => route.abort());
  await page.goto(`${shop.backoffice}/admin/contacts`);
  const notice = page.getByRole('alert').filter({ hasText: tOwner('session.unchecked') });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice.getByRole('link', { name: tOwner('session.toLogin') })).toBeVisible();
  expect(await keptTexts(page)).toEqual(before);

  await page.unroute(check);
  await notice.getByRole('button', { name: tOwner('retry') }).click();
  await expect(
    page.getByRole('heading', { name: tOwner('queries.title'), level: 1 }),
  ).toBeVisible();
});
