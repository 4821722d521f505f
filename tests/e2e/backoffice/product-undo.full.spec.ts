import { chooseAction } from '../../fixtures/choose-action.ts';
import { orderFor, placeOrder, stockLeft, updateProduct } from '../../fixtures/owner.ts';
import {
  goToNewProduct,
  listedProducts,
  productItem,
  quantitiesIn,
  saveProduct,
  openProductForm,
} from '../../fixtures/products-page.ts';
import {
  addToCart,
  fillCheckout,
  findProduct,
  newClient,
  proceed,
  submitOrder,
} from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ADR 0099: price and stock are undone from the notice, and an order that the storefront placed meanwhile keeps its pieces', async ({
  page,
  context,
  shop,
  t,
  tOwner,
  language,
}) => {
  const product = await goToNewProduct(page, shop, { price: '50.00', sizes: { M: 5 } });
  const { product_Id: id, product_name: name } = product;
  const form = await openProductForm(page, tOwner, name);
  await form.getByLabel(tOwner('productForm.price')).fill('45');
  await quantitiesIn(form, tOwner).first().fill('9');
  await saveProduct(page, tOwner);
  const notice = page.getByRole('status').filter({ hasText: name });
  const undo = notice.getByRole('button', { name: tOwner('undo') });
  // A message under the pointer stays.
  await undo.hover();
  expect((await listedProducts(shop, name))[0]?.price).toBe('45.00');

  const shopper = await context.newPage();
  await shopper.goto('/');
  await findProduct(shopper, t, name);
  await addToCart(shopper, t, { language, color: '#17457F', size: 'M', quantity: 2 });
  await shopper.goto('/cart');
  await proceed(shopper, t);
  await fillCheckout(shopper, t, newClient('Amira'));
  await submitOrder(shopper, t);
  await shopper.close();
  expect(await stockLeft(shop, id, 'M')).toBe(7);

  await undo.click();
  await expect(page.getByText(tOwner('productHistory.undone', { name }))).toBeVisible();
  expect((await listedProducts(shop, name))[0]?.price).toBe('50.00');
  expect(await stockLeft(shop, id, 'M')).toBe(3);
});

test('ADR 0099: the history shows what is refused and why, and a later edit is undone first', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await goToNewProduct(page, shop, { price: '50.00', sizes: { M: 5 } });
  const { product_Id: id, product_name: name } = product;
  await updateProduct(shop, product, { price: '45.00' });
  await chooseAction(page, t, productItem(page, name), t('editHistory.open'));
  const dialog = page.getByRole('dialog', { name: t('productHistory.title', { name }) });
  const undo = dialog.getByRole('button', { name: t('editHistory.undo') });
  await expect(undo).toHaveCount(1);
  await updateProduct(shop, product, { price: '40.00' });
  await undo.click();
  const rejection = page
    .getByRole('alert')
    .filter({ hasText: t('productHistory.failed', { name }) });
  await expect(rejection).toContainText(/40[.,]00/);
  // The history was read again: only the later edit can be undone.
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(undo).toHaveCount(1);
  await undo.press('Enter');
  await expect(page.getByText(t('productHistory.undone', { name }))).toBeVisible();
  expect((await listedProducts(shop, name))[0]?.price).toBe('45.00');
  await expect(dialog.getByRole('list')).toBeFocused();
  await placeOrder(
    shop,
    orderFor({ ...product, discounted_price: '45.00' }, { size: 'M', quantity: 1 }),
  );
  await undo.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  expect((await listedProducts(shop, name))[0]?.price).toBe('50.00');
  expect(await stockLeft(shop, id, 'M')).toBe(4);
});

test('ADR 0099: the title of the history has the name of the product as it is after each undo', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await goToNewProduct(page, shop, { price: '50.00', sizes: { M: 5 } });
  const { product_name: first } = product;
  const second = `${first} bis`;
  await updateProduct(shop, product, { product_name: second });
  await page.reload();
  await chooseAction(page, t, productItem(page, second), t('editHistory.open'));
  const titled = (name: string) =>
    page.getByRole('dialog', { name: t('productHistory.title', { name }), exact: true });
  await titled(second)
    .getByRole('button', { name: t('editHistory.undo') })
    .click();
  await expect(titled(first)).toBeVisible();
  await expect(titled(second)).toHaveCount(0);
  const [heading, ...entries] = await titled(first).getByRole('heading').all();
  await expect(heading ?? page.getByRole('heading')).toHaveJSProperty('tagName', 'H2');
  for (const entry of entries) await expect(entry).toHaveJSProperty('tagName', 'H3');
});

test('ADR 0099: an undo whose response is lost is repeated with its key, and what is typed in an open editor stays', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await goToNewProduct(page, shop, { price: '50.00', sizes: { M: 5 } });
  const { product_Id: id, product_name: name } = product;
  await updateProduct(shop, product, { price: '45.00' });
  const item = productItem(page, name);
  await item.getByRole('button', { name: t('products.editStock') }).click();
  const quantity = page.getByRole('form', { name }).getByRole('textbox', { name: / M$/ });
  await quantity.fill('8');
  const keys: (string | undefined)[] = [];
  await page.route('**/undo/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await chooseAction(page, t, item, t('editHistory.open'));
  const dialog = page.getByRole('dialog', { name: t('productHistory.title', { name }) });
  await dialog.getByRole('button', { name: t('editHistory.undo') }).click();
  await expect(page.getByText(t('productHistory.undone', { name }))).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await listedProducts(shop, name))[0]?.price).toBe('50.00');
  await page.keyboard.press('Escape');
  await expect(quantity).toHaveValue('8');
  await page.getByRole('button', { name: t('products.saveStock') }).click();
  await expect(quantity).toHaveCount(0);
  expect(await stockLeft(shop, id, 'M')).toBe(8);
});
