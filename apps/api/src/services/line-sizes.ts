import { keyOfVariant } from '@shop/contract/merge-stock';
import type { OutOfStockLine } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import type { Db } from '../db/database.ts';
import { findLines, setLineSize, type LockedOrder, type StoredLine } from '../db/order-changes.ts';
import {
  findVariants,
  recordMovements,
  returnStock,
  takeStock,
  type Movement,
  type Variant,
} from '../db/stock.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { exceededPieces } from './order-limits.ts';

type SizeContext = Pick<AppContext, 'now' | 'orderSettings'>;

/** A line whose size was changed. */
export type ChangedSize = { productName: string; before: string; after: string };

/** The pieces of one variant that an order takes; negative for pieces that it gives back. */
type Demand = { line: StoredLine; size: string; pieces: number; variant: Variant | undefined };

/**
 * Changes the sizes of the lines of a locked order that is new, and moves their pieces, all or none. Prices stay, so the
 * total does too.
 * @param sizes one for each line, in any spelling
 * @throws ShopError `invalid` for another number of sizes; `out_of_stock` with each variant of which fewer are left;
 *   `order_limit` when the order exceeds a limit by this change
 */
export async function changeSizes(
  context: SizeContext,
  db: Db,
  { id, commandId }: LockedOrder,
  sizes: readonly string[],
): Promise<ChangedSize[]> {
  const lines = await findLines(db, id);
  if (sizes.length !== lines.length) throw invalidField('sizes', 'incorrect');
  const variants = await findVariants(db, [...new Set(lines.map(({ productId }) => productId))]);
  const changes = lines.flatMap((line, index) => {
    const size = sizes[index] ?? '';
    if (variantKey(size) === variantKey(line.size)) return [];
    return [{ line, size: findVariant(variants, line, size)?.size ?? size }];
  });
  const demands = toDemands(changes, variants);
  const movements: Movement[] = [];
  const shortLines: OutOfStockLine[] = [];
  // Sorted by variant, like the lines of an order: concurrent changes do not deadlock (O5).
  for (const demand of demands) {
    const moved = await movePieces(db, commandId, demand);
    if (moved) movements.push(...moved);
    else shortLines.push(toShortLine(demand));
  }
  if (shortLines.length > 0) throw new ShopError('out_of_stock', { lines: shortLines });
  checkLimits(context, lines, changes);
  for (const { line, size } of changes) await setLineSize(db, line.id, size);
  await recordMovements(db, movements, context.now());
  return changes.map(({ line: { productName, size: before }, size: after }) => {
    return { productName, before, after };
  });
}

type SizeChange = { line: StoredLine; size: string };

function findVariant(
  variants: readonly Variant[],
  { productId, color }: Pick<StoredLine, 'productId' | 'color'>,
  size: string,
): Variant | undefined {
  const key = keyOfVariant({ color, size });
  return variants.find((each) => each.productId === productId && keyOfVariant(each) === key);
}

/** The sum of the pieces of each variant that the changes concern, sorted by variant. */
function toDemands(changes: readonly SizeChange[], variants: readonly Variant[]): Demand[] {
  const moves = changes.flatMap(({ line, size }) => [
    { line, size, pieces: line.quantity },
    { line, size: line.size, pieces: -line.quantity },
  ]);
  const groups = Map.groupBy(
    moves,
    ({ line, size }) => `${line.productId} ${keyOfVariant({ color: line.color, size })}`,
  );
  return Array.from(groups.values(), ([first, ...others]) =>
    first
      ? {
          ...first,
          pieces: others.reduce((sum, { pieces }) => sum + pieces, first.pieces),
          variant: findVariant(variants, first.line, first.size),
        }
      : undefined,
  )
    .filter((demand) => demand !== undefined)
    .filter(({ pieces }) => pieces !== 0)
    .toSorted((a, b) => (a.variant?.id ?? 0) - (b.variant?.id ?? 0));
}

/** Moves the pieces of a variant; undefined when fewer are left. */
async function movePieces(
  db: Db,
  commandId: string,
  { line, size, pieces, variant }: Demand,
): Promise<Movement[] | undefined> {
  const { productId, color, unitMillimes } = line;
  const ordered: Movement = {
    productId,
    color,
    size,
    delta: -pieces,
    reason: 'ordered',
    commandId,
    unitMillimes,
  };
  if (pieces > 0) {
    return variant && (await takeStock(db, variant.id, pieces)) ? [ordered] : undefined;
  }
  if (await returnStock(db, { productId, color, size, quantity: -pieces })) return [ordered];
  // The size was deleted: its pieces leave the stock as its others did.
  return [ordered, { productId, color, size, delta: pieces, reason: 'stocked' }];
}

function toShortLine({ line, size, pieces, variant }: Demand): OutOfStockLine {
  return {
    product: String(line.productId),
    color: line.color,
    size,
    requested: pieces,
    available: variant?.quantity ?? 0,
  };
}

function checkLimits(
  { orderSettings }: SizeContext,
  lines: readonly StoredLine[],
  changes: readonly SizeChange[],
): void {
  const sizeOf = new Map(changes.map(({ line, size }) => [line.id, size]));
  const toLimited = (line: StoredLine, size: string) => {
    return { product: String(line.productId), color: line.color, size, quantity: line.quantity };
  };
  const before = { command_products: lines.map((line) => toLimited(line, line.size)) };
  const after = {
    command_products: lines.map((line) => toLimited(line, sizeOf.get(line.id) ?? line.size)),
  };
  const exceeded = exceededPieces(orderSettings, after);
  if (exceeded && !exceededPieces(orderSettings, before)) {
    throw new ShopError('order_limit', { exceeded });
  }
}
