import { ORDER_STATUSES } from '@shop/contract/constants';
import { sql } from 'kysely';
import { z } from 'zod';
import { isOver } from './clock.ts';
import type { Db } from './tables.ts';

/** A line of an order that an undo brings back. */
export const undoneLineSchema = z.object({
  productId: z.number(),
  productName: z.string(),
  productImages: z.array(z.string()),
  unitMillimes: z.number(),
  color: z.string(),
  size: z.string(),
  quantity: z.number(),
});

const undoSchema = z.object({
  /** The version of the order after the change: another one was changed since. */
  version: z.number(),
  /** The version before the change, when it is not the one before `version`: changes were undone in between. */
  before: z.number().optional(),
  /** What a change of the status replaced. */
  status: z.enum(ORDER_STATUSES).optional(),
  /** What a change of the content replaced; amounts in millimes. */
  content: z
    .object({
      client_name: z.string(),
      number: z.string(),
      city: z.string(),
      street: z.string(),
      lines: z.array(undoneLineSchema),
      total: z.number(),
      reduction: z.number(),
      reductionReason: z.string(),
    })
    .optional(),
});

/** What the undo of a change of an order needs. */
export type ChangeUndo = z.output<typeof undoSchema>;

type Versions = { version?: number | undefined; before?: number | undefined };

/** What is stored of a change, when it is the latest again at another version. */
export function atVersion<Change extends Versions>(change: Change, version: number): Change {
  return { ...change, before: versionBefore(change), version };
}

/** The version before a change; undefined when its own is unknown. */
export function versionBefore({ version, before }: Versions): number | undefined {
  return before ?? (version === undefined ? undefined : version - 1);
}

/** Parses the column `undo` of an event. */
export function parseUndo(json: string): ChangeUndo {
  return undoSchema.parse(JSON.parse(json));
}

/** The latest change of a locked order that can be undone unless it is too old. */
export async function findUndoableChange(
  db: Db,
  orderId: number,
): Promise<{ id: number; at: number; undo: ChangeUndo } | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select(['id', 'at', 'undo'])
    .where('order_id', '=', orderId)
    .where('undo', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event || event.undo === null) return undefined;
  return { id: event.id, at: event.at, undo: parseUndo(event.undo) };
}

/**
 * An order is at the version `to` as it was at the version `from`: the change that led there can be undone again, unless
 * it is too old.
 */
export async function moveUndoVersion(
  db: Db,
  orderId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const events = await db
    .selectFrom('order_events')
    .select(['id', 'undo'])
    .where('order_id', '=', orderId)
    .where('undo', 'is not', null)
    .$narrowType<{ undo: string }>()
    .execute();
  for (const { id, undo: json } of events) {
    const undo = parseUndo(json);
    if (undo.version !== from) continue;
    await db
      .updateTable('order_events')
      .set({ undo: JSON.stringify(atVersion(undo, to)) })
      .where('id', '=', id)
      .execute();
  }
}

/** The version of a locked order. */
export async function findVersion(db: Db, orderId: number): Promise<number> {
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return version;
}

/** The causes of the events of an undo, which do not prevent the undo of an earlier change. */
const UNDO_CAUSES = sql`('change_undone', 'note_undone', 'release_undone')`;

/** The version of an order, its latest event, and the latest one that is more than a note. */
export type OrderState = { version: number; lastEvent: number; lastChange: number };

/** Finds how an order is now, to compare it with how a change left it. What was undone does not count. */
export async function findOrderState(db: Db, commandId: string): Promise<OrderState | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select((eb) => [
      'orders.version',
      eb.fn.max('order_events.id').as('lastEvent'),
      sql<number>`max(order_events.id) filter (where order_events.status is not null
        or order_events.cause is not null or order_events.edit is not null)`.as('lastChange'),
    ])
    .where('orders.command_id', '=', commandId)
    .where('order_events.undone_at', 'is', null)
    .where(sql<boolean>`(order_events.cause is null or order_events.cause not in ${UNDO_CAUSES})`)
    .groupBy('orders.version')
    .executeTakeFirst();
}

/** The name of who made an event of the history. */
export async function findAuthor(db: Db, eventId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_events')
    .select('by')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row?.by;
}

/** Marks a split as undone: its event does not name the second order any more, which is deleted. */
export async function markSplitUndone(db: Db, eventId: number, now: number): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ undone_at: now, other_order: null })
    .where('id', '=', eventId)
    .execute();
}

/** Marks a change as undone: statistics do not count it, and it cannot be undone again. */
export async function markUndone(db: Db, eventId: number, now: number): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ undone_at: now, undo: null })
    .where('id', '=', eventId)
    .execute();
}

/**
 * Deletes what the undo of changes older than `ageMs` needs, and of changes in the future, which cannot be undone: it
 * has contacts of shoppers.
 */
export async function deleteOldUndos(db: Db, now: number, ageMs: number): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where(isOver('at', now, ageMs))
    .execute();
}
