import type { Page } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import type { System } from '../system/system.ts';
import { expect } from './journey.ts';

/** Opens the back office and signs the owner in by its form. */
export async function signInByForm(page: Page, shop: System, t: Translate): Promise<void> {
  await page.goto(`${shop.backoffice}/admin/login`);
  await fillLogin(page, shop, t);
  await expect(page).toHaveURL(`${shop.backoffice}/admin`);
}

/** Fills the sign-in form in and sends it. */
export async function fillLogin(page: Page, shop: System, t: Translate): Promise<void> {
  await page.getByLabel(t('session.username')).fill(shop.owner.username);
  await page.getByLabel(new RegExp(`^${t('session.password')}`)).fill(shop.owner.password);
  await page.getByRole('button', { name: t('session.login') }).click();
}
