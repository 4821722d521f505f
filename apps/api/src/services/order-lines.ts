import type { OrderDraft, ShortLine } from '@shop/contract/schemas';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { findGoods, type Goods } from '../store/goods.ts';
import type { NewOrderLine } from '../store/orders.ts';
import { parseRowId } from '../store/row-id.ts';
import { findVariants, keyOf, takeStock, type Movement, type Variant } from '../store/stock.ts';

type AskedLine = OrderDraft['command_products'][number];
/** All the pieces an order asks of one variant, however many lines and spellings ask for it. */
type Demand = { line: AskedLine; variant: Variant | undefined; pieces: number };

/**
 * Takes an order's lines out of the stock, all or none (within the caller's transaction); answers
 * them with their own copy of each product, and the movements the caller must write down. Lines of
 * one variant are added up first (O4); variants are taken in one order everywhere, so that orders do
 * not deadlock (O5).
 * @throws Refusal `out_of_stock` naming each line that asks for more than is left
 */
export async function takeLines(
  db: Db,
  asked: readonly AskedLine[],
  commandId: string,
): Promise<{ lines: NewOrderLine[]; movements: Movement[] }> {
  const goods = await findGoods(db, asked.flatMap(named));
  const demands = addUp(asked, goods);
  const short = await takeAll(db, demands);
  if (short.length > 0) throw new Refusal('out_of_stock', { lines: short });
  return {
    lines: asked.flatMap((line) => {
      const found = findGood(line, goods);
      return found ? [toOrderLine(line, found)] : [];
    }),
    movements: demands.flatMap((demand) => toMovement(demand, commandId)),
  };
}

/** What a line asks for; nothing when no row can have its product's id. */
function named({ product, color, size }: AskedLine) {
  const productId = parseRowId(product);
  return productId === undefined ? [] : [{ productId, color, size }];
}

function findGood(line: AskedLine, goods: readonly Goods[]): Goods | undefined {
  const productId = parseRowId(line.product);
  return goods.find(
    ({ variant }) => variant.productId === productId && keyOf(variant) === keyOf(line),
  );
}

function addUp(asked: readonly AskedLine[], goods: readonly Goods[]): Demand[] {
  const groups = Map.groupBy(asked, (line) => `${line.product} ${keyOf(line)}`);
  return Array.from(groups.values(), ([line, ...others]) =>
    line
      ? {
          line,
          variant: findGood(line, goods)?.variant,
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

function toOrderLine(asked: AskedLine, { variant, product }: Goods): NewOrderLine {
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
