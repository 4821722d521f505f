import type { ShopClient } from '../../platform/shop-client.ts';

/** The hosts that were sent an order, with a key, and never answered; in memory alone. */
const unanswered = new WeakSet<ShopClient>();

/** Notes that an order's answer was lost, or that it came after all. */
export function noteUnanswered(api: ShopClient, isLost: boolean): void {
  if (isLost) unanswered.add(api);
  else unanswered.delete(api);
}

/**
 * Whether the cart may be ordered already, its answer lost (F2): then what is sold out may be what
 * this very order took, and the way on is to send it again.
 */
export function isOrderUnanswered(api: ShopClient): boolean {
  return unanswered.has(api);
}
