import { createPendingOrder, type PendingOrder } from '../../features/cart/pending-order.ts';
import type { ShopperClient } from '@shop/api-client';
import type { SafeStorage } from '@shop/app-kit';
import type { CheckoutFields } from './order-request.ts';
import { createSubmitOrder, type SubmitOrder } from './submit-order.ts';

/** The typed fields and the pending order of a checkout. They stay during a visit to the cart (F2). */
export type CheckoutSession = {
  fields: CheckoutFields;
  readonly pendingOrder: PendingOrder;
  readonly submitOrder: SubmitOrder;
};

const EMPTY: CheckoutFields = { client_name: '', email: '', number: '', city: '', street: '' };

/** In memory only: contact fields are never stored (P2). */
const sessions = new WeakMap<ShopperClient, CheckoutSession>();

/** Returns the checkout session of an API client; a new one when there is none. */
export function checkoutSession(api: ShopperClient, storage: SafeStorage): CheckoutSession {
  const existing = sessions.get(api);
  if (existing) return existing;
  const pendingOrder = createPendingOrder(storage);
  const session = {
    fields: EMPTY,
    pendingOrder,
    submitOrder: createSubmitOrder(api, pendingOrder),
  };
  sessions.set(api, session);
  return session;
}

/** Ends the session, after the order was accepted (CMD-4). */
export function clearCheckoutSession(api: ShopperClient): void {
  sessions.delete(api);
}
