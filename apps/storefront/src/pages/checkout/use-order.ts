import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@shop/api-client';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useApi } from '../../platform/api.ts';
import { useLog } from '../../platform/log.ts';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { forgetCheckout, keptCheckout } from './kept-checkout.ts';
import { orderRequest, type CheckoutFields } from './order-request.ts';
import type { Taken } from './send-order.ts';

/** Where an order stands, and what can be done about it. */
export type Ordering = {
  /** While an order is sent or the cart brought up to date, neither can be asked again. */
  isBusy: boolean;
  /** What the last try failed with. */
  failure: unknown;
  /** How bringing the cart up to date ended. */
  update: 'done' | 'failed' | undefined;
  submit: (fields: CheckoutFields) => Promise<void>;
  /** Takes today's prices and stock over into the cart. */
  bringUpToDate: () => Promise<void>;
};

type Parts = {
  lines: readonly CartLine[];
  /** Asks the host for today's products and takes them over; rejects when it does not answer. */
  takeOver: () => Promise<void>;
  /** Told what is being sent while it is, since another tab may empty the cart meanwhile. */
  onSending: (lines: readonly CartLine[]) => void;
  onPlaced: (taken: Taken) => void;
};

/** F2: places the cart's order once, however often it is asked to, and never while the cart changes. */
export function useOrder({ lines, takeOver, onSending, onPlaced }: Parts): Ordering {
  const api = useApi();
  const log = useLog();
  const [failure, setFailure] = useState<unknown>();
  const [update, setUpdate] = useState<Ordering['update']>();
  const { isBusy, alone } = useOneAtATime();
  const { send, claim } = useIntent();

  const submit = (fields: CheckoutFields) =>
    alone(async () => {
      setFailure(undefined);
      setUpdate(undefined);
      onSending(lines);
      try {
        const taken = await send({ order: orderRequest(fields, lines), lines }, await claim());
        forgetCheckout(api);
        onPlaced(taken);
      } catch (error) {
        log(isApiError(error) ? error.message : 'An order was not sent');
        setFailure(error);
      } finally {
        onSending([]);
      }
    });

  const bringUpToDate = () =>
    alone(async () => {
      try {
        await takeOver();
        setFailure(undefined);
        setUpdate('done');
      } catch {
        setUpdate('failed');
      }
    });

  return { isBusy, failure, update, submit, bringUpToDate };
}

/**
 * The intent that was open when this page was: should another tab place its order meanwhile, this
 * page's Submit is that same order.
 */
function useIntent() {
  const { send, intent } = keptCheckout(useApi(), useKeptTexts());
  const claimed = useRef<Promise<string>>(undefined);
  useEffect(() => {
    claimed.current = intent.claim();
  }, [intent]);
  return { send, claim: () => (claimed.current ??= intent.claim()) };
}

/** Runs one action at a time; what is asked meanwhile, even before the next render, is left. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  function mark(now: boolean) {
    busy.current = now;
    setBusy(now);
  }

  async function alone(action: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    mark(true);
    try {
      await action();
    } finally {
      mark(false);
    }
  }

  return { isBusy, alone };
}

/** Whether today's prices and stock would mend what an order failed with. */
export function isMendable(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 409;
}
