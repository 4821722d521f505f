import type { Page } from '@playwright/test';
import { orderFor, placeOrder, createProduct } from '../../fixtures/owner.ts';
import { expect, test, waitForHydration } from '../../fixtures/test.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';

const COLOR = '#17457F';

const newName = () => `Gilet ${crypto.randomUUID().slice(0, 8)}`;

/** Stored carts that are ignored, by their defect; most are tested by `npm run test:full`. */
const BROKEN_CARTS: Record<string, string> = {
  'no JSON @full': '{"products":',
  'null @full': 'null',
  'a number @full': '7',
  'a list @full': '[1,2]',
  'wrong types': JSON.stringify({ userInfo: '{}', products: '{"a":1}', _persist: '[]' }),
  'invalid lines @full': JSON.stringify({
    userInfo: '[]',
    products: JSON.stringify([null, 7, 'x', {}, { _id: '1', quantity: null }]),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  }),
  'invalid quantities and prices @full': JSON.stringify({
    userInfo: '[]',
    products: JSON.stringify([
      { _id: '1', color: 'a', size: 'S', quantity: 'NaN', discounted_price: '5.00' },
      { _id: '1', color: 'a', size: 'M', quantity: 1, discounted_price: 'NaN' },
    ]),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  }),
  'another version @full': JSON.stringify({
    userInfo: '[]',
    products: JSON.stringify([{ _id: '1', color: 'a', size: 'S', quantity: 1 }]),
    _persist: JSON.stringify({ version: 2, rehydrated: true }),
  }),
};

async function cartCount(page: Page): Promise<number> {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root'));
  const products: unknown = JSON.parse(JSON.parse(stored ?? '{}').products ?? '[]');
  return Array.isArray(products) ? products.length : 0;
}

test.describe('@any-api-server', () => {
  test('CMD-5 the cart shows what is sold out now, and one tap fixes it @full', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { S: 1, M: 5 } });
    await page.goto(`/product/x?id=${product.product_Id}`);
    await addToCart(page, t, { language, color: COLOR, size: 'S' });
    await page.goto('/cart');
    await page.goto(`/product/x?id=${product.product_Id}`);
    await addToCart(page, t, { language, color: COLOR, size: 'M', quantity: 3 });
    const rival = { size: 'S', quantity: 1 };
    expect((await placeOrder(shop, orderFor(product, rival))).status).toBe(201);
    expect((await placeOrder(shop, orderFor(product, { size: 'M', quantity: 3 }))).status).toBe(
      201,
    );

    await page.goto('/cart');
    const lines = page.getByRole('region', { name: t('cart.lines') });
    await expect(lines.getByText(t('cart.soldOut'), { exact: true })).toBeVisible();
    await expect(lines.getByText(t('cart.quantityChange', { count: 2 }))).toBeVisible();
    await page.getByRole('link', { name: t('cart.proceed') }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('button', { name: t('cart.update'), exact: true }).click();
    await expect(lines.getByRole('article')).toHaveCount(1);
    await proceed(page, t);
    await fillCheckout(page, t, newClient('Hela'));
    await submitOrder(page, t);
  });

  test('F4 two tabs have the same cart, and an order in one empties the other @full', async ({
    page,
    context,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { S: 5, M: 5 } });
    await page.goto('/cart');
    const other = waitForHydration(await context.newPage(), shop);
    await other.goto(`${shop.storefront}/product/x?id=${product.product_Id}`);
    await addToCart(other, t, { language, color: COLOR, size: 'M' });
    const line = page.getByRole('article').filter({ hasText: product.product_name });
    await expect(line).toHaveCount(1);

    await page
      .getByRole('button', { name: t('cart.increase', { name: product.product_name }) })
      .click();
    await other.goto(`${shop.storefront}/cart`);
    await expect(
      other.getByRole('spinbutton', { name: t('cart.quantityOf', { name: product.product_name }) }),
    ).toHaveValue('2');
    await other.getByRole('button', { name: t('cart.reset') }).click();
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    await other.getByRole('button', { name: t('cart.undo') }).click();
    await expect(line).toHaveCount(1);

    await proceed(other, t);
    await fillCheckout(other, t, newClient('Mouna'));
    await submitOrder(other, t);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
  });

  test('F6 offline the cart works, and the order is not sent by itself @full', async ({
    page,
    context,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
    await page.goto(`/product/x?id=${product.product_Id}`);
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.getByRole('link', { name: t('product.goToCart') }).click();
    await proceed(page, t);
    await page.getByRole('link', { name: t('checkout.backToCart') }).click();

    await context.setOffline(true);
    await page
      .getByRole('button', { name: t('cart.increase', { name: product.product_name }) })
      .click();
    await page
      .getByRole('button', { name: t('cart.removeOf', { name: product.product_name }) })
      .click();
    await page.getByRole('button', { name: t('cart.undo') }).click();
    await expect(
      page.getByRole('spinbutton', { name: t('cart.quantityOf', { name: product.product_name }) }),
    ).toHaveValue('2');
    await proceed(page, t);
    const client = newClient('Salma');
    await fillCheckout(page, t, client);
    await page.getByRole('button', { name: t('checkout.submit') }).click();
    const failure = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(failure).toContainText(t('errors.network'));
    await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);

    await context.setOffline(false);
    await submitOrder(page, t);
  });
});

for (const [wrong, stored] of Object.entries(BROKEN_CARTS)) {
  test(`F3 a stored cart with ${wrong} gives an empty, usable cart`, async ({ page, t }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('broken') !== null) return;
      sessionStorage.setItem('broken', '');
      localStorage.setItem('persist:root', text);
    }, stored);
    await page.goto('/cart');
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    await page.goto('/Command');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).not.toContainText('NaN');
    expect(await cartCount(page)).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('F3 without storage the cart works as long as the page is open @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  test.skip(language !== 'fr', 'without storage the shop is in French');
  const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: COLOR, size: 'M' });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  await fillCheckout(page, t, newClient('Rim'));
  await submitOrder(page, t);
});
