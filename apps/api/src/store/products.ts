import { fold } from '@shop/contract/fold';
import { discountedMillimes, formatHundredths, formatMoney } from '@shop/contract/money';
import type { ProductForm, WireProduct } from '@shop/contract/schemas';
import type { Selectable } from 'kysely';
import { MOST_VALUES, spanOf } from './among.ts';
import type { Db } from './database.ts';
import { readTexts } from './json.ts';
import type { ProductsTable } from './tables.ts';
import { findVariants, type Variant } from './stock.ts';

/** What the owner's form sets on a product, apart from its stock and pictures. */
export type ProductFields = Pick<
  ProductForm,
  | 'product_name'
  | 'description'
  | 'price'
  | 'promo_percentage'
  | 'badge'
  | 'gender'
  | 'season'
  | 'is_popular'
> & { colors: readonly string[] };

function toRow(fields: ProductFields) {
  return {
    name: fields.product_name,
    folded_name: fold(fields.product_name),
    description: fields.description,
    price: fields.price,
    promo: fields.promo_percentage,
    discounted: discountedMillimes(fields.price, fields.promo_percentage),
    badge: fields.badge,
    gender: fields.gender,
    season: fields.season,
    popular: fields.is_popular ? 1 : 0,
    colors: JSON.stringify(fields.colors),
  };
}

function toProduct(
  row: Selectable<ProductsTable>,
  variants: readonly Variant[],
  pictures: readonly string[],
): WireProduct {
  return {
    product_Id: String(row.id),
    product_name: row.name,
    description: row.description,
    price: formatMoney(row.price),
    promo_percentage: formatHundredths(row.promo),
    discounted_price: formatMoney(row.discounted),
    badge: row.badge,
    gender: row.gender,
    season: row.season,
    is_popular: row.popular === 1,
    product_images: [...pictures],
    colors: readTexts(row.colors).map((color) => ({
      color_name: color,
      sizes: variants
        .filter((variant) => variant.color === color)
        .map(({ size, quantity }) => ({ size, quantity })),
    })),
  };
}

/** Turns product rows into products, with two more reads for all of them together. */
async function completeProducts(
  db: Db,
  rows: readonly Selectable<ProductsTable>[],
): Promise<WireProduct[]> {
  const ids = rows.map((row) => row.id);
  const variants = Map.groupBy(await findVariants(db, ids), (variant) => variant.productId);
  const pictures = Map.groupBy(await findPictures(db, ids), (picture) => picture.product_id);
  return rows.map((row) =>
    toProduct(
      row,
      variants.get(row.id) ?? [],
      (pictures.get(row.id) ?? []).map((picture) => picture.path),
    ),
  );
}

async function findPictures(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const span = spanOf(productIds);
  return db
    .selectFrom('product_pictures')
    .select(['product_id', 'path'])
    .where('product_id', '>=', span.first)
    .where('product_id', '<=', span.last)
    .$if(productIds.length <= MOST_VALUES, (q) => q.where('product_id', 'in', productIds))
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}

/** Some products by their rows' numbers, in no order. */
export async function findProductsById(db: Db, ids: readonly number[]): Promise<WireProduct[]> {
  if (ids.length === 0) return [];
  const span = spanOf(ids);
  const wanted = new Set(ids);
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '>=', span.first)
    .where('id', '<=', span.last)
    .$if(ids.length <= MOST_VALUES, (q) => q.where('id', 'in', ids))
    .execute();
  return completeProducts(
    db,
    rows.filter((row) => wanted.has(row.id)),
  );
}

/** The names of all products, oldest first. */
export async function listProductNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('products').select('name').orderBy('id').execute();
  return rows.map((row) => row.name);
}

/** A product by its row's number, or undefined. */
export async function findProduct(db: Db, id: number): Promise<WireProduct | undefined> {
  const [product] = await findProductsById(db, [id]);
  return product;
}

/** Adds a product without stock or pictures; answers its row's number. */
export async function insertProduct(db: Db, fields: ProductFields, now: number): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({ ...toRow(fields), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a product's row, if it is there, until the transaction ends: forms saved at once follow each other. */
export async function lockProduct(db: Db, id: number): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ popular: eb.ref('popular') }))
    .where('id', '=', id)
    .execute();
}

/** Sets a product's own fields. */
export async function updateProduct(db: Db, id: number, fields: ProductFields): Promise<void> {
  await db.updateTable('products').set(toRow(fields)).where('id', '=', id).execute();
}

/** Deletes a product with its variants and the rows of its pictures. */
export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute();
}

/** Sets a product's pictures, first one first. */
export async function replacePictures(
  db: Db,
  productId: number,
  paths: readonly string[],
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  if (paths.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(paths.map((path, position) => ({ product_id: productId, path, position })))
    .execute();
}
