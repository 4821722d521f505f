import { isApiError, type ApiError, type OrderConfirmation } from '@shop/api-client';
import type { OrderRequest } from '@shop/contract/schemas';
import type { ShopClient } from '../../platform/shop-client.ts';

/** Sends the order of one checkout; while one send is under way every further one is that same send. */
export type OrderSender = (order: OrderRequest) => Promise<OrderConfirmation>;

/**
 * Makes the sender of one intent to order (F2, O6). Whether it carries a key is settled at its first
 * send, by what the host names then, and never changed: a repeat after a lost answer is the same
 * order. Should the first answer be lost and the shopper change something, the host knows the key
 * and refuses the change; then what it already took is what gets confirmed. Rejects with the
 * client's `ApiError`; never sends again by itself otherwise.
 * @param makeKey makes a key nobody else will make
 */
export function createOrderSender(api: ShopClient, makeKey: () => string): OrderSender {
  let intent: { idempotencyKey: string | undefined } | undefined;
  let unanswered: OrderRequest | undefined;
  let underWay: Promise<OrderConfirmation> | undefined;

  async function send(order: OrderRequest): Promise<OrderConfirmation> {
    intent ??= {
      idempotencyKey: api.features().has('idempotency-key') ? makeKey() : undefined,
    };
    try {
      return await api.createOrder(order, intent);
    } catch (error) {
      if (isRefusal(error) && error.code === 'idempotency_key_reused' && unanswered) {
        return api.createOrder(unanswered, intent);
      }
      unanswered = isRefusal(error) ? undefined : (unanswered ?? order);
      throw error;
    }
  }

  return (order) => {
    underWay ??= send(order).finally(() => (underWay = undefined));
    return underWay;
  };
}

/** Whether the host said no, so that it certainly took nothing. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
}

/** A key of 128 random bits; works on plain http too, where `randomUUID` is not there. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
