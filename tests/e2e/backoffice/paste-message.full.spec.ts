import { newPhone, openOrders, readOrder } from '../../fixtures/orders-page.ts';
import { createProduct } from '../../fixtures/owner.ts';
import { startsWith } from '../../fixtures/starts-with.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0095: a pasted message becomes an order, and no request has its text', async ({
  page,
  shop,
  tOwner: t,
}) => {
  // Without digits: a name with eight of them would be a phone number in the message.
  const code = crypto.randomUUID().replace(/[^a-f]/g, '');
  const product = await createProduct(shop, {
    name: `Gandoura Zriba ${code}`,
    color: '#17457F',
    sizes: { M: 5 },
  });
  const phone = newPhone();
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  await openOrders(page, shop, product.product_name);
  await page.getByRole('link', { name: t('orders.create') }).click();
  await page.getByRole('button', { name: t('paste.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .fill(
      `Aslema, n7eb zouz ${product.product_name} M svp.\nIsmi: Amel Jaziri\nTel ${phone}\n` +
        '12 rue Ibn Khaldoun, Sfax\nSecret remarque confidentielle',
    );
  await dialog.getByRole('button', { name: t('paste.propose') }).click();
  await expect(dialog.getByText('Secret remarque confidentielle')).toBeVisible();
  await dialog.getByRole('button', { name: t('paste.use') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(startsWith(t('orderEdit.fields.client_name')))).toHaveValue(
    'Amel Jaziri',
  );
  expect(sent.filter((request) => /confidentielle|Khaldoun/.test(request))).toEqual([]);

  await page.getByRole('button', { name: t('orderNew.place') }).click();
  await expect(page).toHaveURL(/commands\?open=/);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  expect(await readOrder(shop, id)).toMatchObject({
    client_name: 'Amel Jaziri',
    city: 'Sfax',
    street: '12 rue Ibn Khaldoun',
    command_products: [{ size: 'M', quantity: 2 }],
  });
});
