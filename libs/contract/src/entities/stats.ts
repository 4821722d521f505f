import { z } from 'zod';
import { timestampText, moneyText } from './fields.ts';

const day = z.iso.date({ error: 'bad_format' });

/** The first and the last day, both inclusive, in the shop's time zone (Africa/Tunis). */
export const statsQuerySchema = z
  .object({ from: day, to: day })
  .refine((range) => range.from <= range.to, { error: 'too_small', path: ['to'] });

/** Feature `stats`: the figures of the dashboard. Cancelled and returned orders are not part of the revenue. */
export const statsSchema = z.object({
  days: z.array(z.object({ day: z.string(), orders: z.int(), revenue: moneyText })),
  best_sellers: z.array(
    z.object({
      product: z.string(),
      product_name: z.string(),
      quantity: z.int(),
      revenue: moneyText,
    }),
  ),
  low_stock: z.array(
    z.object({
      product: z.string(),
      product_name: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.int(),
    }),
  ),
  to_confirm: z.int(),
  unanswered: z.int(),
  made_at: timestampText,
});

export type StatsQuery = z.output<typeof statsQuerySchema>;
export type Stats = z.output<typeof statsSchema>;
