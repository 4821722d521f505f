import type { OrderDraft, ShortLine } from '@shop/contract/schemas';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { NewOrderLine } from '../store/orders.ts';
import { findSold, type SoldProduct } from '../store/products.ts';
import { parseRowId } from '../store/row-id.ts';
import {
  findVariants,
  keyOf,
  recordMovements,
  takeStock,
  type Movement,
  type Variant,
} from '../store/stock.ts';

type AskedLine = OrderDraft['command_products'][number];
/** A line with the product and the variant it asks for. */
type FoundLine = { asked: AskedLine; product: SoldProduct; variant: Variant };
/** All the pieces an order asks of one variant, however many lines and spellings ask for it. */
type Demand = { line: AskedLine; variant: Variant | undefined; pieces: number };

/**
 * Takes an order's lines out of the stock, all or none (within the caller's transaction), and
 * answers them with their own copy of each product. Lines of one variant are added up first (O4);
 * variants are taken in one order everywhere, so that orders do not deadlock (O5).
 * @throws Refusal `out_of_stock` naming each line that asks for more than is left
 */
export async function takeLines(
  db: Db,
  asked: readonly AskedLine[],
  commandId: string,
  now: number,
): Promise<NewOrderLine[]> {
  const ids = new Set(asked.flatMap((line) => parseRowId(line.product) ?? []));
  const products = await findSold(db, [...ids]);
  const variants = await findVariants(db, [...ids]);
  const demands = addUp(asked, variants);
  const short = await takeAll(db, demands);
  if (short.length > 0) throw new Refusal('out_of_stock', { lines: short });
  await recordMovements(
    db,
    demands.flatMap((demand) => toMovement(demand, commandId)),
    now,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return asked.flatMap((line) => {
    const variant = findVariant(line, variants);
    const product = variant && byId.get(variant.productId);
    return product ? [toOrderLine({ asked: line, product, variant })] : [];
  });
}

function findVariant(line: AskedLine, variants: readonly Variant[]): Variant | undefined {
  const productId = parseRowId(line.product);
  return variants.find(
    (variant) => variant.productId === productId && keyOf(variant) === keyOf(line),
  );
}

function addUp(asked: readonly AskedLine[], variants: readonly Variant[]): Demand[] {
  const groups = Map.groupBy(asked, (line) => `${line.product} ${keyOf(line)}`);
  return Array.from(groups.values(), ([line, ...others]) =>
    line
      ? {
          line,
          variant: findVariant(line, variants),
          pieces: others.reduce((sum, other) => sum + other.quantity, line.quantity),
        }
      : undefined,
  )
    .filter((demand) => demand !== undefined)
    .toSorted((a, b) => (a.variant?.id ?? 0) - (b.variant?.id ?? 0));
}

async function takeAll(db: Db, demands: readonly Demand[]): Promise<ShortLine[]> {
  const short: ShortLine[] = [];
  for (const { line, variant, pieces } of demands) {
    if (variant && (await takeStock(db, variant.id, pieces))) continue;
    const left = variant ? await findVariants(db, [variant.productId]) : [];
    short.push({
      product: line.product,
      color: line.color,
      size: line.size,
      requested: pieces,
      available: left.find((candidate) => candidate.id === variant?.id)?.quantity ?? 0,
    });
  }
  return short;
}

function toMovement({ variant, pieces }: Demand, commandId: string): Movement[] {
  if (!variant) return [];
  const { productId, color, size } = variant;
  return [{ productId, color, size, delta: -pieces, reason: 'ordered', commandId }];
}

function toOrderLine({ asked, product, variant }: FoundLine): NewOrderLine {
  return {
    productId: variant.productId,
    productName: product.name,
    productImages: product.pictures,
    unitMillimes: product.millimes,
    color: variant.color,
    size: variant.size,
    quantity: asked.quantity,
  };
}
