import { newProduct, placeOrderFor, groupDigits } from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect, test } from '../../fixtures/test.ts';

test('P2 no request of a search for a name or a phone has it in its URL, and reload and Back show the same orders', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const { name, phone } = await placeOrderFor(shop, product);
  await openSignedIn(page, shop, '/admin');
  const urls: string[] = [];
  // Browsers send no hash.
  page.on('request', (request) => urls.push(request.url().replace(/#.*/, '')));
  const orders = page.getByRole('article').or(page.getByRole('row').filter({ hasText: name }));
  const field = page.getByRole('searchbox', { name: t('list.search') });

  await page.goto(`${shop.backoffice}/admin/commands`);
  for (const text of [name, groupDigits(phone)]) {
    await field.fill(text);
    await expect(page).toHaveURL(/\/admin\/commands#search=/);
    await expect(orders).toHaveCount(1);
  }
  await page.reload();
  await expect(field).toHaveValue(groupDigits(phone));
  await expect(orders).toHaveCount(1);

  await page.goto(`${shop.backoffice}/admin/contacts`);
  await field.fill(name);
  await expect(page.getByText(t('list.nothingFound', { search: name }))).toBeVisible();
  // The search is an entry of the history.
  await page.goBack();
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue(groupDigits(phone));
  await expect(orders).toHaveCount(1);

  await page
    .getByRole('button', { name: t('globalSearch.open') })
    .first()
    .click();
  await page.getByRole('combobox', { name: t('globalSearch.label') }).fill(phone);
  const found = page.getByRole('group', { name: t('globalSearch.groups.orders') });
  await expect(found.getByRole('option')).toHaveCount(1);

  expect(urls.filter((url) => url.includes('/commands/list/')).length).toBeGreaterThan(3);
  const [first = ''] = name.split(' ');
  const secrets = [phone, groupDigits(phone), name.slice(first.length + 1)];
  for (const secret of secrets) {
    const encoded = encodeURIComponent(secret);
    const leaked = urls.filter((url) => url.includes(secret) || url.includes(encoded));
    expect(leaked).toEqual([]);
  }
});
