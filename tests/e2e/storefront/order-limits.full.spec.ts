import { createProduct, orderFor, placeOrder } from '../../fixtures/owner.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const MAX_LINE_PIECES = 10;

test('O15 the quantity stops at the limit of an order; an order above it shows the limit, and loses neither form nor cart', async ({
  page,
  shop,
  t,
  language,
}) => {
  const name = `Cape ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 40 } });
  const refused = await placeOrder(shop, orderFor(product, { size: 'M', quantity: 11 }));
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'order_limit']);

  await page.goto(`/product/x?id=${product.product_Id}`);
  // The cart of an older version of the shop, or of a limit that changed: more than the limit.
  await page.route('**/api/commands/limits/', (route) => route.abort());
  await addToCart(page, t, { language, color: '#17457F', size: 'M', quantity: 12 });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  const client = newClient('Leila');
  await fillCheckout(page, t, client);
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const alert = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
  await expect(alert).toContainText(t('checkout.exceeded.line_pieces', { count: MAX_LINE_PIECES }));
  await expect(alert.getByRole('link', { name: t('checkout.callUs') })).toBeVisible();
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);

  await page.unroute('**/api/commands/limits/');
  await page.getByRole('link', { name: t('checkout.backToCart') }).click();
  await page.reload();
  const quantity = page.getByLabel(t('cart.quantityOf', { name }), { exact: true });
  await expect(page.getByText(t('cart.maxPieces', { count: MAX_LINE_PIECES }))).toBeVisible();
  await quantity.fill('15');
  await expect(quantity).toHaveValue(String(MAX_LINE_PIECES));
  await proceed(page, t);
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
  await submitOrder(page, t);
});
