import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney, subtotalMillimes } from '@shop/contract/money';
import type { OrderRequest } from '@shop/contract/schemas';
import type { NewOrderLine } from '../db/orders.ts';
import { ShopError } from '../errors.ts';

/**
 * Returns the total of an order's lines, in millimes.
 * @param options.reduction what the owner takes off it
 * @param options.shipping the shipping of the order; an order that was split from another one may have none
 * @throws ShopError `total_changed` with the correct amounts, when the order has others
 */
export function checkTotal(
  draft: Pick<OrderRequest, 'total_amount' | 'shipping_charge'>,
  lines: readonly NewOrderLine[],
  { reduction = 0, shipping = SHIPPING_MILLIMES }: { reduction?: number; shipping?: number } = {},
): number {
  const total = subtotalMillimes(lines) + shipping - reduction;
  if (draft.total_amount !== total || draft.shipping_charge !== shipping) {
    throw new ShopError('total_changed', {
      total_amount: formatMoney(total),
      shipping_charge: formatMoney(shipping),
    });
  }
  return total;
}
