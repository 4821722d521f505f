import { createProduct } from '../../fixtures/owner.ts';
import { messageDetails, messageItem, openMessages } from '../../fixtures/messages-page.ts';
import { newSender } from '../../fixtures/send-message.ts';
import { expect, test } from '../../fixtures/test.ts';

test('CON-3 PROD-4 a shopper asks to be told when a sold-out size is back, and the owner reads the phone number and opens the variant', async ({
  page,
  shop,
  t,
  tOwner,
}) => {
  const name = `Robe Retour ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { S: 4, M: 0 } });
  const sender = newSender();
  const form = page.getByRole('form', { name: t('product.notify.title') });

  await test.step('a failed request keeps what was typed, and is sent again', async () => {
    await page.goto(`/product/x?id=${product.product_Id}`);
    await page.getByRole('radio', { name: /^M\b/ }).check();
    await page
      .getByRole('button', { name: t('product.notify.title') })
      .first()
      .click();
    await form.getByLabel(t('product.notify.phone')).fill('+216 98 765 432');
    await form.getByLabel(t('contact.name')).fill(sender);
    await form.getByLabel(t('contact.email')).fill('ines@exemple.tn');
    await page.route('**/api/queries/', (route) => route.fulfill({ status: 503 }));
    const submit = form.getByRole('button', { name: t('product.notify.submit') });
    await submit.click();
    await expect(form.getByText(t('product.notify.failed'))).toBeVisible({ timeout: 40_000 });
    await page.unroute('**/api/queries/');
    await expect(form.getByLabel(t('contact.name'))).toHaveValue(sender);
    await submit.click();
    await expect(page.getByText(t('product.notify.thanks'))).toBeVisible();
  });

  await test.step('the owner reads it, and its link opens the product with that size', async () => {
    await openMessages(page, shop, sender);
    await messageItem(page, sender)
      .getByRole('button', { name: tOwner('queries.details') })
      .click();
    const details = messageDetails(page, tOwner('queries.information'));
    await expect(details).toContainText(name);
    await expect(details).toContainText('98 765 432');
    const text = await details.textContent();
    const link = /https?:\/\/\S*size=M/.exec(text ?? '')?.[0];
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked();
  });
});
