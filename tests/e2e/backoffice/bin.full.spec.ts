import { chooseAction } from '../../fixtures/choose-action.ts';
import {
  cardOf,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0093: a deleted order returns by Undo, and from the bin with its stock; a change of its status is undone from the history', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  const remove = async () => {
    await chooseAction(page, t, cardOf(page, id), t('orders.delete'));
    const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
    await expect(question).toContainText(t('deletion.kept'));
    await question.getByRole('button', { name: t('orders.delete') }).click();
    // Behind the question the list has no roles.
    await expect(question).toHaveCount(0);
    await expect(cardOf(page, id)).toHaveCount(0);
  };
  await remove();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
  const notice = page.getByRole('status').filter({ hasText: t('orders.deleted') });
  await notice.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('deletion.undone'))).toBeVisible();
  await expect(cardOf(page, id)).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);

  await remove();
  await page.goto(`${shop.backoffice}/admin/bin?kind=order`);
  const entry = page.getByRole('article', { name });
  await expect(entry).toContainText(id);
  await entry.getByRole('button', { name: /^(Restaurer|Restore)$/ }).click();
  await expect(entry).toHaveCount(0);
  await page.goto(`${shop.backoffice}/admin/commands?${new URLSearchParams({ search: name })}`);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('statusActions.confirmed') }).click();
  await details.getByRole('button', { name: t('orders.undoChange') }).click();
  await expect(details.getByText(t('orders.causes.change_undone'))).toBeVisible();
  expect(await readOrder(shop, id)).toMatchObject({ status: 'new' });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);
});

test('ADR 0093: an undo whose response is lost is announced as what it is', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, t, name);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('statusActions.confirmed') }).click();
  await page.route('**/undo/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await details.getByRole('button', { name: t('orders.undoChange') }).click();
  await expect(page.getByText(t('orders.undone', { id }))).toBeVisible();
  expect(await readOrder(shop, id)).toMatchObject({ status: 'new' });
});
