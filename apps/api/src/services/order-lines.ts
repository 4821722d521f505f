import { keyOfVariant } from '@shop/contract/merge-stock';
import type { OrderRequest, OutOfStockLine } from '@shop/contract/schemas';
import { isLockTimeout, ProductLockedError } from '../db/errors.ts';
import { ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import { findOrderItems, type OrderItem } from '../db/order-items.ts';
import type { NewOrderLine } from '../db/orders.ts';
import { parseRowId } from '../db/row-id.ts';
import { findVariants, takeStock, type Movement, type Variant } from '../db/stock.ts';

type RequestedLine = OrderRequest['command_products'][number];
/** The sum of the pieces of one variant in an order, over all its lines and spellings. */
type Demand = { line: RequestedLine; item: OrderItem | undefined; pieces: number };

/**
 * Takes the lines of an order out of the stock, all or none, in the transaction of the caller. Returns
 * them with their copies of the products, and the movements to insert. Lines of one variant are added
 * up (O4). Variants are taken sorted by id, so that concurrent orders do not deadlock (O5).
 * @throws ShopError `out_of_stock` with each line that requests more than is left
 * @throws ProductLockedError
 */
export async function takeLines(
  db: Db,
  requested: readonly RequestedLine[],
  commandId: string,
): Promise<{ lines: NewOrderLine[]; movements: Movement[] }> {
  const items = await findOrderItems(db, requested.flatMap(toVariant));
  const demands = sumByVariant(requested, items);
  const shortLines = await takeAll(db, demands);
  if (shortLines.length > 0) throw new ShopError('out_of_stock', { lines: shortLines });
  return {
    lines: toOrderLines(requested, items),
    movements: demands.flatMap((demand) => toMovement(demand, commandId)),
  };
}

/**
 * The lines that `takeLines` would take now, without taking them.
 * @throws ShopError `out_of_stock` with each line that requests more than is left
 */
export async function previewLines(
  db: Db,
  requested: readonly RequestedLine[],
): Promise<NewOrderLine[]> {
  const items = await findOrderItems(db, requested.flatMap(toVariant));
  const shortLines = sumByVariant(requested, items).flatMap((demand) => {
    const available = demand.item?.variant.quantity ?? 0;
    return available < demand.pieces ? [toShortLine(demand, available)] : [];
  });
  if (shortLines.length > 0) throw new ShopError('out_of_stock', { lines: shortLines });
  return toOrderLines(requested, items);
}

function toOrderLines(
  requested: readonly RequestedLine[],
  items: readonly OrderItem[],
): NewOrderLine[] {
  return requested.flatMap((line) => {
    const found = findItem(line, items);
    return found ? [toOrderLine(line, found)] : [];
  });
}

/** The variant of a line; empty when no row can have its product id. */
function toVariant({ product, color, size }: RequestedLine) {
  const productId = parseRowId(product);
  return productId === undefined ? [] : [{ productId, color, size }];
}

function findItem(line: RequestedLine, items: readonly OrderItem[]): OrderItem | undefined {
  const productId = parseRowId(line.product);
  return items.find(
    ({ variant }) =>
      variant.productId === productId && keyOfVariant(variant) === keyOfVariant(line),
  );
}

function sumByVariant(requested: readonly RequestedLine[], items: readonly OrderItem[]): Demand[] {
  const groups = Map.groupBy(requested, (line) => `${line.product} ${keyOfVariant(line)}`);
  return Array.from(groups.values(), ([line, ...others]) =>
    line
      ? {
          line,
          item: findItem(line, items),
          pieces: others.reduce((sum, other) => sum + other.quantity, line.quantity),
        }
      : undefined,
  )
    .filter((demand) => demand !== undefined)
    .toSorted((a, b) => (a.item?.variant.id ?? 0) - (b.item?.variant.id ?? 0));
}

async function takeAll(db: Db, demands: readonly Demand[]): Promise<OutOfStockLine[]> {
  const shortLines: OutOfStockLine[] = [];
  for (const demand of demands) {
    const { item, pieces } = demand;
    const variant = item?.variant;
    if (variant && (await takeUnlocked(db, variant, pieces))) continue;
    const left = variant ? await findVariants(db, [variant.productId]) : [];
    const available = left.find((candidate) => candidate.id === variant?.id)?.quantity ?? 0;
    shortLines.push(toShortLine(demand, available));
  }
  return shortLines;
}

/** @throws ProductLockedError when another transaction does not release the variant in time */
async function takeUnlocked(db: Db, variant: Variant, pieces: number): Promise<boolean> {
  try {
    return await takeStock(db, variant.id, pieces);
  } catch (error) {
    throw isLockTimeout(error) ? new ProductLockedError(variant.productId, error) : error;
  }
}

function toShortLine({ line, pieces }: Demand, available: number): OutOfStockLine {
  const { product, color, size } = line;
  return { product, color, size, requested: pieces, available };
}

function toMovement({ item, pieces }: Demand, commandId: string): Movement[] {
  if (!item) return [];
  const { productId, color, size } = item.variant;
  const { millimes: unitMillimes } = item.product;
  return [{ productId, color, size, delta: -pieces, reason: 'ordered', commandId, unitMillimes }];
}

function toOrderLine(requested: RequestedLine, { variant, product }: OrderItem): NewOrderLine {
  return {
    productId: variant.productId,
    productName: product.name,
    productImages: product.images,
    unitMillimes: product.millimes,
    color: variant.color,
    size: variant.size,
    quantity: requested.quantity,
  };
}
