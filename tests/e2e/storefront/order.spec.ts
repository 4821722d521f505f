import { orderFor, placeOrder, stockLeft, createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { cardOf, orderDetails } from '../../fixtures/orders-page.ts';
import { productItem } from '../../fixtures/products-page.ts';
import {
  addToCart,
  fillCheckout,
  findProduct,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';

const COLOR = '#17457F';

/** A unique name with accents, spaces and capitals, which make searches and URLs harder. */
function newName(): string {
  return `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
}

test.describe('@any-api-server', () => {
  test('NAV-8 PROD-5 CART-1 CART-8 CMD-2 CMD-4 a shopper finds a product, chooses a colour and a size, and orders', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, {
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
    const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
    const client = newClient('Sarra');
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.goto('/cart');
    await proceed(page, t);
    await fillCheckout(page, t, client);
    const number = await submitOrder(page, t);

    await openSignedIn(page, shop, '/admin/commands');
    const card = cardOf(page, client.name);
    await expect(card).toContainText(number);
    await card.getByRole('button', { name: tOwner('orders.details') }).click();
    const details = orderDetails(page, tOwner, number);
    await expect(details).toContainText(product.product_name);
    await expect(details).toContainText(client.city);
    await expect(details).toContainText(language === 'fr' ? '58,00' : '58.00');
    await page.goto(
      `${shop.backoffice}/admin/products?search=${encodeURIComponent(product.product_name)}`,
    );
    // A card shows each size, a row of the table their sum.
    const shown = new RegExp(`M\\D*4|${tOwner('products.inStock', { count: 4 })}`);
    await expect(productItem(page, product.product_name)).toContainText(shown);
  });

  test('CMD-5 an order beyond the stock is rejected with what is left, and nothing is lost', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { M: 2 } });
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
    const rejection = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
    await expect(rejection).toContainText(product.product_name);
    await expect(rejection).toContainText(language === 'fr' ? /n’en reste qu’un/ : /only one left/);
    await expect(page.getByText(t('checkout.nothingLost'))).toBeVisible();
    await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
    await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(1);

    await page.getByRole('button', { name: t('cart.update') }).click();
    await expect(page.getByText(t('checkout.cartUpdated'))).toBeVisible();
    await submitOrder(page, t);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
  });

  test('F5 CART-4 CMD-6 every page from the product to the checkout survives a reload', async ({
    page,
    shop,
    t,
    language,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
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

  test('F2 ten clicks on Submit place one order @full', async ({ page, shop, t, language }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { M: 20 } });
    await page.goto('/');
    await findProduct(page, t, product.product_name);
    await addToCart(page, t, { language, color: COLOR, size: 'M' });
    await page.goto('/cart');
    await proceed(page, t);
    await fillCheckout(page, t, newClient('Yosra'));
    await page.getByRole('button', { name: t('checkout.submit') }).evaluate((button) => {
      for (let click = 0; click < 10; click += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(19);
  });
});
