import type { Page } from '@playwright/test';
import { colorName } from '@shop/i18n';
import { expectFocusTrapped, expectFocusVisible, tabTo } from '../../fixtures/keyboard.ts';
import { newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { updateProduct } from '../../fixtures/owner.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { goToNewProduct, listedProducts, productCard } from '../../fixtures/products-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const COLOR = '#17457F';

/** The focus is on a visible control, not on the page itself. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await expectFocusVisible(page);
}

test('F9 ADM-5 the stock is edited in the list by keyboard alone', async ({
  page,
  shop,
  language,
  tOwner: t,
}) => {
  const { keyboard } = page;
  const { product_name: name } = await goToNewProduct(page, shop, { sizes: { S: 2, M: 5 } });
  const card = productCard(page, name);
  const opener = card.getByRole('button', { name: t('products.editStock') });
  const color = colorName(COLOR, language);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const more = button(t('products.more', { variant: `${color} M` }));
  const save = button(t('products.saveStock'));

  await test.step('one piece more, saved', async () => {
    await tabTo(page, opener);
    await keyboard.press('Enter');
    await expect(page.getByRole('form', { name })).toBeFocused();
    await tabTo(page, more);
    await keyboard.press('Enter');
    await expect(more).toBeFocused();
    await tabTo(page, save);
    await keyboard.press('Enter');
    await expect(page.getByText(t('products.updated', { name }))).toBeVisible();
    await expect(more).toHaveCount(0);
    await expectFocusKept(page);
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes[1]?.quantity).toBe(6);
  });

  await test.step('all sizes filled, then left without saving after a question', async () => {
    await opener.focus();
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: `${t('products.fillRow')} ${color}` }));
    await keyboard.type('9');
    // In French the notice's Undo has the same name.
    const cancel = page
      .getByRole('form', { name })
      .getByRole('button', { name: t('dialog.cancel'), exact: true });
    await tabTo(page, cancel);
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: t('dialog.leaveTitle') });
    await expectFocusTrapped(page, question);
    await keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: t('dialog.leave') }));
    await keyboard.press('Enter');
    await expect(save).toHaveCount(0);
    await expectFocusKept(page);
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(2);
  });
});

test('F9 ADM-5 a message at the foot of the window does not cover the button that has the focus', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { keyboard } = page;
  const { product_name: name } = await goToNewProduct(page, shop, { sizes: { M: 5 } });
  const edit = productCard(page, name).getByRole('button', { name: t('products.edit') });
  const place = await edit.boundingBox();
  // The button is just above the bar of the menu, where messages are shown.
  const height = Math.round((place?.y ?? 0) + (place?.height ?? 0)) + 90;
  await page.setViewportSize({ width: 375, height });
  await edit.focus();
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: t('productForm.edit') });
  await form.getByLabel(t('productForm.description')).fill('Brodé main.');
  await form.getByRole('button', { name: t('productForm.save') }).focus();
  await keyboard.press('Enter');
  const message = page.getByText(t('products.updated', { name }));
  await expect(message).toBeVisible();
  await expect(edit).toBeFocused();
  // It has moved into its place.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const button = await edit.boundingBox();
  const alert = await message.boundingBox();
  expect(alert?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});

test('F9 ADM-8 filters are saved, applied and deleted by keyboard alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { keyboard } = page;
  // An empty list has the button that clears the filters at another place.
  await placeOrderFor(shop, await newProduct(shop));
  await openSignedIn(page, shop, '/admin/commands');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await test.step('the filters are set and saved', async () => {
    await tabTo(page, page.getByRole('button', { name: t('filterBar.filters') }));
    await keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: t('filterBar.filters') });
    await tabTo(page, drawer.getByRole('button', { name: t('dateRange.today') }));
    await keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: t('savedFilters.save') }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('savedFilters.save') });
    await expect(dialog.getByLabel(t('savedFilters.name'))).toBeFocused();
    await keyboard.type('Aujourd’hui');
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // The button that opened it is gone.
    await expect(drawer).toBeFocused();
    await keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expectFocusKept(page);
  });

  const chip = page.getByRole('link', { name: 'Aujourd’hui' });

  await test.step('they are removed and applied again', async () => {
    await tabTo(page, page.getByRole('button', { name: t('list.clearFilters') }));
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(/from=/);
    // It is what remains beside the button that is gone.
    await expect(chip).toBeFocused();
    await expectFocusVisible(page);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/from=/);
    await expect(chip).toBeFocused();
  });

  await test.step('they are deleted', async () => {
    await tabTo(page, page.getByRole('button', { name: /Aujourd’hui/ }).last());
    await keyboard.press('Enter');
    await expect(chip).toHaveCount(0);
    await expectFocusKept(page);
  });
});

test('F9 ADM-6 the badge is put in accord with the promotion by keyboard alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { keyboard } = page;
  const { product_name: name } = await goToNewProduct(page, shop, {
    promo: '20.00',
    sizes: { M: 5 },
  });
  await tabTo(page, productCard(page, name).getByRole('button', { name: t('products.edit') }));
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: t('productForm.edit') });
  await tabTo(page, form.getByRole('button', { name: t('badges.No Badge') }));
  await keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: t('productForm.addBadge') }));
  await keyboard.press('Enter');
  await expect(form.getByText(t('productForm.promoWithoutBadge'))).toHaveCount(0);
  const promo = form.getByRole('button', { name: t('badges.Promo'), pressed: true });
  await expect(promo).toBeFocused();
  await expectFocusVisible(page);
});

test('F9 ADM-7 a price that someone else changed is chosen by keyboard alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { keyboard } = page;
  const product = await goToNewProduct(page, shop, { price: '50.00', sizes: { M: 5 } });
  const name = product.product_name;
  await tabTo(page, productCard(page, name).getByRole('button', { name: t('products.edit') }));
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: t('productForm.edit') });
  await tabTo(page, form.getByRole('textbox', { name: /TND/ }));
  await keyboard.type('48');
  await updateProduct(shop, product, { price: '45.00' });
  await keyboard.press('Enter');
  await expect(form.getByText(t('productForm.conflictTitle'))).toBeFocused();
  await tabTo(page, form.getByRole('radio', { name: /48[.,]00/ }));
  await keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /45[.,]00/ })).toBeChecked();
  await tabTo(page, form.getByRole('button', { name: t('productForm.save') }));
  await keyboard.press('Enter');
  await expect(form).toBeHidden({ timeout: 40_000 });
  await expectFocusKept(page);
  expect((await listedProducts(shop, name))[0]?.price).toBe('45.00');
});
