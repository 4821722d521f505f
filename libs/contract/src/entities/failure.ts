import { z } from 'zod';
import { ERROR_CODES, FIELD_CODES } from '../error-codes.ts';
import { moneyText } from './fields.ts';

/** A line that asks for more than is left (`out_of_stock`). */
export const shortLineSchema = z.object({
  product: z.string(),
  color: z.string(),
  size: z.string(),
  requested: z.int(),
  available: z.int(),
});

/** The body of every failed call (host.md, "Every failure"). */
export const failureSchema = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  /** With `out_of_stock`. */
  lines: z.array(shortLineSchema).optional(),
  /** With `total_changed`: the right figures. */
  total_amount: moneyText.optional(),
  shipping_charge: moneyText.optional(),
  /** With `stock_moved`: the product's colours as they stand now. */
  colors: z
    .array(
      z.object({
        color_name: z.string(),
        sizes: z.array(z.object({ size: z.string(), quantity: z.int() })),
      }),
    )
    .optional(),
});

export type ShortLine = z.output<typeof shortLineSchema>;
export type Failure = z.output<typeof failureSchema>;
