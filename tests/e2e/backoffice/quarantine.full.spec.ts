import { openDetails, openOrders, newProduct, readOrder } from '../../fixtures/orders-page.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('O17 an order with a filled hidden field is placed, and marked for the owner, who releases it', async ({
  page,
  shop,
  t,
  tOwner,
  language,
}) => {
  const product = await newProduct(shop);
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: '#17457F', size: 'M' });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  const client = newClient('Robot');
  await fillCheckout(page, t, client);
  const hidden = page.locator('input[name="website"]');
  await expect(hidden).not.toBeInViewport();
  await hidden.evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com';
  });
  const id = await submitOrder(page, t);

  await openOrders(page, shop, client.name);
  const details = await openDetails(page, tOwner, id);
  await expect(details).toContainText(tOwner('orders.quarantine.filled_hidden_field'));
  await details.getByRole('button', { name: tOwner('orders.release') }).click();
  await expect(details).toContainText(tOwner('orders.causes.released'));
  await expect(details.getByText(tOwner('orders.toCheck'))).toHaveCount(0);
  expect((await readOrder(shop, id)).quarantine).toBeUndefined();
});
