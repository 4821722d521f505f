import { keyOfLine } from '@shop/contract/order-edit';
import type { OrderRequest, OutOfStockLine } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { findOrderItems, type OrderItem } from '../db/order-items.ts';
import type { NewOrderLine } from '../db/orders.ts';
import { findVariants, lockVariants, returnStock, takeStock, type Movement } from '../db/stock.ts';
import { ShopError } from '../errors.ts';
import { compareForLocking, toRequestedVariants } from './order-lines.ts';

type RequestedLine = OrderRequest['command_products'][number];
/** The pieces of one variant in an order, before and after a change. */
type VariantChange = {
  line: RequestedLine;
  quantityBefore: number;
  quantityAfter: number;
  /** The variant and its product, unless they were deleted. */
  item: OrderItem | undefined;
  /** The copy of the product in the order, unless the product is new in it. */
  storedLine: NewOrderLine | undefined;
};

/**
 * Replaces the lines of an order in the stock, all or none, in the transaction of the caller: pieces that leave the
 * order return, pieces that come are taken. A product that the order had keeps its name, images and price; a new one
 * has those of now, unless `former` lines of the order have it. Variants are changed in the order of
 * `compareForLocking`. The pieces of a deleted variant can stay, and leave the shop with it.
 * @returns the new lines, and the movements to insert
 * @throws ShopError `out_of_stock` with each variant of which the order could have fewer pieces
 */
export async function changeLines(
  db: Db,
  before: readonly NewOrderLine[],
  requested: readonly RequestedLine[],
  commandId: string,
  former: readonly NewOrderLine[] = [],
): Promise<{ lines: NewOrderLine[]; movements: Movement[] }> {
  await lockForNewProducts(db, [...former, ...before], requested);
  const changes = await findChanges(db, before, requested, former);
  const sorted = [...changes.values()].toSorted((a, b) => compareForLocking(a.line, b.line));
  const movements: Movement[] = [];
  const outOfStockLines: OutOfStockLine[] = [];
  for (const change of sorted) {
    const moved = await moveStock(db, change, commandId);
    if (Array.isArray(moved)) movements.push(...moved);
    else outOfStockLines.push(moved);
  }
  if (outOfStockLines.length > 0) throw new ShopError('out_of_stock', { lines: outOfStockLines });
  return {
    lines: requested.flatMap((line) => toLine(line, changes.get(keyOfLine(line)))),
    movements,
  };
}

/**
 * Locks the variants before a new product is read: a change of the product at the same moment would otherwise be
 * missing in the copy. All products are locked, the lowest id first, as by `compareForLocking`.
 */
async function lockForNewProducts(
  db: Db,
  known: readonly NewOrderLine[],
  requested: readonly RequestedLine[],
): Promise<void> {
  const ids = new Set(known.map(({ productId }) => productId));
  const wanted = requested.flatMap(toRequestedVariants).map(({ productId }) => productId);
  if (wanted.every((id) => ids.has(id))) return;
  const all = new Set([...ids, ...wanted]);
  for (const id of [...all].toSorted((a, b) => a - b)) await lockVariants(db, id);
}

async function findChanges(
  db: Db,
  before: readonly NewOrderLine[],
  requested: readonly RequestedLine[],
  former: readonly NewOrderLine[],
): Promise<Map<string, VariantChange>> {
  const linesBefore = before.map((line) => ({ ...line, product: String(line.productId) }));
  const all: RequestedLine[] = [...linesBefore, ...requested];
  const items = await findOrderItems(db, all.flatMap(toRequestedVariants));
  const itemOf = new Map(
    items.map((item) => [
      keyOfLine({ ...item.variant, product: String(item.variant.productId) }),
      item,
    ]),
  );
  const storedLineOf = new Map<string, NewOrderLine>(
    [...former, ...before].map((line) => [String(line.productId), line]),
  );
  const sum = (lines: readonly RequestedLine[], key: string) =>
    lines.reduce((pieces, line) => pieces + (keyOfLine(line) === key ? line.quantity : 0), 0);
  return new Map(
    all.map((line) => {
      const key = keyOfLine(line);
      const item = itemOf.get(key);
      return [
        key,
        {
          line,
          quantityBefore: sum(linesBefore, key),
          quantityAfter: sum(requested, key),
          item,
          storedLine: storedLineOf.get(line.product),
        },
      ];
    }),
  );
}

/** Moves the pieces of one variant. Returns the movements, or the line that requests more than there is. */
async function moveStock(
  db: Db,
  { line, quantityBefore, quantityAfter, item, storedLine }: VariantChange,
  commandId: string,
): Promise<Movement[] | OutOfStockLine> {
  const { product, color, size } = line;
  const outOfStockLine = {
    product,
    color,
    size,
    requested: quantityAfter,
    available: quantityBefore,
  };
  const productId = item?.variant.productId ?? storedLine?.productId;
  if (productId === undefined) return outOfStockLine;
  const delta = quantityBefore - quantityAfter;
  if (delta === 0) return [];
  const variant = { productId, color, size };
  const unitMillimes = (storedLine ?? toCopy(item))?.unitMillimes ?? 0;
  const ordered: Movement = { ...variant, delta, reason: 'ordered', commandId, unitMillimes };
  if (delta > 0) {
    const isReturned = await returnStock(db, { ...variant, quantity: delta });
    // With a deleted variant its stock left the shop, and so do these pieces.
    return isReturned ? [ordered] : [ordered, { ...variant, delta: -delta, reason: 'stocked' }];
  }
  if (!item) return outOfStockLine;
  if (await takeStock(db, item.variant.id, -delta)) return [ordered];
  const left = await findVariants(db, [productId]);
  const inStock = left.find(({ id }) => id === item.variant.id)?.quantity ?? 0;
  return { ...outOfStockLine, available: quantityBefore + inStock };
}

type ProductCopy = Pick<
  NewOrderLine,
  'productId' | 'productName' | 'productImages' | 'unitMillimes'
>;

function toCopy(item: OrderItem | undefined): ProductCopy | undefined {
  return (
    item && {
      productId: item.variant.productId,
      productName: item.product.name,
      productImages: item.product.images,
      unitMillimes: item.product.millimes,
    }
  );
}

function toLine({ quantity }: RequestedLine, change: VariantChange | undefined): NewOrderLine[] {
  const copy = change?.storedLine ?? toCopy(change?.item);
  if (!change || !copy) return [];
  const { productId, productName, productImages, unitMillimes } = copy;
  const { color, size } = change.item?.variant ?? change.line;
  return [{ productId, productName, productImages, unitMillimes, color, size, quantity }];
}
