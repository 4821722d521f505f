import { z } from 'zod';
import { LIMITS, MAX_LENGTH, ORDER_STATUSES } from '../constants.ts';
import {
  choice,
  emailField,
  idField,
  momentText,
  moneyField,
  moneyText,
  phoneField,
  queryText,
  requiredText,
  wholeNumber,
} from './fields.ts';
import type { Picture } from './picture.ts';
import { pagingQuery } from './product.ts';

const orderedLine = z.strictObject({
  product: idField,
  size: requiredText(MAX_LENGTH.size),
  color: requiredText(MAX_LENGTH.color),
  quantity: wholeNumber(1, LIMITS.lineQuantity),
});

/** The body of `POST /api/commands/` (CMD-2). */
export const orderRequestSchema = z.strictObject({
  client_name: requiredText(MAX_LENGTH.name),
  email: emailField,
  number: phoneField,
  city: requiredText(MAX_LENGTH.city),
  street: requiredText(MAX_LENGTH.street),
  total_amount: moneyField,
  shipping_charge: moneyField,
  command_products: z
    .array(orderedLine, { error: 'required' })
    .min(1, 'required')
    .max(LIMITS.orderLines, 'too_numerous'),
});

const placedLine = z.object({
  product: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
});

/** What an order answers the shopper who placed it: no contact data. */
export const placedOrderSchema = z.object({
  command_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  created_at: momentText,
  total_amount: moneyText,
  shipping_charge: moneyText,
  command_products: z.array(placedLine),
});

/** A product as it was when it was ordered; a later edit or deletion changes nothing here. */
export const orderedProductSchema = z.object({
  product_Id: z.string(),
  product_name: z.string(),
  product_images: z.array(z.string()),
  discounted_price: moneyText,
});

export const orderHistorySchema = z.object({
  at: momentText,
  by: z.string(),
  status: z.enum(ORDER_STATUSES).optional(),
  note: z.string().optional(),
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
  created_at: momentText,
  status: z.enum(ORDER_STATUSES),
  command_products: z.array(placedLine.extend({ product: orderedProductSchema })),
  /** Feature `status`, in single reads and changes only. */
  history: z.array(orderHistorySchema).optional(),
});

/** Feature `status`: what the owner changes on an order; at least one of both. */
export const orderChangeSchema = z
  .strictObject({
    status: choice(ORDER_STATUSES).optional(),
    note: requiredText(MAX_LENGTH.note).optional(),
  })
  .refine((change) => change.status !== undefined || change.note !== undefined, {
    error: 'required',
    path: ['status'],
  });

export const orderListQuerySchema = z.object({
  ...pagingQuery,
  status: z.enum(ORDER_STATUSES, { error: 'not_a_choice' }).optional(),
  search: queryText(MAX_LENGTH.search).optional(),
});

export const orderCountsSchema = z.record(z.enum(ORDER_STATUSES), z.int());

/** What `POST /api/commands/` takes before it is read: money as text or number. */
export type OrderRequest = z.input<typeof orderRequestSchema>;
/** The same, read: ids as text, money in millimes. */
export type OrderDraft = z.output<typeof orderRequestSchema>;
export type PlacedOrder = z.output<typeof placedOrderSchema>;
export type WireOrder = z.output<typeof orderSchema>;
export type WireOrderLine = WireOrder['command_products'][number];
export type OrderHistory = z.output<typeof orderHistorySchema>;
export type OrderChange = z.output<typeof orderChangeSchema>;
export type OrderListQuery = z.output<typeof orderListQuerySchema>;
export type OrderCounts = z.output<typeof orderCountsSchema>;

/** An ordered product as clients hold it. */
export type OrderedProduct = Omit<z.output<typeof orderedProductSchema>, 'product_images'> & {
  product_images: Picture[];
};
export type OrderLine = Omit<WireOrderLine, 'product'> & { product: OrderedProduct };
/**
 * An order as clients hold it. `status` and `created_at` are missing on a host that keeps to
 * section 7.
 */
export type Order = Omit<WireOrder, 'command_products' | 'status' | 'created_at'> & {
  command_products: OrderLine[];
  status?: WireOrder['status'];
  created_at?: string;
};
