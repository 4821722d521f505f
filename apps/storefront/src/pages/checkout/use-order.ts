import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@shop/api-client';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useCartDispatch } from '../../features/cart/use-cart.ts';
import { readProducts } from '../../features/catalogue/find-products.ts';
import { useApi } from '../../platform/api.ts';
import { useLog } from '../../platform/log.ts';
import { orderRequest, type CheckoutFields } from './order-request.ts';
import { placedOrder, type PlacedOrder } from './placed-order.ts';
import { createOrderSender, randomKey } from './send-order.ts';

/** Where an order stands, and what can be done about it. */
export type Ordering = {
  isSending: boolean;
  /** What the last try failed with. */
  failure: unknown;
  isRepaired: boolean;
  submit: (fields: CheckoutFields) => Promise<void>;
  /** Takes today's prices and stock over into the cart. */
  repair: () => Promise<void>;
};

/** F2: places the cart's order once, however often it is asked to. */
export function useOrder(
  lines: readonly CartLine[],
  onPlaced: (order: PlacedOrder) => void,
): Ordering {
  const api = useApi();
  const client = useQueryClient();
  const dispatch = useCartDispatch();
  const log = useLog();
  const [send] = useState(() => createOrderSender(api, randomKey));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isRepaired, setRepaired] = useState(false);
  const [ids] = useState(() => lines.map(({ _id }) => _id));

  useEffect(() => {
    // Tells the client what the host can do before Submit, which never waits for it (host.md).
    readProducts(api, client, ids).catch(() => undefined);
  }, [api, client, ids]);

  async function submit(fields: CheckoutFields) {
    setSending(true);
    setFailure(undefined);
    setRepaired(false);
    try {
      onPlaced(placedOrder(lines, await send(orderRequest(fields, lines))));
    } catch (error) {
      log(isApiError(error) ? error.message : 'An order was not sent');
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  async function repair() {
    try {
      const products = await readProducts(
        api,
        client,
        lines.map(({ _id }) => _id),
      );
      dispatch({ type: 'cart/refresh', products });
      setFailure(undefined);
      setRepaired(true);
    } catch (error) {
      setFailure(error);
    }
  }

  return { isSending, failure, isRepaired, submit, repair };
}

/** Whether today's prices and stock would mend what an order failed with. */
export function isMendable(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 409;
}
