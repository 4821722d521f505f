import type { Locator, Page } from '@playwright/test';
import { createProduct, deleteProduct, updateProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

const newName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

function storedIds(page: Page, entry: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').ids, entry);
}

function namesIn(region: Locator): Locator {
  return region.getByRole('heading', { level: 3 });
}

test('F3 favourites and viewed products are restored after a reload; a removed product vanishes, a sold-out one is marked', async ({
  page,
  shop,
  t,
  isMobile,
}) => {
  const [first, second, third] = [
    await createProduct(shop, { name: newName('Cape'), sizes: { M: 2 } }),
    await createProduct(shop, { name: newName('Robe'), sizes: { M: 2 } }),
    await createProduct(shop, { name: newName('Veste'), sizes: { M: 2 } }),
  ];
  const heart = (name: string) =>
    page.getByRole('main').getByRole('button', { name: t('favourites.toggle', { name }) });

  for (const [index, product] of [first, second].entries()) {
    await page.goto(`/product/x?id=${product.product_Id}`);
    const button = heart(product.product_name).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const announced = t('favourites.count', { count: index + 1 });
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
  }
  await page.reload();
  await expect(heart(second.product_name).first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/product/x?id=${third.product_Id}`);
  const viewed = page.getByRole('region', { name: t('viewed.title') });
  await viewed.scrollIntoViewIfNeeded();
  await expect(namesIn(viewed)).toHaveText([second.product_name, first.product_name]);

  const colors = first.colors.map((color) => ({
    ...color,
    sizes: color.sizes.map(({ size }) => ({ size, quantity: 0 })),
  }));
  await updateProduct(shop, { ...first, colors }, {});
  await deleteProduct(shop, second);

  if (isMobile) await page.getByRole('button', { name: t('layout.openMenu') }).click();
  await page.getByRole('link', { name: new RegExp(`^${t('favourites.title')}`) }).click();
  await expect(page).toHaveURL('/favourites');
  const list = page.getByRole('region', { name: t('favourites.title') });
  await expect(namesIn(list)).toHaveText([first.product_name]);
  await expect(list.getByText(t('productCard.soldOut'))).toBeVisible();
  await expect.poll(() => storedIds(page, 'shop:favourites')).toEqual([first.product_Id]);

  await page.goto('/cart');
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  await expect(namesIn(viewed)).toHaveText([third.product_name, first.product_name]);
  await expect
    .poll(() => storedIds(page, 'shop:viewed'))
    .toEqual([third.product_Id, first.product_Id]);

  await page.goto('/favourites');
  await heart(first.product_name).first().click();
  await expect(page.getByText(t('favourites.count', { count: 0 })).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('saved.empty'))).toBeVisible();
});

test('B1 F3 invalid stored lists break no page', async ({ page, t }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem('shop:favourites', '{"version":9,"ids":[null,7,"<img>","../..","1"]}');
    localStorage.setItem('shop:viewed', 'null[');
  });
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { level: 1, name: t('favourites.title') })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  expect(errors).toEqual([]);
});

test('CART-9 in an empty cart, a popular product that was seen lately is shown once', async ({
  page,
  shop,
  t,
}) => {
  const popular: { product_Id: string; product_name: string }[] = await (
    await fetch(`${shop.api}/api/products/popular/`)
  ).json();
  const [seen, other] = popular;
  if (!seen || !other) throw new Error('the demo has no popular products');
  await page.goto(`/product/x?id=${seen.product_Id}`);
  await expect(page.getByRole('heading', { level: 1, name: seen.product_name })).toBeVisible();
  await page.goto('/cart');
  const viewed = page.getByRole('region', { name: t('viewed.title') });
  const others = page.getByRole('region', { name: t('popular.title') });
  await viewed.scrollIntoViewIfNeeded();
  await expect(namesIn(viewed)).toHaveText([seen.product_name]);
  await others.scrollIntoViewIfNeeded();
  await expect(namesIn(others).filter({ hasText: other.product_name })).toHaveCount(1);
  await expect(namesIn(others).filter({ hasText: seen.product_name })).toHaveCount(0);
});
