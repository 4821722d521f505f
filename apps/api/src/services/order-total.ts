import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney, totalMillimes } from '@shop/contract/money';
import type { OrderRequest } from '@shop/contract/schemas';
import type { NewOrderLine } from '../db/orders.ts';
import { ShopError } from '../errors.ts';

/**
 * Returns the total of an order's lines, in millimes.
 * @param reduction what the owner takes off it
 * @throws ShopError `total_changed` with the correct amounts, when the order has others
 */
export function checkTotal(
  draft: Pick<OrderRequest, 'total_amount' | 'shipping_charge'>,
  lines: readonly NewOrderLine[],
  reduction = 0,
): number {
  const total = totalMillimes(lines) - reduction;
  if (draft.total_amount !== total || draft.shipping_charge !== SHIPPING_MILLIMES) {
    throw new ShopError('total_changed', {
      total_amount: formatMoney(total),
      shipping_charge: formatMoney(SHIPPING_MILLIMES),
    });
  }
  return total;
}
