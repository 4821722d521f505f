import type { Page } from '@playwright/test';
import { chooseAction } from '../../fixtures/choose-action.ts';
import { messageDetails, messageItem, openMessages } from '../../fixtures/messages-page.ts';
import {
  newProduct,
  openDetails,
  openOrders,
  orderItems,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { sendMessage } from '../../fixtures/send-message.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A phone, a desktop with the details beside the list, and the phone again. */
const WIDTHS = [375, 1280, 375] as const;

/** Runs a check at each width, in a window that is resized. */
async function atEachWidth(page: Page, check: (width: number) => Promise<unknown>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    // The list of the other width has another page size.
    await page.waitForLoadState('networkidle');
    await check(width);
  }
}

test('ADM-8 the question whether an order is cancelled stays open in a window of another width', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  await chooseAction(page, t, await openDetails(page, t, id), t('statusActions.cancelled'));
  const question = page.getByRole('alertdialog', { name: t('statusActions.cancelQuestion') });
  await expect(question).toBeVisible();
  await atEachWidth(page, (width) => expect(question, `at ${width} px`).toBeVisible());
  await question.getByRole('button', { name: t('statusActions.cancelled') }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await readOrder(shop, id)).status).toBe('cancelled');
});

test('ADM-8 the split of an order keeps the chosen pieces in a window of another width', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const { id, name } = await placeOrderFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, name);
  const details = await openDetails(page, t, id);
  await details.getByRole('button', { name: t('orderSplit.open') }).click();
  const form = page.getByRole('dialog', { name: t('orderSplit.title', { id }) });
  const line = t('orderEdit.lineOf', { name: product.product_name, number: 1 });
  await form.getByRole('button', { name: t('orderSplit.more', { name: line }) }).click();
  await atEachWidth(page, (width) =>
    expect(form.locator('input').first(), `at ${width} px`).toHaveValue('1'),
  );
  await form.getByRole('button', { name: t('dialog.cancel') }).click();
  await expect(form).toHaveCount(0);
});

test('ADM-8 the error of a failed export stays in a window of another width', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  await expect(orderItems(page)).toHaveCount(1);
  await page.route('**/api/commands/list/**', (route) => route.fulfill({ status: 429 }));
  await page.getByRole('button', { name: t('orderExport.all') }).click();
  const error = page.getByRole('alert').filter({ hasText: t('orderExport.failed') });
  await expect(error).toBeVisible();
  await page.unroute('**/api/commands/list/**');
  await atEachWidth(page, (width) => expect(error, `at ${width} px`).toBeVisible());
});

test('ADM-9 the error of a failed mark stays in a window of another width, and not for another message', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const sender = await sendMessage(shop);
  await openMessages(page, shop, sender);
  const open = messageItem(page, sender).getByRole('button', { name: t('queries.details') });
  await open.click();
  const details = messageDetails(page, t('queries.information'));
  await page.route('**/api/queries/*/', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await details.getByRole('button', { name: t('queries.markAnswered') }).click();
  const error = details.getByRole('alert').filter({ hasText: t('queries.markFailed') });
  await expect(error).toBeVisible();
  await atEachWidth(page, (width) => expect(error, `at ${width} px`).toBeVisible());
  await details.getByRole('button', { name: t('close') }).click();
  await expect(details).toHaveCount(0);
  await open.click();
  await expect(details.getByRole('button', { name: t('queries.markAnswered') })).toBeVisible();
  await expect(error, 'the message is opened anew').toHaveCount(0);
});
