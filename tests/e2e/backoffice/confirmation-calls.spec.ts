import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import {
  changeStatusElsewhere,
  deleteOrderElsewhere,
  newProduct,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import type { System } from '../../fixtures/system.ts';
import { expect } from '../../fixtures/test.ts';

async function placeOrders(shop: System, count: number) {
  const product = await newProduct(shop, 20);
  const orders = [];
  for (let number = 0; number < count; number += 1) {
    orders.push(await placeOrderFor(shop, product));
  }
  return { product, orders };
}

/** Signs in and opens the queue from the dashboard. */
async function openQueue(page: Page, shop: System, t: TFunction): Promise<void> {
  await openSignedIn(page, shop, '/admin');
  await page.getByRole('link', { name: t('orders.confirmByPhone') }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/commands/confirm`);
}

function outcomeButton(page: Page, t: TFunction, outcome: string) {
  return page
    .getByRole('region', { name: t('confirm.outcomesLabel') })
    .getByRole('button', { name: new RegExp(`^${t(`confirm.outcomes.${outcome}`)}`) });
}

function clientHeading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name });
}

async function causesOf(shop: System, id: string) {
  return (await readOrder(shop, id)).history?.map(({ cause, status }) => cause ?? status);
}

test('ADR 0078: by thumb, an order is confirmed by one tap, the last one returns, and an outcome without a connection is sent once @full', async ({
  page,
  context,
  shop,
  tOwner: t,
}) => {
  const { product, orders } = await placeOrders(shop, 3);
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('three orders are needed');
  await openQueue(page, shop, t);
  await expect(clientHeading(page, first.name)).toBeVisible();
  await expect(page.getByText(t('orderEdit.piecesLeft', { count: 17 }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('orders.call') })).toHaveAttribute(
    'href',
    `tel:+216${first.phone}`,
  );
  await expect(page.getByRole('link', { name: t('orders.whatsApp') })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/216${first.phone}\\?text=.*${first.id}`),
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const buttons = page.getByRole('region', { name: t('confirm.outcomesLabel') });
  for (const button of await buttons.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await outcomeButton(page, t, 'confirmed').tap();
  await expect(clientHeading(page, second.name)).toBeVisible();
  expect((await readOrder(shop, first.id)).status).toBe('confirmed');

  await outcomeButton(page, t, 'refused').tap();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t('orders.refusedReasons.too_expensive') }).tap();
  await expect(clientHeading(page, third.name)).toBeVisible();
  expect((await readOrder(shop, second.id)).status).toBe('cancelled');
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(18);

  // Back: the outcome is undone, with its stock.
  const outcome = t('confirm.outcomes.refused');
  await page.getByRole('button', { name: t('confirm.undo', { id: second.id, outcome }) }).tap();
  await expect(clientHeading(page, second.name)).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(17);

  await context.setOffline(true);
  await outcomeButton(page, t, 'no_answer').tap();
  const waiting = page.getByText(
    t('confirm.waiting', { outcome: t('confirm.outcomes.no_answer') }),
  );
  await expect(waiting).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(clientHeading(page, third.name)).toBeVisible();
  expect(await causesOf(shop, second.id)).toEqual(['refused', 'undone', 'no_answer']);

  await outcomeButton(page, t, 'wrong_number').tap();
  await expect(page.getByRole('heading', { name: t('confirm.empty') })).toBeVisible();
  const planned = t('confirm.nextAt', { time: '' }).split('.')[0] ?? '';
  await expect(page.getByText(planned.trim())).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The order with the wrong number is among what there is to do.
  await page.goto(`${shop.backoffice}/admin`);
  await page.getByRole('link', { name: t('dashboard.tasks.wrongNumbers', { count: 1 }) }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/commands?call=wrong_number`);
  await expect(page.getByText(third.name)).toBeVisible();
  await expect(page.getByText(first.name)).toHaveCount(0);
});

/** Records "no answer" for the first of two orders while no outcome can be sent. A reload needs no confirmation. */
async function recordWithoutConnection(page: Page, shop: System, t: TFunction, note = '') {
  const { orders } = await placeOrders(shop, 2);
  const [first, second] = orders;
  if (!first || !second) throw new Error('two orders are needed');
  await openQueue(page, shop, t);
  await expect(clientHeading(page, first.name)).toBeVisible();
  await page.route('**/outcomes/', (route) => route.abort());
  await page.getByLabel(t('confirm.note')).fill(note);
  await outcomeButton(page, t, 'no_answer').tap();
  const outcome = t('confirm.outcomes.no_answer');
  await expect(page.getByText(t('confirm.waiting', { outcome }))).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  return { first, second, outcome };
}

test('ADR 0078: an outcome without a connection is sent once after a reload @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { first, second } = await recordWithoutConnection(page, shop, t);
  await page.unroute('**/outcomes/');
  await page.reload();
  await expect(clientHeading(page, second.name)).toBeVisible();
  expect(await causesOf(shop, first.id)).toEqual(['no_answer']);
  await page.reload();
  await expect(clientHeading(page, second.name)).toBeVisible();
  expect(await causesOf(shop, first.id)).toEqual(['no_answer']);
});

test('ADR 0078: an outcome without a connection that is refused after a reload is shown with its note, while another order is open @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { first, second, outcome } = await recordWithoutConnection(page, shop, t, 'Le soir');
  await deleteOrderElsewhere(shop, first.id);
  await page.unroute('**/outcomes/');
  await page.reload();
  await expect(clientHeading(page, second.name)).toBeVisible();
  const failure = page.getByText(t('confirm.storedFailed', { id: first.id, outcome }));
  await expect(failure).toContainText(t('confirm.storedNote', { note: 'Le soir' }));
});

test('ADR 0078: by keys alone; the keys type into a note, which is kept when another person changes the order @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { orders } = await placeOrders(shop, 3);
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('three orders are needed');
  await openQueue(page, shop, t);
  await expect(clientHeading(page, first.name)).toBeVisible();
  await page.keyboard.press('c');
  await expect(clientHeading(page, second.name)).toBeVisible();
  await expect(clientHeading(page, second.name)).toBeFocused();
  await page.keyboard.press('u');
  await expect(clientHeading(page, first.name)).toBeVisible();
  await page.keyboard.press('n');
  await expect(clientHeading(page, second.name)).toBeVisible();
  expect(await causesOf(shop, first.id)).toEqual(['confirmed', 'undone', 'no_answer']);

  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: t('confirm.callBackTitle') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const note = page.getByLabel(t('confirm.note'));
  await note.focus();
  await page.keyboard.type('Une cousine rappellera');
  await changeStatusElsewhere(shop, second.id, 'confirmed');
  await outcomeButton(page, t, 'no_answer').focus();
  await page.keyboard.press('Enter');
  const changed = page.getByText(t('confirm.changed'));
  await expect(changed).toContainText(t('statuses.confirmed'));
  await expect(changed).toBeInViewport();
  await expect(note).toHaveValue('Une cousine rappellera');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t('confirm.saveNote') }).press('Enter');
  await expect(page.getByText(t('orders.noteAdded', { id: second.id }))).toBeVisible();
  const history = (await readOrder(shop, second.id)).history ?? [];
  expect(history.map((entry) => entry.note)).toContain('Une cousine rappellera');
  await page.getByRole('button', { name: t('confirm.next') }).press('Enter');
  await expect(clientHeading(page, third.name)).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: t('orders.refusedReasons.not_ordered') }).press('Enter');
  await expect(page.getByRole('heading', { name: t('confirm.empty') })).toBeVisible();
  expect((await readOrder(shop, third.id)).status).toBe('cancelled');
});

test('ADR 0078: an order that another person deleted or shipped while it is open keeps the typed note, and shows what it is now @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { orders } = await placeOrders(shop, 3);
  const [deleted, shipped, last] = orders;
  if (!deleted || !shipped || !last) throw new Error('three orders are needed');
  await openQueue(page, shop, t);
  const note = page.getByLabel(t('confirm.note'));
  const next = page.getByRole('button', { name: t('confirm.next') });

  await expect(clientHeading(page, deleted.name)).toBeVisible();
  await note.fill('Rappeler le père');
  const edit = page.getByRole('button', { name: t('orders.edit') });
  await expect(edit).toBeVisible();
  await deleteOrderElsewhere(shop, deleted.id);
  await outcomeButton(page, t, 'confirmed').tap();
  await expect(page.getByText(t('confirm.deleted'))).toBeInViewport();
  await expect(note).toHaveValue('Rappeler le père');
  // There is no order that could be changed, or that the note could be added to.
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('confirm.saveNote') })).toHaveCount(0);
  await next.tap();

  await expect(clientHeading(page, shipped.name)).toBeVisible();
  await note.fill('Devant la pharmacie');
  await changeStatusElsewhere(shop, shipped.id, 'confirmed');
  await changeStatusElsewhere(shop, shipped.id, 'shipped');
  await outcomeButton(page, t, 'no_answer').tap();
  await expect(page.getByText(t('confirm.changed'))).toContainText(t('statuses.shipped'));
  await expect(note).toHaveValue('Devant la pharmacie');
  await page.getByRole('button', { name: t('confirm.saveNote') }).tap();
  await expect(page.getByText(t('orders.noteAdded', { id: shipped.id }))).toBeVisible();
  expect((await readOrder(shop, shipped.id)).history?.at(-1)?.note).toBe('Devant la pharmacie');
  await next.tap();
  await expect(clientHeading(page, last.name)).toBeVisible();
});
