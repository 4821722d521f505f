import type { OrderStatus } from '@shop/contract/constants';
import { variantKey } from '@shop/contract/variant-key';
import { findLinesAfter, findOrderMovements } from '../db/audit.ts';
import type { Db } from '../db/database.ts';

const BATCH = 1_000;

/** The effect of an order on the stock of a variant. */
type Sale = { sold: number; status: OrderStatus | undefined; taken: number; returned: number };

/**
 * Compares the lines of each order with the stock that it took and returned: every sold piece was
 * taken, and only a cancelled or deleted order returned pieces, either all or, for a deleted variant,
 * none.
 */
export async function auditSales(db: Db): Promise<string[]> {
  const sales = new Map<string, Sale>();
  await addLines(db, sales);
  for (const movement of await findOrderMovements(db)) {
    const { commandId, productId, colorKey, sizeKey, reason, delta } = movement;
    const sale = saleOf(sales, [commandId, productId, colorKey, sizeKey]);
    if (reason === 'ordered') sale.taken -= delta;
    else sale.returned += delta;
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

function saleOf(sales: Map<string, Sale>, variant: readonly unknown[]): Sale {
  const key = JSON.stringify(variant);
  const sale = sales.get(key) ?? { sold: 0, status: undefined, taken: 0, returned: 0 };
  sales.set(key, sale);
  return sale;
}

function describe(key: string, { sold, status, taken, returned }: Sale): string[] {
  const [commandId, productId, color, size]: unknown[] = JSON.parse(key);
  const subject = `Order ${String(commandId)}, product ${String(productId)}, ${String(color)}, ${String(size)}`;
  // Only the movements of a deleted order are left.
  const expected = status === undefined ? taken : sold;
  const mayReturn = status === undefined || status === 'cancelled';
  if (taken !== expected) return [`${subject}: ${sold} sold, ${taken} taken out of the stock.`];
  if (returned === 0 || (mayReturn && returned === taken)) return [];
  return [`${subject}: ${taken} taken out of the stock, ${returned} returned.`];
}
