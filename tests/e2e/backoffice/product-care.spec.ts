import { join } from 'node:path';
import { colorName } from '@shop/i18n';
import { createProduct } from '../../fixtures/owner.ts';
import {
  chooseColors,
  goToProducts,
  listedProducts,
  newProductName,
  openNewProductForm,
  openProductForm,
  saveProduct,
} from '../../fixtures/products-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const IMAGE = join(
  import.meta.dirname,
  '../../../tools/demo-catalogue/images/balgha-babouches-cuir-1.webp',
);
const MATERIAL = 'Tissu : 100 % lin\nDoublure : 100 % coton';
const CARE = 'Lavage à la main, à l’eau froide.';

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('ADM-6 PROD-2 the material and care that the owner writes for a new product are on its page', async ({
      page,
      shop,
      t,
      tOwner,
    }) => {
      const name = newProductName();
      await goToProducts(page, shop, name);
      const form = await openNewProductForm(page, tOwner, name);
      await form.getByLabel(tOwner('productForm.material')).fill(MATERIAL);
      await form.getByLabel(tOwner('productForm.care'), { exact: true }).fill(CARE);
      await form.getByRole('button', { name: 'XS–XXL' }).click();
      const color = colorName('#17457F', language);
      await chooseColors(page, form, tOwner, [color]);
      await form
        .getByRole('textbox', { name: `${tOwner('productForm.allSizes')} ${color}` })
        .fill('3');
      await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE);
      await saveProduct(page, tOwner);
      const [saved] = await listedProducts(shop, name);
      expect(saved).toMatchObject({ material: MATERIAL, care: CARE });

      await page.goto(`/product/x?id=${saved?.product_Id}`);
      await page.getByText(t('product.info.care'), { exact: true }).click();
      const [material, care] = [page.getByRole('definition').first(), page.getByText(CARE)];
      await expect(material).toHaveText(MATERIAL, { useInnerText: true });
      await expect(care).toBeVisible();
      await expect(page.getByText(t('product.info.careText'))).toHaveCount(0);
      const jsonLd = page.locator('script[type="application/ld+json"]');
      expect(await jsonLd.textContent()).toContain(JSON.stringify(MATERIAL));
    });
  });
}

test('ADM-7 an edit of another field leaves the material and care as they are', async ({
  page,
  shop,
  tOwner,
}) => {
  const texts = { material: MATERIAL, care: CARE };
  const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 }, texts });
  await goToProducts(page, shop, product.product_name);
  const form = await openProductForm(page, tOwner, product.product_name);
  await expect(form.getByLabel(tOwner('productForm.material'))).toHaveValue(MATERIAL);
  await form.getByLabel(tOwner('productForm.description')).fill('Brodé main.');
  await saveProduct(page, tOwner);
  const [saved] = await listedProducts(shop, product.product_name);
  expect(saved).toMatchObject({ ...texts, description: 'Brodé main.' });
});

test.describe('@any-api-server', () => {
  test('API-4 a product without a material and care of its own has the general text of the shop', async ({
    page,
    shop,
    t,
  }) => {
    const { product_Id: id } = await createProduct(shop, {
      name: newProductName(),
      sizes: { M: 5 },
    });
    await page.goto(`/product/x?id=${id}`);
    await page.getByText(t('product.info.care'), { exact: true }).click();
    const general = page.getByText(t('product.info.materialText'));
    await expect(general).toBeVisible();
    await expect(general).toContainText(t('product.info.careText'));
  });
});
