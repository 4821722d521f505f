import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { discountedMillimes, formatHundredths, formatMoney } from '@shop/contract/money';
import type { ProductForm, ApiProduct } from '@shop/contract/schemas';
import type { Selectable } from 'kysely';
import { MAX_BOUND_VALUES, idRange } from './id-range.ts';
import type { Db } from './database.ts';
import { parseStrings } from './json.ts';
import type { ProductsTable } from './tables.ts';
import { findVariants, type Variant } from './stock.ts';

/** The fields of the product form, without stock and images. */
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
  | 'material'
  | 'care'
> & { colors: readonly string[] };

/** An image of a product: its path, and its colour where the owner has given it one. */
export type ProductImageRow = { path: string; color: string | null };

function toRow(fields: ProductFields) {
  return {
    name: fields.product_name,
    search_text: normalizeForSearch(fields.product_name),
    description: fields.description,
    material: fields.material ?? '',
    care: fields.care ?? '',
    price: fields.price,
    promo: fields.promo_percentage,
    discounted_price: discountedMillimes(fields.price, fields.promo_percentage),
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
  images: readonly ProductImageRow[],
): ApiProduct {
  const imageColors = images.flatMap(({ path, color }) => (color === null ? [] : [[path, color]]));
  return {
    product_Id: String(row.id),
    product_name: row.name,
    description: row.description,
    price: formatMoney(row.price),
    promo_percentage: formatHundredths(row.promo),
    discounted_price: formatMoney(row.discounted_price),
    badge: row.badge,
    gender: row.gender,
    season: row.season,
    is_popular: row.popular === 1,
    product_images: images.map(({ path }) => path),
    colors: parseStrings(row.colors).map((color) => ({
      color_name: color,
      sizes: variants
        .filter((variant) => variant.color === color)
        .map(({ size, quantity }) => ({ size, quantity })),
    })),
    ...(imageColors.length > 0 && { image_colors: Object.fromEntries(imageColors) }),
    material: row.material,
    care: row.care,
  };
}

/** Makes products of rows, with two queries for all variants and images. */
async function completeProducts(
  db: Db,
  rows: readonly Selectable<ProductsTable>[],
): Promise<ApiProduct[]> {
  const ids = rows.map((row) => row.id);
  const variants = Map.groupBy(await findVariants(db, ids), (variant) => variant.productId);
  const images = Map.groupBy(await findImages(db, ids), (image) => image.product_id);
  return rows.map((row) => toProduct(row, variants.get(row.id) ?? [], images.get(row.id) ?? []));
}

async function findImages(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const span = idRange(productIds);
  return db
    .selectFrom('product_images')
    .select(['product_id', 'path', 'color'])
    .where('product_id', '>=', span.first)
    .where('product_id', '<=', span.last)
    .$if(productIds.length <= MAX_BOUND_VALUES, (q) => q.where('product_id', 'in', productIds))
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}

/** Products by id, unsorted. */
export async function findProductsById(db: Db, ids: readonly number[]): Promise<ApiProduct[]> {
  if (ids.length === 0) return [];
  const span = idRange(ids);
  const wanted = new Set(ids);
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '>=', span.first)
    .where('id', '<=', span.last)
    .$if(ids.length <= MAX_BOUND_VALUES, (q) => q.where('id', 'in', ids))
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

/** A product by its id. */
export async function findProduct(db: Db, id: number): Promise<ApiProduct | undefined> {
  const [product] = await findProductsById(db, [id]);
  return product;
}

/** Inserts a product without stock and images. Returns its id. */
export async function insertProduct(db: Db, fields: ProductFields, now: number): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({ ...toRow(fields), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a product until the transaction ends, so that concurrent saves run one after the other. */
export async function lockProduct(db: Db, id: number): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ popular: eb.ref('popular') }))
    .where('id', '=', id)
    .execute();
}

/** Sets the fields of a product. */
export async function updateProduct(db: Db, id: number, fields: ProductFields): Promise<void> {
  await db.updateTable('products').set(toRow(fields)).where('id', '=', id).execute();
}

/** Deletes a product with its variants and image references. */
export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute();
}

/** Sets the images of a product, in order. */
export async function replaceProductImages(
  db: Db,
  productId: number,
  images: readonly ProductImageRow[],
): Promise<void> {
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute();
  if (images.length === 0) return;
  await db
    .insertInto('product_images')
    .values(images.map((image, position) => ({ ...image, product_id: productId, position })))
    .execute();
}
