import {
  isApiError,
  type ApiError,
  type OrderConfirmation,
  type OrderOptions,
} from '@shop/api-client';
import type { OrderRequest } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import type { OrderIntent } from '../../features/cart/order-intent.ts';
import { oneTabAtATime } from '../../platform/one-tab-at-a-time.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** Longer than an order that another tab is sending can take. */
const PATIENCE_MS = 20_000;

/** An order and the lines it was made from. */
type Parcel = { order: OrderRequest; lines: readonly CartLine[] };

/** What the host took and what it said of it. */
export type Taken = {
  lines: readonly CartLine[];
  answer: OrderConfirmation;
  /** It had taken an earlier send, of another content than the last. */
  isEarlier?: boolean;
};

/** Sends the order of one checkout; while one send is under way every further one is that same send. */
export type OrderSender = (parcel: Parcel, key: string) => Promise<Taken>;

/**
 * Makes the sender of one checkout (F2, O6): one tab sends at a time, and what is sent under the
 * intent's key, again after a lost answer, after a reload or from another tab, is one order. Should
 * the host know the key with another content, that is what it took, and what gets confirmed.
 * Whether the key goes along is settled at the first send, by what the host names then. Rejects
 * with the client's `ApiError`; never sends again by itself otherwise.
 */
export function createOrderSender(api: ShopClient, intent: OrderIntent): OrderSender {
  let takesKeys: boolean | undefined;
  let lost: { key: string; parcel: Parcel } | undefined;
  let underWay: Promise<Taken> | undefined;

  async function send(parcel: Parcel, key: string): Promise<Taken> {
    // Read before it waits: what another tab is sending is forgotten once it has its answer.
    const before = intent.awaited(key);
    return oneTabAtATime(`shop:order ${key}`, PATIENCE_MS, () => {
      const awaited = [intent.awaited(key), before].find((lines) => lines.length > 0);
      takesKeys ??= api.features().has('idempotency-key');
      if (awaited || takesKeys) return sendWithKey(parcel, key, awaited);
      if (intent.isPlaced(key)) return Promise.resolve({ lines: parcel.lines, answer: {} });
      return sendAs(parcel, key, {});
    });
  }

  async function sendWithKey(parcel: Parcel, key: string, awaited: Taken['lines'] | undefined) {
    if (!intent.isPlaced(key)) intent.noteSent(key, parcel.lines);
    try {
      const isRepeat = awaited !== undefined;
      return await sendAs(parcel, key, { idempotencyKey: key, isRepeat });
    } catch (error) {
      if (isRefusal(error) && error.code === 'idempotency_key_reused') {
        return confirm(lost?.key === key ? lost.parcel : undefined, key, awaited ?? parcel.lines);
      }
      if (!isRefusal(error)) lost = lost?.key === key ? lost : { key, parcel };
      else if (!awaited || error.status === 409) forget(key);
      throw error;
    }
  }

  /** The host took another content under this key: that is sent again, to hear its number, where this page has it. */
  async function confirm(first: Parcel | undefined, key: string, lines: Taken['lines']) {
    if (first) {
      const taken = await sendAs(first, key, { idempotencyKey: key });
      return { ...taken, isEarlier: true };
    }
    intent.noteAnswered(key);
    return { lines, answer: {}, isEarlier: true };
  }

  async function sendAs({ order, lines }: Parcel, key: string, options: OrderOptions) {
    const answer = await api.createOrder(order, options);
    intent.noteAnswered(key);
    return { lines, answer };
  }

  /** Refused for what it holds or, if it was sent before, for what is left: nothing was taken. */
  function forget(key: string) {
    lost = undefined;
    intent.noteRefused(key);
  }

  return (parcel, key) => {
    underWay ??= send(parcel, key).finally(() => (underWay = undefined));
    return underWay;
  };
}

/** Whether the host said no, so that it took nothing of this send. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
}
