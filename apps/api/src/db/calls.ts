import type { CallOutcome, OrderStatus, RefusedReason } from '@shop/contract/constants';
import { sql } from 'kysely';
import { MAX_LEAD_MS } from './clock.ts';
import type { Db } from './database.ts';
import type { LateOrdersQuery } from './open-orders.ts';

/** An order that a session calls: nobody else gets it until the lease ends. */
export type CallLease = { orderId: number; sessionId: string; by: string; until: number };

/** A call to the customer of an order; times in milliseconds since 1970. */
export type CallAttempt = {
  id: number;
  at: number;
  /** The status of the order after the call. */
  status: OrderStatus;
  undoneAt: number | null;
};

/** A new call with its outcome. */
export type NewCallAttempt = {
  orderId: number;
  at: number;
  by: string;
  outcome: CallOutcome;
  status: OrderStatus;
  reason: RefusedReason | undefined;
  duplicateOf: string | undefined;
  nextCallAt: number | null;
};

/**
 * The command ids of the orders whose call is due, without those that another session has leased: the order that the
 * session has already, then the planned calls, then the orders that nobody called, each oldest first.
 * @param query.only the command id of one order: no other order is looked at
 */
export async function findDueCalls(
  db: Db,
  { sessionId, now, limit, only }: { sessionId: string; now: number; limit: number; only?: string },
): Promise<string[]> {
  const { rows } = await sql<{ commandId: string }>`
    select o.command_id as "commandId"
    from orders o left join call_leases l
      on l.order_id = o.id and l.until > ${now} and l.until <= ${now + MAX_LEAD_MS}
    where o.status = 'new' and o.next_call_at <= ${now}
      ${only === undefined ? sql`` : sql`and o.command_id = ${only}`}
      and (l.order_id is null or l.session_id = ${sessionId})
    order by case when l.order_id is null then 1 else 0 end,
      case when o.next_call_at = 0 then 1 else 0 end, o.next_call_at, o.created_at, o.id
    limit ${limit}`.execute(db);
  return rows.map(({ commandId }) => commandId);
}

/** The orders whose call is due, whoever has them, those with a later call, and the time of the earliest later call. */
type QueueCounts = { due: number; later: number; nextAt: number | null };

/** Counts the orders to call now and later. */
export async function countCalls(db: Db, now: number): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) filter (where next_call_at <= ${now}) as "due",
      count(*) filter (where next_call_at > ${now}) as "later",
      min(next_call_at) filter (where next_call_at > ${now}) as "nextAt"
    from orders where status = 'new'`.execute(db);
  return rows[0] ?? { due: 0, later: 0, nextAt: null };
}

/**
 * Leases an order to a session, or extends its lease. One statement decides, so two sessions never have the same order.
 * @returns false when another session has it
 */
export async function takeCallLease(db: Db, lease: CallLease, now: number): Promise<boolean> {
  const { orderId, sessionId, by, until } = lease;
  const row = await db
    .insertInto('call_leases')
    .values({ order_id: orderId, session_id: sessionId, by, until })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ session_id: sessionId, by, until })
        .where((eb) =>
          eb.or([
            eb('call_leases.session_id', '=', sessionId),
            eb('call_leases.until', '<=', now),
            eb('call_leases.until', '>', now + MAX_LEAD_MS),
          ]),
        ),
    )
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The lease of an order that has not ended. */
export async function findCallLease(
  db: Db,
  commandId: string,
  now: number,
): Promise<Omit<CallLease, 'orderId'> | undefined> {
  return db
    .selectFrom('call_leases')
    .innerJoin('orders', 'orders.id', 'call_leases.order_id')
    .select([
      'call_leases.session_id as sessionId',
      'call_leases.by as by',
      'call_leases.until as until',
    ])
    .where('orders.command_id', '=', commandId)
    .where('call_leases.until', '>', now)
    .where('call_leases.until', '<=', now + MAX_LEAD_MS)
    .executeTakeFirst();
}

/** Releases an order; only the one of a session, when it is given. */
export async function releaseCallLease(db: Db, orderId: number, sessionId?: string): Promise<void> {
  await db
    .deleteFrom('call_leases')
    .where('order_id', '=', orderId)
    .$if(sessionId !== undefined, (q) => q.where('session_id', '=', sessionId ?? ''))
    .execute();
}

/** Deletes the leases that ended. */
export async function deleteOldCallLeases(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('call_leases')
    .where((eb) => eb.or([eb('until', '<=', now), eb('until', '>', now + MAX_LEAD_MS)]))
    .execute();
}

/** Inserts a call, and sets the next one of its order. Returns its id. */
export async function insertCallAttempt(db: Db, attempt: NewCallAttempt): Promise<number> {
  const { id } = await db
    .insertInto('call_attempts')
    .values({
      order_id: attempt.orderId,
      at: attempt.at,
      by: attempt.by,
      outcome: attempt.outcome,
      status: attempt.status,
      reason: attempt.reason ?? null,
      duplicate_of: attempt.duplicateOf ?? null,
      next_call_at: attempt.nextCallAt,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setNextCall(db, attempt.orderId, attempt.nextCallAt);
  return id;
}

async function setNextCall(db: Db, orderId: number, at: number | null): Promise<void> {
  await db.updateTable('orders').set({ next_call_at: at }).where('id', '=', orderId).execute();
}

/** The latest call of an order that is not undone. */
export async function findLatestAttempt(
  db: Db,
  commandId: string,
): Promise<CallAttempt | undefined> {
  return db
    .selectFrom('call_attempts')
    .innerJoin('orders', 'orders.id', 'call_attempts.order_id')
    .select([
      'call_attempts.id',
      'call_attempts.at',
      'call_attempts.status',
      'call_attempts.undone_at as undoneAt',
    ])
    .where('orders.command_id', '=', commandId)
    .where('call_attempts.undone_at', 'is', null)
    .orderBy('call_attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A call of an order by its id. */
export async function findAttempt(
  db: Db,
  orderId: number,
  id: number,
): Promise<CallAttempt | undefined> {
  return db
    .selectFrom('call_attempts')
    .select(['id', 'at', 'status', 'undone_at as undoneAt'])
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks the latest call of an order as undone, and plans the next call as before it. */
export async function undoAttempt(
  db: Db,
  { orderId, id, now }: { orderId: number; id: number; now: number },
): Promise<void> {
  await db.updateTable('call_attempts').set({ undone_at: now }).where('id', '=', id).execute();
  const previous = await findLatestPlan(db, orderId);
  await setNextCall(db, orderId, previous ? previous.nextCallAt : 0);
}

/** The outcome of the latest call of an order that is not undone, and the next call that it planned. */
async function findLatestPlan(db: Db, orderId: number) {
  return db
    .selectFrom('call_attempts')
    .select(['outcome', 'next_call_at as nextCallAt'])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Plans the call of a new order whose latest call found a wrong number: `due` with another number, `never` with the
 * wrong one again. Any other order keeps its plan.
 */
export async function replanWrongNumber(
  db: Db,
  { orderId, call }: { orderId: number; call: 'due' | 'never' },
): Promise<void> {
  const latest = await findLatestPlan(db, orderId);
  if (latest?.outcome === 'wrong_number') {
    await setNextCall(db, orderId, call === 'due' ? 0 : null);
  }
}

/** The calls of an order that nobody answered, and its next call. */
export async function findCallState(
  db: Db,
  commandId: string,
): Promise<{ noAnswers: number; nextCallAt: number | null }> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('call_attempts', (join) =>
      join
        .onRef('call_attempts.order_id', '=', 'orders.id')
        .on('call_attempts.outcome', '=', 'no_answer')
        .on('call_attempts.undone_at', 'is', null),
    )
    .select((eb) => [
      eb.fn.count<number>('call_attempts.id').as('noAnswers'),
      'orders.next_call_at as nextCallAt',
    ])
    .where('orders.command_id', '=', commandId)
    .groupBy('orders.next_call_at')
    .executeTakeFirst();
  return row ?? { noAnswers: 0, nextCallAt: null };
}

/**
 * The command ids of new orders whose first call was before a time, and which have no later call. Without those that
 * became new again since, by an undo or a restoration, and without the one that somebody has open to call.
 * @param query.only the command id of one order: no other order is looked at
 */
export async function findUnreachableOrders(
  db: Db,
  { before, now, limit, only }: LateOrdersQuery,
): Promise<string[]> {
  const { rows } = await sql<{ commandId: string }>`
    select o.command_id as "commandId" from orders o
    where o.status = 'new' ${only === undefined ? sql`` : sql`and o.command_id = ${only}`} and (o.next_call_at is null or (o.next_call_at > 0 and o.next_call_at <= ${now}))
      and exists (
        select 1 from call_attempts a where a.order_id = o.id and a.undone_at is null and a.at < ${before}
      )
      and not exists (
        select 1 from order_events e where e.order_id = o.id and e.at >= ${before}
          and e.cause in ('restored', 'undone', 'change_undone')
      )
      and not exists (select 1 from call_leases l where l.order_id = o.id and l.until > ${now} and l.until <= ${now + MAX_LEAD_MS})
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ commandId }) => commandId);
}
