import { z } from 'zod';
import { ORDER_LIMITS } from '../constants.ts';
import { ERROR_STATUS, FIELD_CODES, isErrorCode } from '../error-codes.ts';
import { moneyText } from './fields.ts';
import { orderSchema } from './order.ts';
import { productFieldsSchema } from './product.ts';

/** A line that orders more than the stock (`out_of_stock`). */
export const outOfStockLineSchema = z.object({
  product: z.string(),
  color: z.string(),
  size: z.string(),
  requested: z.int(),
  available: z.int(),
});

/** The limit that an order exceeds (`order_limit`). */
export const orderLimitSchema = z.object({ of: z.enum(ORDER_LIMITS), max: z.int() });

/** The body of every error response. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS).filter(isErrorCode)),
  fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  /** With `out_of_stock`. */
  lines: z.array(outOfStockLineSchema).optional(),
  /** With `order_limit`. */
  exceeded: orderLimitSchema.optional(),
  /** With `total_changed`: the right amounts. */
  total_amount: moneyText.optional(),
  shipping_charge: moneyText.optional(),
  /** With `stock_moved`: the product's current colours. */
  colors: z
    .array(
      z.object({
        color_name: z.string(),
        sizes: z.array(z.object({ size: z.string(), quantity: z.int() })),
      }),
    )
    .optional(),
  /** With `product_conflict`: the current values of the fields that someone else changed. */
  changed: productFieldsSchema.partial().optional(),
  /** With `bad_transition` of an undo: the values of now of what was changed since, by name as in the trail. */
  current: z.record(z.string(), z.string()).optional(),
  /** With `order_conflict`: the order as it is now. */
  order: orderSchema.optional(),
});

export type OutOfStockLine = z.output<typeof outOfStockLineSchema>;
export type ExceededLimit = z.output<typeof orderLimitSchema>;
export type ErrorBody = z.output<typeof errorBodySchema>;
