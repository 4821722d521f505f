import { z } from 'zod';
import {
  EDITED_FIELDS,
  ENTERED_SOURCES,
  HISTORY_CAUSES,
  LIMITS,
  MAX_LENGTH,
  MESSAGE_LANGUAGES,
  MAX_REASON_LENGTH,
  ORDER_SORTS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  QUARANTINE_REASONS,
  REFUSED_REASONS,
  SPLIT_SHIPPINGS,
} from '../constants.ts';
import {
  choice,
  dayText,
  orderEmailField,
  flag,
  idField,
  freeText,
  timestampText,
  moneyField,
  moneyText,
  phoneField,
  queryText,
  requiredText,
  wholeNumber,
} from './fields.ts';
import type { Image } from './image.ts';
import { pagingQuery } from './product.ts';

const orderedLine = z.strictObject({
  product: idField,
  size: requiredText(MAX_LENGTH.size),
  color: requiredText(MAX_LENGTH.color),
  quantity: wholeNumber(1, LIMITS.lineQuantity),
});

/**
 * Feature `quarantine`: the value of the form's hidden field, which people leave empty, and the time since the form was
 * shown, in milliseconds. Any text and any number are accepted: they never make an order invalid.
 */
const formCheck = z.object({
  website: z.string('not_text'),
  shown_ms: z.number({ error: 'not_a_number' }),
});

/** The body of `POST /api/commands/` (CMD-2). */
export const orderRequestSchema = z.strictObject({
  client_name: requiredText(MAX_LENGTH.name),
  email: orderEmailField,
  number: phoneField,
  city: requiredText(MAX_LENGTH.city),
  street: requiredText(MAX_LENGTH.street),
  total_amount: moneyField,
  shipping_charge: moneyField,
  command_products: z
    .array(orderedLine, { error: 'required' })
    .min(1, 'required')
    .max(LIMITS.orderLines, 'too_numerous'),
  /** Feature `quarantine`. */
  form: formCheck.optional(),
});

/** Feature `order-limits`: the limits of one order; null without one. */
export const orderLimitsSchema = z.object({
  line_pieces: z.int().nullable(),
  order_pieces: z.int().nullable(),
});

const placedLine = z.object({
  product: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
});

/** The response to the shopper who placed an order: no contact data. */
export const placedOrderSchema = z.object({
  command_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  created_at: timestampText,
  total_amount: moneyText,
  shipping_charge: moneyText,
  command_products: z.array(placedLine),
});

/** A copy of the product at the time of the order; later edits and deletion do not change it. */
export const orderedProductSchema = z.object({
  product_Id: z.string(),
  product_name: z.string(),
  product_images: z.array(z.string()),
  discounted_price: moneyText,
});

/** Feature `order-edit`: the pieces of each variant and the fields that a change of an order replaced. */
export const orderEditSchema = z.object({
  lines: z.array(
    z.object({
      product_name: z.string(),
      color: z.string(),
      size: z.string(),
      /** Pieces; 0 for a variant that was added. */
      before: z.int(),
      /** Pieces; 0 for a variant that was removed. */
      after: z.int(),
    }),
  ),
  fields: z.array(
    z.object({ field: z.enum(EDITED_FIELDS), before: z.string(), after: z.string() }),
  ),
});

export const orderHistorySchema = z.object({
  at: timestampText,
  by: z.string(),
  status: z.enum(ORDER_STATUSES).optional(),
  note: z.string().optional(),
  cause: z.enum(HISTORY_CAUSES).optional(),
  /** Feature `confirmation`: why the customer refused, of the cause `refused`. */
  reason: z.enum(REFUSED_REASONS).optional(),
  /** Feature `order-edit`; of a split, feature `drafts`. */
  edit: orderEditSchema.optional(),
  /** Feature `drafts`: the other order of a split. Feature `confirmation`: the order that a duplicate repeats. */
  other_order: z.string().optional(),
  /** Feature `undo`: the change can be undone until this time, unless the order is changed. */
  undo_until: timestampText.optional(),
  /** Feature `undo`: a note, a release, a split or how it was entered, which can be undone by its id until this time. */
  undo: z.object({ change: z.string(), until: timestampText }).optional(),
});

export const orderSchema = z.object({
  command_id: z.string(),
  client_name: z.string(),
  email: z.string(),
  number: z.string(),
  city: z.string(),
  street: z.string(),
  total_amount: moneyText,
  shipping_charge: moneyText,
  created_at: timestampText,
  status: z.enum(ORDER_STATUSES),
  command_products: z.array(placedLine.extend({ product: orderedProductSchema })),
  /** Feature `quarantine`: why the owner should check this order before confirming it. */
  quarantine: z.enum(QUARANTINE_REASONS).optional(),
  /**
   * Features `order-edit`, `drafts` and `undo`: changes with the order; a change of the lines, the address or the
   * reduction, a split, and an undo, sends it back.
   */
  version: z.string().optional(),
  /** Features `order-edit` and `drafts`: what the owner takes off; lines + shipping − reduction = total. */
  reduction: moneyText.optional(),
  reduction_reason: z.string().optional(),
  /** Feature `drafts`. */
  source: z.enum(ORDER_SOURCES).optional(),
  /** Feature `customers`: the language that is chosen in the record of the order's phone number. */
  message_language: z.enum(MESSAGE_LANGUAGES).optional(),
  /** Feature `status`, in single reads and changes only. */
  history: z.array(orderHistorySchema).optional(),
  /** Feature `confirmation-link`, in single reads and changes of a new order only: the token of the buyer's link. */
  link_token: z.string().optional(),
});

/** Feature `status`: a change of an order by the owner, with at least one property. */
export const orderChangeSchema = z
  .strictObject({
    status: choice(ORDER_STATUSES).optional(),
    note: requiredText(MAX_LENGTH.note, { hasLines: true }).optional(),
    /** Feature `quarantine`: releases the order. */
    quarantine: z.literal(false, { error: 'not_a_choice' }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'required',
    path: ['status'],
  });

/**
 * Feature `order-edit`: the body of `PUT /api/commands/{id}/`. It has the whole content of the order, as it shall be
 * afterwards. A product that the order had keeps its price.
 */
export const orderEditRequestSchema = z.strictObject({
  /** Of the order that the change was made from. */
  version: idField,
  client_name: requiredText(MAX_LENGTH.name),
  number: phoneField,
  city: requiredText(MAX_LENGTH.city),
  street: requiredText(MAX_LENGTH.street),
  command_products: orderRequestSchema.shape.command_products,
  /** The total that results, as the person who changes the order sees it. */
  total_amount: moneyField,
  /** Of the owner only. Without it, the reduction stays. */
  reduction: moneyField.optional(),
  reduction_reason: freeText(MAX_REASON_LENGTH).optional(),
  note: requiredText(MAX_LENGTH.note, { hasLines: true }).optional(),
});

/** Feature `drafts`: the body of `POST /api/manual-commands/`, an order that is entered in the back office. */
export const manualOrderSchema = z.strictObject({
  client_name: requiredText(MAX_LENGTH.name),
  number: phoneField,
  city: requiredText(MAX_LENGTH.city),
  street: requiredText(MAX_LENGTH.street),
  command_products: orderRequestSchema.shape.command_products,
  /** Lines + shipping − reduction, as the person who enters the order sees it. */
  total_amount: moneyField,
  source: choice(ENTERED_SOURCES),
  /** Whether the customer has confirmed the order already. */
  confirmed: z.boolean({ error: 'not_a_choice' }).optional(),
  /** Of the owner only. */
  reduction: moneyField.optional(),
  reduction_reason: freeText(MAX_REASON_LENGTH).optional(),
  note: requiredText(MAX_LENGTH.note, { hasLines: true }).optional(),
});

/** Feature `drafts`: the body of `POST /api/commands/{id}/split/`. */
export const orderSplitRequestSchema = z.strictObject({
  /** Of the order that the split was made from. */
  version: idField,
  /** The pieces that go into a second order. At least one piece stays. */
  command_products: orderRequestSchema.shape.command_products,
  shipping: choice(SPLIT_SHIPPINGS),
});

/** Feature `drafts`: both orders of a split. */
export const orderSplitSchema = z.object({ order: orderSchema, second_order: orderSchema });

/** Feature `undo`: the body of `POST /api/commands/{id}/undo/`, with one of the two. */
export const orderUndoRequestSchema = z
  .strictObject({
    /** Of the order after the latest change of its status or content, which is undone. */
    version: idField.optional(),
    /** The id of another change, as in the history. */
    change: requiredText(MAX_LENGTH.size).optional(),
  })
  .refine(({ version, change }) => (version === undefined) !== (change === undefined), {
    error: 'required',
    path: ['version'],
  });

export const orderListQuerySchema = z.object({
  ...pagingQuery,
  status: z.enum(ORDER_STATUSES, { error: 'not_a_choice' }).optional(),
  search: queryText(MAX_LENGTH.search).optional(),
  /** Feature `quarantine`: the new orders in it, or the other orders. */
  quarantine: flag.optional(),
  /** Feature `confirmation`: the new orders whose latest call found a wrong number. */
  call: z.enum(['wrong_number'], { error: 'not_a_choice' }).optional(),
  /** Feature `order-dates`: the first and the last day, both inclusive, in the shop's time zone. */
  from: dayText.optional(),
  to: dayText.optional(),
  /** Feature `order-sort`. */
  ordering: z.enum(ORDER_SORTS, { error: 'not_a_choice' }).optional(),
  /** Feature `drafts`. */
  source: z.enum(ORDER_SOURCES, { error: 'not_a_choice' }).optional(),
});

export const orderCountsSchema = z.record(z.enum(ORDER_STATUSES), z.int());

/** The body of `POST /api/commands/` before it is parsed: money as text or number. */
export type OrderRequestInput = z.input<typeof orderRequestSchema>;
/** The parsed body: ids as text, money in millimes. */
export type OrderRequest = z.output<typeof orderRequestSchema>;
export type PlacedOrder = z.output<typeof placedOrderSchema>;
export type ApiOrder = z.output<typeof orderSchema>;
export type ApiOrderLine = ApiOrder['command_products'][number];
export type OrderHistory = z.output<typeof orderHistorySchema>;
export type OrderEdit = z.output<typeof orderEditSchema>;
/** The body of a change before it is parsed: money as text or number. */
export type OrderEditInput = z.input<typeof orderEditRequestSchema>;
export type OrderEditRequest = z.output<typeof orderEditRequestSchema>;
/** The body of an order that is entered, before it is parsed: money as text or number. */
export type ManualOrderInput = z.input<typeof manualOrderSchema>;
export type ManualOrder = z.output<typeof manualOrderSchema>;
export type OrderSplitInput = z.input<typeof orderSplitRequestSchema>;
export type OrderSplitRequest = z.output<typeof orderSplitRequestSchema>;
export type ApiOrderSplit = z.output<typeof orderSplitSchema>;
export type OrderUndoRequest = z.output<typeof orderUndoRequestSchema>;
export type OrderChange = z.output<typeof orderChangeSchema>;
export type OrderListQuery = z.output<typeof orderListQuerySchema>;
export type OrderLimits = z.output<typeof orderLimitsSchema>;
export type OrderCounts = z.output<typeof orderCountsSchema>;

/** An ordered product in the client. */
export type OrderedProduct = Omit<z.output<typeof orderedProductSchema>, 'product_images'> & {
  product_images: Image[];
};
export type OrderLine = Omit<ApiOrderLine, 'product'> & { product: OrderedProduct };
/**
 * An order in the client. `status` and `created_at` are missing on an API server that implements only
 * section 7.
 */
export type Order = Omit<ApiOrder, 'command_products' | 'status' | 'created_at'> & {
  command_products: OrderLine[];
  status?: ApiOrder['status'];
  created_at?: string;
};
/** Both orders of a split in the client. */
export type OrderSplit = { order: Order; second_order: Order };
