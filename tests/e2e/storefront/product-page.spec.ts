import { colorName } from '@shop/i18n';
import type { ApiProduct } from '@shop/contract/schemas';
import { createProduct } from '../../fixtures/owner.ts';
import { addToCart } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

function createTestProduct(
  shop: Parameters<typeof createProduct>[0],
  sizes: Record<string, number>,
) {
  return createProduct(shop, { name: `Robe Vitrine ${crypto.randomUUID().slice(0, 8)}`, sizes });
}

test.describe('@any-api-server', () => {
  test('PROD-4 PROD-5 PROD-6 CART-1 by keyboard: a sold-out size is reachable and rejected, another is added, and the focus does not move', async ({
    page,
    shop,
    t,
  }) => {
    const product = await createTestProduct(shop, { L: 1, M: 0, S: 4 });
    await page.goto(`/product/x?id=${product.product_Id}`);
    const sizes = page.getByRole('group', { name: t('product.size') });
    await expect(sizes.getByRole('radio')).toHaveCount(3);
    await sizes.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(sizes.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('alert')).toHaveText(t('product.unavailable'));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(t('product.lowStock', { count: 1 }))).toBeVisible();
    const add = page.getByRole('button', { name: t('product.add') });
    await add.press('Enter');
    await expect(
      page.getByText(t('product.added', { name: product.product_name, count: 1 })),
    ).toBeVisible();
    await expect(add).toBeFocused();
    await add.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(t('product.unavailable'));
    await expect(page).toHaveURL(/\/product\//);
  });

  test('PROD-2 a click enlarges the image; Escape returns the focus', async ({ page, shop, t }) => {
    const product = await createTestProduct(shop, { M: 2 });
    await page.goto(`/product/x?id=${product.product_Id}`);
    const slide = page.getByRole('button', { name: new RegExp(`^${t('product.zoomIn')}`) });
    await slide.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(slide).toBeFocused();
  });

  test('PROD-8 the shared link is the product’s canonical URL', async ({ page, shop, t }) => {
    const product = await createTestProduct(shop, { M: 2 });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(`/product/x?id=${product.product_Id}&fbclid=1`);
    await page.getByRole('button', { name: t('product.share') }).click();
    const slug = encodeURIComponent(product.product_name.toLowerCase().replaceAll(' ', ''));
    await expect(page.getByRole('textbox', { name: t('product.link') })).toHaveValue(
      `${new URL(page.url()).origin}/product/${slug}?id=${product.product_Id}`,
    );
  });

  test('PROD-5 the chosen colour and size are in the URL and stay after a reload, without a history entry', async ({
    page,
    shop,
    t,
  }) => {
    const product = await createTestProduct(shop, { S: 4, M: 2 });
    await page.goto('/about');
    await page.goto(`/product/x?id=${product.product_Id}`);
    const sizes = page.getByRole('group', { name: t('product.size') });
    await sizes.getByRole('radio', { name: 'M', exact: true }).check();
    await expect(page).toHaveURL(/&color=17457f&size=M$/);
    await page.reload();
    await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`id=${product.product_Id}$`),
    );
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('F1 related products that fail to load leave the product usable, with a retry @full', async ({
    page,
    shop,
    t,
  }) => {
    const product = await createTestProduct(shop, { M: 2 });
    await page.route('**/api/products/gender/**', (route) => route.abort());
    await page.goto(`/product/x?id=${product.product_Id}`);
    const row = page.getByRole('region', { name: t('product.related') });
    await row.scrollIntoViewIfNeeded();
    const retry = row.getByRole('button', { name: t('retry') });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/products/gender/**');
    await retry.click();
    await expect(row.getByRole('link').first()).toBeVisible();
    await expect(row.getByRole('link', { name: product.product_name, exact: true })).toHaveCount(0);
  });
});

test('PROD-3 on promotion the price is struck through and the discounted price shown; otherwise the price alone', async ({
  page,
  shop,
  t,
  language,
}) => {
  const money = (amount: string) =>
    `${language === 'fr' ? amount.replace('.', ',') : amount}\u00A0TND`;
  const price = page
    .getByRole('article')
    .first()
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const name = `Robe Vitrine ${crypto.randomUUID().slice(0, 8)}`;
  const reduced = await createProduct(shop, {
    name,
    price: '80.00',
    promo: '25.00',
    sizes: { M: 2 },
  });
  await page.goto(`/product/x?id=${reduced.product_Id}`);
  const struck = price.locator('s');
  await expect(struck).toHaveText(`${t('productCard.formerPrice')} ${money('80.00')}`);
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(price.getByText(money('60.00'))).toBeVisible();

  const other = await createProduct(shop, { name: `${name} 2`, price: '80.00', sizes: { M: 2 } });
  await page.goto(`/product/x?id=${other.product_Id}`);
  await expect(price.getByText(money('80.00'))).toBeVisible();
  await expect(struck).toHaveCount(0);
});

test('PROD-7 an image has a placeholder until it is loaded', async ({ page, shop, t }) => {
  const product = await createTestProduct(shop, { M: 2 });
  const release = Promise.withResolvers<void>();
  await page.route(`**${product.product_images[0]}*`, async (route) => {
    await release.promise;
    await route.continue();
  });
  // The load event of the page waits for its images.
  await page.goto(`/product/x?id=${product.product_Id}`, { waitUntil: 'commit' });
  const { product_name: name } = product;
  const gallery = page.getByRole('region', { name: t('product.images', { name }) });
  const image = gallery.getByRole('img', { name: t('product.image', { name, position: 1 }) });
  const placeholder = gallery.getByTestId('image-placeholder');
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect(placeholder).toBeVisible();
  expect(await width()).toBe(0);

  release.resolve();
  await expect.poll(width).toBeGreaterThan(0);
  await expect(image).toBeVisible();
  await expect(placeholder).toHaveCount(0);
});

test('CART-1 the mini-cart is closed by Escape, which returns the focus, and by a click outside', async ({
  page,
  shop,
  t,
}) => {
  const product = await createTestProduct(shop, { M: 4 });
  await page.goto(`/product/x?id=${product.product_Id}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const add = page.getByRole('button', { name: t('product.add') });
  const miniCart = page.getByRole('region', { name: t('cart.added') });
  await add.press('Enter');
  await expect(miniCart).toContainText(product.product_name);
  await miniCart.getByRole('link', { name: t('cart.order') }).focus();
  await page.keyboard.press('Escape');
  await expect(miniCart).toBeHidden();
  await expect(add).toBeFocused();

  await add.click();
  await expect(miniCart).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(miniCart).toBeHidden();

  await add.click();
  await miniCart.getByRole('link', { name: t('cart.order') }).click();
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toBeVisible();
});

test('PROD-2 on a phone Add to Cart stays visible, and its bar covers nothing of the footer', async ({
  page,
  shop,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone’s bar');
  const product = await createTestProduct(shop, { M: 2 });
  await page.goto(`/product/x?id=${product.product_Id}`);
  const button = page.getByRole('button', { name: t('product.add') });
  await expect(button).toBeInViewport();
  const bar = await button.locator('..').boundingBox();
  if (!bar) throw new Error('The bar is not there.');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole('contentinfo').locator('a, p').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar.y);
});

test('PROD-5 the photo follows the colour; a colour without a photo gets the first one, as in the cart @full', async ({
  page,
  shop,
  language,
  t,
}) => {
  const products: ApiProduct[] = await (await fetch(`${shop.api}/api/products/`)).json();
  const shirt = products.find(({ product_name }) => product_name.includes('Sidi Bou Saïd'));
  await page.goto(`/product/x?id=${shirt?.product_Id}`);
  const thumbnail = (position: number) =>
    page.getByRole('button', { name: t('product.thumbnail', { position, count: 4 }) });
  const choose = (color: string) =>
    page.getByRole('radio', { name: colorName(color, language) }).check({ force: true });
  await choose('#9DB7CC');
  await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  await addToCart(page, t, { language, color: '#8C9A7B', size: 'M', quantity: 1 });
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  await page.goto('/cart');
  const image = page.getByRole('main').getByRole('article').locator('img');
  await expect(image).toHaveAttribute('src', new RegExp(shirt?.product_images[0] ?? 'no image'));
});

test('ADR 0112: a product opened from home has no general advice on care before its own is known @full', async ({
  page,
  shop,
  t,
}) => {
  const response = Promise.withResolvers<void>();
  await page.route(/\/api\/products\/\d+\/$/, async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.goto('/');
  const tile = page.getByRole('tabpanel').getByRole('article').first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByText(t('product.info.care')).click();
  const section = page.getByRole('group').filter({ hasText: t('product.info.care') });
  await expect(section.getByRole('status')).toHaveText(t('errorState.loading'));
  await expect(section).not.toContainText(t('product.info.materialText'));

  response.resolve();
  const products: ApiProduct[] = await (await fetch(`${shop.api}/api/products/popular/`)).json();
  const { material = '' } = products.find((each) => each.product_name === name) ?? {};
  await expect(section).toContainText(material);
  await expect(section.getByRole('status')).toHaveCount(0);
});
