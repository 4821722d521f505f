import {
  changeStatusElsewhere,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { startsWith } from '../../fixtures/starts-with.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0091: the owner changes pieces and the city, adds an item and takes five dinars off; a late change is refused with the present state', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const other = await newProduct(shop, 3);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('orders.edit') }).click();
  const form = page.getByRole('dialog', { name: t('orderEdit.title', { id }) });
  await form.getByLabel(t('orders.quantity')).fill('1');
  await form.getByLabel(startsWith(t('orderEdit.fields.city'))).fill('Gabès');
  await form.getByLabel(t('orderEdit.reduction')).fill('5');
  await form
    .getByRole('combobox', { name: startsWith(t('orderEdit.add')) })
    .fill(other.product_name);
  await page.getByRole('option', { name: other.product_name }).click();
  await expect(form.getByLabel(t('orders.quantity'))).toHaveCount(2);
  const total = form.getByText(new RegExp(`^${t('orders.toCollect')}`));
  await expect(total).toContainText(/108[.,]00.*103[.,]00/);
  await form.getByRole('button', { name: t('orderEdit.save') }).click();
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
  await form.getByLabel(t('orderEdit.note')).fill('Rappelée à midi');
  await changeStatusElsewhere(shop, id, 'confirmed');
  await form.getByRole('button', { name: t('orderEdit.save') }).click();
  await form.getByRole('button', { name: t('orderEdit.restart') }).click();
  await expect(form.getByLabel(t('orderEdit.note'))).toHaveValue('Rappelée à midi');
  await form.getByRole('button', { name: t('orderEdit.save') }).click();
  await expect(form).toBeHidden();
  await expect(details.getByText('Rappelée à midi')).toBeVisible();
});

test('ADR 0104: the form of an order stays on top when a tablet is turned', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop, 5));
  await page.setViewportSize({ width: 1366, height: 1024 });
  await openOrders(page, shop, name);
  await page.getByRole('button', { name: t('orders.details') }).click();
  await page.getByRole('button', { name: t('orders.edit') }).click();
  const form = page.getByRole('dialog', { name: t('orderEdit.title', { id }) });
  await form.getByLabel(startsWith(t('orderEdit.fields.city'))).fill('Gabès');
  await page.setViewportSize({ width: 1024, height: 1366 });
  await form.getByRole('button', { name: t('orderEdit.save') }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('dialog', { name: t('orders.number', { id }) })).toContainText(
    'Gabès',
  );
});
