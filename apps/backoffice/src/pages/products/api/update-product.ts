import {
  ApiError,
  isResponseLost,
  type ApiClient,
  type ApiErrorDetails,
  type CallOptions,
  type ProductDraft,
  type SaveOptions,
} from '@shop/api-client';
import { changedFields } from '@shop/contract/changed-fields';
import { mergeStock, variantsOf } from '@shop/contract/merge-stock';
import { keyOfVariant } from '@shop/contract/variant-key';
import type { Product, ProductColor, ProductFields } from '@shop/contract/schemas';
import { mapByClient } from './map-by-client.ts';

/** What a form or an editor of stock was loaded with. */
export type ProductBase = { fields: ProductFields; colors: readonly ProductColor[] };

/** A product form that is valid, in the format of responses. */
export type ValidDraft = ProductDraft & ProductFields;

/** What a form of this product is based on. */
export function baseOf({ colors, ...product }: Product): ProductBase {
  const { product_name, description, price, promo_percentage } = product;
  const { badge, gender, season, is_popular, material, care } = product;
  return {
    fields: {
      product_name,
      description,
      price,
      promo_percentage,
      badge,
      gender,
      season,
      is_popular,
      ...(material !== undefined && { material }),
      ...(care !== undefined && { care }),
    },
    colors,
  };
}

/** The fields that the API server accepts: those of `product-care` only while it lists that feature. */
export function acceptedFields<Fields extends Pick<ProductFields, 'material' | 'care'>>(
  client: ApiClient,
  fields: Fields,
): Fields | Omit<Fields, 'material' | 'care'> {
  if (client.features().has('product-care')) return fields;
  const { material: _material, care: _care, ...accepted } = fields;
  return accepted;
}

/** Reads the product again; undefined when it no longer exists, which the save then reports. */
async function readCurrent(
  client: ApiClient,
  id: string,
  options?: CallOptions,
): Promise<Product | undefined> {
  if (client.features().has('product-read')) return client.products.get(id, options);
  const { items } = await client.products.list({}, options);
  return items.find(({ product_Id }) => product_Id === id);
}

/** Reads the product again. @throws ApiError `not_found` when it no longer exists */
export async function requireCurrent(
  client: ApiClient,
  id: string,
  options?: CallOptions,
): Promise<Product> {
  const product = await readCurrent(client, id, options);
  if (product) return product;
  throw new ApiError('http', 'updateProduct', { status: 404, code: 'not_found' });
}

/** Saves one product; see `createProductUpdater`. */
export type UpdateProduct = (
  draft: ValidDraft,
  base: ProductBase,
  options?: SaveOptions,
) => Promise<SavedUpdate>;

/** The saved stock, and the id of the change where the API server can undo it. */
type SavedUpdate = { colors: readonly ProductColor[]; change?: string | undefined };

/** The stock that an update was based on, and the stock before and after it. */
type LostUpdate = Record<'base' | 'before' | 'sent', readonly ProductColor[]>;

/**
 * The updates of stock whose response was lost, by product, until the next successful one. A form that is closed and
 * opened again needs them: its stock may be older than the update.
 */
const lostUpdatesOf = mapByClient<LostUpdate>();

/**
 * Returns a function that saves a product without overwriting what someone else saved since `base` was
 * loaded: the API server compares where it has the features `product-conflict` and `stock-merge`; otherwise
 * the product is read again and compared here. After a lost response it first reads which stock is stored, so
 * that no difference is added twice (O13); when orders changed it meanwhile, that is a conflict.
 * @throws ApiError `product_conflict` or `stock_moved`
 */
export function createProductUpdater(client: ApiClient, id: string): UpdateProduct {
  const lost = lostUpdatesOf(client);
  return async (draft, base, options = {}) => {
    const before = await findStoredStock(client, id, base.colors, options);
    try {
      const saved = await updateProduct(client, id, draft, { ...base, colors: before }, options);
      lost.delete(id);
      return saved;
    } catch (error) {
      if (isResponseLost(error) && !isSameStock(before, draft.colors)) {
        lost.set(id, { base: base.colors, before, sent: draft.colors });
      }
      throw error;
    }
  };
}

/** The stock that a save of this base changes: another than the base when a lost update of it was applied. */
async function findStoredStock(
  client: ApiClient,
  id: string,
  base: readonly ProductColor[],
  options: CallOptions,
): Promise<readonly ProductColor[]> {
  const lost = lostUpdatesOf(client).get(id);
  const current = lost && (await readCurrent(client, id, options));
  if (!current || isSameStock(base, current.colors)) return base;
  // A later base than that of the lost update may have its changes already.
  const known = isSameStock(base, lost.base) ? [lost.sent, lost.before] : [];
  const stored = known.find((stock) => isSameStock(stock, current.colors));
  if (stored) return stored;
  throw conflict({ colors: current.colors });
}

function isSameStock(one: readonly ProductColor[], other: readonly ProductColor[]): boolean {
  const [ones, others] = [one, other].map((colors) =>
    variantsOf(colors)
      .map((variant) => `${keyOfVariant(variant)} ${variant.quantity}`)
      .toSorted(),
  );
  return String(ones) === String(others);
}

async function updateProduct(
  client: ApiClient,
  id: string,
  draft: ValidDraft,
  base: ProductBase,
  options: SaveOptions,
): Promise<SavedUpdate> {
  const features = client.features();
  const [compares, merges] = [features.has('product-conflict'), features.has('stock-merge')];
  const current = compares && merges ? undefined : await readCurrent(client, id, options);
  if (current && !compares) rejectConflict(base, current, draft);
  const colors = current && !merges ? mergeColors(base, current, draft) : draft.colors;
  const saved = await client.products.update(
    id,
    {
      ...acceptedFields(client, draft),
      colors,
      ...(compares && { base_fields: acceptedFields(client, base.fields) }),
      ...(merges && { base_colors: [...base.colors] }),
    },
    options,
  );
  const change = features.has('undo') ? saved?.change_id : undefined;
  return { colors: saved?.colors ?? colors, change };
}

function conflict(details: Pick<ApiErrorDetails, 'changed' | 'colors'>): ApiError {
  const code = details.changed ? 'product_conflict' : 'stock_moved';
  return new ApiError('http', 'updateProduct', { status: 409, code, ...details });
}

function rejectConflict({ fields }: ProductBase, current: Product, draft: ValidDraft): void {
  const changed = changedFields(fields, baseOf(current).fields, draft);
  if (Object.keys(changed).length > 0) throw conflict({ changed });
}

/** The colours of the draft, with what was sold since the base was loaded. */
function mergeColors(base: ProductBase, current: Product, { colors }: ProductDraft) {
  const wanted = variantsOf(colors);
  const merged = mergeStock(variantsOf(current.colors), variantsOf(base.colors), wanted);
  if (!merged) throw conflict({ colors: current.colors });
  const quantities = merged.map(({ quantity }) => quantity).values();
  return colors.map(({ color_name, sizes }) => ({
    color_name,
    sizes: sizes.map(({ size, quantity }) => ({
      size,
      quantity: quantities.next().value ?? quantity,
    })),
  }));
}
