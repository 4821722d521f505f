import { formatMoney, parseMoney } from '@shop/contract/money';
import { findRecordedReductions, findReducedOrders } from '../db/audit-reductions.ts';
import type { Db } from '../db/database.ts';

/**
 * Compares the reduction of each order with the trail: a total and a reduction that were changed alike in the database
 * agree with each other. An order that is older than the trail is compared with its later changes only.
 */
export async function auditReductions(db: Db): Promise<string[]> {
  const recorded = new Map<string, number>();
  for (const { commandId, before, after, secondId } of await findRecordedReductions(db)) {
    const [former, current] = [toMillimes(before), toMillimes(after)];
    recorded.set(commandId, current);
    // What the first order of a split has less, the second one has.
    if (secondId !== undefined) recorded.set(secondId, former - current);
  }
  const orders = await findReducedOrders(db);
  return orders.flatMap(({ commandId, reduction, isInTrail }) => {
    const expected = recorded.get(commandId) ?? (isInTrail ? 0 : reduction);
    if (expected === reduction) return [];
    return [
      `Order ${commandId}: its reduction is ${formatMoney(reduction)}, the trail has ${formatMoney(expected)}.`,
    ];
  });
}

function toMillimes(text: string | undefined): number {
  return parseMoney(text ?? '') ?? 0;
}
