import { LOW_STOCK_PIECES, type MessageType } from '@shop/contract/constants';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { WITHOUT_REVENUE } from './stats.ts';

/** Something to do: its number, the amount at stake in millimes, and the time of the oldest one. */
export type Task = { count: number; amount: number; oldestAt: number | null };

/** The orders to call, those with a wrong number, those to pack, and those that are too long on their way. */
export type OrderTasks = { calls: Task; wrongNumbers: Task; toPack: Task; late: Task };

/** A variant that is sold out or runs out, with its price in millimes. */
export type LowVariant = {
  productId: number;
  colorKey: string;
  sizeKey: string;
  quantity: number;
  price: number;
};

type TaskRow = { task: keyof OrderTasks } & Task;

/**
 * Counts the orders to act on; amounts without shipping. Only a wrong number leaves an order new without a next call.
 * @param options.now calls are due until this time; null when no call is planned in this shop: each new order is due
 * @param options.lateBefore shipped orders that were placed before are late
 */
export async function countOrderTasks(
  db: Db,
  { now, lateBefore }: { now: number | null; lateBefore: number },
): Promise<OrderTasks> {
  const isDue = now === null ? sql`1 = 1` : sql`next_call_at <= ${now}`;
  const { rows } = await sql<TaskRow>`
    select t.task as "task", count(*) as "count", sum(t.total - t.shipping) as "amount",
      min(t.created_at) as "oldestAt"
    from (
      select 'calls' as task, total, shipping, created_at from orders where status = 'new' and ${isDue}
      union all
      select 'wrongNumbers', total, shipping, created_at from orders
      where status = 'new' and next_call_at is null
      union all
      select 'toPack', total, shipping, created_at from orders where status = 'confirmed'
      union all
      select 'late', total, shipping, created_at from orders
      where status = 'shipped' and created_at < ${lateBefore}
    ) t
    group by t.task`.execute(db);
  return {
    calls: taskOf(rows.find(({ task }) => task === 'calls')),
    wrongNumbers: taskOf(rows.find(({ task }) => task === 'wrongNumbers')),
    toPack: taskOf(rows.find(({ task }) => task === 'toPack')),
    late: taskOf(rows.find(({ task }) => task === 'late')),
  };
}

function taskOf(row: Task | undefined): Task {
  return row
    ? { count: row.count, amount: row.amount, oldestAt: row.oldestAt }
    : { count: 0, amount: 0, oldestAt: null };
}

/**
 * Counts the unanswered messages by type. The amount of the requests for a return is the one of the orders that they
 * name, each once, without those that are cancelled or returned.
 */
export async function countMessageTasks(db: Db): Promise<Record<'returns' | 'questions', Task>> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => [
      'message_type as type',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('created_at').as('oldestAt'),
    ])
    .where('answered', '=', 0)
    .groupBy('message_type')
    .execute();
  const { amount } = await db
    .selectFrom('orders')
    .select((eb) =>
      eb.fn
        .coalesce(eb.fn.sum<number>(eb('total', '-', eb.ref('shipping'))), sql<number>`0`)
        .as('amount'),
    )
    .where('status', 'not in', WITHOUT_REVENUE)
    .where('command_id', 'in', (eb) =>
      eb
        .selectFrom('messages')
        .select('command_id')
        .where('answered', '=', 0)
        .where('message_type', '=', 'return')
        .$narrowType<{ command_id: string }>(),
    )
    .executeTakeFirstOrThrow();
  const task = (type: MessageType, atStake: number): Task => {
    const row = rows.find((each) => each.type === type);
    return { count: row?.count ?? 0, amount: atStake, oldestAt: row?.oldestAt ?? null };
  };
  return { returns: task('return', amount), questions: task('information', 0) };
}

/** The variants of all products that are sold out or run out. */
export async function findLowVariants(db: Db): Promise<LowVariant[]> {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'variants.product_id as productId',
      'variants.color_key as colorKey',
      'variants.size_key as sizeKey',
      'variants.quantity as quantity',
      'products.discounted_price as price',
    ])
    .where('variants.quantity', '<=', LOW_STOCK_PIECES)
    .execute();
}

/** The pieces of each variant in the orders that were placed since a time and are neither cancelled nor returned. */
export async function findSoldVariants(
  db: Db,
  since: number,
): Promise<{ productId: number; color: string; size: string; pieces: number }[]> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => [
      'order_lines.product_id as productId',
      'order_lines.color as color',
      'order_lines.size as size',
      eb.fn.sum<number>('order_lines.quantity').as('pieces'),
    ])
    .where('orders.created_at', '>=', since)
    .where('orders.status', 'not in', WITHOUT_REVENUE)
    .groupBy(['order_lines.product_id', 'order_lines.color', 'order_lines.size'])
    .execute();
}
