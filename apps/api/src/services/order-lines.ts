import { keyOfVariant } from '@shop/contract/variant-key';
import { keyOfLine } from '@shop/contract/order-edit';
import type { OrderRequest, OutOfStockLine } from '@shop/contract/schemas';
import { isLockTimeout, ProductLockedError } from '../db/errors.ts';
import { ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  findOrderItems,
  takeOrderItem,
  type OrderItem,
  type RequestedVariant,
} from '../db/order-items.ts';
import type { NewOrderLine } from '../db/orders.ts';
import { parseRowId } from '../db/row-id.ts';
import type { Movement } from '../db/stock.ts';

type RequestedLine = OrderRequest['command_products'][number];
/** The sum of the pieces of one variant in an order, over all its lines and spellings. */
type Demand = { line: RequestedLine; pieces: number };

/**
 * Takes the lines of an order out of the stock, all or none, in the transaction of the caller. Returns
 * them with their copies of the products, and the movements to insert. Lines of one variant are added
 * up (O4).
 * @throws ShopError `out_of_stock` with each line that requests more than is left
 * @throws ProductLockedError
 */
export async function takeLines(
  db: Db,
  requested: readonly RequestedLine[],
  commandId: string,
): Promise<{ lines: NewOrderLine[]; movements: Movement[] }> {
  const demands = sumByVariant(requested);
  const taken = new Map<Demand, OrderItem>();
  for (const demand of demands.toSorted((a, b) => compareForLocking(a.line, b.line))) {
    const item = await takeUnlocked(db, demand);
    if (item) taken.set(demand, item);
  }
  const missing = demands.filter((demand) => !taken.has(demand));
  if (missing.length > 0) {
    const left = await findOrderItems(
      db,
      missing.flatMap(({ line }) => toRequestedVariants(line)),
    );
    throw new ShopError('out_of_stock', {
      lines: missing.map((demand) => toOutOfStockLine(demand, left)),
    });
  }
  const items = withLatestProducts(taken);
  return {
    lines: toOrderLines(requested, [...items.values()]),
    movements: Array.from(items, ([{ pieces }, item]) => toMovement(item, pieces, commandId)),
  };
}

/**
 * Gives all variants of a product the product as the last of them was taken with it: its price may have changed while
 * the order waited for a variant.
 */
function withLatestProducts(taken: ReadonlyMap<Demand, OrderItem>): Map<Demand, OrderItem> {
  const latest = new Map(
    Array.from(taken.values(), ({ variant, product }) => [variant.productId, product]),
  );
  return new Map(
    Array.from(taken, ([demand, { variant, product }]) => [
      demand,
      { variant, product: latest.get(variant.productId) ?? product },
    ]),
  );
}

/**
 * Sorts lines in the order in which their variants are locked: by product, colour and size. It is the same for all
 * orders and their edits, so that concurrent ones do not deadlock (O5). Returns, changes of a product and edits that add a
 * product lock the variants of one product in another order; PostgreSQL ends a deadlock with them after a second, and the
 * transaction runs again.
 */
export function compareForLocking(
  a: Omit<RequestedLine, 'quantity'>,
  b: Omit<RequestedLine, 'quantity'>,
): number {
  const byProduct = (parseRowId(a.product) ?? 0) - (parseRowId(b.product) ?? 0);
  if (byProduct !== 0) return byProduct;
  const [keyA, keyB] = [keyOfVariant(a), keyOfVariant(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}

/**
 * The lines that `takeLines` would take now, without taking them.
 * @throws ShopError `out_of_stock` with each line that requests more than is left
 */
export async function previewLines(
  db: Db,
  requested: readonly RequestedLine[],
): Promise<NewOrderLine[]> {
  const items = await findOrderItems(db, requested.flatMap(toRequestedVariants));
  const outOfStockLines = sumByVariant(requested).flatMap((demand) => {
    const outOfStockLine = toOutOfStockLine(demand, items);
    return outOfStockLine.available < demand.pieces ? [outOfStockLine] : [];
  });
  if (outOfStockLines.length > 0) throw new ShopError('out_of_stock', { lines: outOfStockLines });
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
export function toRequestedVariants({ product, color, size }: RequestedLine): RequestedVariant[] {
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

function sumByVariant(requested: readonly RequestedLine[]): Demand[] {
  const demands = new Map<string, Demand>();
  for (const line of requested) {
    const key = keyOfLine(line);
    const before = demands.get(key) ?? { line, pieces: 0 };
    demands.set(key, { ...before, pieces: before.pieces + line.quantity });
  }
  return [...demands.values()];
}

/** @throws ProductLockedError when another transaction does not release the variant in time */
async function takeUnlocked(db: Db, { line, pieces }: Demand): Promise<OrderItem | undefined> {
  const [variant] = toRequestedVariants(line);
  if (!variant) return undefined;
  try {
    return await takeOrderItem(db, variant, pieces);
  } catch (error) {
    throw isLockTimeout(error) ? new ProductLockedError(variant.productId, error) : error;
  }
}

function toOutOfStockLine({ line, pieces }: Demand, items: readonly OrderItem[]): OutOfStockLine {
  const { product, color, size } = line;
  const available = findItem(line, items)?.variant.quantity ?? 0;
  return { product, color, size, requested: pieces, available };
}

function toMovement({ variant, product }: OrderItem, pieces: number, commandId: string): Movement {
  const { productId, color, size } = variant;
  const { millimes: unitMillimes } = product;
  return { productId, color, size, delta: -pieces, reason: 'ordered', commandId, unitMillimes };
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
