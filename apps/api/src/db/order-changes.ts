import {
  UNDO_WINDOW_MS,
  type HistoryCause,
  type OrderStatus,
  type QuarantineReason,
} from '@shop/contract/constants';
import { orderEditSchema, type OrderEdit, type OrderHistory } from '@shop/contract/schemas';
import type { Db } from './database.ts';
import { parseUndo, type ChangeUndo } from './order-undo.ts';

/** An entry of the history of an order, by its row. */
export type StoredHistory = { event: number; entry: OrderHistory };

/**
 * The history of an order, oldest first. A change after which nothing changed the order can be undone until a time. The
 * outcome of a call about a cancellation is in the row of the call, which has the time of its event.
 */
export async function findHistory(db: Db, commandId: string): Promise<StoredHistory[]> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .leftJoin('call_attempts', (join) =>
      join
        .onRef('call_attempts.order_id', '=', 'order_events.order_id')
        .onRef('call_attempts.at', '=', 'order_events.at')
        .onRef('call_attempts.outcome', '=', 'order_events.cause')
        .on('call_attempts.outcome', 'in', ['refused', 'duplicate']),
    )
    .select([
      'order_events.id as event',
      'order_events.at',
      'order_events.by',
      'order_events.status',
      'order_events.note',
      'order_events.cause',
      'order_events.edit',
      (eb) =>
        eb.fn.coalesce('order_events.other_order', 'call_attempts.duplicate_of').as('otherOrder'),
      'call_attempts.reason',
      'order_events.undo',
      'orders.version',
    ])
    .where('orders.command_id', '=', commandId)
    .orderBy('order_events.id')
    .execute();
  return rows.map(
    ({ event, at, by, status, note, cause, reason, edit, otherOrder, undo, version }) => ({
      event,
      entry: {
        at: new Date(at).toISOString(),
        by,
        ...(status === null ? {} : { status }),
        ...(note === null ? {} : { note }),
        ...(cause === null ? {} : { cause }),
        ...(reason === null ? {} : { reason }),
        ...(edit === null ? {} : { edit: orderEditSchema.parse(JSON.parse(edit)) }),
        ...(otherOrder === null ? {} : { other_order: otherOrder }),
        ...(undo !== null &&
          parseUndo(undo).version === version && {
            undo_until: new Date(at + UNDO_WINDOW_MS).toISOString(),
          }),
      },
    }),
  );
}

/** An order that is locked until the transaction ends. */
export type LockedOrder = { id: number; commandId: string; status: OrderStatus };

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Db, commandId: string): Promise<LockedOrder | undefined> {
  return db
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('command_id', '=', commandId)
    .returning(['id', 'command_id as commandId', 'status'])
    .executeTakeFirst();
}

/** Sets the status of a locked order. Returns its version, which is another one afterwards. */
export async function setStatus(db: Db, id: number, status: OrderStatus): Promise<number> {
  const { version } = await db
    .updateTable('orders')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Releases a locked order from the quarantine. Returns why it was in it; undefined when it was not. */
export async function releaseOrder(db: Db, id: number): Promise<QuarantineReason | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('quarantine')
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  if (!order || order.quarantine === null) return undefined;
  await db.updateTable('orders').set({ quarantine: null }).where('id', '=', id).execute();
  return order.quarantine;
}

/** Puts a locked order into the quarantine again. */
export async function undoRelease(db: Db, id: number, quarantine: QuarantineReason): Promise<void> {
  await db.updateTable('orders').set({ quarantine }).where('id', '=', id).execute();
}

/**
 * Deletes the note of an event of a locked order; only the one of an author, when it is given. Returns who added it;
 * undefined without a note.
 */
export async function deleteOrderNote(
  db: Db,
  {
    orderId,
    event,
    now,
    author,
  }: { orderId: number; event: number; now: number; author?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .updateTable('order_events')
    .set({ note: null, undone_at: now })
    .where('id', '=', event)
    .where('order_id', '=', orderId)
    .where('note', 'is not', null)
    .$if(author !== undefined, (q) => q.where('by', '=', author ?? ''))
    .returning('by')
    .executeTakeFirst();
  return row?.by;
}

/** Inserts an event into the history of an order. Returns its id. */
export async function insertEvent(
  db: Db,
  orderId: number,
  event: {
    at: number;
    by: string;
    status?: OrderStatus | undefined;
    note?: string | undefined;
    cause?: HistoryCause | undefined;
    edit?: OrderEdit | undefined;
    otherOrder?: string | undefined;
    undo?: ChangeUndo | undefined;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: event.at,
      by: event.by,
      status: event.status ?? null,
      note: event.note ?? null,
      cause: event.cause ?? null,
      edit: event.edit === undefined ? null : JSON.stringify(event.edit),
      other_order: event.otherOrder ?? null,
      undo: event.undo === undefined ? null : JSON.stringify(event.undo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The variants and quantities of an order. */
export async function findStockLines(
  db: Db,
  orderId: number,
): Promise<{ productId: number; color: string; size: string; quantity: number }[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'color', 'size', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Deletes a locked order with its lines and history. */
export async function deleteOrder(db: Db, id: number): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).execute();
}

/** The number of orders by status. */
export async function countByStatus(db: Db): Promise<{ status: OrderStatus; count: number }[]> {
  return db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}
