import { isApiError, type ApiError, type OrderConfirmation } from '@shop/api-client';
import type { OrderRequest } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { noteUnanswered } from '../../features/cart/unanswered-order.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** An order and the lines it was made from. */
type Parcel = { order: OrderRequest; lines: readonly CartLine[] };

/** What the host took and what it said of it. */
export type Taken = { lines: readonly CartLine[]; answer: OrderConfirmation };

/** Sends the order of one checkout; while one send is under way every further one is that same send. */
export type OrderSender = (parcel: Parcel) => Promise<Taken>;

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
  let unanswered: Parcel | undefined;
  let underWay: Promise<Taken> | undefined;

  async function send(parcel: Parcel): Promise<Taken> {
    intent ??= {
      idempotencyKey: api.features().has('idempotency-key') ? makeKey() : undefined,
    };
    try {
      return await sendAs(parcel, intent);
    } catch (error) {
      if (isRefusal(error) && error.code === 'idempotency_key_reused' && unanswered) {
        return sendAs(unanswered, intent);
      }
      unanswered = isRefusal(error) ? undefined : (unanswered ?? parcel);
      noteUnanswered(api, unanswered !== undefined && intent.idempotencyKey !== undefined);
      throw error;
    }
  }

  async function sendAs({ order, lines }: Parcel, options: NonNullable<typeof intent>) {
    const answer = await api.createOrder(order, options);
    noteUnanswered(api, false);
    return { lines, answer };
  }

  return (parcel) => {
    underWay ??= send(parcel).finally(() => (underWay = undefined));
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
