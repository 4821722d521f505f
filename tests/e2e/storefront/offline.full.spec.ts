import { createProduct } from '../../fixtures/owner.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('F6 once the shop was seen, cart and checkout open without a connection, and nothing is lost', async ({
  page,
  shop,
  t,
  language,
}) => {
  const name = `Caftan ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5 } });
  const preloaded = ['cart', 'checkout'].map((chunk) =>
    page.waitForResponse(new RegExp(`/assets/${chunk}-page-[^/]*\\.js$`)),
  );
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: '#17457F', size: 'M', quantity: 2 });
  await Promise.all(preloaded);
  await page.waitForLoadState('networkidle');

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

  await page.context().setOffline(false);
  await submitOrder(page, t);
  await expect(page.getByRole('main')).toContainText(t('checkout.done'));
});
