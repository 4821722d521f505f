import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test, type ShopVisit } from '../../fixtures/fault-injection.ts';
import { fillCheckout, newClient } from '../../fixtures/shopper.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import type { System } from '../../fixtures/system.ts';

type Visited = { page: Page; visit: ShopVisit; shop: System; t: TFunction };

/** Opens the checkout with two pieces in the cart, and fills in the form. */
async function openCheckout({ page, visit, shop, t }: Visited): Promise<string> {
  const name = `Jebba ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5 } });
  const color = product.colors[0]?.color_name ?? '';
  await storeCart(page, visit, product, [{ color, size: 'M', quantity: 2 }]);
  await page.goto(`${visit.origin}/Command`);
  await fillCheckout(page, t, newClient('Salma'));
  return name;
}

test('CMD-5 CON-4 a page of HTML with status 200 is a failure: the cart and both forms keep everything @full', async ({
  page,
  shop,
  t,
  faultyStorefront,
}) => {
  const visit = faultyStorefront.visit([[/^POST /, 'responds with HTML']]);
  const name = await openCheckout({ page, visit, shop, t });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue('12, rue du Jasmin');
  await page.getByRole('link', { name: t('checkout.backToCart') }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto(`${visit.origin}/contact`);
  const form = page.getByRole('form', { name: t('Contact') });
  await form.getByLabel(t('contact.name')).fill('Salma');
  await form.getByLabel(t('contact.email')).fill('salma@exemple.tn');
  await form.getByLabel(t('contact.message')).fill('Une question.');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('contact.failed') })).toBeVisible();
  await expect(form.getByLabel(t('contact.message'))).toHaveValue('Une question.');
});

test('CMD-4 an order without a number is confirmed as such, and its lines can be put into the cart again @full', async ({
  page,
  shop,
  t,
  faultyStorefront,
}) => {
  const visit = faultyStorefront.visit([[/^POST /, { status: 201, body: {} }]]);
  const name = await openCheckout({ page, visit, shop, t });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  await expect(page.getByText(t('checkout.withoutNumber'))).toBeVisible();
  const restore = page.getByRole('button', { name: t('cart.restore') });
  await expect(restore).toBeVisible();

  await page.goto(`${visit.origin}/cart`);
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  await restore.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel(t('cart.quantityOf', { name }), { exact: true })).toHaveValue('2');

  await page.getByRole('button', { name: t('cart.reset') }).click();
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  await expect(restore, 'they were used').toHaveCount(0);
});
