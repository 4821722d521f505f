import { z } from 'zod';
import { momentText, moneyText } from './fields.ts';

const day = z.iso.date({ error: 'bad_format' });

/** First and last day, both counted, in the shop's own time zone (Africa/Tunis). */
export const statsQuerySchema = z
  .object({ from: day, to: day })
  .refine((range) => range.from <= range.to, { error: 'too_small', path: ['to'] });

/** Feature `stats`: what the owner's dashboard shows. Cancelled and returned orders count for no revenue. */
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
  made_at: momentText,
});

export type StatsQuery = z.output<typeof statsQuerySchema>;
export type Stats = z.output<typeof statsSchema>;
