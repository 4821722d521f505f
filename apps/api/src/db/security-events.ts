import { timeRange } from '@shop/contract/day-range';
import type { SecurityEvent, SecurityEventQuery } from '@shop/contract/schemas';
import { SECURITY_EVENTS, type SecurityEventType } from '@shop/contract/security-events';
import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';
import { paginate, type Page, type Pagination } from './pagination.ts';
import type { SecurityEventsTable, Tables } from './tables.ts';

/** An event to be stored. */
export type NewSecurityEvent = Insertable<SecurityEventsTable>;

const changesSchema = z.record(
  z.string(),
  z.object({ before: z.string().optional(), after: z.string().optional() }),
);

/** Inserts events. Returns their ids. */
export async function insertSecurityEvents(
  db: Db,
  events: readonly NewSecurityEvent[],
): Promise<number[]> {
  const rows = await db.insertInto('security_events').values(events).returning('id').execute();
  return rows.map(({ id }) => id);
}

function toEvent(row: Selectable<SecurityEventsTable>): SecurityEvent {
  return {
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    type: row.type,
    origin: row.origin,
    account: row.account,
    address: row.address,
    request_id: row.request_id,
    object: row.object,
    changes: changesSchema.parse(JSON.parse(row.changes)),
    count: row.count,
  };
}

function conditions(eb: ExpressionBuilder<Tables, 'security_events'>, query: SecurityEventQuery) {
  const { from, until } = timeRange(query);
  return eb.and([
    ...(from === undefined ? [] : [eb('at', '>=', from)]),
    ...(until === undefined ? [] : [eb('at', '<', until)]),
    ...(query.kind === undefined ? [] : [eb('type', 'in', [...SECURITY_EVENTS[query.kind]])]),
    ...(query.account ? [eb('account', '=', query.account)] : []),
  ]);
}

/** The time of the last backup, in milliseconds; 0 without one. */
export async function findLastBackup(db: Db): Promise<number> {
  const { at } = await db
    .selectFrom('security_events')
    .where('type', '=', 'backup_made')
    .select((eb) => eb.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? 0;
}

/** Events, newest first. */
export async function findSecurityEvents(
  db: Db,
  query: SecurityEventQuery & { limit: number },
): Promise<Page<SecurityEvent>> {
  const found = db.selectFrom('security_events').where((eb) => conditions(eb, query));
  const ordered = found.orderBy('at', 'desc').orderBy('id', 'desc');
  const rows = await paginate(ordered, query).selectAll().execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toEvent), total };
}

/** The events of some types about an object, newest first. */
export async function findEventsOf<Type extends SecurityEventType>(
  db: Db,
  object: string,
  types: readonly Type[],
  page: Pagination,
): Promise<Page<SecurityEvent & { type: Type }>> {
  const found = db
    .selectFrom('security_events')
    .where('object', '=', object)
    .where('type', 'in', types);
  const rows = await paginate(found.orderBy('id', 'desc'), page).selectAll().execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.flatMap((row) => {
      const type = types.find((each) => each === row.type);
      return type === undefined ? [] : [{ ...toEvent(row), type }];
    }),
    total,
  };
}

/** The ids of those of the accounts that exist, by name. */
export async function findAccountIds(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** The number of events of a type. */
export type EventCount = { type: SecurityEventType; count: number };

/** The number of events by type. */
export async function countSecurityEvents(db: Db): Promise<EventCount[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(({ fn }) => ['type', fn.sum<number>('count').as('count')])
    .groupBy('type')
    .execute();
  // The databases sort texts differently, and the rows of SQLite have no prototype.
  return rows
    .map(({ type, count }) => ({ type, count }))
    .toSorted((one, other) => (one.type < other.type ? -1 : 1));
}

/** An order or a product that only the trail has. */
export type MissingObject = { kind: 'product' | 'order'; id: string };

/**
 * The products and orders whose trail has a change and no deletion that was not undone, and which do not exist: they
 * were deleted behind the API server.
 */
export async function findMissingObjects(db: Db): Promise<MissingObject[]> {
  const { rows } = await sql<MissingObject>`
    select distinct 'product' as kind, e.object as id from security_events e
    where e.type in ('product_created', 'product_changed')
      and not exists (select 1 from products p where cast(p.id as text) = e.object)
      and not exists (
        select 1 from security_events d where d.object = e.object and d.type = 'product_deleted'
          and not exists (
            select 1 from security_events r
            where r.object = d.object and r.type = 'product_restored' and r.id > d.id
          )
      )
    union
    select distinct 'order' as kind, e.object as id from security_events e
    where e.type in ('order_created', 'order_changed')
      and not exists (select 1 from orders o where o.command_id = e.object)
      and not exists (
        select 1 from security_events d where d.object = e.object and d.type = 'order_deleted'
          and not exists (
            select 1 from security_events r
            where r.object = d.object and r.type = 'order_restored' and r.id > d.id
          )
      )`.execute(db);
  return rows;
}

/**
 * Erases the values in the events of customer records that were deleted: notes, tags, the language of the messages, and
 * whether the customer is flagged, are data about a person. The names of the changed fields stay.
 */
export async function eraseChangesOfDeletedRecords(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; changes: string }>`
    select e.id as "id", e.changes as "changes" from security_events e
    where e.type in ('customer_changed', 'customer_change_undone') and not exists (
      select 1 from customer_phones c
      where cast(c.id as text) = e.object or cast(c.origin_id as text) = e.object
    )`.execute(db);
  for (const { id, changes } of rows) {
    const names = Object.keys(changesSchema.parse(JSON.parse(changes)));
    const erased = JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])));
    if (erased === changes) continue;
    await db.updateTable('security_events').set({ changes: erased }).where('id', '=', id).execute();
  }
}

/** Deletes the events before a time, and the oldest of `counted` types above `max` of them. */
export async function deleteOldSecurityEvents(
  db: Db,
  before: number,
  { counted, max }: { counted: readonly SecurityEventType[]; max: number },
): Promise<void> {
  await db.deleteFrom('security_events').where('at', '<', before).execute();
  const oldest = await db
    .selectFrom('security_events')
    .select('id')
    .where('type', 'in', counted)
    .orderBy('id', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('security_events')
    .where('type', 'in', counted)
    .where('id', '<=', oldest.id)
    .execute();
}
