import { expect, test } from '../../fixtures/test.ts';
import { groupDigits, newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';

test.describe('@any-api-server', () => {
  test('ADM-5 ADM-8 the search in the app bar finds an order, a product and a customer, and opens each @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const product = await newProduct(shop);
    const { id, name, phone } = await placeOrderFor(shop, product);
    await openSignedIn(page, shop, '/admin');
    const field = page.getByRole('combobox', { name: t('globalSearch.label') });
    const group = (part: string) => page.getByRole('group', { name: part });

    await test.step('the key opens it; the order of a number is the first result, which Enter opens', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await field.fill(groupDigits(phone));
      const options = group(t('globalSearch.groups.orders')).getByRole('option');
      await expect(options).toHaveCount(1);
      await expect(options).toContainText(id);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: t('orders.number', { id }) })).toBeVisible();
      await page.getByRole('button', { name: t('close') }).click();
    });

    await test.step('a customer opens the customers, or the orders, of this phone number', async () => {
      await page
        .getByRole('button', { name: t('globalSearch.open') })
        .first()
        .click();
      await field.fill(name);
      await group(t('globalSearch.groups.customers')).getByRole('option').click();
      await expect(page).toHaveURL(new RegExp(`/admin/(?:commands|customers)#search=${phone}$`));
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText(name);
    });

    await test.step('a product opens its form', async () => {
      await page
        .getByRole('button', { name: t('globalSearch.open') })
        .first()
        .click();
      await field.fill(product.product_name);
      await group(t('globalSearch.groups.products')).getByRole('option').click();
      const form = page.getByRole('dialog', { name: t('productForm.edit') });
      await expect(form.getByLabel(t('productForm.product_name'))).toHaveValue(
        product.product_name,
      );
    });
  });
});
