import type { Locator } from '@playwright/test';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import {
  cardOf,
  changeStatusElsewhere,
  groupDigits,
  newPhone,
  newProduct,
  orderDetails,
  placeOrderFor,
} from '../../fixtures/orders-page.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect } from '../../fixtures/test.ts';

/** The text of a WhatsApp link. */
async function messageOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

test('ADR 0098: Darija that is chosen at an order is the language of this message, and of the next order of the number in the queue, the details, the list and the file', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 20);
  const phone = newPhone();
  const first = await placeOrderFor(shop, product, { phone, name: 'آمال بن صالح' });
  const label = t('orders.messageLanguage');
  await openSignedIn(page, shop, `/admin/commands?open=${first.id}`);
  const details = orderDetails(page, t, first.id);
  const whatsApp = details.getByRole('link', { name: t('orders.whatsApp') });
  await expect.poll(() => messageOf(whatsApp)).toContain('Bonjour آمال بن صالح');

  await details.getByLabel(label).selectOption('aeb-Arab');
  await expect.poll(() => messageOf(whatsApp)).toContain('وصلتنا الطلبية متاعك رقم');
  const message = await messageOf(whatsApp);
  expect(message).toContain(`\u2068${first.id}\u2069`);
  expect(message).toMatch(/\u2068[\d,]+\u00A0دينار\u2069/);
  // The link of the order is the last line, on the French page.
  expect(message.split('\n').at(-1)).toMatch(/^https?:\/\/[^/]+\/order#[\da-z-]+$/);
  await expect(page.getByText(t('orders.messageLanguageSaved', { name: 'تونسي' }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await changeStatusElsewhere(shop, first.id, 'confirmed');

  const second = await placeOrderFor(shop, product, {
    phone: `+216 ${groupDigits(phone)}`,
    name: 'Amel Ben Salah',
    quantity: 2,
  });
  await page.goto(`${shop.backoffice}/admin/commands/confirm`);
  await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeVisible();
  const queued = page.getByRole('link', { name: t('orders.whatsApp') });
  await expect(page.getByLabel(label)).toHaveValue('aeb-Arab');
  await expect.poll(() => messageOf(queued)).toContain(`عسلامة \u2068${second.name}\u2069`);
  expect(await messageOf(queued)).toContain(second.id);

  await page.goto(`${shop.backoffice}/admin/commands?open=${second.id}`);
  const opened = orderDetails(page, t, second.id);
  await expect(opened.getByLabel(label)).toHaveValue('aeb-Arab');
  await expect
    .poll(() => messageOf(opened.getByRole('link', { name: t('orders.whatsApp') })))
    .toContain(`رقم \u2068${second.id}\u2069`);
  await page.goto(`${shop.backoffice}/admin/commands`);
  await expect
    .poll(() => messageOf(cardOf(page, first.id).getByRole('link', { name: t('orders.whatsApp') })))
    .toContain(`الطلبية متاعك رقم \u2068${first.id}\u2069 تأكدت`);

  await page.goto(`${shop.backoffice}/admin/commands?open=${second.id}`);
  await opened.getByRole('link', { name: t('customers.openRecord') }).click();
  await expect(page.getByLabel(t('customers.messageLanguage'))).toHaveValue('aeb-Arab');
  const greeting = page.getByRole('link', { name: new RegExp(t('orders.whatsApp')) });
  await expect.poll(() => messageOf(greeting)).toMatch(/^عسلامة \u2068Amel Ben Salah\u2069/);
  expect(await axeFindings(page)).toEqual([]);
});

test('F2 ADR 0098: a language that cannot be saved applies to this message, is offered again, and is then in the file', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const order = await placeOrderFor(shop, await newProduct(shop));
  const label = t('orders.messageLanguage');
  await openSignedIn(page, shop, '/admin/commands/confirm');
  const whatsApp = page.getByRole('link', { name: t('orders.whatsApp') });
  await page.route('**/api/customers/*/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel(label).selectOption('aeb-Latn');
  const alert = page.getByRole('alert').filter({ hasText: t('orders.messageLanguageFailed') });
  await expect(alert).toBeVisible();
  await expect(page.getByText(t('orders.messageLanguageUnsaved'))).toBeVisible();
  await expect(page.getByLabel(label)).toHaveValue('aeb-Latn');
  await expect.poll(() => messageOf(whatsApp)).toContain(`3aslema ${order.name}`);
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute('**/api/customers/*/');
  await alert.getByRole('button', { name: t('retry') }).press('Enter');
  const saved = t('orders.messageLanguageSaved', { name: 'Tounsi (lettres latines)' });
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText(t('orders.messageLanguageUnsaved'))).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(label)).toHaveValue('aeb-Latn');
  await expect.poll(() => messageOf(whatsApp)).toContain(`3aslema ${order.name}`);
});

test('F6 ADR 0111: a message whose language cannot be loaded opens without text, shows the error, and is loaded on demand with the note kept', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const order = await placeOrderFor(shop, await newProduct(shop));
  await openSignedIn(page, shop, `/admin/commands?open=${order.id}`);
  const details = orderDetails(page, t, order.id);
  const label = t('orders.whatsApp');
  const language = details.getByLabel(t('orders.messageLanguage'));
  await expect(language).toHaveValue('fr');
  await details.getByLabel(t('orders.note')).fill('Rappelle demain');

  await page.route('**/buyer-messages*.js', (route) => route.abort());
  await language.selectOption('aeb-Arab');
  const withoutText = details.getByRole('link', { name: t('orders.withoutText', { label }) });
  await expect(withoutText).toBeVisible();
  expect(await messageOf(withoutText)).toBe('');
  const alert = details
    .getByRole('alert')
    .filter({ hasText: t('orders.textsMissing', { name: 'تونسي' }) });
  await expect(alert).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute('**/buyer-messages*.js');
  await alert.getByRole('button', { name: t('retry') }).press('Enter');
  await expect
    .poll(() => messageOf(details.getByRole('link', { name: label, exact: true })))
    .toContain('وصلتنا الطلبية متاعك رقم');
  await expect(alert).toHaveCount(0);
  await expect(language).toBeFocused();
  await expect(details.getByLabel(t('orders.note'))).toHaveValue('Rappelle demain');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(details.getByText('Rappelle demain')).toBeVisible();

  await page.route('**/buyer-messages*.js', (route) => route.abort());
  await page.goto(`${shop.backoffice}/admin/commands`);
  const listed = cardOf(page, order.id).getByRole('link', {
    name: t('orders.withoutText', { label }),
  });
  await expect(listed).toBeVisible();
  expect(await messageOf(listed)).toBe('');
});
