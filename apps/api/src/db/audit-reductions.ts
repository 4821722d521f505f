import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';

/** A reduction in the trail: before and after a change of an order, as two-decimal texts. */
export type RecordedReduction = {
  commandId: string;
  before: string | undefined;
  after: string | undefined;
  /** The second order, when the change was a split. */
  secondId: string | undefined;
};

/** The reduction of an order in millimes, and whether the trail goes back to the time when it was placed. */
export type OrderReduction = { commandId: string; reduction: number; isInTrail: boolean };

const changesSchema = z.object({
  reduction: z.object({ before: z.string().optional(), after: z.string().optional() }),
  other_order: z.object({ after: z.string().optional() }).optional(),
});

const hasReduction = sql<boolean>`e.type in ('order_created', 'order_changed')
  and e.changes like '%"reduction":{%'`;

/** The reductions that orders were entered with, and the changes of reductions, the oldest first. */
export async function findRecordedReductions(db: Db): Promise<RecordedReduction[]> {
  const rows = await db
    .selectFrom('security_events as e')
    .select(['e.object as object', 'e.changes as changes'])
    .where(hasReduction)
    .orderBy('e.id')
    .execute();
  return rows.flatMap(({ object, changes }) => {
    const { data } = changesSchema.safeParse(JSON.parse(changes));
    if (object === null || !data) return [];
    const { before, after } = data.reduction;
    return [{ commandId: object, before, after, secondId: data.other_order?.after }];
  });
}

/** The orders that have a reduction, in their row or in the trail. */
export async function findReducedOrders(db: Db): Promise<OrderReduction[]> {
  const { rows } = await sql<{ commandId: string; reduction: number; isInTrail: number }>`
    select o.command_id as "commandId", o.reduction as "reduction",
      case when o.created_at >= (select min(at) from security_events) then 1 else 0 end as "isInTrail"
    from orders o
    where o.reduction <> 0
      or o.command_id in (select e.object from security_events e where ${hasReduction})
    order by o.id`.execute(db);
  return rows.map((row) => ({ ...row, isInTrail: row.isInTrail === 1 }));
}
