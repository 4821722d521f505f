import {
  isApiError,
  type ApiError,
  type CreateOptions,
  type OrderConfirmation,
} from '@shop/api-client';
import type { OrderRequestInput } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import type { PendingOrder } from '../../features/cart/pending-order.ts';
import { withTabLock } from '../../lib/with-tab-lock.ts';
import type { ShopperClient } from '@shop/api-client';

/** Longer than a submission of another tab can be. */
const LOCK_TIMEOUT_MS = 20_000;

type Lines = readonly CartLine[];

/** An order and its cart lines. */
type Submission = { order: OrderRequestInput; lines: Lines };

/** The accepted lines, and the response of the API server. */
export type AcceptedSubmission = {
  lines: Lines;
  /** The accepted request; missing when this page does not have it any more. */
  order?: OrderRequestInput;
  confirmation: OrderConfirmation;
  /** The API server accepted an earlier submission, whose content differs from the last one. */
  isEarlierSubmission?: boolean;
  /** The response has no number. It may come from another server than the API's. */
  isUnnumbered?: boolean;
};

/** Submits the order of one checkout. A call during a submission returns that submission. */
export type SubmitOrder = (submission: Submission, key: string) => Promise<AcceptedSubmission>;

/**
 * Creates the submission of one checkout (F2, O6). One tab submits at a time. All submissions with one key are
 * one order: after a lost response, after a reload, and from another tab. When the API server has another
 * content for the key, that earlier content is confirmed. Whether the key is sent depends on the features at
 * the first submission. Rejects with the client's `ApiError`; it does not retry.
 */
export function createSubmitOrder(api: ShopperClient, pendingOrder: PendingOrder): SubmitOrder {
  let supportsKeys: boolean | undefined;
  let lastUnconfirmed: { key: string; submission: Submission } | undefined;
  let inFlight: Promise<AcceptedSubmission> | undefined;

  async function submit(submission: Submission, key: string): Promise<AcceptedSubmission> {
    // Read before the lock, because another tab removes its lines when its response arrives.
    const before = pendingOrder.unconfirmedLines(key);
    return withTabLock(`shop:order ${key}`, LOCK_TIMEOUT_MS, () => {
      const unconfirmed = [pendingOrder.unconfirmedLines(key), before].find(
        (lines) => lines.length > 0,
      );
      supportsKeys ??= api.features().has('idempotency-key');
      if (unconfirmed || supportsKeys) return submitWithKey(submission, key, unconfirmed);
      const accepted = pendingOrder.acceptedLines(key);
      if (accepted) return Promise.resolve({ lines: accepted, confirmation: {} });
      return send(submission, key, {});
    });
  }

  async function submitWithKey(
    submission: Submission,
    key: string,
    unconfirmed: Lines | undefined,
  ): Promise<AcceptedSubmission> {
    const accepted = pendingOrder.acceptedLines(key);
    if (!accepted) pendingOrder.markSent(key, submission.lines);
    try {
      const isRepeat = unconfirmed !== undefined;
      return await send(submission, key, { idempotencyKey: key, isRepeat });
    } catch (error) {
      if (isRejection(error) && error.code === 'idempotency_key_reused') {
        const earlier = lastUnconfirmed?.key === key ? lastUnconfirmed.submission : undefined;
        return confirmEarlier(earlier, key, unconfirmed ?? accepted ?? submission.lines);
      }
      if (!isRejection(error)) {
        lastUnconfirmed = lastUnconfirmed?.key === key ? lastUnconfirmed : { key, submission };
      } else if (!unconfirmed || error.status === 409) {
        lastUnconfirmed = undefined;
        pendingOrder.markRefused(key);
      }
      throw error;
    }
  }

  /** Sends the earlier content again for its order number, when this page still has that content. */
  async function confirmEarlier(
    earlier: Submission | undefined,
    key: string,
    lines: Lines,
  ): Promise<AcceptedSubmission> {
    if (earlier) {
      return { ...(await send(earlier, key, { idempotencyKey: key })), isEarlierSubmission: true };
    }
    pendingOrder.markAccepted(key, lines);
    return { lines, confirmation: {}, isEarlierSubmission: true };
  }

  async function send({ order, lines }: Submission, key: string, options: CreateOptions) {
    const confirmation = await api.commands.create(order, options);
    pendingOrder.markAccepted(key, lines);
    return { lines, order, confirmation, ...(!confirmation.command_id && { isUnnumbered: true }) };
  }

  return (submission, key) => {
    inFlight ??= submit(submission, key).finally(() => (inFlight = undefined));
    return inFlight;
  };
}

/** Whether the API server refused the submission, so that nothing of it was accepted. */
function isRejection(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
}
