import { orderFor, placeOrder, stockLeft, stockProduct } from '../system/owner.ts';
import { expect, test } from './journey.ts';
import { signInByForm } from './owner-in-browser.ts';
import {
  addToCart,
  fillCheckout,
  findProduct,
  newClient,
  proceed,
  submitOrder,
} from './shopper.ts';

const COLOR = '#17457F';

/** A name the search finds once, with what makes names hard: accents, spaces, case. */
function newName(): string {
  return `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
}

test.describe('@any-host', () => {
  test('NAV-8 PROD-5 CART-1 CART-8 CMD-2 CMD-4 a shopper finds a product, picks a colour and a size, and orders', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await stockProduct(shop, {
      name: newName(),
      price: '80.00',
      promo: '25.00',
      sizes: { S: 3, M: 5 },
    });
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M', quantity: 2 });
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText(language === 'fr' ? '128,00' : '128.00');
    await proceed(page, t);
    await fillCheckout(page, t, newClient('Amira'));
    await submitOrder(page, t);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);
    expect(await stockLeft(shop, product.product_Id, 'S')).toBe(3);
    await page.goto('/cart');
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
  });

  test('ADM-1 ADM-5 ADM-8 the owner sees the order, and the stock is lower', async ({
    page,
    shop,
    t,
    tOwner,
    language,
  }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
    const client = newClient('Sarra');
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.goto('/cart');
    await proceed(page, t);
    await fillCheckout(page, t, client);
    const number = await submitOrder(page, t);

    await signInByForm(page, shop, tOwner);
    await page.goto(`${shop.backoffice}/admin/commands`);
    const card = page.getByRole('article').filter({ hasText: client.name });
    await expect(card).toContainText(number);
    await card.getByRole('button', { name: tOwner('orders.details') }).click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(product.product_name);
    await expect(details).toContainText(client.city);
    await expect(details).toContainText(language === 'fr' ? '58,00' : '58.00');
    await page.goto(
      `${shop.backoffice}/admin/products?search=${encodeURIComponent(product.product_name)}`,
    );
    const row = page.getByRole('article').filter({ hasText: product.product_name });
    await expect(row).toContainText(/M\D*4/);
  });

  test('CMD-5 an order beyond stock is refused, says what is left, and nothing is lost', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { M: 2 } });
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M', quantity: 2 });
    await page.goto('/cart');
    await proceed(page, t);
    const client = newClient('Leïla');
    await fillCheckout(page, t, client);
    const rival = await placeOrder(
      shop,
      orderFor(product, { size: 'M', quantity: 1 }, client.city),
    );
    expect(rival.status).toBe(201);

    await page.getByRole('button', { name: t('checkout.submit') }).click();
    const refusal = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(refusal).toContainText(product.product_name);
    await expect(refusal).toContainText(language === 'fr' ? /n’en reste que 1/ : /only 1 left/);
    await expect(page.getByText(t('checkout.kept'))).toBeVisible();
    await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
    await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(1);

    await page.getByRole('button', { name: t('checkout.repair') }).click();
    await expect(page.getByText(t('checkout.repaired'))).toBeVisible();
    await submitOrder(page, t);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
  });

  test('F5 CART-4 CMD-6 every page of the way stands a reload', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
    await page.goto('/');
    await page.reload();
    await findProduct(page, t, product.product_name);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: product.product_name })).toBeVisible();
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.goto('/cart');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(product.product_name);
    await proceed(page, t);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(product.product_name);
    await fillCheckout(page, t, newClient('Nour'));
    const number = await submitOrder(page, t);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(number);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(4);
  });

  test('F2 ten presses of Submit place one order', async ({ page, shop, t, language }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { M: 20 } });
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.goto('/cart');
    await proceed(page, t);
    await fillCheckout(page, t, newClient('Yosra'));
    await page.getByRole('button', { name: t('checkout.submit') }).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(19);
  });
});
