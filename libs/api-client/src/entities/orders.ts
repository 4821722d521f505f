import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { ApiClient, OrderOptions } from '../api-client.ts';
import { orderBody } from '../bodies/order-body.ts';
import type { Caller } from '../caller.ts';
import { readOrderConfirmation } from '../readers/order-confirmation.ts';
import { readOrder, readOrderCounts } from '../readers/order.ts';

type OwnerCalls = Pick<
  ApiClient,
  'listOrders' | 'deleteOrder' | 'readOrder' | 'updateOrder' | 'countOrders'
>;

/** A shopper's call about orders. */
export function shopperOrderCalls({ write, need }: Caller): Pick<ApiClient, 'createOrder'> {
  const sentKeys = new Set<string>();

  /** One intent's key is fixed at its first send: a key once sent stays good (host.md, "Features"). */
  function keyHeader({ idempotencyKey: key, isRepeat = false }: OrderOptions) {
    if (key === undefined) return {};
    if (!isRepeat && !sentKeys.has(key)) need('createOrder', 'idempotency-key');
    sentKeys.add(key);
    return { headers: { [IDEMPOTENCY_HEADER]: key } };
  }

  return {
    createOrder: async (order, options = {}) => {
      const { signal } = options;
      const outgoing = { ...keyHeader(options), json: orderBody(order), signal };
      return (await write('createOrder', readOrderConfirmation, outgoing)) ?? {};
    },
  };
}

/** The owner's calls about orders. */
export function ownerOrderCalls({ base, list, read, write, tell }: Caller): OwnerCalls {
  const one = (value: unknown) => readOrder(value, base);

  return {
    listOrders: (query, { signal } = {}) => list('listOrders', 'order', one, { query, signal }),
    deleteOrder: (id, { signal } = {}) => tell('deleteOrder', { params: { id }, signal }),
    readOrder: (id, { signal } = {}) => read('readOrder', one, { params: { id }, signal }),
    updateOrder: (id, { status, note }, { signal } = {}) =>
      write('updateOrder', one, { params: { id }, json: { status, note }, signal }),
    countOrders: ({ signal } = {}) => read('countOrders', readOrderCounts, { signal }),
  };
}
