import type { OrderStatus } from '@shop/contract/constants';
import { formatMoney } from '@shop/contract/money';
import { variantKey } from '@shop/contract/variant-key';
import { findLinesAfter, findOrderMovements } from '../db/audit.ts';
import type { Db } from '../db/database.ts';

const BATCH = 1_000;

/** The effect of an order on the stock of a variant. */
type Sale = {
  sold: number;
  status: OrderStatus | undefined;
  taken: number;
  /** Undefined when no return is recorded, not even one of 0 pieces. */
  returned: number | undefined;
  /** The price of the lines, and the one of the movement where it is known; in millimes. */
  lineMillimes: number;
  takenMillimes: number | null;
};

/**
 * Compares the lines of each order with the stock that it took and returned: every sold piece was
 * taken for the price of its line, and only a cancelled or deleted order returned pieces, either all or, for a deleted
 * variant or a shipped order, none. In both cases the return is recorded.
 */
export async function auditSales(db: Db): Promise<string[]> {
  const sales = new Map<string, Sale>();
  await addLines(db, sales);
  for (const movement of await findOrderMovements(db)) {
    const { commandId, productId, colorKey, sizeKey, reason, delta, millimes } = movement;
    const sale = saleOf(sales, [commandId, productId, colorKey, sizeKey]);
    if (reason === 'ordered') {
      sale.taken -= delta;
      sale.takenMillimes = millimes;
    } else sale.returned = (sale.returned ?? 0) + delta;
  }
  return [...sales].flatMap(([key, sale]) => describe(key, sale));
}

async function addLines(db: Db, sales: Map<string, Sale>): Promise<void> {
  let after = 0;
  for (;;) {
    const lines = await findLinesAfter(db, after, BATCH);
    for (const line of lines) {
      const { commandId, productId, color, size, quantity, status } = line;
      const key = [commandId, productId, variantKey(color), variantKey(size)];
      const sale = saleOf(sales, key);
      sale.sold += quantity;
      sale.lineMillimes += quantity * line.unitMillimes;
      sale.status = status;
    }
    after = lines.at(-1)?.id ?? after;
    if (lines.length < BATCH) return;
  }
}

function saleOf(sales: Map<string, Sale>, variant: readonly unknown[]): Sale {
  const key = JSON.stringify(variant);
  const sale = sales.get(key) ?? {
    sold: 0,
    status: undefined,
    taken: 0,
    returned: undefined,
    lineMillimes: 0,
    takenMillimes: null,
  };
  sales.set(key, sale);
  return sale;
}

function describe(key: string, sale: Sale): string[] {
  const { sold, status, taken, returned, lineMillimes, takenMillimes } = sale;
  const [commandId, productId, color, size]: unknown[] = JSON.parse(key);
  const subject = `Order ${String(commandId)}, product ${String(productId)}, ${String(color)}, ${String(size)}`;
  // Only the movements of a deleted order are left, or of a variant that a change removed from the order.
  const isDeleted = status === undefined;
  if (!isDeleted && taken !== sold) {
    return [`${subject}: ${sold} sold, ${taken} taken out of the stock.`];
  }
  if (!isDeleted && takenMillimes !== null && takenMillimes !== lineMillimes) {
    return [
      `${subject}: its lines make ${formatMoney(lineMillimes)}, it was ordered for ${formatMoney(takenMillimes)}.`,
    ];
  }
  // A variant that was removed from the order is as if it had never been in it.
  if (taken === 0 && !returned) return [];
  const hasEnded = isDeleted || status === 'cancelled';
  if (hasEnded && returned === undefined) {
    return [`${subject}: ${taken} taken out of the stock, nothing recorded as returned.`];
  }
  if (!returned || (hasEnded && returned === taken)) return [];
  return [`${subject}: ${taken} taken out of the stock, ${returned} returned.`];
}
