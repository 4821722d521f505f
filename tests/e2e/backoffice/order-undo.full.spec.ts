import type { Page } from '@playwright/test';
import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { TFunction } from 'i18next';
import {
  newPhone,
  newProduct,
  openDetails,
  openOrders,
  orderDetails,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { matchesText, startsWith } from '../../fixtures/starts-with.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The owner enters an order of a known customer. Its details are open then. */
async function enterOrder(
  page: Page,
  shop: System,
  t: TFunction,
  { quantity }: { quantity: number },
) {
  const product = await newProduct(shop, 5);
  const { name, phone } = await placeOrderFor(shop, product, { phone: newPhone() });
  await openOrders(page, shop, name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await page.getByRole('textbox', { name: startsWith(t('orderEdit.fields.number')) }).fill(phone);
  await page.getByRole('button', { name: t('orderNew.useCustomerOf', { name }) }).click();
  await page
    .getByRole('combobox', { name: startsWith(t('orderEdit.add')) })
    .fill(product.product_name);
  await page.getByRole('option', { name: product.product_name }).click();
  await page.getByLabel(t('orders.quantity')).fill(String(quantity));
  await page.getByRole('button', { name: t('orderNew.place') }).click();
  await expect(page).toHaveURL(/commands\?open=/);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  return { id, product };
}

test('ADR 0116: a note is undone from its notice, and another one from the history after a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  const addNote = async (note: string) => {
    await details.getByLabel(t('orders.note')).fill(note);
    await details.getByRole('button', { name: t('orders.addNote') }).click();
  };
  await addNote('Sonner deux fois');
  const notice = page.getByRole('status').filter({ hasText: t('orders.noteAdded', { id }) });
  await notice.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('orders.undone', { id }))).toBeVisible();
  await expect(details.getByText(t('orders.causes.note_undone'))).toBeVisible();
  await expect(details.getByText('Sonner deux fois')).toHaveCount(0);

  await addNote('Le soir');
  await expect(details.getByText('Le soir')).toBeVisible();
  await page.reload();
  await details.getByRole('button', { name: t('orders.undoChange') }).click();
  await expect(details.getByText(t('orders.causes.note_undone'))).toHaveCount(2);
  expect(JSON.stringify(await readOrder(shop, id))).not.toContain('Le soir');
});

test('ADR 0093: after its notice is closed, a change is undone from the recent changes, which have it for ten minutes', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await page.clock.install();
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  const addNote = async (note: string) => {
    await details.getByLabel(t('orders.note')).fill(note);
    await details.getByRole('button', { name: t('orders.addNote') }).click();
    await page.getByRole('button', { name: t('dismissMessage') }).click();
  };
  const recent = page.getByRole('button', { name: t('recentChanges.label', { count: 1 }) });
  await addNote('Sonner deux fois');
  await page.keyboard.press('Escape');
  await recent.click();
  await page.getByRole('menuitem', { name: t('orders.noteAdded', { id }) }).click();
  await expect(page.getByText(t('orders.undone', { id }))).toBeVisible();
  await expect(recent).toHaveCount(0);
  expect(JSON.stringify(await readOrder(shop, id))).not.toContain('Sonner deux fois');

  await openDetails(page, t, id);
  await addNote('Le soir');
  await page.keyboard.press('Escape');
  await expect(recent).toBeVisible();
  await page.clock.fastForward(UNDO_WINDOW_MS);
  await expect(recent).toHaveCount(0);
});

test('ADR 0116: a split is undone from its notice, and the order that was entered has nothing to undo any more', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id } = await enterOrder(page, shop, t, { quantity: 2 });
  const details = orderDetails(page, t, id);
  await expect(details.getByRole('button', { name: t('orders.undoChange') })).toBeVisible();

  await details.getByRole('button', { name: t('orderSplit.open') }).click();
  const form = page.getByRole('dialog', { name: t('orderSplit.title', { id }) });
  await form.getByRole('button', { name: startsWith(t('orderSplit.more', { name: '' })) }).click();
  await form.getByRole('button', { name: t('orderSplit.submit'), exact: true }).click();
  const isSplit = matchesText((second) => t('orderSplit.done', { id: second }));
  const notice = page.getByRole('status').filter({ hasText: isSplit });
  await notice.getByRole('button', { name: t('undo') }).click();
  await expect(details.getByText(t('orders.causes.split_undone'))).toBeVisible();
  expect((await readOrder(shop, id)).command_products).toMatchObject([{ quantity: 2 }]);
  await expect(details.getByRole('button', { name: t('orders.undoChange') })).toHaveCount(0);
});

test('ADR 0116: an order that was entered goes to the bin from its notice, and its stock returns', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, product } = await enterOrder(page, shop, t, { quantity: 1 });
  // A message stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  const notice = page.getByRole('status').filter({ hasText: t('orderNew.placed', { id }) });
  await notice.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('orders.entryUndone', { id }))).toBeVisible();
  await expect(page).not.toHaveURL(/open=/);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(4);
  await page.goto(`${shop.backoffice}/admin/bin`);
  await expect(page.getByText(id).first()).toBeVisible();
});
