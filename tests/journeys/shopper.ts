import { colorName } from '@shop/i18n';
import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { expect } from './journey.ts';

/** Who orders, as the form asks for it. */
export type Client = {
  name: string;
  email: string;
  phone: string;
  city: string;
  street: string;
};

/** A shopper with a name nobody else in this run has. */
export function newClient(name: string): Client {
  return {
    name: `${name} ${crypto.randomUUID().slice(0, 8)}`,
    email: 'amira@exemple.tn',
    phone: '98 765 432',
    city: 'La Marsa',
    street: '12, rue du Jasmin',
  };
}

/** From any page, by the search to the product's own page. */
export async function findProduct(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByRole('combobox', { name: t('search.label') }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On a product page: picks the colour and the size, and puts some in the cart. */
export async function addToCart(
  page: Page,
  t: Translate,
  choice: { language: 'fr' | 'en'; color: string; size: string; quantity?: number },
): Promise<void> {
  await page.getByRole('radio', { name: colorName(choice.color, choice.language) }).check();
  await page.getByRole('radio', { name: choice.size, exact: true }).check();
  if (choice.quantity !== undefined) {
    await page.getByLabel(t('product.quantity'), { exact: true }).fill(String(choice.quantity));
  }
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: t('product.goToCart') })).toBeVisible();
}

/** From the cart to the checkout form. */
export async function proceed(page: Page, t: Translate): Promise<void> {
  await page.getByRole('link', { name: t('cart.proceed') }).click();
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toBeVisible();
}

/** Fills the checkout form in. */
export async function fillCheckout(page: Page, t: Translate, client: Client): Promise<void> {
  await page.getByLabel(t('checkout.name')).fill(client.name);
  await page.getByLabel(t('checkout.email')).fill(client.email);
  await page.getByLabel(t('checkout.phone')).fill(client.phone);
  await page.getByLabel(t('checkout.city')).fill(client.city);
  await page.getByLabel(t('checkout.street')).fill(client.street);
}

/** Presses Submit and reads the order's number from the confirmation. */
export async function submitOrder(page: Page, t: Translate): Promise<string> {
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  const number = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/.exec(
    await page.getByRole('main').innerText(),
  );
  expect(number, 'the confirmation shows the order’s number').not.toBeNull();
  return number?.[0] ?? '';
}
