import {
  newPhone,
  newProduct,
  orderDetails,
  openOrders,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { matchesText, startsWith } from '../../fixtures/starts-with.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0094: a phone order survives a reload, offers the last address of the number, and is placed and split', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const phone = newPhone();
  const { name } = await placeOrderFor(shop, product, { phone });
  await openOrders(page, shop, name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/commands/new`);

  await page.getByRole('button', { name: t('orders.sources.whatsapp') }).click();
  await page.getByRole('textbox', { name: startsWith(t('orderEdit.fields.number')) }).fill(phone);
  await page.getByRole('button', { name: t('orderNew.useCustomerOf', { name }) }).click();
  await expect(page.getByLabel(startsWith(t('orderEdit.fields.client_name')))).toHaveValue(name);
  await expect(page.getByLabel(startsWith(t('orderEdit.fields.city')))).not.toHaveValue('');
  await page
    .getByRole('combobox', { name: startsWith(t('orderEdit.add')) })
    .fill(product.product_name);
  await page.getByRole('option', { name: product.product_name }).click();
  await page.getByLabel(t('orders.quantity')).fill('2');

  await page.reload();
  await expect(page.getByLabel(startsWith(t('orderEdit.fields.client_name')))).toHaveValue(name);
  await expect(page.getByLabel(t('orders.quantity'))).toHaveValue('2');
  await expect(page.getByRole('button', { name: t('orders.sources.whatsapp') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: t('orderNew.place') }).click();

  await expect(page).toHaveURL(/commands\?open=/);
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  expect(await readOrder(shop, id)).toMatchObject({ source: 'whatsapp', status: 'confirmed' });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(2);

  const details = orderDetails(page, t, id);
  await details.getByRole('button', { name: t('orderSplit.open') }).click();
  const form = page.getByRole('dialog', { name: t('orderSplit.title', { id }) });
  await form.getByRole('button', { name: startsWith(t('orderSplit.more', { name: '' })) }).click();
  await form.getByRole('button', { name: t('orderSplit.submit'), exact: true }).click();
  await expect(form).toBeHidden();
  await expect
    .poll(async () => (await readOrder(shop, id)).history?.at(-1)?.cause)
    .toBe('split_to');
  const second = (await readOrder(shop, id)).history?.at(-1)?.other_order ?? '';
  expect(await readOrder(shop, second)).toMatchObject({
    client_name: name,
    shipping_charge: '0.00',
  });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(2);
});

test('ADR 0094: an order whose response comes after the page was left is placed once, announced, and no draft is left', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { name } = await placeOrderFor(shop, product, { phone: newPhone() });
  await openOrders(page, shop, name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await page
    .getByRole('textbox', { name: startsWith(t('orderEdit.fields.number')) })
    .fill(newPhone());
  await page.getByLabel(startsWith(t('orderEdit.fields.client_name'))).fill('Yosra Gharbi');
  await page.getByLabel(startsWith(t('orderEdit.fields.street'))).fill('3, rue du Puits');
  await page.getByLabel(startsWith(t('orderEdit.fields.city'))).fill('Mahdia');
  await page
    .getByRole('combobox', { name: startsWith(t('orderEdit.add')) })
    .fill(product.product_name);
  await page.getByRole('option', { name: product.product_name }).click();

  const held = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/manual-commands/', async (route) => {
    const response = await route.fetch();
    sent.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: t('orderNew.place') }).click();
  await sent.promise;
  await page.goBack();
  await expect(page).toHaveURL(/commands/);
  held.resolve();
  const placed = matchesText((id) => t('orderNew.placed', { id }));
  await expect(page.getByText(placed)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
  await page.goForward();
  await expect(page.getByLabel(startsWith(t('orderEdit.fields.client_name')))).toHaveValue('');
});
