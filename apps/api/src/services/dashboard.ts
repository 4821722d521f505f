import { LATE_DAYS } from '@shop/contract/constants';
import { shopDay, timeRange } from '@shop/contract/day-range';
import { formatMoney } from '@shop/contract/money';
import type { Dashboard, DashboardTask, StatsQuery } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import type { Db } from '../db/database.ts';
import type { Sales } from '../db/stats.ts';
import {
  countMessageTasks,
  countOrderTasks,
  findLowVariants,
  findSoldVariants,
  type Task,
} from '../db/to-do.ts';
import type { AppContext } from './app-context.ts';
import { readSalesTotals } from './sales-totals.ts';
import { rangeOfDays } from './stats.ts';

const DAY = 86_400_000;
/** A size sells in the next days as it sold in these last ones. */
const SALES_DAYS = 30;
/** They are in a URL of the back office. */
const MAX_PRODUCT_IDS = 100;

/**
 * What to do now, and the figures of a range of days in Tunisian time, inclusive (feature `dashboard`).
 * @throws ShopError `invalid` for more than three years at once
 */
export async function readDashboard(context: AppContext, query: StatsQuery): Promise<Dashboard> {
  const range = rangeOfDays(query);
  const { db } = context.database;
  const { expected, confirmed, delivered, refused } = await readSalesTotals(db, range);
  return {
    to_do: await readToDo(context),
    figures: {
      expected: figure(expected),
      confirmed: figure(confirmed),
      delivered: figure(delivered),
      refused: figure(refused),
      cash: {
        ...figure(delivered),
        with_shipping: formatMoney(delivered.amount + delivered.shipping),
      },
    },
    made_at: new Date(context.now()).toISOString(),
  };
}

function figure({ orders, amount }: Sales) {
  return { orders, amount: formatMoney(amount) };
}

async function readToDo({ database: { db }, features, now }: AppContext) {
  const hasCalls = features.has('confirmation');
  const lastLateDay = shopDay(now() - LATE_DAYS * DAY);
  const { calls, wrongNumbers, toPack, late } = await countOrderTasks(db, {
    now: hasCalls ? now() : null,
    lateBefore: timeRange({ to: lastLateDay }).until ?? 0,
  });
  const { returns, questions } = await countMessageTasks(db);
  return {
    calls: task(calls),
    ...(hasCalls && { wrong_numbers: task(wrongNumbers) }),
    to_pack: task(toPack),
    late: { ...task(late), to: lastLateDay },
    returns: task(returns),
    questions: task(questions),
    reorder: await readReorder(db, now() - SALES_DAYS * DAY),
  };
}

function task({ count, amount, oldestAt }: Task): DashboardTask {
  return {
    count,
    amount: formatMoney(amount),
    oldest_at: oldestAt === null ? null : new Date(oldestAt).toISOString(),
  };
}

/** The sizes that sold more since a time than are left, and what they would sell beyond their stock. */
async function readReorder(db: Db, since: number): Promise<Dashboard['to_do']['reorder']> {
  const sold = new Map<string, number>();
  for (const { productId, color, size, pieces } of await findSoldVariants(db, since)) {
    const key = keyOf(productId, variantKey(color), variantKey(size));
    sold.set(key, (sold.get(key) ?? 0) + pieces);
  }
  const sizes = (await findLowVariants(db))
    .map(({ productId, colorKey, sizeKey, quantity, price }) => {
      const missing = (sold.get(keyOf(productId, colorKey, sizeKey)) ?? 0) - quantity;
      return { productId, isSoldOut: quantity === 0, amount: Math.max(0, missing) * price };
    })
    .filter(({ amount }) => amount > 0);
  const amounts = new Map<number, number>();
  for (const { productId, amount } of sizes) {
    amounts.set(productId, (amounts.get(productId) ?? 0) + amount);
  }
  const ranked = [...amounts].toSorted(([id, one], [other, most]) => most - one || id - other);
  const soldOut = sizes.filter(({ isSoldOut }) => isSoldOut).length;
  return {
    products: ranked.length,
    product_ids: ranked.slice(0, MAX_PRODUCT_IDS).map(([id]) => String(id)),
    sold_out: soldOut,
    low: sizes.length - soldOut,
    amount: formatMoney(sizes.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

function keyOf(productId: number, colorKey: string, sizeKey: string): string {
  return JSON.stringify([productId, colorKey, sizeKey]);
}
