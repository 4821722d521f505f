import { colorName } from '@shop/i18n';
import { stockLeft, createProduct } from '../../fixtures/owner.ts';
import { tabThrough, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newClient } from '../../fixtures/shopper.ts';

const COLOR = '#17457F';
test('F9 NAV-8 PROD-4 CART-2 CART-3 CMD-2 CON-3 a shopper finds a product, orders and writes by keyboard alone', async ({
  page,
  shop,
  t,
  language,
}) => {
  test.setTimeout(120_000);
  const product = await createProduct(shop, {
    name: `Clavier ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { S: 3, M: 5 },
  });
  const name = product.product_name;
  const { keyboard } = page;
  const button = (label: string) => page.getByRole('button', { name: label });

  await test.step('the skip link moves the focus to the content', async () => {
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: t('skipToContent') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the search opens the product', async () => {
    await page.goto('/about');
    await tabTo(page, page.getByRole('combobox', { name: t('search.label') }));
    await keyboard.type(name);
    await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('colour, size and quantity are chosen, and the product is added', async () => {
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: colorName(COLOR, language) }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('radio', { name: /^[SM]$/ }));
    await keyboard.press('Space');
    await tabTo(page, button(t('product.increase')));
    await keyboard.press('Enter');
    await expect(page.getByLabel(t('product.quantity'), { exact: true })).toHaveValue('2');
    await tabTo(page, button(t('product.add')));
    await keyboard.press('Enter');
    const miniCart = page.getByRole('region', { name: t('cart.added') });
    const link = miniCart.getByRole('link', { name: t('product.goToCart') });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
  });

  await test.step('the cart’s line is changed', async () => {
    await tabTo(page, button(t('cart.increase', { name })));
    await keyboard.press('Enter');
    await expect(
      page.getByRole('spinbutton', { name: t('cart.quantityOf', { name }) }),
    ).toHaveValue('3');
    await tabTo(page, button(t('cart.decrease', { name })), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(
      page.getByRole('spinbutton', { name: t('cart.quantityOf', { name }) }),
    ).toHaveValue('2');
    await tabTo(page, button(t('cart.removeOf', { name })));
    await keyboard.press('Enter');
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    await tabTo(page, button(t('cart.undo')));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: t('cart.proceed') }));
    await keyboard.press('Enter');
  });

  await test.step('the checkout is filled in and sent', async () => {
    const client = newClient('Clavier');
    for (const [label, text] of [
      [t('checkout.name'), client.name],
      [t('checkout.email'), client.email],
      [t('checkout.phone'), client.phone],
      [t('checkout.city'), client.city],
      [t('checkout.street'), client.street],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await keyboard.type(text);
    }
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('checkout.done') })).toBeFocused();
    expect(await stockLeft(shop, product.product_Id, 'S')).toBe(1);
  });

  await test.step('a message is written', async () => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: t('Contact') });
    for (const [label, text] of [
      [t('contact.name'), 'Amira'],
      [t('contact.email'), 'amira@exemple.tn'],
      [t('contact.message'), 'Quelle taille choisir ?'],
    ] as const) {
      await tabTo(page, form.getByLabel(label));
      await keyboard.type(text);
    }
    await tabTo(page, button(t('contact.submit')));
    await keyboard.press('Enter');
    await expect(page.getByText(t('contact.thanks', { name: 'Amira' }))).toBeVisible();
  });
});

for (const path of ['/', '/shop?gender=Women', '/about', '/contact', '/cart']) {
  test(`F9 the focus is visible at every Tab stop of ${path}`, async ({ page, t }) => {
    // The home page has many stops.
    test.setTimeout(300_000);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(page.getByRole('link', { name: t('skipToContent') })).toBeAttached();
    await tabThrough(page, last);
  });
}

test('F9 NAV-5 the drawer traps the focus, and Escape returns it', async ({ page, t }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/about');
  const opener = page.getByRole('button', { name: t('layout.openMenu') });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a, button').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    // After the last stop the focus goes to the browser's own controls, never to the page behind.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog, [role="dialog"]') === null,
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
