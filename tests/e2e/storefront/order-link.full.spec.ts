import { orderTexts } from '@shop/i18n/storefront-order';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import { deleteOrderElsewhere, readOrder } from '../../fixtures/orders-page.ts';
import { createProduct, orderFor, placeOrder, stockLeft } from '../../fixtures/owner.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0090: by the link of the WhatsApp message a buyer corrects the size and the address, and confirms; the owner sees it', async ({
  page,
  context,
  shop,
  tOwner,
  language,
}) => {
  const texts = orderTexts[language];
  const name = `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5, L: 2 } });
  const placed = await placeOrder(shop, orderFor(product, { size: 'M', quantity: 2 }, 'Amel'));
  const { command_id: id }: { command_id: string } = await placed.json();

  const owner = await context.newPage();
  await openSignedIn(owner, shop, `/admin/commands?open=${id}`);
  const write = owner.getByRole('link', { name: tOwner('orders.whatsApp') }).last();
  await expect(write).toHaveAttribute('href', /%2Forder%23/);
  const message = new URL((await write.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = /https?:\S+$/.exec(message)?.[0] ?? '';
  const token = new URL(link).hash.slice(1);
  expect(link).toBe(`${shop.storefront}/order#${token}`);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(link);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: texts.correct }).click();
  const form = page.getByRole('form', { name: texts.form.title });
  await form.getByRole('radio', { name: 'L' }).check();
  await form.getByRole('textbox').first().fill('5, rue de la Plage');
  await form.getByRole('button', { name: texts.form.save }).click();
  await expect(page.getByText(texts.corrected)).toBeVisible();
  await expect(page.getByText('5, rue de la Plage')).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
  expect(await stockLeft(shop, product.product_Id, 'L')).toBe(0);

  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByRole('heading', { name: texts.confirmed.title })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.confirmed.title })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
  expect(requested.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([]);

  const { status, history } = await readOrder(shop, id);
  expect(status).toBe('confirmed');
  expect(history?.map(({ cause }) => cause)).toEqual(['changed_by_link', 'confirmed_by_link']);
  await owner.reload();
  await expect(owner.getByText(tOwner('orders.causes.confirmed_by_link'))).toBeVisible();
});

test('ADR 0090: a link that was cut shows an error, and how to reach the shop', async ({
  page,
  language,
}) => {
  await page.goto('/order#k7q29fxm3t-tbq0zk');
  const texts = orderTexts[language];
  await expect(page.getByRole('heading', { name: texts.refused.title })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
});

test('ADR 0090: a link whose order is deleted while it is open shows the deletion, also when it is opened again', async ({
  page,
  shop,
  language,
}) => {
  const texts = orderTexts[language];
  const name = `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: 5 } });
  const placed = await placeOrder(shop, orderFor(product, { size: 'M', quantity: 2 }, 'Amel'));
  const { command_id: id }: { command_id: string } = await placed.json();
  const { link_token: token } = await readOrder(shop, id);
  await page.goto(`/order#${token}`);
  await expect(page.getByText(name)).toBeVisible();
  await deleteOrderElsewhere(shop, id);
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByRole('heading', { name: texts.refused.title })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.refused.title })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
