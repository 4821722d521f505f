import { join } from 'node:path';
import { colorName } from '@shop/i18n';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  chooseColors,
  goToProducts,
  listedProducts,
  newProductName,
  saveProduct,
  openProductForm,
} from '../../fixtures/products-page.ts';

const IMAGE = join(
  import.meta.dirname,
  '../../../tools/demo-catalogue/images/balgha-babouches-cuir-1.webp',
);
const RED = '#B3315F';

test('PROD-5 CART-5 CMD-1 the image that the owner gives a colour is on the page, in the cart and at the checkout', async ({
  page,
  shop,
  language,
  t,
  tOwner,
}) => {
  const { product_Id: id, product_name: name } = await createProduct(shop, {
    name: newProductName(),
    sizes: { M: 5 },
  });
  await goToProducts(page, shop, name);
  const form = await openProductForm(page, tOwner, name);
  await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE);
  const red = colorName(RED, language);
  await chooseColors(page, form, tOwner, [red]);
  await form.getByRole('textbox', { name: `${tOwner('productForm.allSizes')} ${red}` }).fill('5');
  await form
    .getByLabel(tOwner('productForm.imageColor', { number: 2 }))
    .selectOption({ label: red });
  await saveProduct(page, tOwner);
  const [saved] = await listedProducts(shop, name);
  const [, path = ''] = saved?.product_images ?? [];
  expect(saved?.image_colors).toEqual({ [path]: RED });

  await page.goto(`/product/x?id=${id}`);
  await page.getByRole('radio', { name: red }).check({ force: true });
  const thumbnail = page.getByRole('button', {
    name: t('product.thumbnail', { position: 2, count: 2 }),
  });
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: t('product.add') }).click();
  for (const url of ['/cart', '/Command']) {
    await page.goto(url);
    await expect(page.locator('main img').first()).toHaveAttribute('src', new RegExp(path));
  }
});
