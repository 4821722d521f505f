import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@shop/api-client';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useLog } from '../../lib/log.ts';
import { useStorage } from '@shop/app-kit';
import { storeUnnumberedLines } from '../../features/cart/unnumbered-order.ts';
import { useCheckoutSession, type CheckoutSession } from './checkout-session.ts';
import { orderRequest, type CheckoutFields } from './order-request.ts';
import type { AcceptedSubmission } from './submit-order.ts';

/** The state of the order's submission, and its actions. */
export type OrderSubmission = {
  /** True during a submission or a price refresh; neither starts while it is true. */
  isBusy: boolean;
  /** The error of the last submission. */
  failure: unknown;
  /** The result of the last price refresh. */
  refresh: 'done' | 'failed' | undefined;
  /** Why the last price refresh has failed. */
  refreshFailure: unknown;
  /** @param website the value of the hidden field */
  submit: (fields: CheckoutFields, website: string) => Promise<void>;
  /** Applies the current prices and stock to the cart. */
  refreshPrices: () => Promise<void>;
};

type Options = {
  lines: readonly CartLine[];
  /** Fetches the current products and fixes the cart. Rejects when the API server does not respond. */
  fixCart: () => Promise<void>;
  /** Called with the lines of a submission, and with none after it, because another tab may empty the cart. */
  onSubmitting: (lines: readonly CartLine[]) => void;
  onAccepted: (accepted: AcceptedSubmission) => void;
};

/** F2: submits the cart's order once for several clicks, and never during a price refresh. */
export function useSubmitOrder({
  lines,
  fixCart,
  onSubmitting,
  onAccepted,
}: Options): OrderSubmission {
  const session = useCheckoutSession();
  const storage = useStorage();
  const log = useLog();
  const [failure, setFailure] = useState<unknown>();
  const [refreshFailure, setRefreshFailure] = useState<unknown>();
  const [refresh, setRefresh] = useState<OrderSubmission['refresh']>();
  const { isBusy, runExclusively } = useExclusiveAction();
  const { submitOrder, claimKey } = usePendingOrder(session);

  const submit = (fields: CheckoutFields, website: string) =>
    runExclusively(async () => {
      setFailure(undefined);
      setRefresh(undefined);
      onSubmitting(lines);
      try {
        const form = { website, shown_ms: session.shownMs() };
        const submission = { order: { ...orderRequest(fields, lines), form }, lines };
        const accepted = await submitOrder(submission, await claimKey(lines));
        if (accepted.isUnnumbered) storeUnnumberedLines(storage, accepted.lines);
        session.end();
        onAccepted(accepted);
      } catch (error) {
        log(isApiError(error) ? error.message : 'An order was not sent');
        setFailure(error);
      } finally {
        onSubmitting([]);
      }
    });

  const refreshPrices = () =>
    runExclusively(async () => {
      try {
        await fixCart();
        setFailure(undefined);
        setRefresh('done');
      } catch (error) {
        setRefreshFailure(error);
        setRefresh('failed');
      }
    });

  return { isBusy, failure, refresh, refreshFailure, submit, refreshPrices };
}

/**
 * Reads or creates the idempotency key when the page opens. When another tab submits this order meanwhile,
 * Submit on this page is the same order, unless the cart has other lines by then.
 */
function usePendingOrder({ submitOrder, pendingOrder }: CheckoutSession) {
  const key = useRef<Promise<string>>(undefined);
  useEffect(() => {
    key.current = pendingOrder.claimKey();
  }, [pendingOrder]);
  const claimKey = async (lines: readonly CartLine[]) => {
    key.current = pendingOrder.renewKey(await (key.current ?? pendingOrder.claimKey()), lines);
    return key.current;
  };
  return { submitOrder, claimKey };
}

/** Runs one action at a time. A call during an action is ignored, also before the next render. */
function useExclusiveAction() {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  async function runExclusively(action: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  return { isBusy, runExclusively };
}

/** Whether the current prices and stock would fix the error of a submission. */
export function isFixable(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 409 && failure.code !== 'order_limit';
}
