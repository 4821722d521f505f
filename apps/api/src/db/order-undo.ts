import { ORDER_STATUSES } from '@shop/contract/constants';
import { z } from 'zod';
import type { Db } from './tables.ts';

const lineSchema = z.object({
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
  /** What a change of the status replaced. */
  status: z.enum(ORDER_STATUSES).optional(),
  /** What a change of the content replaced; amounts in millimes. */
  content: z
    .object({
      client_name: z.string(),
      number: z.string(),
      city: z.string(),
      street: z.string(),
      lines: z.array(lineSchema),
      total: z.number(),
      reduction: z.number(),
      reductionReason: z.string(),
    })
    .optional(),
});

/** What the undo of a change of an order needs. */
export type ChangeUndo = z.output<typeof undoSchema>;

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

/** Marks a change as undone: statistics do not count it, and it cannot be undone again. */
export async function markUndone(db: Db, eventId: number, now: number): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ undone_at: now, undo: null })
    .where('id', '=', eventId)
    .execute();
}

/** Deletes what the undo of changes before a time needs: it has contacts of shoppers. */
export async function deleteOldUndos(db: Db, before: number): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where('at', '<', before)
    .execute();
}
