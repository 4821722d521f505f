import { newPhone, newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0113: a deleted note and the flag of a customer are undone from the notice, and a tag from the history after a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const phone = newPhone();
  const { id, name } = await placeOrderFor(shop, await newProduct(shop), { phone });
  await openSignedIn(page, shop, `/admin/commands?open=${id}`);
  await page.getByRole('link', { name: t('customers.openRecord') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const undoIn = async (text: string) => {
    const notice = page.getByRole('status').filter({ hasText: text });
    await notice.getByRole('button', { name: t('undo') }).click();
    await expect(page.getByText(t('editHistory.undone', { name }))).toBeVisible();
  };
  await page.getByLabel(t('customers.note')).fill('Sonner deux fois');
  await page.getByRole('button', { name: t('customers.addNote') }).click();
  await page.getByRole('button', { name: t('customers.deleteNote') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('customers.deleteNoteUndoable'));
  await question.getByRole('button', { name: t('customers.deleteNote') }).click();
  await undoIn(t('customers.noteDeleted'));
  await expect(page.getByText('Sonner deux fois')).toBeVisible();

  await page.getByRole('button', { name: t('customers.block') }).click();
  await undoIn(t('customers.isBlocked'));
  await expect(page.getByRole('button', { name: t('customers.block') })).toBeVisible();

  await page.getByLabel(t('customers.newTag')).fill('fidèle');
  await page.getByRole('button', { name: t('customers.addTag'), exact: true }).click();
  const tag = page.getByRole('button', { name: t('customers.removeTag', { tag: 'fidèle' }) });
  await expect(tag).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('editHistory.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('editHistory.undo') })
    .first()
    .click();
  await expect(
    dialog.getByText(t('securityEvents.types.customer_change_undone')).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tag).toHaveCount(0);
});
