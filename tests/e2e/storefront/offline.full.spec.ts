import type { Page } from '@playwright/test';
import type { Language } from '@shop/i18n';
import type { TFunction } from 'i18next';
import { createProduct } from '../../fixtures/owner.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { startReleases } from '../../fixtures/releases.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page: it has cached all that a page needs. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Puts a product into the cart, and waits for the service worker. Returns the product's name. */
async function fillCart(
  page: Page,
  shop: System,
  t: TFunction,
  language: Language,
): Promise<string> {
  const name = `Caftan ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5 } });
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: '#17457F', size: 'M', quantity: 2 });
  await waitForServiceWorker(page);
  return name;
}

test('F6 once the shop was seen, cart and checkout open without a connection, and nothing is lost', async ({
  page,
  shop,
  t,
  language,
}) => {
  const name = await fillCart(page, shop, t, language);

  await page.context().setOffline(true);
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
  await expect(page.getByRole('main')).toContainText(name);
  await proceed(page, t);
  const client = newClient('Ines');
  await fillCheckout(page, t, client);
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const alert = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
  await expect(alert).toContainText(t('errors.network'));
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);

  await page.reload();
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);

  await page.context().setOffline(false);
  await submitOrder(page, t);
  await expect(page.getByRole('main')).toContainText(t('checkout.done'));
});

test('F6 once the shop was seen, a URL that is entered without a connection opens in the shop', async ({
  page,
  shop,
  t,
  language,
}) => {
  const name = await fillCart(page, shop, t, language);

  await page.context().setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(name);
  await page.goto('/shop');
  await expect(page.getByRole('main')).toContainText(t('shopPage.failed'));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await page.goto('/shop');
  // The server's page, with its data.
  await expect(page.locator('#ssr-state')).toBeAttached();
});

test('F6 after a deploy an open page has the files of its own build', async ({ page, shop, t }) => {
  const releases = await startReleases(shop.api);
  const documents: string[] = [];
  await page.goto(releases.url);
  await waitForServiceWorker(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await releases.deploy('second');
  await page
    .getByRole('link', { name: t('CART') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
  expect(documents).toEqual([]);

  // The new build's page, whose files are not cached yet.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
  await releases.close();
});
