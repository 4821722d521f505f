import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import { chooseAction } from '../../fixtures/choose-action.ts';
import {
  cardOf,
  deleteOrderElsewhere,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  placeTwoOrders,
  readOrder,
  selectOrders,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Deletes a listed order, and waits until the list no longer has it. */
async function deleteOrder(page: Page, t: TFunction, id: string): Promise<void> {
  await chooseAction(page, t, cardOf(page, id), t('orders.delete'));
  const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
  await expect(question).toContainText(t('deletion.restorable'));
  await question.getByRole('button', { name: t('orders.delete') }).click();
  // Behind the question the list has no roles.
  await expect(question).toHaveCount(0);
  await expect(cardOf(page, id)).toHaveCount(0);
}

/** Clicks on Undo in the notice of the deletion. */
async function undoInNotice(page: Page, t: TFunction): Promise<void> {
  const notice = page.getByRole('status').filter({ hasText: t('orders.deleted') });
  await notice.getByRole('button', { name: t('undo') }).click();
}

test('ADR 0093: a deleted order returns by Undo, and from the bin with its stock; a change of its status is undone from the history', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  await deleteOrder(page, t, id);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
  await undoInNotice(page, t);
  await expect(page.getByText(t('deletion.undone'))).toBeVisible();
  await expect(cardOf(page, id)).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);

  await deleteOrder(page, t, id);
  await page.goto(`${shop.backoffice}/admin/bin?kind=order`);
  const entry = page.getByRole('article', { name });
  await expect(entry).toContainText(id);
  await entry.getByRole('button', { name: t('bin.restore') }).click();
  await expect(entry).toHaveCount(0);
  await page.goto(`${shop.backoffice}/admin/commands?${new URLSearchParams({ search: name })}`);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('statusActions.confirmed') }).click();
  await details.getByRole('button', { name: t('orders.undoChange') }).click();
  await expect(details.getByText(t('orders.causes.change_undone'))).toBeVisible();
  expect(await readOrder(shop, id)).toMatchObject({ status: 'new' });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);
});

test('ADR 0093: the result of Undo appears under the pointer, which rests there, and disappears by itself', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  await deleteOrder(page, t, id);
  await undoInNotice(page, t);
  const result = page.getByText(t('deletion.undone'));
  await expect(result).toBeVisible();
  await expect(result).toBeHidden({ timeout: 60_000 });
});

test('ADR 0093: an undo whose response is lost is announced as what it is', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
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

test('ADR 0093: after lost responses a change of several orders is repeated with its key, and what was not undone is offered again', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first, second } = await placeTwoOrders(shop);
  await openOrders(page, shop, phone);
  await selectOrders(page, t, [first.id, second.id]);
  const statusOf = async ({ id }: { id: string }) => (await readOrder(shop, id)).status;
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/commands/${first.id}/`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await bar.getByRole('button', { name: t('statusActions.confirmed') }).click();
  const status = t('statuses.confirmed');
  const notice = page
    .getByRole('status')
    .filter({ hasText: t('statusActions.changedMany', { count: 2, status }) });
  await expect(notice).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await readOrder(shop, first.id)).history).toHaveLength(1);

  // The undo of one order is made and its response lost; the one of the other does not arrive.
  await page.route(`**/api/commands/${first.id}/undo/`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(`**/api/commands/${second.id}/undo/`, (route) => route.abort());
  await notice.getByRole('button', { name: t('undo') }).click();
  // A pointer that rests on a message keeps it: one about a new order would stay in place of the problem.
  await page.mouse.move(0, 0);
  const problem = page
    .getByRole('alert')
    .filter({ hasText: t('selection.undoFailed', { count: 1 }) });
  await expect(problem).toBeVisible();
  expect([await statusOf(first), await statusOf(second)]).toEqual(['new', 'confirmed']);
  await page.unroute(`**/api/commands/${second.id}/undo/`);
  await problem.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('statusActions.undoneMany', { count: 1 }))).toBeVisible();
  await expect.poll(() => statusOf(second)).toBe('new');
});

test('ADR 0093: the bin names the lines of which fewer pieces are left than a deleted order needs', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 3);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await deleteOrderElsewhere(shop, id);
  await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  await page.goto(`${shop.backoffice}/admin/bin?kind=order`);
  const entry = page.getByRole('article', { name });
  await entry.getByRole('button', { name: t('bin.restore') }).click();
  const line = entry.getByRole('alert').getByRole('listitem');
  await expect(line).toContainText(product.product_name);
  await expect(line).toContainText(/\bM\b/);
  await expect(line).toContainText(
    `${t('bin.needed', { count: 2 })} · ${t('bin.left', { count: 1 })}`,
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(1);
});
