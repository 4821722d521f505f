import { QUARANTINE_REASONS, UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { ApiOrder, OrderHistory } from '@shop/contract/schemas';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { findEditUndos, findEditUndosOf, updateEditUndo } from '../db/edit-undos.ts';
import type { LockedOrder, StoredHistory } from '../db/order-changes.ts';
import {
  findOrderState,
  findVersion,
  moveUndoVersion,
  undoneLineSchema,
} from '../db/order-undo.ts';
import type { AppContext } from './app-context.ts';
import { storeEdit } from './edit-history.ts';
import { findCallUndo, moveCallVersion } from './stored-call-edits.ts';
import { isUndoInTime } from './undo-window.ts';

const editSchema = z.object({
  /** The row of its entry in the history. */
  event: z.number(),
  /** Whether the entry is a note. */
  note: z.boolean(),
  /** Why the order was in the quarantine, when it was released. */
  quarantine: z.enum(QUARANTINE_REASONS).optional(),
  /** What a split replaced, and how it left both orders; amounts in millimes. */
  split: z
    .object({
      version: z.number(),
      lines: z.array(undoneLineSchema),
      total: z.number(),
      reduction: z.number(),
      reductionReason: z.string(),
      second: z.object({ commandId: z.string(), version: z.number(), lastEvent: z.number() }),
    })
    .optional(),
  /** The version of an order that was entered. */
  entered: z.number().optional(),
});

/** What a change of an order replaced that is neither one of its status nor of its content. It has no contact. */
export type OrderEdit = z.output<typeof editSchema>;

/** An order whose notes, releases and split can be undone, and how it was entered. */
export function editedOrder(commandId: string) {
  const parse = (json: string): OrderEdit => editSchema.parse(JSON.parse(json));
  return { kind: 'order', object: commandId, parse } as const;
}

/**
 * Stores a note, a release, a split or an entered order for ten minutes, so that it can be undone; nothing without the feature `undo`.
 * @param eventId its event of the trail
 */
export async function storeOrderEdit(
  context: AppContext,
  db: Db,
  { commandId, eventId, edit }: { commandId: string; eventId: number; edit: OrderEdit },
): Promise<void> {
  await storeEdit(context, db, editedOrder(commandId), { edit, eventId });
}

/**
 * After an undo a locked order is as it was at the version `from`. What led to that version can be undone next: a change, a
 * call, the split of the order or the one that made it, or how it was entered.
 */
export async function reopenUndos(
  db: Db,
  order: LockedOrder,
  from: number | undefined,
): Promise<void> {
  if (from === undefined) return;
  const to = await findVersion(db, order.id);
  await moveUndoVersion(db, order.id, { from, to });
  await moveCallVersion(db, order.commandId, { from, to });
  const move = (version: number) => (version === from ? to : version);
  for (const { eventId, object, content } of await findEditUndosOf(db, 'order')) {
    const { split, entered, ...edit } = editedOrder(object).parse(content);
    const isOwn = object === order.commandId;
    if (!isOwn && split?.second.commandId !== order.commandId) continue;
    const moved = {
      ...edit,
      ...(entered !== undefined && { entered: move(entered) }),
      ...(split && {
        split: isOwn
          ? { ...split, version: move(split.version) }
          : { ...split, second: { ...split.second, version: move(split.second.version) } },
      }),
    };
    await updateEditUndo(db, eventId, JSON.stringify(moved));
  }
}

/** The entries of an order's history, those that can be undone by their id with the time until which they can. */
export async function withUndos(
  context: AppContext,
  db: Db,
  order: ApiOrder,
  history: readonly StoredHistory[],
): Promise<OrderHistory[]> {
  const undos = context.features.has('undo') ? await findUndos(context, db, order) : undefined;
  return history.map(({ event, entry }) => {
    const undo = undos?.get(event);
    return { ...entry, ...(undo && { undo }) };
  });
}

async function findUndos(
  context: AppContext,
  db: Db,
  order: ApiOrder,
): Promise<Map<number, NonNullable<OrderHistory['undo']>>> {
  const { parse, ...object } = editedOrder(order.command_id);
  const undos = new Map<number, NonNullable<OrderHistory['undo']>>();
  for (const { eventId, at, content } of await findEditUndos(db, object)) {
    const edit = parse(content);
    if (!isUndoInTime(context, at) || !(await isUnchanged(db, order, edit))) continue;
    const until = new Date(at + UNDO_WINDOW_MS).toISOString();
    undos.set(edit.event, { change: String(eventId), until });
  }
  const call = await findCallUndo(context, db, order);
  if (call) undos.set(...call);
  return undos;
}

/**
 * Whether nothing changed since what an edit did: the release of a new order, both orders of a split, or an order that
 * was entered and has at most notes since.
 */
export async function isUnchanged(
  db: Db,
  order: Pick<ApiOrder, 'command_id' | 'status' | 'quarantine'>,
  { event, quarantine, split, entered }: OrderEdit,
): Promise<boolean> {
  if (quarantine !== undefined) return order.status === 'new' && order.quarantine === undefined;
  if (!split && entered === undefined) return true;
  const first = await findOrderState(db, order.command_id);
  if (!split) return first?.version === entered && first?.lastChange === event;
  const second = await findOrderState(db, split.second.commandId);
  return (
    first?.version === split.version &&
    second?.version === split.second.version &&
    second.lastEvent === split.second.lastEvent
  );
}
