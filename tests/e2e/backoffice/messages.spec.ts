import { messageItem, openMessages } from '../../fixtures/messages-page.ts';
import { newSender, sendMessage } from '../../fixtures/send-message.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDE = { width: 1280, height: 900 };

test.describe('@any-api-server', () => {
  test('ADM-9 in a wide window the messages are a table, which is sorted by its head @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize(WIDE);
    const group = newSender();
    for (const name of ['Béchir', 'amel', 'Zied']) {
      await sendMessage(shop, undefined, `${name} ${group}`);
    }
    await openMessages(page, shop, group);
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveText([/Zied/, /amel/, /Béchir/]);
    const date = page.getByRole('columnheader', { name: t('queries.receivedAt') });
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    const client = page.getByRole('columnheader', { name: t('queries.client') });
    await client.getByRole('link').click();
    await expect(rows).toHaveText([/amel/, /Béchir/, /Zied/]);
    await expect(client).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=client/);
    await client.getByRole('link').click();
    await page.reload();
    await expect(rows).toHaveText([/Zied/, /Béchir/, /amel/]);
    await expect(client).toHaveAttribute('aria-sort', 'descending');
  });

  test('ADM-9 the owner deletes all messages that a search finds, not only those of the page @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const group = newSender();
    const senders = Array.from({ length: 13 }, (_, number) => `Nom ${number} ${group}`);
    for (const name of senders) await sendMessage(shop, undefined, name);
    await openMessages(page, shop, group);
    await expect(messageItem(page, group)).toHaveCount(12);
    await page.getByRole('checkbox', { name: t('selection.page') }).check();
    const bar = page.getByRole('region', { name: t('messageSelection.label') });
    await bar.getByRole('button', { name: t('messageSelection.all', { count: 13 }) }).click();
    await expect(bar).toContainText(t('messageSelection.count', { count: 13 }));
    await bar.getByRole('button', { name: t('selection.delete') }).click();
    const question = page.getByRole('alertdialog', {
      name: t('messageSelection.deleteQuestion', { count: 13 }),
    });
    await question.getByRole('button', { name: t('selection.delete') }).click();
    await expect(page.getByText(t('messageSelection.deleted', { count: 13 }))).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(messageItem(page, group)).toHaveCount(0);
  });

  test('ADM-9 in a wide window the details are beside the list, and Delete is in the menu of a row @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize(WIDE);
    const group = newSender();
    const [first, second] = [`Sami ${group}`, `Rim ${group}`];
    await sendMessage(shop, undefined, first);
    await sendMessage(shop, undefined, second);
    await openMessages(page, shop, group);
    const opener = (sender: string) =>
      messageItem(page, sender).getByRole('button', { name: t('queries.details') });
    await opener(first).click();
    const details = page.getByRole('region', { name: t('queries.information') });
    await expect(details).toContainText(first);
    const title = details.getByRole('heading', { name: t('queries.information') });
    await expect(title).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await messageItem(page, second).getByRole('button').click();
    await expect(details).toContainText(second);
    // Its title has the same text, and gets the focus again.
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(second)).toBeFocused();

    const row = messageItem(page, second);
    await expect(row.getByRole('button', { name: t('queries.delete') })).toHaveCount(0);
    await row.getByRole('button', { name: t('queries.moreActions') }).click();
    await page.getByRole('menuitem', { name: t('queries.delete') }).click();
    const question = page.getByRole('alertdialog', { name: t('queries.deleteQuestion') });
    await question.getByRole('button', { name: t('queries.delete') }).click();
    await expect(page.getByText(t('queries.deleted'))).toBeVisible();
    await expect(page.locator('tbody').getByRole('row')).toHaveText([new RegExp(first)]);
  });
});

test('F5 density and columns of the messages are stored on the device @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize(WIDE);
  const sender = await sendMessage(shop);
  await openMessages(page, shop, sender);
  await page.getByRole('button', { name: t('table.settings') }).click();
  await page.getByRole('menuitemradio', { name: t('table.comfortable') }).click();
  await page.getByRole('menuitemcheckbox', { name: t('queries.answerStatus') }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  const row = messageItem(page, sender);
  await expect(row).toBeVisible();
  const hidden = page.getByRole('columnheader', { name: t('queries.answerStatus') });
  await expect(hidden).toHaveCount(0);
  expect((await row.boundingBox())?.height).toBeGreaterThan(48);
});
