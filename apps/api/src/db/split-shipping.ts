import type { OrderStatus } from '@shop/contract/constants';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';
import { lockOrder, type LockedOrder } from './order-changes.ts';

/** An order of a split, and which of its parts collects the shipping; amounts in millimes. */
export type SplitPart = {
  id: number;
  commandId: string;
  status: OrderStatus;
  shipping: number;
  total: number;
  /** Whether it collects the shipping of another part, which ended. */
  hasTaken: boolean;
};

/** Why the shipping of an order of a split is another one than at the split. */
const SHIPPING_CAUSES = ['shipping_taken', 'shipping_given'] as const;

/** The latest change of the shipping of the order `o`; an erasure deletes it. */
const latestShippingCause = sql`(
  select e.cause from order_events e
  where e.order_id = o.id and e.edit is not null and e.cause in (${sql.join(SHIPPING_CAUSES)})
  order by e.id desc limit 1)`;

/**
 * Locks an order until the transaction ends, and before it the other parts of its split, sorted by id: two
 * transactions that end two parts at once wait for each other, and do not deadlock.
 */
export async function lockOrderWithParts(
  db: Db,
  commandId: string,
): Promise<LockedOrder | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('command_id', '=', commandId)
    .executeTakeFirst();
  if (!order) return undefined;
  await lockAll(db, await findPartIds(db, order.id));
  return lockOrder(db, commandId);
}

/** The parts of the split of a locked order, itself included, sorted by id and locked; none when it was not split. */
export async function lockSplitParts(db: Db, id: number): Promise<SplitPart[]> {
  const ids = await findPartIds(db, id);
  await lockAll(db, ids);
  return ids.length === 0 ? [] : findParts(db, sql`o.id in (${sql.join(ids)})`);
}

/** The ids of all parts of a split. They have the date of the first order, by which the index finds them. */
async function findPartIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id as "id" from orders o join orders p
      on p.created_at = o.created_at
      and coalesce(p.split_from, p.command_id) = coalesce(o.split_from, o.command_id)
    where o.id = ${id} order by p.id`.execute(db);
  return rows.length < 2 ? [] : rows.map((row) => row.id);
}

async function lockAll(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await db
      .updateTable('orders')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', id)
      .execute();
  }
}

async function findParts(db: Db, where: ReturnType<typeof sql>): Promise<SplitPart[]> {
  const { rows } = await sql<Omit<SplitPart, 'hasTaken'> & { cause: string | null }>`
    select o.id as "id", o.command_id as "commandId", o.status as "status", o.shipping as "shipping",
      o.total as "total", ${latestShippingCause} as "cause"
    from orders o where ${where} order by o.id`.execute(db);
  return rows.map(({ cause, ...part }) => ({ ...part, hasTaken: cause === 'shipping_taken' }));
}

/** The histories of the parts name a part that was delivered and then deleted: its courier collected the shipping. */
const COLLECTED_CAUSE = 'shipping_collected';

/** The deleted parts that collected the shipping, as the histories of some orders name them. */
export async function findCollectors(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ commandId: string }>`
    select e.other_order as "commandId" from order_events e
    where e.order_id in (${sql.join(ids)}) and e.cause = ${COLLECTED_CAUSE}
      and not exists (select 1 from orders p where p.command_id = e.other_order)
    order by e.id`.execute(db);
  return rows.map(({ commandId }) => commandId);
}

/** Deletes the part that collected the shipping from the histories of the other parts. */
export async function deleteCollector(
  db: Db,
  ids: readonly number[],
  commandId: string,
): Promise<void> {
  await db
    .deleteFrom('order_events')
    .where('order_id', 'in', ids)
    .where('cause', '=', COLLECTED_CAUSE)
    .where('other_order', '=', commandId)
    .execute();
}

/** The parts of the split of an order that are in the bin, and collected the shipping before. */
export async function findCollectorsInBin(db: Db, id: number): Promise<string[]> {
  const { root } = await db
    .selectFrom('orders')
    .select(sql<string>`coalesce(split_from, command_id)`.as('root'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('bin')
    .select(['object', 'content'])
    .where('kind', '=', 'order')
    .where((eb) => eb.or([eb('object', '=', root), eb('content', 'like', `%"${root}"%`)]))
    .orderBy('id')
    .execute();
  return entries.flatMap(({ object, content }) => {
    const [row] = collectorRows.parse(JSON.parse(content)).orders;
    const isPart = object === root || row?.split_from === root;
    return isPart && row?.status === 'delivered' && row.shipping > 0 ? [object] : [];
  });
}

const collectorRows = z.object({
  orders: z.array(
    z.object({ status: z.string(), shipping: z.number(), split_from: z.string().nullish() }),
  ),
});

/** Sets the shipping of a locked order. Its total changes by the difference, and its version increases. */
export async function setShipping(db: Db, id: number, shipping: number): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      shipping,
      total: sql<number>`${eb.ref('total')} - ${eb.ref('shipping')} + ${shipping}`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The orders of a split whose shipping is not the one of their history, with the one they should have. */
export async function findShippingMismatches(
  db: Db,
  shipping: number,
): Promise<{ commandId: string; shipping: number; dueShipping: number }[]> {
  const { rows } = await sql<{ commandId: string; shipping: number; dueShipping: number }>`
    select m."commandId", m."shipping", m."dueShipping" from (
      select o.command_id as "commandId", o.shipping as "shipping",
        case ${latestShippingCause} when 'shipping_taken' then ${sql.lit(shipping)}
          when 'shipping_given' then 0 else o.shipping end as "dueShipping"
      from orders o where o.split_from is not null
    ) m where m."shipping" <> m."dueShipping" order by 1`.execute(db);
  return rows;
}

/** Orders of splits, to audit who collects the shipping. */
export async function findSplitOrders(
  db: Db,
): Promise<{ root: string; commandId: string; status: OrderStatus; shipping: number }[]> {
  const { rows } = await sql<{
    root: string;
    commandId: string;
    status: OrderStatus;
    shipping: number;
  }>`
    select coalesce(o.split_from, o.command_id) as "root", o.command_id as "commandId",
      o.status as "status", o.shipping as "shipping"
    from orders o
    where o.split_from is not null
      or o.command_id in (select split_from from orders where split_from is not null)
    order by o.id`.execute(db);
  return rows;
}

/** The other orders that the histories of splits name, and that were deleted. */
export async function findDeletedParts(db: Db): Promise<{ commandId: string; other: string }[]> {
  const { rows } = await sql<{ commandId: string; other: string }>`
    select o.command_id as "commandId", e.other_order as "other"
    from order_events e join orders o on o.id = e.order_id
    where e.other_order is not null
      and not exists (select 1 from orders p where p.command_id = e.other_order)`.execute(db);
  return rows;
}
