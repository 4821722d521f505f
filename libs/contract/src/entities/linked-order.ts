import { z } from 'zod';
import { LIMITS, MAX_LENGTH, ORDER_STATUSES } from '../constants.ts';
import { choice, moneyText, requiredText } from './fields.ts';
import { orderedProductSchema, type OrderedProduct } from './order.ts';

/** Longer than every token. */
const MAX_TOKEN_LENGTH = 200;
const MAX_VERSION_LENGTH = 20;

/** Any other value is refused like a token of no order. */
const token = z.string().max(MAX_TOKEN_LENGTH).catch('');

/** Feature `confirmation-link`: the token of a buyer's link. */
export const linkTokenSchema = z.strictObject({ token });

/**
 * Feature `confirmation-link`: what the buyer does with the order, with at least one property besides the token and
 * the version.
 */
export const linkedOrderChangeSchema = z
  .strictObject({
    token,
    /** The version of the order that the buyer sees; another one of a new order is 409 `order_conflict`. */
    version: z.string().max(MAX_VERSION_LENGTH).optional(),
    status: choice(['confirmed', 'cancelled']).optional(),
    city: requiredText(MAX_LENGTH.city).optional(),
    street: requiredText(MAX_LENGTH.street).optional(),
    /** The size of each line, in the order of the lines. */
    sizes: z.array(requiredText(MAX_LENGTH.size)).max(LIMITS.orderLines, 'too_numerous').optional(),
  })
  .refine(({ token: _token, version: _version, ...change }) => Object.keys(change).length > 0, {
    error: 'required',
    path: ['status'],
  });

const linkedLineSchema = z.object({
  product: orderedProductSchema,
  color: z.string(),
  size: z.string(),
  quantity: z.int(),
  /** The sizes that the line may have: its own, and those with enough stock. */
  sizes: z.array(z.string()),
});

/** Feature `confirmation-link`: an order as its buyer sees it, without e-mail and phone number. */
export const linkedOrderSchema = z.object({
  command_id: z.string(),
  /** Another one after each change of the order. */
  version: z.string().optional(),
  status: z.enum(ORDER_STATUSES),
  client_name: z.string(),
  city: z.string(),
  street: z.string(),
  total_amount: moneyText,
  shipping_charge: moneyText,
  /** Feature `order-edit`: what the owner took off, if anything; lines + shipping − reduction = total. */
  reduction: moneyText.optional(),
  command_products: z.array(linkedLineSchema),
});

export type LinkToken = z.output<typeof linkTokenSchema>;
export type LinkedOrderChange = z.output<typeof linkedOrderChangeSchema>;
export type ApiLinkedOrder = z.output<typeof linkedOrderSchema>;
export type ApiLinkedLine = ApiLinkedOrder['command_products'][number];

/** An order of a link in the client. */
export type LinkedLine = Omit<ApiLinkedLine, 'product'> & { product: OrderedProduct };
export type LinkedOrder = Omit<ApiLinkedOrder, 'command_products'> & {
  command_products: LinkedLine[];
};
