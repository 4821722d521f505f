import type { Page } from '@playwright/test';
import type { ApiOrder } from '@shop/contract/schemas';
import type { TFunction } from 'i18next';
import { newProduct, placeOrderFor, readOrder } from '../../fixtures/orders-page.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import {
  addStaff,
  changePassword,
  openAccount,
  signOut,
  submitLogin,
} from '../../fixtures/staff-account.ts';
import { expect } from '../../fixtures/test.ts';

test('ADR 0097: a new account of the staff works the queue; it sees no figures and deletes nothing, whatever it calls', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const order = await placeOrderFor(shop, await newProduct(shop), { quantity: 2 });
  await signInByForm(page, shop, t);
  await expect(page.getByRole('region', { name: t('dashboard.sales'), exact: true })).toBeVisible();
  await openAccount(page, t, shop.owner.username);
  const username = 'Salma';
  const password = await addStaff(page, t, username);
  await signOut(page, t, shop.owner.username);
  await submitLogin(page, shop, t, { username, password });
  await changePassword(page, t, [t('password.first'), password]);
  await expect(
    page.getByRole('button', { name: t('account.menu', { name: username }) }),
  ).toBeVisible();

  await page.goto(`${shop.backoffice}/admin`);
  const toDo = page.getByRole('region', { name: t('dashboard.toDo') });
  const calls = toDo.getByRole('link', { name: t('dashboard.tasks.calls', { count: 1 }) });
  await expect(calls).toBeVisible();
  await expect(toDo).not.toContainText('TND');
  await expect(page.getByRole('region', { name: t('dashboard.latestOrders') })).toContainText(
    order.id,
  );
  await expect(page.getByRole('region', { name: t('dashboard.sales'), exact: true })).toHaveCount(
    0,
  );
  await expect(page.getByRole('group', { name: t('dashboard.period') })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await calls.click();
  await expect(page.getByRole('heading', { level: 2, name: order.name })).toBeVisible();
  await page
    .getByRole('region', { name: t('confirm.outcomesLabel') })
    .getByRole('button', { name: new RegExp(`^${t('confirm.outcomes.confirmed')}`) })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: order.name })).toHaveCount(0);
  expect(await readOrder(shop, order.id)).toMatchObject({ status: 'confirmed' });

  await page.goto(`${shop.backoffice}/admin/commands?open=${order.id}`);
  const details = page.getByRole('dialog', { name: new RegExp(order.id) });
  await details.getByRole('button', { name: t('orders.moreActions') }).click();
  await expect(page.getByRole('menuitem', { name: t('statusActions.cancelled') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: t('orders.delete') })).toHaveCount(0);

  await page.goto(`${shop.backoffice}/admin/security`);
  await expect(page.getByRole('heading', { name: t('securityEvents.ownerOnly') })).toBeVisible();

  const access = await page.evaluate(() => localStorage.getItem('access'));
  const call = (method: string, path: string) =>
    fetch(`${shop.api}${path}`, { method, headers: { authorization: `Bearer ${access}` } });
  const refused = await call('DELETE', `/api/commands/delete/${order.id}/`);
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden']);
  expect((await call('GET', '/api/stats/?from=2026-01-01&to=2026-01-31')).status).toBe(403);
  const read = await call('GET', `/api/commands/${order.id}/`);
  const { command_id }: ApiOrder = await read.json();
  expect([read.status, command_id]).toEqual([200, order.id]);
});

test('ADR 0121: an account that was disabled is enabled again by Undo in its notice', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  const name = 'Nour';
  await addStaff(page, t, name);
  const disable = page.getByRole('button', { name: t('staff.disableNamed', { name }) });
  await disable.click();
  await expect(page.getByText(t('staff.nowDisabled', { name }))).toBeVisible();
  await expect(disable).toHaveCount(0);
  await undoInNotice(page, t, name);
  await expect(disable).toBeVisible();
});

test('ADR 0121: a deleted account is restored by Undo in its notice, and a disabled one by Undo in the security log', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  const name = 'Rahma';
  await addStaff(page, t, name);
  const remove = page.getByRole('button', { name: t('staff.deleteNamed', { name }) });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('staff.deleteUndoable'));
  await question.getByRole('button', { name: t('staff.delete') }).click();
  await expect(page.getByText(t('staff.deleted', { name }))).toBeVisible();
  await expect(remove).toHaveCount(0);
  await undoInNotice(page, t, name);
  await expect(remove).toBeVisible();

  await page.getByRole('button', { name: t('staff.disableNamed', { name }) }).click();
  await expect(page.getByText(t('staff.nowDisabled', { name }))).toBeVisible();
  await page.goto(`${shop.backoffice}/admin/security`);
  const disabled = page.getByRole('article', { name: t('securityEvents.types.account_disabled') });
  await disabled.getByRole('button', { name: t('editHistory.undo') }).click();
  await expect(
    page.getByRole('article', { name: t('securityEvents.types.account_enabled') }),
  ).toBeVisible();
  await expect(disabled.getByRole('heading')).toBeFocused();
  await expect(disabled.getByRole('button')).toHaveCount(0);
});

/** Undoes the change of an account in its notice. */
async function undoInNotice(page: Page, t: TFunction, name: string): Promise<void> {
  await page.getByRole('button', { name: t('undo'), exact: true }).click();
  await expect(page.getByText(t('editHistory.undone', { name }))).toBeVisible();
}
