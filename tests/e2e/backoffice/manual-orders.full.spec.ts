import {
  newPhone,
  newProduct,
  orderDetails,
  openOrders,
  placeOrderFor,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { stockLeft } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0094: a phone order survives a reload, offers the last address of the number, and is placed and split', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const phone = newPhone();
  const { name } = await placeOrderFor(shop, product, { phone });
  await openOrders(page, shop, t, name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await expect(page).toHaveURL(`${shop.backoffice}/admin/commands/new`);

  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await page.getByRole('textbox', { name: /^(Téléphone|Phone)/ }).fill(phone);
  await page.getByRole('button', { name: new RegExp(`^(Reprendre|Use) .*${name}`) }).click();
  await expect(page.getByLabel(/^(Nom|Name)/)).toHaveValue(name);
  await expect(page.getByLabel(/^(Ville|City)/)).not.toHaveValue('');
  await page
    .getByRole('combobox', { name: /^(Ajouter un article|Add an item)/ })
    .fill(product.product_name);
  await page.getByRole('option', { name: product.product_name }).click();
  await page.getByLabel(t('orders.quantity')).fill('2');

  await page.reload();
  await expect(page.getByLabel(/^(Nom|Name)/)).toHaveValue(name);
  await expect(page.getByLabel(t('orders.quantity'))).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: /^(Passer la commande|Place the order)$/ }).click();

  await expect(page).toHaveURL(/commands\?open=/);
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  expect(await readOrder(shop, id)).toMatchObject({ source: 'whatsapp', status: 'confirmed' });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(2);

  const details = orderDetails(page, t, id);
  await details.getByRole('button', { name: /^(Séparer en deux|Split in two)$/ }).click();
  const form = page.getByRole('dialog', { name: /^(Séparer la|Split order)/ });
  await form.getByRole('button', { name: /^(Une de plus|One more)/ }).click();
  await form.getByRole('button', { name: /^(Séparer|Split)$/ }).click();
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
  await openOrders(page, shop, t, name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await page.getByRole('textbox', { name: /^(Téléphone|Phone)/ }).fill(newPhone());
  await page.getByLabel(/^(Nom|Name)/).fill('Yosra Gharbi');
  await page.getByLabel(/^(Rue|Street)/).fill('3, rue du Puits');
  await page.getByLabel(/^(Ville|City)/).fill('Mahdia');
  await page
    .getByRole('combobox', { name: /^(Ajouter un article|Add an item)/ })
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
  await page.getByRole('button', { name: /^(Passer la commande|Place the order)$/ }).click();
  await sent.promise;
  await page.goBack();
  await expect(page).toHaveURL(/commands/);
  held.resolve();
  await expect(page.getByText(/^(Commande n°|Order (no\.|#)).*(enregistrée|placed)/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
  await page.goForward();
  await expect(page.getByLabel(/^(Nom|Name)/)).toHaveValue('');
});
