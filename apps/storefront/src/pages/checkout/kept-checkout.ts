import { orderIntent, type OrderIntent } from '../../features/cart/order-intent.ts';
import type { ShopClient } from '../../platform/shop-client.ts';
import type { KeptTexts } from '../../platform/storage.ts';
import type { CheckoutFields } from './order-request.ts';
import { createOrderSender, type OrderSender } from './send-order.ts';

/**
 * What a checkout keeps while the shopper goes back to the cart: what was typed, and the order whose
 * answer was lost, so that it is not sent as another one (F2).
 */
export type KeptCheckout = {
  fields: CheckoutFields;
  readonly intent: OrderIntent;
  readonly send: OrderSender;
};

const EMPTY: CheckoutFields = { client_name: '', email: '', number: '', city: '', street: '' };

/** In memory alone, for as long as the page lives: no contact is ever stored (P2). */
const kept = new WeakMap<ShopClient, KeptCheckout>();

/** The checkout that is under way with this host, or a new one whose intent these texts keep. */
export function keptCheckout(api: ShopClient, texts: KeptTexts): KeptCheckout {
  const known = kept.get(api);
  if (known) return known;
  const intent = orderIntent(texts);
  const fresh = { fields: EMPTY, intent, send: createOrderSender(api, intent) };
  kept.set(api, fresh);
  return fresh;
}

/** Ends it: the order is placed (CMD-4). */
export function forgetCheckout(api: ShopClient): void {
  kept.delete(api);
}
