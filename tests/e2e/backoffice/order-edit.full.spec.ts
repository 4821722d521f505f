import {
  changeStatusElsewhere,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0091: the owner changes pieces and the city, adds an item and takes five dinars off; a late change is refused with the present state', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const other = await newProduct(shop, 3);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('orders.edit') }).click();
  const form = page.getByRole('dialog', { name: /^(Modifier la|Change order)/ });
  await form.getByLabel(t('orders.quantity')).fill('1');
  await form.getByLabel(/^(Ville|City)/).fill('Gabès');
  await form.getByLabel(/^(Réduction|Reduction) \(TND\)/).fill('5');
  await form
    .getByRole('combobox', { name: /^(Ajouter un article|Add an item)/ })
    .fill(other.product_name);
  await page.getByRole('option', { name: other.product_name }).click();
  await expect(form.getByLabel(t('orders.quantity'))).toHaveCount(2);
  const total = form.getByText(new RegExp(`^${t('orders.toCollect')}`));
  await expect(total).toContainText(/108[.,]00.*103[.,]00/);
  await form.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(form).toBeHidden();
  await expect(details).toContainText('Gabès');
  expect(await readOrder(shop, id)).toMatchObject({
    total_amount: '103.00',
    reduction: '5.00',
    city: 'Gabès',
  });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(4);
  expect(await stockLeft(shop, other.product_Id, 'M')).toBe(2);

  await details.getByRole('button', { name: t('orders.edit') }).click();
  await form.getByLabel(/^Note/).fill('Rappelée à midi');
  await changeStatusElsewhere(shop, id, 'confirmed');
  await form.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await form.getByRole('button', { name: /^(Repartir|Start again)/ }).click();
  await expect(form.getByLabel(/^Note/)).toHaveValue('Rappelée à midi');
  await form.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(form).toBeHidden();
  await expect(details.getByText('Rappelée à midi')).toBeVisible();
});
