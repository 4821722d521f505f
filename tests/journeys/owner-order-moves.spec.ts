import { stockLeft } from '../system/owner.ts';
import { expect, test } from './journey.ts';
import {
  cardOf,
  moveBehindTheBack,
  newProduct,
  openDetails,
  openOrders,
  placeFor,
  placeTwo,
  readOrder,
} from './order-desk.ts';

test('ADM-8 the owner follows an order to delivered, notes what was said, and reads who did what', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  const card = cardOf(page, id);
  for (const status of ['confirmed', 'shipped'] as const) {
    await card.getByRole('button', { name: t(`moves.${status}`), exact: true }).click();
    await expect(card.getByText(t(`statuses.${status}`), { exact: true })).toBeVisible();
    await expect(
      page.getByText(t('orders.moved', { id, status: t(`statuses.${status}`) })),
    ).toBeVisible();
  }
  const details = await openDetails(page, t, id);
  await details.getByLabel(t('orders.note')).fill('Livraison après 17 h');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Livraison après 17 h' }),
  ).toContainText(shop.owner.username);
  await details.getByRole('button', { name: t('moves.delivered') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: t('statuses.delivered') }),
  ).toContainText(shop.owner.username);
  const followed = await readOrder(shop, id);
  expect(followed.status).toBe('delivered');
  expect(followed.history?.map(({ status, note }) => status ?? note)).toEqual([
    'confirmed',
    'shipped',
    'Livraison après 17 h',
    'delivered',
  ]);

  await details.getByRole('button', { name: t('moves.returned') }).click();
  const question = page.getByRole('alertdialog', { name: t('moves.returnQuestion') });
  await expect(question).toContainText(t('moves.returnText'));
  await question.getByRole('button', { name: t('moves.returned') }).click();
  await expect(details.getByText(t('statuses.returned'), { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await readOrder(shop, id)).status).toBe('returned');
  expect(await stockLeft(shop, product.product_Id, 'M'), 'a return restocks nothing').toBe(3);
});

test('ADM-8 cancelling asks first, says that the stock comes back, and it does', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('moves.cancelled') }).click();
  const question = page.getByRole('alertdialog', { name: t('moves.cancelQuestion') });
  await expect(question).toContainText(t('moves.cancelText'));
  await question.getByRole('button', { name: t('moves.keep') }).click();
  await expect(question).toHaveCount(0);
  expect((await readOrder(shop, id)).status).toBe('new');

  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('moves.cancelled') })
    .click();
  await question.getByRole('button', { name: t('moves.cancelled') }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(t('statuses.cancelled')).first()).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
});

test('F1 a status and a note show at once, and go back with words when the host refuses', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeFor(shop, await newProduct(shop));
  await openOrders(page, shop, t, name);
  let answer: (() => void) | undefined;
  await page.route(`**/api/commands/${id}/`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return route.abort();
  });
  const card = cardOf(page, id);
  await card.getByRole('button', { name: t('moves.confirmed') }).click();
  await expect(card.getByText(t('statuses.confirmed'), { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: t('moves.shipped') })).toBeDisabled();
  answer?.();
  await expect(card.getByRole('alert')).toContainText(t('moves.failed'));
  await expect(card.getByText(t('statuses.new'), { exact: true })).toBeVisible();

  const details = await openDetails(page, t, id);
  const note = details.getByLabel(t('orders.note'));
  await note.fill('Rappeler demain');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toBeVisible();
  await expect(note).toHaveValue('');
  answer?.();
  await expect(details.getByRole('alert')).toContainText(t('orders.noteFailed'));
  await expect(note).toHaveValue('Rappeler demain');
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toHaveCount(0);
});

test('F2 a double tap moves an order one step', async ({ page, shop, tOwner: t }) => {
  const { id, name } = await placeFor(shop, await newProduct(shop));
  await openOrders(page, shop, t, name);
  await cardOf(page, id)
    .getByRole('button', { name: t('moves.confirmed') })
    .dblclick();
  await expect(
    page.getByText(t('orders.moved', { id, status: t('statuses.confirmed') })),
  ).toBeVisible();
  await expect(cardOf(page, id).getByRole('button', { name: t('moves.shipped') })).toBeEnabled();
  expect((await readOrder(shop, id)).status).toBe('confirmed');
});

test('ADM-8 picked orders move together; one that has gone elsewhere stays picked and is told of', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first, second } = await placeTwo(shop);
  await openOrders(page, shop, t, phone);
  for (const { id } of [first, second]) {
    await page.getByRole('checkbox', { name: t('orderSelection.one', { id }) }).check();
  }
  await moveBehindTheBack(shop, second.id, 'cancelled');
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await bar.getByRole('button', { name: t('moves.confirmed') }).click();
  await expect(bar.getByRole('alert')).toContainText(t('moves.failedMany', { count: 1 }));
  await expect(bar).toContainText(t('orderSelection.count', { count: 1 }));
  await expect(cardOf(page, first.id)).toContainText(t('statuses.confirmed'));
  await expect(cardOf(page, second.id)).toContainText(t('statuses.cancelled'));
  expect((await readOrder(shop, first.id)).status).toBe('confirmed');
});
