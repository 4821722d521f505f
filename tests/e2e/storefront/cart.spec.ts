import { colorName } from '@shop/i18n';
import { createProduct } from '../../fixtures/owner.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addToCart } from '../../fixtures/shopper.ts';

const COLOR = '#17457F';

test('CART-5 CART-7 CART-8 a line shows all its fields, the sums are right, and Proceed passes them on', async ({
  page,
  shop,
  t,
  language,
}) => {
  const product = await createProduct(shop, {
    name: `Gilet ${crypto.randomUUID().slice(0, 8)}`,
    price: '80.00',
    promo: '25.00',
    sizes: { M: 5 },
  });
  const money = (amount: string) => (language === 'fr' ? amount.replace('.', ',') : amount);
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: COLOR, size: 'M', quantity: 2 });
  await page.getByRole('link', { name: t('product.goToCart') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'));
  const line = page.getByRole('article');
  await expect(line).toHaveCount(1);
  await expect(line.locator('img')).toBeVisible();
  await expect(line.getByRole('link', { name: product.product_name })).toBeVisible();
  await expect(line).toContainText(money('60.00'));
  await expect(line).toContainText(t('cart.color', { color: colorName(COLOR, language) }));
  await expect(line).toContainText(t('cart.size', { size: 'M' }));
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await expect(line).toContainText(money('120.00'));
  await expect(line.getByRole('button', { name: t('cart.remove') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(money('8.00'));
  await expect(page.getByRole('main')).toContainText(money('128.00'));

  await page.getByRole('link', { name: t('cart.proceed') }).click();
  await expect(page).toHaveURL(/\/Command$/);
  expect(await page.evaluate(() => history.state?.usr)).toMatchObject({
    products: [{ _id: product.product_Id, color: COLOR, size: 'M', quantity: 2 }],
    totalAmt: '128.00',
    shippingCharge: '8.00',
  });
});

test('CART-3 CART-6 a coupon below the total changes and sends nothing, and Reset empties the cart', async ({
  page,
  shop,
  t,
  language,
}) => {
  const name = `Gilet ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, price: '80.00', sizes: { S: 5, M: 5 } });
  await storeCart(page, { origin: shop.storefront, api: shop.api }, product, [
    { color: COLOR, size: 'S', quantity: 1 },
    { color: COLOR, size: 'M', quantity: 1 },
  ]);
  await page.goto('/cart');
  const lines = page.getByRole('region', { name: t('cart.lines') }).getByRole('article');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) requests.push(request.url());
  });
  const summary = page.getByRole('complementary', { name: t('cart.summary') });
  const total = summary.getByText(language === 'fr' ? '168,00' : '168.00').first();
  const coupon = summary.getByRole('textbox', { name: t('cart.coupon') });
  await expect(coupon).toBeHidden();
  await summary.getByText(t('cart.haveCoupon')).click();
  await coupon.fill('ETE2026');
  await coupon.press('Enter');
  await expect(total).toBeVisible();
  expect((await coupon.boundingBox())?.y).toBeGreaterThan((await total.boundingBox())?.y ?? NaN);
  await expect(page).toHaveURL('/cart');
  await expect(lines).toHaveCount(2);

  await page.getByRole('button', { name: t('cart.reset') }).click();
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  // The reload alone.
  expect(requests).toEqual([page.url()]);
});

test('CART-9 an empty cart has a message and a link to the shop', async ({ page, t }) => {
  await page.goto('/cart');
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  await page.getByRole('link', { name: t('cart.continue') }).click();
  await expect(page).toHaveURL(/\/shop$/);
});
