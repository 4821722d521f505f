import { z } from 'zod';
import { timestampText, moneyText } from './fields.ts';

const day = z.iso.date({ error: 'bad_format' });

/** The first and the last day, both inclusive, in the shop's time zone (Africa/Tunis). */
export const statsQuerySchema = z
  .object({ from: day, to: day })
  .refine((range) => range.from <= range.to, { error: 'too_small', path: ['to'] });

/** Orders and their amount in TND, without shipping. */
const salesSchema = z.object({ orders: z.int(), amount: moneyText });

/**
 * Ordered: every placed order, by the time of the order. Confirmed: by the time of the confirmation,
 * unless it was cancelled or returned later. Delivered: by the time of the delivery, unless it was
 * returned later.
 */
const salesFiguresSchema = z.object({
  ordered: salesSchema,
  confirmed: salesSchema,
  delivered: salesSchema,
});

/** A product with those of its variants that are sold out, or that run out. */
const productStockSchema = z.object({
  product: z.string(),
  product_name: z.string(),
  /** Sold pieces in the range of days. */
  sold: z.int(),
  variants: z.array(z.object({ color: z.string(), size: z.string(), quantity: z.int() })),
});

/** Feature `stats`: the figures of the dashboard. */
export const statsSchema = z.object({
  days: z.array(salesFiguresSchema.extend({ day: z.string() })),
  /**
   * The totals of the period before, of the same length. When the range ends today, both periods end at
   * the same time of day.
   */
  previous: salesFiguresSchema,
  best_sellers: z.array(
    z.object({
      product: z.string(),
      product_name: z.string(),
      quantity: z.int(),
      revenue: moneyText,
    }),
  ),
  /** At most 20 products each, best sellers of the range first. */
  sold_out: z.array(productStockSchema),
  low_stock: z.array(productStockSchema),
  to_do: z.object({
    /** Unanswered messages, by type. */
    returns: z.int(),
    questions: z.int(),
    /** The products with a variant that is sold out, and the number of these variants. */
    sold_out_products: z.int(),
    sold_out_variants: z.int(),
  }),
  made_at: timestampText,
});

export type StatsQuery = z.output<typeof statsQuerySchema>;
export type Stats = z.output<typeof statsSchema>;
/** The three figures of a day or a period. */
export type SalesFigures = z.output<typeof salesFiguresSchema>;
export type ProductStock = z.output<typeof productStockSchema>;
