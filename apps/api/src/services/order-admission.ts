import type { OrderRequest, PlacedOrder } from '@shop/contract/schemas';
import { LRUCache } from 'lru-cache';
import { findStoredResponse, isFingerprintUsed } from '../db/idempotency.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { networkOf } from './network-of.ts';
import { orderFingerprint, SAME_ORDER_WINDOW_MS } from './order-fingerprint.ts';
import { findExceededLimit } from './order-limits.ts';
import { previewLines } from './order-lines.ts';
import { checkTotal } from './order-total.ts';

const REJECTION_WINDOW_MS = 60_000;
/** After this many rejected orders in a window, stock and total of a network's orders are read before they queue. */
const REJECTIONS_BEFORE_PREVIEW = 10;
const MAX_NETWORKS = 10_000;
/** Checks that read at once: the other connections of the database are for the orders and for other reads. */
const MAX_CONCURRENT_CHECKS = 2;
/** Orders that wait for a check; more of them get 503 at once. */
const MAX_QUEUED_CHECKS = 2_000;

/** An order request before it is processed. */
type OrderAttempt = { draft: OrderRequest; key: string | undefined; address: string };

/** The checks of orders before they queue, in one process. */
export type OrderAdmission = {
  /**
   * Runs `process` unless the order would be rejected.
   * @param process calls `admitted` when the order leaves the queue, because others may have been rejected meanwhile
   * @throws ShopError `order_limit`, `out_of_stock`, `total_changed`; `unavailable` when too many orders wait
   */
  run: (
    attempt: OrderAttempt,
    process: (admitted: () => Promise<void>) => Promise<PlacedOrder>,
  ) => Promise<PlacedOrder>;
};

/**
 * Rejects orders that exceed a limit before they queue. When many orders of one network were rejected, the stock and
 * the total of the next ones are read before they queue too. So a flood of rejected orders neither fills the queue
 * nor counts in the limit of an address that other shoppers share. The transaction of an order checks everything
 * again.
 */
export function createOrderAdmission(context: AppContext): OrderAdmission {
  const rejections = new LRUCache<string, number>({
    max: MAX_NETWORKS,
    ttl: REJECTION_WINDOW_MS,
    noUpdateTTL: true,
  });
  const checks = createBoundedQueue(MAX_CONCURRENT_CHECKS, MAX_QUEUED_CHECKS);
  const countOf = (network: string) => rejections.get(network) ?? 0;
  const hasManyRejections = (network: string) => countOf(network) >= REJECTIONS_BEFORE_PREVIEW;

  return {
    run: async (attempt, process) => {
      const network = networkOf(attempt.address);
      const preview = async () => {
        if (!hasManyRejections(network)) return;
        await checks.run(() => unlessRepeated(context, attempt, previewOrder));
      };
      try {
        await checks.run(() => unlessRepeated(context, attempt, checkLimits));
        await preview();
        return await process(preview);
      } catch (error) {
        const isRejected = error instanceof ShopError && error.status === 409;
        if (isRejected) rejections.set(network, countOf(network) + 1);
        throw error;
      }
    },
  };
}

async function checkLimits(context: AppContext, draft: OrderRequest): Promise<void> {
  const exceeded = await findExceededLimit(context, draft);
  if (exceeded) throw new ShopError('order_limit', { exceeded });
}

async function previewOrder({ database }: AppContext, draft: OrderRequest): Promise<void> {
  checkTotal(draft, await previewLines(database.db, draft.command_products));
}

/** Runs a check. A repeat of an accepted order passes it: its response is the first one. */
async function unlessRepeated(
  context: AppContext,
  attempt: OrderAttempt,
  check: (context: AppContext, draft: OrderRequest) => Promise<void>,
): Promise<void> {
  try {
    await check(context, attempt.draft);
  } catch (error) {
    if (!(error instanceof ShopError) || !(await isRepeated(context, attempt))) throw error;
  }
}

async function isRepeated(
  { database: { db }, now }: AppContext,
  { draft, key }: OrderAttempt,
): Promise<boolean> {
  if (key !== undefined) return Boolean((await findStoredResponse(db, key))?.response);
  return isFingerprintUsed(db, orderFingerprint(draft), now() - SAME_ORDER_WINDOW_MS);
}
