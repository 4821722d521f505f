import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { ApiOrder, OrderHistory } from '@shop/contract/schemas';
import { z } from 'zod';
import { findLatestAttempt } from '../db/calls.ts';
import type { Db } from '../db/database.ts';
import { deleteEditUndo, findEditUndos, updateEditUndo } from '../db/edit-undos.ts';
import { atVersion } from '../db/order-undo.ts';
import type { AppContext } from './app-context.ts';
import { storeEdit } from './edit-history.ts';
import { isUndoInTime } from './undo-window.ts';

const callSchema = z.object({
  /** The row of its entry in the history, which may have a note. */
  event: z.number(),
  /** The row of the call. */
  attempt: z.number(),
  /** The version of the order after the call; a former version of the server did not store it. */
  version: z.number().optional(),
  /** As in the undo of a change. */
  before: z.number().optional(),
});
type StoredCall = z.output<typeof callSchema> & { eventId: number; at: number };

/**
 * Stores a call with its outcome for ten minutes, so that it can be undone from the history of its order; nothing without
 * the feature `undo`. The kind is not that of other changes of orders: a server of a former version ignores it.
 * @param eventId its event of the trail
 */
export async function storeCall(
  context: AppContext,
  db: Db,
  {
    commandId,
    eventId,
    edit,
  }: { commandId: string; eventId: number; edit: z.output<typeof callSchema> },
): Promise<void> {
  await storeEdit(context, db, { kind: 'call', object: commandId }, { edit, eventId });
}

async function findCalls(db: Db, commandId: string): Promise<StoredCall[]> {
  const rows = await findEditUndos(db, { kind: 'call', object: commandId });
  return rows.map(({ eventId, at, content }) => ({
    ...callSchema.parse(JSON.parse(content)),
    eventId,
    at,
  }));
}

/** The id of the call that a change of an order is; undefined for another change. */
export async function findCallOfChange(
  db: Db,
  commandId: string,
  change: string,
): Promise<number | undefined> {
  const calls = await findCalls(db, commandId);
  return calls.find(({ eventId }) => String(eventId) === change)?.attempt;
}

/** The order is at the version `to` as it was at the version `from` after a call. */
export async function moveCallVersion(
  db: Db,
  commandId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const { eventId, at: _at, ...call } of await findCalls(db, commandId)) {
    if (call.version !== from) continue;
    await updateEditUndo(db, eventId, JSON.stringify(atVersion(call, to)));
  }
}

/** Deletes what the undo of a call needs, and returns it; undefined without one. */
export async function takeStoredCall(
  db: Db,
  commandId: string,
  attempt: number,
): Promise<StoredCall | undefined> {
  const calls = await findCalls(db, commandId);
  const call = calls.find((each) => each.attempt === attempt);
  if (call) await deleteEditUndo(db, call.eventId);
  return call;
}

/** The undo of the latest call of an order, by the row of its entry in the history; none when it changed since. */
export async function findCallUndo(
  context: AppContext,
  db: Db,
  { command_id: commandId, status }: Pick<ApiOrder, 'command_id' | 'status'>,
): Promise<[number, NonNullable<OrderHistory['undo']>] | undefined> {
  const call = (await findCalls(db, commandId)).at(-1);
  if (!call || !isUndoInTime(context, call.at)) return undefined;
  const latest = await findLatestAttempt(db, commandId);
  if (latest?.id !== call.attempt || latest.status !== status) return undefined;
  const until = new Date(call.at + UNDO_WINDOW_MS).toISOString();
  return [call.event, { change: String(call.eventId), until }];
}
