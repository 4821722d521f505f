import { formatMoney, parseMoney } from '@shop/contract/money';
import type {
  ManualOrderInput,
  Order,
  OrderChange,
  OrderCounts,
  OrderEditInput,
  OrderLimits,
  OrderListQuery,
  OrderRequestInput,
  OrderSplit,
  OrderSplitInput,
  OrderUndoRequest,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import { privateSearch } from '../http/private-search.ts';
import type { CallOptions, CreateOptions, Listing, SaveOptions } from '../options.ts';
import { readOrderConfirmation, type OrderConfirmation } from '../readers/order-confirmation.ts';
import { readOrderLimits } from '../readers/order-limits.ts';
import { readOrder, readOrderCounts, readOrderSplit } from '../readers/order.ts';

/** A shopper's call about orders, which the specification calls commands. */
export function shopperCommands(http: HttpClient) {
  const withKey = keyHeader(http, 'createOrder', 'idempotency-key');
  const body = ({ form, ...order }: OrderRequestInput) => ({
    ...orderBody(order),
    ...(form && http.features().has('quarantine') && { form }),
  });

  return {
    /**
     * Places an order. Any 2xx is success, unless its body is neither empty nor JSON (CMD-5). The client
     * never sends it twice. A key is rejected as `unsupported`, and nothing is sent, unless the latest
     * response lists `idempotency-key`. Read `features()` before the first request, then always send the
     * key, or never. A key that was sent once may be sent again whatever later responses list. The data about the
     * form is sent only when the latest response lists `quarantine`.
     */
    create: async (
      order: OrderRequestInput,
      options: CreateOptions = {},
    ): Promise<OrderConfirmation> => {
      const { signal } = options;
      const request = { ...withKey(options), json: body(order), signal };
      return (await http.write('createOrder', readOrderConfirmation, request)) ?? {};
    },
    /** Feature `order-limits`. */
    limits: ({ signal }: CallOptions = {}): Promise<OrderLimits> =>
      http.get('readOrderLimits', readOrderLimits, { signal }),
  };
}

/** The owner's calls about orders. A write resolves to null where its response contains no order. */
export function adminCommands(http: HttpClient) {
  const { base, list, get, write, create, send } = http;
  const withKey = keyHeader(http, 'updateOrder', 'idempotent-creates');
  const withEditKey = keyHeader(http, 'editOrder', 'order-edit');
  const withManualKey = keyHeader(http, 'createManualOrder', 'drafts');
  const withSplitKey = keyHeader(http, 'splitOrder', 'drafts');
  const order = (value: unknown) => readOrder(value, base);

  return {
    list: (query?: OrderListQuery, { signal }: CallOptions = {}): Promise<Listing<Order>> =>
      list('listOrders', 'order', order, { ...privateSearch(http, query), signal }),
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteOrder', { params: { id }, signal }),
    /** Feature `status`. */
    get: (id: string, { signal }: CallOptions = {}): Promise<Order> =>
      get('readOrder', order, { params: { id }, signal }),
    /**
     * Feature `status`; `quarantine: false` is the feature `quarantine`. A repeat with the same key does not add its
     * note again.
     */
    update: async (
      id: string,
      { status, note, quarantine }: OrderChange,
      options: CreateOptions = {},
    ): Promise<Order | null> => {
      const save = note === undefined ? write : create;
      return save('updateOrder', order, {
        ...withKey(options),
        params: { id },
        json: { status, note, quarantine },
        signal: options.signal,
      });
    },
    /**
     * Feature `order-edit`. Replaces the lines, the contact and the reduction of an order that is not shipped.
     * Rejects with `order_conflict` when it changed since its `version` was read. A repeat with the same key changes
     * nothing again.
     */
    edit: async (
      id: string,
      content: OrderEditInput,
      { idempotencyKey, isRepeat, ...request }: CreateOptions & SaveOptions = {},
    ): Promise<Order | null> =>
      create('editOrder', order, {
        ...withEditKey({ idempotencyKey, isRepeat }),
        params: { id },
        json: content,
        ...request,
      }),
    /**
     * Feature `drafts`. Places an order that is entered in the back office. Rejects with `out_of_stock` and the
     * lines, or `total_changed`. A repeat with the same key places no second order.
     */
    createManual: async (
      content: ManualOrderInput,
      { idempotencyKey, isRepeat, ...request }: CreateOptions & SaveOptions = {},
    ): Promise<Order | null> =>
      create('createManualOrder', order, {
        ...withManualKey({ idempotencyKey, isRepeat }),
        json: content,
        ...request,
      }),
    /**
     * Feature `drafts`. Moves pieces of an order that is not shipped into a second one. Rejects with `order_conflict`
     * when it changed since its `version` was read. A repeat with the same key splits it once.
     */
    split: async (
      id: string,
      content: OrderSplitInput,
      { idempotencyKey, isRepeat, ...request }: CreateOptions & SaveOptions = {},
    ): Promise<OrderSplit | null> =>
      create('splitOrder', (value) => readOrderSplit(value, base), {
        ...withSplitKey({ idempotencyKey, isRepeat }),
        params: { id },
        json: content,
        ...request,
      }),
    /**
     * Feature `undo`. Undoes the latest change of the status or the content of an order for ten minutes, or a note or
     * a release by its id. Rejects with `order_conflict` when the version is another one, `bad_transition` when it is
     * too late or the same was changed since.
     */
    undo: (
      id: string,
      change: OrderUndoRequest,
      { signal }: CallOptions = {},
    ): Promise<Order | null> =>
      write('undoOrderChange', order, { params: { id }, json: change, signal }),
    /** Feature `status`. */
    count: ({ signal }: CallOptions = {}): Promise<OrderCounts> =>
      get('countOrders', readOrderCounts, { signal }),
  };
}

/** The body of section 7: those fields and no other, amounts as two-decimal text. */
function orderBody(order: OrderRequestInput): OrderRequestInput {
  return {
    client_name: order.client_name,
    email: order.email,
    number: order.number,
    city: order.city,
    street: order.street,
    total_amount: twoDecimals(order.total_amount),
    shipping_charge: twoDecimals(order.shipping_charge),
    command_products: order.command_products.map(({ product, size, color, quantity }) => ({
      product,
      size,
      color,
      quantity,
    })),
  };
}

function twoDecimals(amount: string | number): string {
  const millimes = parseMoney(amount);
  return millimes === undefined ? String(amount) : formatMoney(millimes);
}
