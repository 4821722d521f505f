import { changedFields } from '@shop/contract/changed-fields';
import { mergeStock, variantsOf } from '@shop/contract/merge-stock';
import { formatHundredths, formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import {
  productSchema,
  type ProductForm,
  type ApiProduct,
  type ApiProductFields,
  type ApiSavedProduct,
} from '@shop/contract/schemas';
import type { SecurityEventType } from '@shop/contract/security-events';
import { unusualField } from '@shop/contract/unusual-price';
import { variantKey } from '@shop/contract/variant-key';
import { invalidField, ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  lockProduct,
  replaceProductImages,
  updateProduct,
  type ProductFields,
} from '../db/products.ts';
import { parseRowId } from '../db/row-id.ts';
import { lockVariants, replaceVariants } from '../db/stock.ts';
import { withEnabledFields } from './enabled-fields.ts';
import { createOnce, findEarlierResponse, keyedCreate } from './idempotent-creates.ts';
import { colorImages } from './image-colors.ts';
import { arrangeImages } from './image-order.ts';
import { leaseRemovedImages, tryDeleteUnreferenced, withUploadedImages } from './images.ts';
import type { AppContext } from './app-context.ts';
import { describeProductChanges } from './describe-changes.ts';
import { moveToBin } from './move-to-bin.ts';
import { storeProductUndo } from './product-undo.ts';
import { recordEvent } from './record-event.ts';

const FIELD = 'product_images';

function requireProduct(product: ApiProduct | undefined): ApiProduct {
  if (!product) throw new ShopError('not_found');
  return product;
}

/** The fields of a save. A form without the fields of `product-care` does not change them. */
function fieldsOf(form: ProductForm, stored?: ApiProduct): ProductFields {
  return {
    ...form,
    material: form.material ?? stored?.material,
    care: form.care ?? stored?.care,
    colors: form.colors.map((color) => color.color_name),
  };
}

/**
 * Rejects a form with a duplicate colour, or a duplicate size of a colour, in any spelling.
 * @throws ShopError `invalid` (duplicate)
 */
function rejectDuplicates(colors: ProductForm['colors']): void {
  const names = colors.map((color) => variantKey(color.color_name));
  const duplicate = names.findIndex((name, at) => names.indexOf(name) < at);
  if (duplicate >= 0) throw invalidField(`colors.${duplicate}.color_name`, 'duplicate');
  for (const [index, { sizes }] of colors.entries()) {
    const keys = sizes.map(({ size }) => variantKey(size));
    const same = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (same >= 0) throw invalidField(`colors.${index}.sizes.${same}.size`, 'duplicate');
  }
}

/**
 * Rejects a product that would cost nothing or unusually much, unless the owner confirmed it, or it is stored so
 * already. Without the feature no confirmation is required, and every price of section 7 is accepted.
 * @throws ShopError `invalid` (unconfirmed)
 */
function rejectUnconfirmed({ features }: AppContext, form: ProductForm, stored?: ApiProduct): void {
  if (form.price_confirmed || !features.has('price-confirmation')) return;
  const before = stored && {
    price: parseMoney(stored.price) ?? 0,
    promo_percentage: parseHundredths(stored.promo_percentage) ?? 0,
  };
  const field = unusualField(form, before);
  if (field) throw invalidField(field, 'unconfirmed');
}

/**
 * Creates a product with its stock and images.
 * @param files paths of the uploaded files
 * @param key the idempotency key: requests with one key create one product
 * @throws ShopError `invalid` naming the fields; `too_large` for an image; `idempotency_key_reused`
 */
export async function createProduct(
  context: AppContext,
  form: ProductForm,
  files: readonly string[],
  key?: string,
): Promise<ApiProduct> {
  rejectDuplicates(form.colors);
  rejectUnconfirmed(context, form);
  const create = await keyedCreate(key, { name: 'createProduct', fields: form, files });
  const earlier = await findEarlierResponse(context, create, productSchema);
  if (earlier) return withEnabledFields(earlier, context.features);
  const created = await withUploadedImages(context, { field: FIELD, files }, (uploaded) => {
    const images = colorImages(arrangeImages([], uploaded, form), uploaded, form);
    return context.database.transact((db) =>
      createOnce(context, db, { create, schema: productSchema }, async () => {
        const id = await insertProduct(db, fieldsOf(form), context.now());
        await replaceVariants(db, id, [], variantsOf(form.colors), context.now());
        await replaceProductImages(db, id, images);
        const product = requireProduct(await findProduct(db, id));
        await recordProduct(context, db, 'product_created', { after: product });
        return product;
      }),
    );
  });
  return withEnabledFields(created, context.features);
}

/**
 * Saves the product form. With `base_fields` it is refused when someone else changed a field in the
 * meantime. With `base_colors` the stock changes by the difference that the owner entered; without, it is
 * set (O13). With the feature `undo`, what the save replaced is kept for ten minutes.
 * @param files paths of the uploaded files
 * @throws ShopError `not_found`; `product_conflict` with the changed fields; `stock_moved` with the current
 * colours; `invalid`; `too_large`
 */
export async function changeProduct(
  context: AppContext,
  id: string,
  form: ProductForm,
  files: readonly string[],
): Promise<ApiSavedProduct> {
  rejectDuplicates(form.colors);
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  requireProduct(await findProduct(context.database.db, row));
  const saved = await withUploadedImages(context, { field: FIELD, files }, (uploaded) =>
    context.database.transact(async (db) => {
      await lockProduct(db, row);
      const current = await lockVariants(db, row);
      const old = requireProduct(await findProduct(db, row));
      rejectConflict(form, withEnabledFields(old, context.features));
      rejectUnconfirmed(context, form, old);
      const wanted = variantsOf(form.colors);
      const stock = form.base_colors
        ? mergeStock(current, variantsOf(form.base_colors), wanted)
        : wanted;
      if (!stock) throw new ShopError('stock_moved', { colors: old.colors });
      await updateProduct(db, row, fieldsOf(form, old));
      await replaceVariants(db, row, current, stock, context.now());
      const paths = arrangeImages(old.product_images, uploaded, form);
      await replaceProductImages(db, row, colorImages(paths, uploaded, form, old.image_colors));
      const edit = { before: old, after: requireProduct(await findProduct(db, row)) };
      await leaseRemovedImages(context, db, edit);
      const event = await recordProduct(context, db, 'product_changed', edit);
      const change =
        event === undefined ? undefined : await storeProductUndo(context, db, event, edit);
      return { after: edit.after, change };
    }),
  );
  const { after, change } = saved;
  const product = withEnabledFields(after, context.features);
  return change === undefined ? product : { ...product, change_id: change };
}

function rejectConflict(form: ProductForm, current: ApiProduct): void {
  if (!form.base_fields) return;
  const wanted: ApiProductFields = {
    ...current,
    ...form,
    price: formatMoney(form.price),
    promo_percentage: formatHundredths(form.promo_percentage),
  };
  const changed = changedFields(form.base_fields, current, wanted);
  if (Object.keys(changed).length > 0) throw new ShopError('product_conflict', { changed });
}

/**
 * Deletes a product; with the feature `undo` it is in the bin afterwards. Orders have their own copy of it, so their
 * images are not deleted.
 * @param by the name of the owner, for the bin
 * @throws ShopError `not_found`
 */
export async function removeProduct(context: AppContext, id: string, by: string): Promise<void> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const images = await context.database.transact((db) => deleteRow(context, db, row, by));
  await tryDeleteUnreferenced(context, images);
}

async function deleteRow(context: AppContext, db: Db, row: number, by: string): Promise<string[]> {
  await lockProduct(db, row);
  const current = await lockVariants(db, row);
  const product = requireProduct(await findProduct(db, row));
  const pieces = current.reduce((sum, { quantity }) => sum + quantity, 0);
  const { product_Id: object, product_name: name, discounted_price: amount } = product;
  await moveToBin(context, db, { kind: 'product', object, id: row, by }, { name, amount, pieces });
  await replaceVariants(db, row, current, [], context.now());
  await deleteProduct(db, row);
  await recordProduct(context, db, 'product_deleted', { before: product });
  return product.product_images;
}

/** Records what changed on a product, and returns the id of the event. A form that changed nothing is no event. */
async function recordProduct(
  context: AppContext,
  db: Db,
  type: SecurityEventType,
  { before, after }: { before?: ApiProduct; after?: ApiProduct },
): Promise<number | undefined> {
  const object = (after ?? before)?.product_Id ?? '';
  const changes = describeProductChanges(before, after);
  if (Object.keys(changes).length === 0) return undefined;
  return recordEvent(context, db, type, { object, changes });
}
