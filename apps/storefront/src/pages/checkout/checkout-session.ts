import { createPendingOrder, type PendingOrder } from '../../features/cart/pending-order.ts';
import type { ShopperClient } from '@shop/api-client';
import { useStorage } from '@shop/app-kit';
import { useApi } from '../../lib/api.ts';
import { useTabStorage } from '../../lib/tab-storage.ts';
import {
  readStoredValues,
  settleStoredValues,
  storeTypedValues,
  type CheckoutStorages,
  type CheckoutValues,
} from './stored-fields.ts';
import { createSubmitOrder, type SubmitOrder } from './submit-order.ts';

/** The typed values and the pending order of a checkout. They stay during a visit to the cart (F2). */
export type CheckoutSession = {
  readonly pendingOrder: PendingOrder;
  readonly submitOrder: SubmitOrder;
  /** The time since the checkout was opened, in milliseconds. */
  shownMs: () => number;
  /** The values of the form, also after a reload. */
  values: () => CheckoutValues;
  /** Stores the typed values, until the session ends. */
  store: (values: CheckoutValues) => void;
  /** Ends the session, after the order was accepted (CMD-4). */
  end: () => void;
};

const sessions = new WeakMap<ShopperClient, CheckoutSession>();

/** Returns the checkout session of the page; a new one when there is none. */
export function useCheckoutSession(): CheckoutSession {
  const api = useApi();
  const storages = { device: useStorage(), tab: useTabStorage() };
  const session = sessions.get(api) ?? createSession(api, storages);
  sessions.set(api, session);
  return session;
}

function createSession(api: ShopperClient, storages: CheckoutStorages): CheckoutSession {
  const pendingOrder = createPendingOrder(storages.device);
  const shownAt = performance.now();
  let values = readStoredValues(storages);
  let hasEnded = false;
  return {
    pendingOrder,
    submitOrder: createSubmitOrder(api, pendingOrder),
    shownMs: () => Math.round(performance.now() - shownAt),
    values: () => values,
    store: (typed) => {
      // The form still reports its values when the submission is over.
      if (hasEnded) return;
      storeTypedValues(storages, typed, values);
      values = typed;
    },
    end: () => {
      hasEnded = true;
      settleStoredValues(storages, values);
      sessions.delete(api);
    },
  };
}
