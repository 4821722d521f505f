import type { StockedVariant } from '@shop/contract/merge-stock';
import { variantsOf } from '@shop/contract/merge-stock';
import { keyOfVariant } from '@shop/contract/variant-key';
import {
  productFieldsSchema,
  type ApiProduct,
  type ApiProductFields,
} from '@shop/contract/schemas';
import { z } from 'zod';
import type { ProductImageRow } from '../db/products.ts';

const imagesSchema = z.array(z.object({ path: z.string(), color: z.string().nullable() }));
const layoutSchema = z.array(z.object({ color_name: z.string(), sizes: z.array(z.string()) }));

const editSchema = z.object({
  /** The changed fields, as they were. */
  before: productFieldsSchema.partial(),
  after: productFieldsSchema.partial(),
  /** The pieces of each variant whose pieces changed; null where the variant was added or removed. */
  stock: z.array(
    z.object({
      color: z.string(),
      size: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
  /** The colours and sizes in their order and spelling, when the edit changed them. */
  layout: z.object({ before: layoutSchema, after: layoutSchema }).optional(),
  /** The images with their colours, when the edit changed them. */
  images: z.object({ before: imagesSchema, after: imagesSchema }).optional(),
});

/** What an edit of a product changed, and what it replaced. */
export type ProductEdit = z.output<typeof editSchema>;
/** The colours and sizes of a product, in their order and spelling. */
type Layout = z.output<typeof layoutSchema>;

/** Parses a stored edit. */
export function parseProductEdit(json: string): ProductEdit {
  return editSchema.parse(JSON.parse(json));
}

/** The images of a product, each with its colour. */
export function imageRowsOf({
  product_images: paths,
  image_colors,
}: ApiProduct): ProductImageRow[] {
  return paths.map((path) => ({ path, color: image_colors?.[path] ?? null }));
}

function layoutOf({ colors }: ApiProduct): Layout {
  return colors.map(({ color_name, sizes }) => ({
    color_name,
    sizes: sizes.map(({ size }) => size),
  }));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const FIELD_NAMES = productFieldsSchema.keyof().options;

/** Those of the fields of a product that differ from another one. */
function differing(product: ApiProduct, other: ApiProduct): Partial<ApiProductFields> {
  const names = FIELD_NAMES.filter((name) => product[name] !== other[name]);
  return Object.fromEntries(names.map((name) => [name, product[name]]));
}

function stockChanges(before: ApiProduct, after: ApiProduct): ProductEdit['stock'] {
  const old = new Map(variantsOf(before.colors).map((each) => [keyOfVariant(each), each]));
  const now = new Map(variantsOf(after.colors).map((each) => [keyOfVariant(each), each]));
  const all = new Map([...old, ...now]);
  return Array.from(all, ([key, { color, size }]) => ({
    color,
    size,
    before: old.get(key)?.quantity ?? null,
    after: now.get(key)?.quantity ?? null,
  })).filter((each) => each.before !== each.after);
}

/** What an edit changed; undefined when it changed nothing. */
export function compareProducts(before: ApiProduct, after: ApiProduct): ProductEdit | undefined {
  const layout = { before: layoutOf(before), after: layoutOf(after) };
  const images = { before: imageRowsOf(before), after: imageRowsOf(after) };
  const edit = {
    before: differing(before, after),
    after: differing(after, before),
    stock: stockChanges(before, after),
    ...(!isEqual(layout.before, layout.after) && { layout }),
    ...(!isEqual(images.before, images.after) && { images }),
  };
  return partsOf(edit).length === 0 ? undefined : edit;
}

/** The names of what an edit changed: a later edit of one of them stops its undo. */
function partsOf({ after, stock, layout, images }: ProductEdit): string[] {
  return [
    ...Object.keys(after),
    ...stock.map((each) => `stock ${keyOfVariant(each)}`),
    ...(layout ? ['layout'] : []),
    ...(images ? ['images'] : []),
  ];
}

/** Whether one of the later edits changed a part of an edit again. */
export function isChangedAgain(edit: ProductEdit, later: readonly ProductEdit[]): boolean {
  const parts = new Set(later.flatMap(partsOf));
  return partsOf(edit).some((part) => parts.has(part));
}

/** What stops the undo of an edit. */
export type UndoConflict = {
  /** The fields that were edited again, with their values now. */
  changed: Partial<ApiProductFields>;
  hasOtherImages: boolean;
  /** Whether colours, sizes or pieces were edited again. */
  hasOtherStock: boolean;
  /** The variants of which fewer pieces are left than the undo takes. */
  short: (StockedVariant & { taken: number })[];
};

/**
 * Compares an edit with the product as it is now. Pieces that orders took or returned meanwhile are no conflict.
 * @param later the edits after it that were not undone
 * @returns the variants that the undo results in, and what stops it
 */
export function planUndo(
  edit: ProductEdit,
  later: readonly ProductEdit[],
  now: ApiProduct,
): { layout: Layout; stock: StockedVariant[]; conflict: UndoConflict | undefined } {
  const parts = new Set(later.flatMap(partsOf));
  const names = FIELD_NAMES.filter(
    (name) => name in edit.after && (parts.has(name) || edit.after[name] !== now[name]),
  );
  const hasOtherLayout = edit.layout !== undefined && !isEqual(edit.layout.after, layoutOf(now));
  const layout = edit.layout ? edit.layout.before : layoutOf(now);
  const plan = planStock(edit, layout, now);
  const conflict = {
    changed: Object.fromEntries(names.map((name) => [name, now[name]])),
    hasOtherImages:
      edit.images !== undefined &&
      (parts.has('images') || !isEqual(edit.images.after, imageRowsOf(now))),
    hasOtherStock:
      hasOtherLayout ||
      plan.isLost ||
      (edit.layout !== undefined && parts.has('layout')) ||
      edit.stock.some((each) => parts.has(`stock ${keyOfVariant(each)}`)),
    short: plan.short,
  };
  const isStopped =
    names.length > 0 ||
    conflict.hasOtherImages ||
    conflict.hasOtherStock ||
    conflict.short.length > 0;
  return { layout, stock: plan.stock, conflict: isStopped ? conflict : undefined };
}

/** The pieces after an undo: those of now, without the difference that the edit made. */
function planStock(edit: ProductEdit, layout: Layout, now: ApiProduct) {
  const current = variantsOf(now.colors);
  const left = new Map(current.map((each) => [keyOfVariant(each), each.quantity]));
  const deltas = new Map(
    edit.stock.map((each) => [keyOfVariant(each), (each.after ?? 0) - (each.before ?? 0)]),
  );
  const stock = layout.flatMap(({ color_name: color, sizes }) =>
    sizes.map((size) => {
      const key = keyOfVariant({ color, size });
      return { color, size, quantity: (left.get(key) ?? 0) - (deltas.get(key) ?? 0) };
    }),
  );
  const kept = new Set(stock.map(keyOfVariant));
  const removed = current.filter((each) => !kept.has(keyOfVariant(each)));
  const after = [
    ...stock,
    ...removed.map((each) => ({
      ...each,
      quantity: each.quantity - (deltas.get(keyOfVariant(each)) ?? 0),
    })),
  ];
  return {
    stock,
    short: after
      .filter(({ quantity }) => quantity < 0)
      .map((each) => {
        const key = keyOfVariant(each);
        return { ...each, quantity: left.get(key) ?? 0, taken: deltas.get(key) ?? 0 };
      }),
    /** A variant that the undo removes has other pieces, or one that the edit changed is gone. */
    isLost:
      after.slice(stock.length).some(({ quantity }) => quantity > 0) ||
      edit.stock.some((each) => each.after !== null && !left.has(keyOfVariant(each))),
  };
}
