import { SEARCH_HEADER } from '@shop/contract/features';
import type { Route } from '@playwright/test';
import { chooseAction } from '../../fixtures/choose-action.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  cardOf,
  changeStatusElsewhere,
  holdOrderList,
  newProduct,
  openDetails,
  openOrders,
  placeOrderFor,
  placeTwoOrders,
  readOrder,
  selectOrders,
} from '../../fixtures/orders-page.ts';

test('ADM-8 the owner changes an order to delivered, adds a note, and reads the history', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  const card = cardOf(page, id);
  for (const status of ['confirmed', 'shipped'] as const) {
    await card.getByRole('button', { name: t(`statusActions.${status}`), exact: true }).click();
    await expect(card.getByText(t(`statuses.${status}`), { exact: true })).toBeVisible();
    await expect(
      page.getByText(t('orders.statusChanged', { id, status: t(`statuses.${status}`) })),
    ).toBeVisible();
  }
  const details = await openDetails(page, t, id);
  await details.getByLabel(t('orders.note')).fill('Livraison après 17 h');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Livraison après 17 h' }),
  ).toContainText(shop.owner.username);
  await details.getByRole('button', { name: t('statusActions.delivered') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: t('statuses.delivered') }),
  ).toContainText(shop.owner.username);
  const order = await readOrder(shop, id);
  expect(order.status).toBe('delivered');
  expect(order.history?.map(({ status, note }) => status ?? note)).toEqual([
    'confirmed',
    'shipped',
    'Livraison après 17 h',
    'delivered',
  ]);

  await chooseAction(page, t, details, t('statusActions.returned'));
  const question = page.getByRole('alertdialog', { name: t('statusActions.returnQuestion') });
  await expect(question).toContainText(t('statusActions.returnText'));
  await question.getByRole('button', { name: t('statusActions.returned') }).click();
  await expect(details.getByText(t('statuses.returned'), { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await readOrder(shop, id)).status).toBe('returned');
  expect(await stockLeft(shop, product.product_Id, 'M'), 'a return restocks nothing').toBe(3);
});

test('ADM-8 cancelling opens a confirmation that mentions the stock, and restores the stock @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  await chooseAction(page, t, details, t('statusActions.cancelled'));
  const question = page.getByRole('alertdialog', { name: t('statusActions.cancelQuestion') });
  await expect(question).toContainText(t('statusActions.cancelText'));
  await question.getByRole('button', { name: t('statusActions.dismiss') }).click();
  await expect(question).toHaveCount(0);
  expect((await readOrder(shop, id)).status).toBe('new');

  await chooseAction(page, t, details, t('statusActions.cancelled'));
  await question.getByRole('button', { name: t('statusActions.cancelled') }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(t('statuses.cancelled')).first()).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
});

test('F1 a status and a note are shown at once, and revert with a message when the API server rejects them @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  const unchanged = t('statusActions.unchangedStatus', { status: t('statuses.new') });
  let pending = Promise.withResolvers<Route>();
  await page.route(`**/api/commands/${id}/`, async (route) => {
    if (route.request().method() !== 'PATCH') await route.fallback();
    else pending.resolve(route);
  });
  const card = cardOf(page, id);
  await card.getByRole('button', { name: t('statusActions.confirmed') }).click();
  await expect(card.getByText(t('statuses.confirmed'), { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: t('statusActions.shipped') })).toBeDisabled();
  await (await pending.promise).abort();
  await expect(card.getByRole('alert')).toContainText(unchanged);
  await expect(card.getByText(t('statuses.new'), { exact: true })).toBeVisible();

  // The details show the refused change too, until it is closed.
  const details = await openDetails(page, t, id);
  await expect(details.getByRole('alert')).toContainText(unchanged);
  await details.getByRole('button', { name: t('dismissMessage') }).click();
  await expect(details.getByRole('alert')).toHaveCount(0);
  const note = details.getByLabel(t('orders.note'));
  await note.fill('Rappeler demain');
  pending = Promise.withResolvers<Route>();
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toBeVisible();
  await expect(note).toHaveValue('');
  await (await pending.promise).abort();
  await expect(details.getByRole('alert')).toContainText(t('orders.noteFailed'));
  await expect(note).toHaveValue('Rappeler demain');
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toHaveCount(0);
});

test('F1 without a connection a status change leaves the page as it is, and shows that its outcome is unknown @full', async ({
  page,
  context,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  const card = cardOf(page, id);
  const confirm = card.getByRole('button', { name: t('statusActions.confirmed'), exact: true });
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.click();
  // The script of the alert that looks the order up cannot be loaded either.
  await expect(card.getByRole('alert')).toContainText(
    t('statusActions.unknown', { status: t('statuses.confirmed') }),
    { timeout: 60_000 },
  );
  await context.setOffline(false);
  await openDetails(page, t, id);
});

test('F2 a note whose response was lost is added once, also when the owner adds it again, edited or not @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  // Without the notes until now, it is not known whether a note was stored.
  await expect(details.getByRole('listitem').filter({ hasText: t('orders.placed') })).toBeVisible();
  const note = details.getByLabel(t('orders.note'));
  const add = details.getByRole('button', { name: t('orders.addNote') });
  const notes = async () => (await readOrder(shop, id)).history?.map((each) => each.note);
  let isLost = true;
  let isReadable = true;
  await page.route(`**/api/commands/${id}/`, async (route) => {
    if (route.request().method() === 'GET') {
      return isReadable ? route.fallback() : route.fulfill({ status: 400 });
    }
    // The API server adds the note; its response does not reach the page.
    const response = await route.fetch();
    return isLost ? route.abort() : route.fulfill({ response });
  });
  await note.fill('Appelé ce matin');
  await add.click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Appelé ce matin' }).locator('time'),
  ).toBeVisible();
  await expect(details.getByRole('alert')).toHaveCount(0);
  await expect(note).toHaveValue('');

  isReadable = false;
  await note.fill('Rappeler demain');
  await add.click();
  await expect(details.getByRole('alert')).toContainText(t('save.unknown'));
  await expect(note).toHaveValue('Rappeler demain');
  isLost = false;
  isReadable = true;
  await add.click();
  await expect(details.getByRole('alert')).toHaveCount(0);
  await expect(note).toHaveValue('');
  // A pending note has no time: from here on the response of this one has arrived.
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Rappeler demain' }).locator('time'),
  ).toBeVisible();
  expect(await notes()).toEqual(['Appelé ce matin', 'Rappeler demain']);

  isLost = true;
  isReadable = false;
  await note.fill('Livrer après 17 h');
  await add.click();
  await expect(note).toHaveValue('Livrer après 17 h');
  isLost = false;
  isReadable = true;
  await note.fill('Livrer après 18 h');
  await add.click();
  await expect(note).toHaveValue('');
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Livrer après 18 h' }),
  ).toBeVisible();
  // The page displays a note before the API server has added it.
  await expect
    .poll(notes)
    .toEqual(['Appelé ce matin', 'Rappeler demain', 'Livrer après 17 h', 'Livrer après 18 h']);
});

test('F2 a double tap changes an order’s status once @full', async ({ page, shop, tOwner: t }) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  await cardOf(page, id)
    .getByRole('button', { name: t('statusActions.confirmed') })
    .dblclick();
  await expect(
    page.getByText(t('orders.statusChanged', { id, status: t('statuses.confirmed') })),
  ).toBeVisible();
  await expect(
    cardOf(page, id).getByRole('button', { name: t('statusActions.shipped') }),
  ).toBeEnabled();
  expect((await readOrder(shop, id)).status).toBe('confirmed');
});

test('ADM-8 selected orders change status together; one that was changed elsewhere stays selected with a message @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first, second } = await placeTwoOrders(shop);
  await openOrders(page, shop, phone);
  await selectOrders(page, t, [first.id, second.id]);
  const continueList = await holdOrderList(page);
  await changeStatusElsewhere(shop, second.id, 'cancelled');
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await bar.getByRole('button', { name: t('statusActions.confirmed') }).click();
  continueList();
  await expect(bar.getByRole('alert')).toContainText(t('orderSelection.failed', { count: 1 }));
  await expect(bar).toContainText(t('orderSelection.count', { count: 1 }));
  await expect(cardOf(page, first.id)).toContainText(t('statuses.confirmed'));
  await expect(cardOf(page, second.id)).toContainText(t('statuses.cancelled'));
  expect((await readOrder(shop, first.id)).status).toBe('confirmed');
});

test('ADM-8 F2 selected orders whose responses are lost are read again: what changed is announced, the rest stays selected @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first, second } = await placeTwoOrders(shop);
  await openOrders(page, shop, phone);
  await selectOrders(page, t, [first.id, second.id]);
  for (const { id } of [first, second]) {
    await page.route(`**/api/commands/${id}/`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      // The requests of the second order do not arrive.
      if (id === first.id) await route.fetch();
      return route.abort();
    });
  }
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await bar.getByRole('button', { name: t('statusActions.confirmed') }).click();
  const status = t('statuses.confirmed');
  await expect(
    page.getByText(t('statusActions.changedMany', { count: 1, status })).first(),
  ).toBeVisible();
  await expect(bar.getByRole('alert')).toHaveText(
    new RegExp(`${t('orderSelection.failed', { count: 1 })}.*${second.id}`),
  );
  await expect(bar).toContainText(t('orderSelection.count', { count: 1 }));
  await expect(cardOf(page, first.id)).toContainText(status);
  expect((await readOrder(shop, first.id)).history).toHaveLength(1);
});

test('ADM-8 a status change that is refused because another device changed the order first is shown, also when the order has left the list @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, phone } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, phone);
  const tabs = page.getByRole('navigation', { name: t('orders.statusTabs') });
  // The number of new orders is read without the search.
  const filtered = page.waitForResponse(
    (response) =>
      response.url().includes('status=new') &&
      SEARCH_HEADER.toLowerCase() in response.request().headers(),
  );
  await tabs.getByRole('link', { name: new RegExp(`^${t('statusTabs.new')}`) }).click();
  const confirm = cardOf(page, id).getByRole('button', { name: t('statusActions.confirmed') });
  await expect(page).toHaveURL(/status=new/);
  await filtered;
  await expect(confirm).toBeEnabled();
  const continueList = await holdOrderList(page);
  await changeStatusElsewhere(shop, id, 'cancelled');
  await confirm.click();
  continueList();
  await expect(cardOf(page, id)).toHaveCount(0);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: id });
  await expect(alert).toContainText(
    t('statusActions.rejected', { id, status: t('statuses.confirmed') }),
  );
  await expect(alert).toContainText(
    t('statusActions.currentStatus', { status: t('statuses.cancelled') }),
  );
  await alert.getByRole('button', { name: t('statusActions.seeOrder') }).click();
  await expect(page.getByRole('dialog', { name: t('orders.number', { id }) })).toContainText(
    t('statuses.cancelled'),
  );
  await page.keyboard.press('Escape');
  await alert.getByRole('button', { name: t('dismissMessage') }).click();
  await expect(alert).toHaveCount(0);
});
