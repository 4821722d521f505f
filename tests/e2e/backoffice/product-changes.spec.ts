import { countTaps } from '../../fixtures/count-taps.ts';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { colorName } from '@shop/i18n';
import { orderFor, placeOrder, createProduct, updateProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  newProductName,
  listedProducts,
  goToProducts,
  productCard,
  saveProduct,
  openProductForm,
} from '../../fixtures/products-page.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const IMAGE_FILES = [1, 2, 3, 4].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));
const COLORS = ['#17457F', '#FFFFFF', '#26262A'];

test.describe('@any-api-server', () => {
  test('ADM-7 of two people who edit one product, the second sees both prices and chooses, and nothing is undone @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, {
      name: newProductName(),
      price: '50.00',
      sizes: { M: 5 },
    });
    const name = product.product_name;
    await goToProducts(page, shop, name);
    const form = await openProductForm(page, tOwner, name);
    await form.getByLabel(tOwner('productForm.description')).fill('Brodé main.');

    await updateProduct(shop, product, { price: '45.00' });
    await form.getByRole('button', { name: tOwner('productForm.save') }).click();
    await expect(form.getByText(tOwner('productForm.productConflict'))).toBeVisible();
    const choice = form.getByRole('radiogroup', { name: tOwner('productForm.price') });
    // The second did not touch the price: the first's is chosen until they choose their own.
    await expect(choice.getByRole('radio', { name: /45[.,]00/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /50[.,]00/ })).not.toBeChecked();
    await saveProduct(page, tOwner);
    expect((await listedProducts(shop, name))[0]).toMatchObject({
      price: '45.00',
      description: 'Brodé main.',
    });
  });

  test('ADM-7 of two people who change one price, the second sees both, keeps theirs by saving again, or takes the first’s @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const product = await createProduct(shop, {
      name: newProductName(),
      price: '50.00',
      sizes: { M: 5 },
    });
    const name = product.product_name;
    const savedPrice = async () => (await listedProducts(shop, name))[0]?.price;
    await goToProducts(page, shop, name);
    const form = page.getByRole('dialog', { name: t('productForm.edit') });
    const choice = form.getByRole('radiogroup', { name: t('productForm.price') });
    const changePrice = async (price: string) => {
      await productCard(page, name)
        .getByRole('button', { name: t('products.edit') })
        .click();
      await form.getByRole('textbox', { name: /TND/ }).fill(price);
    };

    await changePrice('48');
    await updateProduct(shop, product, { price: '45.00' });
    await form.getByRole('button', { name: t('productForm.save') }).click();
    await expect(choice.getByRole('radio', { name: /48[.,]00/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /45[.,]00/ })).not.toBeChecked();
    expect(await savedPrice()).toBe('45.00');
    await saveProduct(page, t);
    expect(await savedPrice()).toBe('48.00');

    await changePrice('52');
    await updateProduct(shop, product, { price: '55.00' });
    await form.getByRole('button', { name: t('productForm.save') }).click();
    await choice.getByRole('radio', { name: /55[.,]00/ }).check();
    await saveProduct(page, t);
    expect(await savedPrice()).toBe('55.00');
  });

  test('ADM-5 one size is restocked in the list in three taps, and orders meanwhile stay counted @full', async ({
    page,
    shop,
    language,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newProductName(), sizes: { S: 2, M: 5 } });
    const name = product.product_name;
    await goToProducts(page, shop, name);
    const variant = `${colorName('#17457F', language)} M`;
    const taps = await countTaps(page);
    await productCard(page, name)
      .getByRole('button', { name: tOwner('products.editStock') })
      .click();
    await page.getByRole('button', { name: tOwner('products.more', { variant }) }).click();
    await placeOrder(shop, orderFor(product, { size: 'M', quantity: 2 }));
    await page.getByRole('button', { name: tOwner('products.saveStock') }).click();
    await expect(page.getByText(/M \(4\)/)).toBeVisible();
    expect(await taps()).toBe(3);
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes).toEqual([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 4 },
    ]);
    expect((await listedProducts(shop, name))[0]?.product_images).toEqual(product.product_images);

    // Pieces are sold while the owner removes more than are left: nothing is saved before they have looked.
    await productCard(page, name)
      .getByRole('button', { name: tOwner('products.editStock') })
      .click();
    await page.getByRole('textbox', { name: new RegExp(`${variant}$`) }).fill('2');
    await placeOrder(shop, orderFor(product, { size: 'M', quantity: 3 }));
    await page.getByRole('button', { name: tOwner('products.saveStock') }).click();
    await expect(
      page.getByText(tOwner('productForm.bothQuantities', { name: variant, typed: '2', now: 1 })),
    ).toBeVisible();
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes[1]?.quantity).toBe(1);
    await page.getByRole('button', { name: tOwner('products.saveStock') }).click();
    await expect(page.getByRole('button', { name: tOwner('products.editStock') })).toBeEnabled();
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes[1]?.quantity).toBe(2);
  });

  test('ADM-6 a product of three colours, six sizes and five photos takes 19 taps on a phone @full', async ({
    page,
    shop,
    language,
    tOwner,
  }) => {
    test.setTimeout(120_000);
    const name = newProductName();
    await goToProducts(page, shop, name);
    const taps = await countTaps(page);
    const type = async (field: Locator, text: string) => {
      await field.click();
      await field.pressSequentially(text);
    };
    await page.getByRole('button', { name: tOwner('products.add') }).click();
    const form = page.getByRole('dialog', { name: tOwner('productForm.create') });
    const photos = [...IMAGE_FILES, join(IMAGES, 'promo-couffin-1.webp')];
    // Outside of the page: the button, five photos in the phone's own gallery, and its Done.
    const galleryTaps = 1 + photos.length + 1;
    await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(photos);
    await type(
      form.getByRole('textbox', { name: new RegExp(`^${tOwner('productForm.product_name')}`) }),
      name,
    );
    await type(form.getByRole('textbox', { name: /TND/ }), '79,9');
    await form.getByRole('button', { name: 'XS–XXL' }).click();
    const names = COLORS.map((hex) => colorName(hex, language));
    await form
      .getByRole('button', { name: tOwner('tagField.open') })
      .last()
      .click();
    for (const color of names) {
      await page.getByRole('option', { name: color, exact: true }).click();
    }
    for (const color of names) {
      const all = `${tOwner('productForm.allSizes')} ${color}`;
      await type(form.getByRole('textbox', { name: all }), '5');
    }
    await form.getByRole('button', { name: tOwner('productForm.save') }).click();
    await expect(form).toHaveCount(0, { timeout: 60_000 });
    expect((await taps()) + galleryTaps).toBe(19);
    const [product] = await listedProducts(shop, name);
    const sizes = product?.colors.flatMap((color) => color.sizes) ?? [];
    expect(sizes.map(({ quantity }) => quantity)).toEqual(Array.from({ length: 18 }, () => 5));
    expect(product?.product_images).toHaveLength(5);
  });

  test('ADM-6 a discount above 70 % needs a confirmation, and its badge is bound to it @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 } });
    await goToProducts(page, shop, product.product_name);
    const form = await openProductForm(page, tOwner, product.product_name);
    await form.getByLabel(tOwner('productForm.promo_percentage')).fill('85');
    await form.getByRole('button', { name: tOwner('productForm.save') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/7[.,]50/);
    expect((await listedProducts(shop, product.product_name))[0]?.promo_percentage).toBe('0.00');
    await question.getByRole('button', { name: tOwner('productForm.savePrice') }).click();
    // While the question is open, the form's dialog is hidden from assistive technology.
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await listedProducts(shop, product.product_name))[0]).toMatchObject({
      promo_percentage: '85.00',
      badge: 'Promo',
    });
    await expect(page.getByRole('link', { name: tOwner('products.seeInShop') })).toHaveAttribute(
      'href',
      new RegExp(`/product/.*\\?id=${product.product_Id}$`),
    );
  });

  test('ADM-6 ADR 0108 a product that becomes free is saved once the owner has confirmed it @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 } });
    await goToProducts(page, shop, product.product_name);
    const form = await openProductForm(page, tOwner, product.product_name);
    await form.getByLabel(tOwner('productForm.promo_percentage')).fill('100');
    await form.getByRole('button', { name: tOwner('productForm.save') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: tOwner('productForm.savePrice') }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await listedProducts(shop, product.product_name))[0]).toMatchObject({
      promo_percentage: '100.00',
      discounted_price: '0.00',
    });
  });
});
