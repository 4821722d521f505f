import type { StaffWithPassword, Tokens } from '@shop/contract/schemas';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../fixtures/owner.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import {
  addStaff,
  changePassword,
  openAccount,
  PASSWORD,
  signOut,
  submitLogin,
  type Credentials,
} from '../../fixtures/staff-account.ts';
import type { System } from '../../fixtures/system.ts';

const STEP_MS = 30_000;

/** Signs in over HTTP, as another device. Returns the access token. */
async function signInElsewhere(
  shop: System,
  credentials: Credentials & { code?: string },
): Promise<string> {
  const response = await fetch(`${shop.api}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`The login failed with ${response.status}.`);
  const { access }: Tokens = await response.json();
  return access;
}

async function isAccepted(shop: System, access: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${access}` };
  return (await fetch(`${shop.api}/accounts/protected-admin/`, { headers })).ok;
}

/** Adds an account of the staff over HTTP. Returns its name and temporary password. */
async function createStaff(shop: System): Promise<Credentials> {
  const { access } = await signIn(shop);
  const response = await fetch(`${shop.api}/accounts/staff/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username: `Ines ${crypto.randomUUID().slice(0, 8)}` }),
  });
  const { username, password }: StaffWithPassword = await response.json();
  return { username, password };
}

test('a new account changes its first password, turns a second factor on, and signs in with it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(120_000);
  const username = `Salma ${crypto.randomUUID().slice(0, 8)}`;
  const credentials = { username, password: PASSWORD };
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  const firstPassword = await addStaff(page, t, username);
  await expect(page.getByRole('listitem').filter({ hasText: username })).toContainText(
    t('staff.firstPassword'),
  );

  await signOut(page, t, shop.owner.username);
  await submitLogin(page, shop, t, { username, password: firstPassword });
  await expect(page.getByRole('heading', { name: t('password.firstTitle') })).toBeVisible();
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect(page.getByRole('heading', { name: t('password.firstTitle') })).toBeVisible();
  await changePassword(page, t, [t('password.first'), firstPassword]);
  await expect(page.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible();

  await openAccount(page, t, username);
  await expect(page.getByRole('heading', { name: t('staff.title') })).toHaveCount(0);
  await page.getByRole('button', { name: t('twoFactor.turnOn') }).click();
  const setup = page.getByRole('dialog', { name: t('twoFactor.setup') });
  await setup.getByLabel(new RegExp(`^${t('session.password')}`)).fill(PASSWORD);
  await setup.getByRole('button', { name: t('twoFactor.continue') }).click();
  await expect(setup.getByRole('img', { name: t('twoFactor.qrCode') })).toBeVisible();
  const link = setup.getByRole('link', { name: t('twoFactor.openApp'), includeHidden: true });
  const uri = new URL((await link.getAttribute('href')) ?? '');
  const totp = new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret') ?? '') });
  await setup.getByLabel(t('twoFactor.code')).fill(totp.generate());
  await setup.getByRole('button', { name: t('twoFactor.confirm') }).click();
  const shown = page.getByRole('dialog', { name: t('twoFactor.recoveryTitle') });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: t('twoFactor.saved') }).click();
  await expect(page.getByRole('region', { name: t('twoFactor.title') })).toContainText(
    t('twoFactor.on'),
  );

  await signOut(page, t, username);
  await submitLogin(page, shop, t, credentials);
  const code = page.getByLabel(t('twoFactor.code'));
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors.two_factor_refused'))).toBeVisible();
  // The code of the set-up was used, so the app's next one is needed.
  await code.fill(totp.generate({ timestamp: Date.now() + STEP_MS }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: t('account.menu', { name: username }) }),
  ).toBeVisible();

  const lost = await signInElsewhere(shop, { ...credentials, code: codes[0] ?? '' });
  await page.goto(`${shop.backoffice}/admin/account`);
  const sessions = page.getByRole('region', { name: t('sessions.title') });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions
    .getByRole('listitem')
    .filter({ hasText: t('sessions.unknownDevice') })
    .getByRole('button')
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await isAccepted(shop, lost)).toBe(false);
  await expect(sessions.getByText(t('sessions.current'))).toBeVisible();
});

test('A8 signing out everywhere ends the session of this device and of the others', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const staff = await createStaff(shop);
  await submitLogin(page, shop, t, staff);
  await changePassword(page, t, [t('password.first'), staff.password]);
  await expect(page.getByRole('navigation', { name: t('menu.label') })).toBeVisible();
  const elsewhere = await signInElsewhere(shop, { ...staff, password: PASSWORD });
  await openAccount(page, t, staff.username);
  await page.getByRole('button', { name: t('sessions.endAll') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sessions.endAll') })
    .click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await isAccepted(shop, elsewhere)).toBe(false);
});

test('A8 the owner resets the password of an account: it is signed out, and must change the password', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const staff = await createStaff(shop);
  const name = staff.username;
  const elsewhere = await signInElsewhere(shop, staff);
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  await page.getByRole('button', { name: t('staff.resetPasswordNamed', { name }) }).click();
  const question = page.getByRole('alertdialog', { name: t('staff.resetQuestion') });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: t('staff.reset'), exact: true }).click();
  const shown = page.getByRole('dialog', { name: t('staff.passwordReady', { name }) });
  const password = await shown.locator('code').innerText();
  expect(password).not.toBe(staff.password);
  await shown.getByRole('button', { name: t('staff.done') }).click();
  await expect(
    page.getByRole('button', { name: t('staff.resetPasswordNamed', { name }) }),
  ).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    t('staff.firstPassword'),
  );
  expect(await isAccepted(shop, elsewhere)).toBe(false);
  await expect(signInElsewhere(shop, staff)).rejects.toThrow('401');

  await signOut(page, t, shop.owner.username);
  await submitLogin(page, shop, t, { username: name, password });
  await expect(page.getByRole('heading', { name: t('password.firstTitle') })).toBeVisible();
  await changePassword(page, t, [t('password.first'), password]);
  await expect(page.getByRole('navigation', { name: t('menu.label') })).toBeVisible();
});

test('F2 an account whose response was lost is created once, and its temporary password is shown', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  await expect(page.getByText(t('staff.text'))).toBeVisible();
  await expect(page.getByText(t('list.loading'))).toHaveCount(0);
  // Requests arrive, and no response does: neither of the creation, nor of the list which looks for the account.
  await page.route('**/accounts/staff/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const username = `Salma ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: t('staff.add') }).click();
  const form = page.getByRole('dialog', { name: t('staff.add') });
  await form.getByLabel(t('staff.username')).fill(username);
  const create = form.getByRole('button', { name: t('staff.create') });
  await create.click();
  await expect(form.getByRole('alert')).toContainText(t('save.unknown'));
  await expect(form.getByLabel(t('staff.username'))).toHaveValue(username);
  await page.unroute('**/accounts/staff/');
  await create.click();
  const created = page.getByRole('dialog', { name: t('staff.created', { name: username }) });
  const password = await created.locator('code').innerText();
  await created.getByRole('button', { name: t('staff.done') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: username })).toHaveCount(1);
  await signInElsewhere(shop, { username, password });
});

test('the owner disables an account, which then cannot sign in, and deletes it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { username: name, password } = await createStaff(shop);
  await signInByForm(page, shop, t);
  await openAccount(page, t, shop.owner.username);
  await page.getByRole('button', { name: t('staff.disableNamed', { name }) }).click();
  await expect(page.getByRole('button', { name: t('staff.enableNamed', { name }) })).toBeVisible();
  await expect(signInElsewhere(shop, { username: name, password })).rejects.toThrow('401');
  await page.getByRole('button', { name: t('staff.deleteNamed', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('staff.delete') })
    .click();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test('API-4 on a server of section 7 the account page has the settings of this device @any-api-server', async ({
  page,
  shop,
  apiServer,
  tOwner: t,
}) => {
  await signInByForm(page, shop, t);
  await page.goto(`${shop.backoffice}/admin/account`);
  await expect(page.getByRole('heading', { name: t('account.thisDevice') })).toBeVisible();
  const isBare = apiServer === 'bare';
  await expect(page.getByText(t('account.limited'))).toHaveCount(isBare ? 1 : 0);
  await expect(page.getByLabel(t('password.current'))).toHaveCount(isBare ? 0 : 1);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('session.logout'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});
