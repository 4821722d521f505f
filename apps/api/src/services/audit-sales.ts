import type { OrderStatus } from '@shop/contract/constants';
import { variantKey } from '@shop/contract/variant-key';
import { findLinesAfter, findOrderMovements } from '../store/audit.ts';
import type { Db } from '../store/database.ts';

const BATCH = 1_000;

/** What one order did to one variant's stock. */
type Sale = { sold: number; status: OrderStatus | undefined; taken: number; givenBack: number };

/**
 * Compares each order's lines with the pieces it took out of the stock and gave back: every piece
 * sold was taken, and only a cancelled or deleted order gave any back, all of them or, where the
 * variant was sold no longer, none.
 */
export async function auditSales(db: Db): Promise<string[]> {
  const sales = new Map<string, Sale>();
  await addLines(db, sales);
  for (const movement of await findOrderMovements(db)) {
    const { commandId, productId, colorKey, sizeKey, reason, delta } = movement;
    const sale = saleOf(sales, [commandId, productId, colorKey, sizeKey]);
    if (reason === 'ordered') sale.taken -= delta;
    else sale.givenBack += delta;
  }
  return [...sales].flatMap(([key, sale]) => describe(key, sale));
}

async function addLines(db: Db, sales: Map<string, Sale>): Promise<void> {
  let after = 0;
  for (;;) {
    const lines = await findLinesAfter(db, after, BATCH);
    for (const { commandId, productId, color, size, quantity, status } of lines) {
      const key = [commandId, productId, variantKey(color), variantKey(size)];
      const sale = saleOf(sales, key);
      sale.sold += quantity;
      sale.status = status;
    }
    after = lines.at(-1)?.id ?? after;
    if (lines.length < BATCH) return;
  }
}

function saleOf(sales: Map<string, Sale>, parts: readonly unknown[]): Sale {
  const key = JSON.stringify(parts);
  const sale = sales.get(key) ?? { sold: 0, status: undefined, taken: 0, givenBack: 0 };
  sales.set(key, sale);
  return sale;
}

function describe(key: string, { sold, status, taken, givenBack }: Sale): string[] {
  const [commandId, productId, color, size]: unknown[] = JSON.parse(key);
  const what = `Order ${String(commandId)}, product ${String(productId)}, ${String(color)}, ${String(size)}`;
  // A deleted order has left its movements only.
  const expected = status === undefined ? taken : sold;
  const mayReturn = status === undefined || status === 'cancelled';
  if (taken !== expected) return [`${what}: ${sold} sold, ${taken} taken out of the stock.`];
  if (givenBack === 0 || (mayReturn && givenBack === taken)) return [];
  return [`${what}: ${taken} taken out of the stock, ${givenBack} given back.`];
}
