import { z } from 'zod';
import { moneyText, timestampText } from './fields.ts';

/** Orders and their amount in TND, without shipping. */
const figureSchema = z.object({ orders: z.int(), amount: moneyText });

/**
 * Something to do: how often, the amount in TND at stake (without shipping; absent for the staff), and since when the
 * oldest one waits.
 */
const taskSchema = z.object({
  count: z.int(),
  amount: moneyText.optional(),
  oldest_at: timestampText.nullable(),
});

/**
 * Sizes of at most three pieces that sold more in the last 30 days than are left: their products, the sizes that are
 * sold out and those that run out. `amount` is what they would sell beyond their stock in the next 30 days, if they
 * sold as in the last ones, at today's price; it is absent for the staff. `product_ids` has 100 products at most,
 * those with the largest amount first.
 */
const reorderSchema = z.object({
  products: z.int(),
  product_ids: z.array(z.string()),
  sold_out: z.int(),
  low: z.int(),
  amount: moneyText.optional(),
});

/**
 * Expected: the orders that are new, confirmed or shipped, whenever they were placed. Confirmed, delivered: as in the
 * statistics. Refused: cancelled or returned in the range of days and still so, except a duplicate. Cash: the delivered
 * orders; `with_shipping` is what the customers paid.
 */
const dashboardFiguresSchema = z.object({
  expected: figureSchema,
  confirmed: figureSchema,
  delivered: figureSchema,
  refused: figureSchema,
  cash: figureSchema.extend({ with_shipping: moneyText }),
});

const toDoSchema = z.object({
  /** The orders whose call is due; without the feature `confirmation`, all new orders. */
  calls: taskSchema,
  /** Feature `confirmation`: the new orders whose latest call found a wrong number. */
  wrong_numbers: taskSchema.optional(),
  /** The confirmed orders. */
  to_pack: taskSchema,
  /** The shipped orders that were placed on the day `to` or earlier. */
  late: taskSchema.extend({ to: z.string() }),
  /** The unanswered requests for a return; their amount is the one of their orders. */
  returns: taskSchema,
  /** The unanswered requests for information. */
  questions: taskSchema,
  reorder: reorderSchema,
});

/** Feature `dashboard`: what to do now, and the figures of a range of days. */
export const dashboardSchema = z.object({
  to_do: toDoSchema,
  /** Absent for the staff. */
  figures: dashboardFiguresSchema.optional(),
  made_at: timestampText,
});

export type Dashboard = z.output<typeof dashboardSchema>;
export type DashboardTask = z.output<typeof taskSchema>;
export type DashboardFigures = z.output<typeof dashboardFiguresSchema>;
