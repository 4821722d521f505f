import {
  placedMessageSchema,
  type ApiMarkedMessage,
  type ApiMessage,
  type EditHistoryQuery,
  type EditUndoRequest,
  type MessageChange,
  type MessageHistoryEntry,
} from '@shop/contract/schemas';
import { MESSAGE_HISTORY_TYPES } from '@shop/contract/security-events';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { findMessage, hasMessage, lockMessage, setAnswered } from '../db/messages.ts';
import type { Page } from '../db/pagination.ts';
import { parseRowId } from '../db/row-id.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { findEditToUndo, readEditHistory, storeEdit } from './edit-history.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { addOrderLanguages } from './messages.ts';
import { recordEvent } from './record-event.ts';

/** A mark of a message. What it replaced is the opposite. */
const editSchema = z.object({ answered: z.boolean() });
type Mark = z.output<typeof editSchema>;

function markedMessage(object: string) {
  const parse = (json: string) => editSchema.parse(JSON.parse(json));
  const isChangedAgain = (_mark: Mark, later: readonly Mark[]) => later.length > 0;
  return { kind: 'message', object, parse, isChangedAgain } as const;
}

/**
 * Sets whether a message is answered (feature `message-status`), and stores it for ten minutes, so that it can be undone.
 * @throws ShopError `not_found`
 */
export async function markMessage(
  context: AppContext,
  id: string,
  { answered }: MessageChange,
): Promise<ApiMarkedMessage> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  return context.database.transact(async (db) => {
    const before = await lockMessage(db, row);
    if (!before) throw new ShopError('not_found');
    const eventId = await writeMark(context, db, row, answered);
    const edit = before.answered === answered ? undefined : { answered };
    const change = await storeEdit(context, db, markedMessage(String(row)), { edit, eventId });
    return {
      ...(await readMessage(context, db, row)),
      ...(change !== undefined && { change_id: change }),
    };
  });
}

/**
 * The history of a message, the latest first: who marked, deleted and restored it.
 * @throws ShopError `not_found`
 */
export async function readMessageHistory(
  context: AppContext,
  id: string,
  query: EditHistoryQuery,
): Promise<Page<MessageHistoryEntry>> {
  const row = parseRowId(id);
  if (row === undefined || !(await hasMessage(context.database.db, row))) {
    throw new ShopError('not_found');
  }
  return readEditHistory(context, markedMessage(String(row)), MESSAGE_HISTORY_TYPES, query);
}

/**
 * Undoes a mark of a message for ten minutes, unless it was marked again since. One of several concurrent requests
 * undoes it.
 * @param key the idempotency key: a repeat changes nothing
 * @returns the message as it is now
 * @throws ShopError `not_found`; `bad_transition` when the mark is too old, was undone, or none, and with `current` when
 *   the message was marked since; `idempotency_key_reused`
 */
export async function undoMessageMark(
  context: AppContext,
  id: string,
  { change }: EditUndoRequest,
  key?: string,
): Promise<ApiMessage> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const create = await keyedCreate(key, { name: 'undoQueryChange', fields: { row, change } });
  return context.database.transact(async (db) => {
    await createOnce(context, db, { create, schema: placedMessageSchema }, async () => {
      const now = await lockMessage(db, row);
      if (!now) throw new ShopError('not_found');
      const found = await findEditToUndo(context, db, markedMessage(String(row)), change);
      const { answered } = found.edit;
      if (found.later.length > 0 || now.answered !== answered) {
        throw new ShopError('bad_transition', { current: { answered: String(now.answered) } });
      }
      await found.end();
      await writeMark(context, db, row, !answered);
      // Without the message, which an erasure of its person would not find in the stored response.
      return { id: String(row) };
    });
    return readMessage(context, db, row);
  });
}

/** Marks a locked message. Returns its event of the trail. */
async function writeMark(
  context: AppContext,
  db: Db,
  row: number,
  answered: boolean,
): Promise<number> {
  await setAnswered(db, row, answered);
  const type = answered ? 'message_answered' : 'message_reopened';
  return recordEvent(context, db, type, { object: row });
}

/** @throws ShopError `not_found` */
async function readMessage(context: AppContext, db: Db, row: number): Promise<ApiMessage> {
  const message = await findMessage(db, row);
  if (!message) throw new ShopError('not_found');
  const [completed = message] = await addOrderLanguages(context, db, [message]);
  return completed;
}
