import type { ProductForm, WireProduct } from '@shop/contract/schemas';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  lockProduct,
  replacePictures,
  updateProduct,
  type ProductFields,
} from '../store/products.ts';
import { parseRowId } from '../store/row-id.ts';
import { lockVariants, replaceVariants } from '../store/stock.ts';
import { arrangePictures } from './picture-order.ts';
import { dropAfterwards, withPictures } from './pictures.ts';
import type { Shop } from './shop.ts';
import { mergeStock, refuseTwins, variantsOf } from './stock-merge.ts';

const PICTURES = 'product_images';

function found(product: WireProduct | undefined): WireProduct {
  if (!product) throw new Refusal('not_found');
  return product;
}

function fieldsOf(form: ProductForm): ProductFields {
  return { ...form, colors: form.colors.map((color) => color.color_name) };
}

/**
 * Adds a product with its stock and pictures, all or nothing.
 * @param files paths of the uploaded files
 * @throws Refusal `invalid` naming the fields; `too_large` for a picture
 */
export async function createProduct(
  shop: Shop,
  form: ProductForm,
  files: readonly string[],
): Promise<WireProduct> {
  refuseTwins(form.colors);
  return withPictures(shop, { field: PICTURES, files }, (uploaded) => {
    const pictures = arrangePictures([], uploaded, form);
    return shop.database.transact(async (db) => {
      const id = await insertProduct(db, fieldsOf(form), shop.now());
      await replaceVariants(db, id, [], variantsOf(form.colors), shop.now());
      await replacePictures(db, id, pictures);
      return found(await findProduct(db, id));
    });
  });
}

/**
 * Sets a product to what the owner's form says. With `base_colors` the stock moves by what the
 * owner changed; without, it is set (O13).
 * @param files paths of the uploaded files
 * @throws Refusal `not_found`; `stock_moved` with the colours as they stand; `invalid`; `too_large`
 */
export async function changeProduct(
  shop: Shop,
  id: string,
  form: ProductForm,
  files: readonly string[],
): Promise<WireProduct> {
  refuseTwins(form.colors);
  const row = parseRowId(id);
  if (row === undefined) throw new Refusal('not_found');
  found(await findProduct(shop.database.db, row));
  const { before, after } = await withPictures(shop, { field: PICTURES, files }, (uploaded) =>
    shop.database.transact(async (db) => {
      await lockProduct(db, row);
      const current = await lockVariants(db, row);
      const old = found(await findProduct(db, row));
      const wanted = variantsOf(form.colors);
      const stock = form.base_colors
        ? mergeStock(current, variantsOf(form.base_colors), wanted)
        : wanted;
      if (!stock) throw new Refusal('stock_moved', { colors: old.colors });
      await updateProduct(db, row, fieldsOf(form));
      await replaceVariants(db, row, current, stock, shop.now());
      await replacePictures(db, row, arrangePictures(old.product_images, uploaded, form));
      return { before: old, after: found(await findProduct(db, row)) };
    }),
  );
  const kept = new Set(after.product_images);
  await dropAfterwards(
    shop,
    before.product_images.filter((path) => !kept.has(path)),
  );
  return after;
}

/**
 * Deletes a product; orders keep their own copy of it, and its pictures while they name them.
 * @throws Refusal `not_found`
 */
export async function removeProduct(shop: Shop, id: string): Promise<void> {
  const row = parseRowId(id);
  if (row === undefined) throw new Refusal('not_found');
  const pictures = await shop.database.transact((db) => deleteRow(shop, db, row));
  await dropAfterwards(shop, pictures);
}

async function deleteRow(shop: Shop, db: Db, row: number): Promise<string[]> {
  await lockProduct(db, row);
  const current = await lockVariants(db, row);
  const { product_images: pictures } = found(await findProduct(db, row));
  await replaceVariants(db, row, current, [], shop.now());
  await deleteProduct(db, row);
  return pictures;
}
