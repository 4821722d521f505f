import { axeFindings } from '../../fixtures/axe-findings.ts';
import {
  changeStatusElsewhere,
  groupDigits,
  newPhone,
  newProduct,
  placeOrderFor,
} from '../../fixtures/orders-page.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect } from '../../fixtures/test.ts';

test('ADR 0082: beside a new order the owner sees what the customer refused, merges a second number, undoes it, and blocks the customer @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 20);
  const phone = newPhone();
  const second = newPhone();
  for (let refused = 0; refused < 2; refused += 1) {
    const { id } = await placeOrderFor(shop, product, { phone: `+216 ${groupDigits(phone)}` });
    await changeStatusElsewhere(shop, id, 'cancelled');
  }
  await placeOrderFor(shop, product, { phone: second, name: 'Sœur Ben Salah' });
  const order = await placeOrderFor(shop, product, { phone, name: 'Amel Ben Salah' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await openSignedIn(page, shop, `/admin/commands?open=${order.id}`);
  const link = page.getByRole('link', { name: t('customers.openRecord') });
  const warning = page.getByText(t('customers.warnings.refused', { count: 2 }));
  await expect(warning).toBeVisible();
  // It is read before the order is confirmed: it is above the items, on a phone too.
  const items = page.getByRole('heading', { name: t('orders.lines'), exact: true });
  const [above, below] = [await warning.boundingBox(), await items.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order.name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel(t('customers.note')).fill('Livrer après 17 h');
  await page.getByRole('button', { name: t('customers.addNote') }).click();
  await expect(page.getByText('Livrer après 17 h')).toBeVisible();

  await page.getByRole('button', { name: t('customers.merge') }).click();
  const dialog = page.getByRole('dialog', { name: t('customers.merge') });
  await dialog.getByRole('searchbox').fill(groupDigits(second).slice(0, 6));
  await dialog.getByRole('button', { name: t('customers.mergeInto') }).click();
  const numbers = page.getByRole('link', { name: new RegExp(groupDigits(second)) });
  await expect(numbers.first()).toBeVisible();
  const merged = page.getByRole('status').filter({ hasText: t('customers.isMerged') });
  await merged.getByRole('button', { name: t('undo') }).click();
  await expect(numbers).toHaveCount(0);

  await page.getByRole('button', { name: t('customers.block') }).click();
  await expect(page.getByText(t('customers.warnings.blocked'))).toBeVisible();
  const blocked = await placeOrderFor(shop, product, { phone, name: 'Amel Ben Salah' });
  await page.goto(`${shop.backoffice}/admin/commands/confirm`);
  // The oldest new order is the one with the other number, whose customer is not blocked.
  await expect(page.getByRole('link', { name: t('customers.openRecord') })).toBeVisible();
  await expect(page.getByText(t('customers.warnings.blocked'))).toHaveCount(0);
  await page.goto(`${shop.backoffice}/admin/commands?open=${blocked.id}`);
  await expect(page.getByText(t('customers.warnings.blocked'))).toBeVisible();

  await page.goto(`${shop.backoffice}/admin/customers`);
  await page.getByRole('searchbox').fill(groupDigits(phone));
  await expect(page.getByText(t('customers.count', { count: 1 }))).toBeVisible();
  await expect(page.getByText(order.name).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Issue 17, item 11: no log of a server has a name or a number.
  for (const url of requested) {
    expect(decodeURIComponent(url)).not.toContain(phone);
    expect(decodeURIComponent(url)).not.toContain('Amel');
  }
});
