import type { ShopClient } from '../../platform/shop-client.ts';
import type { CheckoutFields } from './order-request.ts';
import { createOrderSender, randomKey, type OrderSender } from './send-order.ts';

/**
 * What a checkout keeps while the shopper goes back to the cart: what was typed, and the intent to
 * order, so that an order whose answer was lost is not sent as another one (F2).
 */
export type KeptCheckout = { fields: CheckoutFields; readonly send: OrderSender };

const EMPTY: CheckoutFields = { client_name: '', email: '', number: '', city: '', street: '' };

/** In memory alone, for as long as the page lives: no contact is ever stored (P2). */
const kept = new WeakMap<ShopClient, KeptCheckout>();

/** The checkout that is under way with this host, or a new one. */
export function keptCheckout(api: ShopClient): KeptCheckout {
  const known = kept.get(api);
  if (known) return known;
  const fresh = { fields: EMPTY, send: createOrderSender(api, randomKey) };
  kept.set(api, fresh);
  return fresh;
}

/** Ends it: the order is placed (CMD-4). */
export function forgetCheckout(api: ShopClient): void {
  kept.delete(api);
}
