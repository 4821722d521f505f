import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { expectFocusTrapped, tabTo } from '../../fixtures/keyboard.ts';
import { signIn } from '../../fixtures/owner.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';

const PASSWORD = 'un olivier de Mahdia';

function button(name: string, container: Page | Locator): Locator {
  return container.getByRole('button', { name, exact: true });
}

/** Moves the focus to a button and presses Enter. */
async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function openAccount(page: Page, t: TFunction, username: string): Promise<void> {
  await press(page, button(t('account.menu', { name: username }), page), 'Shift+Tab');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const item = page.getByRole('menuitem', { name: new RegExp(`^${t('account.title')}`) });
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeFocused();
}

/** Adds an account of the staff over HTTP. Returns its temporary password. */
async function createStaff(shop: System, username: string): Promise<string> {
  const { access } = await signIn(shop);
  const response = await fetch(`${shop.api}/accounts/staff/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  const { password }: { password: string } = await response.json();
  return password;
}

test('F9 ADM-1 A8 by keyboard alone a person of the staff chooses a password and turns the second factor on', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const username = `Nour ${crypto.randomUUID().slice(0, 8)}`;
  const temporary = await createStaff(shop, username);
  const { keyboard } = page;

  await test.step('the first password is replaced', async () => {
    await page.goto(`${shop.backoffice}/admin/login`);
    await type(page, page.getByLabel(t('session.username')), username);
    await type(page, page.getByLabel(new RegExp(`^${t('session.password')}`)), temporary);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('password.firstTitle') })).toBeVisible();
    await type(page, page.getByLabel(t('password.first')), temporary);
    await type(page, page.getByLabel(new RegExp(`^${t('password.next')}`)), PASSWORD);
    await type(page, page.getByLabel(t('password.repeat')), PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: t('menu.label') })).toBeVisible();
  });

  await test.step('the second factor is turned on', async () => {
    await openAccount(page, t, username);
    const turnOn = button(t('twoFactor.turnOn'), page);
    await press(page, turnOn);
    const setup = page.getByRole('dialog', { name: t('twoFactor.setup') });
    await expect(setup).toBeVisible();
    await type(page, setup.getByLabel(new RegExp(`^${t('session.password')}`)), PASSWORD);
    await keyboard.press('Enter');
    const link = setup.getByRole('link', { name: t('twoFactor.openApp'), includeHidden: true });
    const uri = new URL((await link.getAttribute('href')) ?? '');
    const totp = new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret') ?? '') });
    const code = setup.getByLabel(t('twoFactor.code'));
    if (!(await code.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, code);
    }
    await keyboard.type(totp.generate());
    await keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: t('twoFactor.recoveryTitle') });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await press(page, button(t('twoFactor.saved'), codes));
    await expect(page.getByRole('region', { name: t('twoFactor.title') })).toContainText(
      t('twoFactor.on'),
    );
  });

  await test.step('the password is changed again, and the form shows it', async () => {
    await type(page, page.getByLabel(t('password.current')), PASSWORD);
    await type(page, page.getByLabel(new RegExp(`^${t('password.next')}`)), `${PASSWORD} 2`);
    await type(page, page.getByLabel(t('password.repeat')), `${PASSWORD} 2`);
    await keyboard.press('Enter');
    await expect(page.getByText(t('password.changed'))).toBeVisible();
  });
});

test('F9 ADM-1 A8 by keyboard alone the owner adds a person of the staff, disables the account and deletes it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const name = `Ons ${crypto.randomUUID().slice(0, 8)}`;
  const { keyboard } = page;
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);

  await press(page, button(t('staff.add'), page));
  const form = page.getByRole('dialog', { name: t('staff.add') });
  await expect(form).toBeVisible();
  await type(page, form.getByLabel(t('staff.username')), name);
  await keyboard.press('Enter');
  const created = page.getByRole('dialog', { name: t('staff.created', { name }) });
  await expect(created.locator('code')).toBeVisible();
  await press(page, button(t('staff.done'), created));
  await expect(created).toBeHidden();
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toHaveCount(1);

  // The focus returned to the button below the list.
  await press(page, button(t('staff.disableNamed', { name }), page), 'Shift+Tab');
  const enable = button(t('staff.enableNamed', { name }), page);
  await expect(enable).toBeFocused();
  await press(page, button(t('staff.deleteNamed', { name }), page));
  const question = page.getByRole('alertdialog', { name: t('staff.deleteQuestion') });
  await expectFocusTrapped(page, question);
  await press(page, button(t('staff.delete'), question));
  await expect(item).toHaveCount(0);
});
