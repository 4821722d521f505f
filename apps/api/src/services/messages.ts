import { parseCommandId } from '@shop/contract/command-id';
import { COMMAND_NOT_FOUND_TEXT } from '@shop/contract/error-codes';
import {
  placedMessageSchema,
  type PlacedMessage,
  type MessageRequest,
  type MessageListQuery,
  type ApiMessage,
} from '@shop/contract/schemas';
import { ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import type { Page } from '../db/pagination.ts';
import { findOrder } from '../db/orders.ts';
import { deleteMessage, findMessages, insertMessage, lockMessage } from '../db/messages.ts';
import { parseRowId } from '../db/row-id.ts';
import { createOnce, findEarlierResponse, keyedCreate } from './idempotent-creates.ts';
import { limitRequests } from './limits.ts';
import { addMessageLanguages } from './message-languages.ts';
import { moveToBin } from './move-to-bin.ts';
import { recordEvent } from './record-event.ts';
import type { AppContext } from './app-context.ts';

/**
 * Creates a message. A return must have the id of an existing order, in any spelling.
 * @param sender.key the idempotency key: requests with one key create one message
 * @throws ShopError `command_not_found`; `too_many_requests` when an address guesses ids (Z4);
 *   `idempotency_key_reused`
 */
export async function createMessage(
  context: AppContext,
  draft: MessageRequest,
  { address, key }: { address: string; key?: string | undefined },
): Promise<PlacedMessage> {
  const create = await keyedCreate(key, { name: 'createQuery', fields: draft });
  const isReturn = draft.query_type === 'return';
  // The order of a repeat may be deleted by now.
  const earlier = isReturn && (await findEarlierResponse(context, create, placedMessageSchema));
  if (earlier) return earlier;
  const commandId = isReturn ? await findReturn(context, draft, address) : null;
  const { command_id: _typed, ...fields } = draft;
  return context.database.transact((db) =>
    createOnce(context, db, { create, schema: placedMessageSchema }, async () => ({
      id: String(await insertMessage(db, { ...fields, commandId }, context.now())),
    })),
  );
}

async function findReturn(
  context: AppContext,
  draft: MessageRequest,
  address: string,
): Promise<string> {
  const commandId = parseCommandId(draft.command_id ?? '');
  const order = commandId && (await findOrder(context.database.db, commandId));
  if (order) return order.command_id;
  await limitRequests(context, 'command-id-miss', address);
  throw new ShopError('command_not_found', { error: COMMAND_NOT_FOUND_TEXT });
}

/** Messages, newest first. */
export async function listMessages(
  context: AppContext,
  query: MessageListQuery,
): Promise<Page<ApiMessage>> {
  const { db } = context.database;
  const { rows, total } = await findMessages(db, query);
  return { rows: await addOrderLanguages(context, db, rows), total };
}

/** Adds the languages of messages to the orders of shoppers' messages, for the replies. */
export async function addOrderLanguages(
  context: AppContext,
  db: Db,
  messages: readonly ApiMessage[],
): Promise<ApiMessage[]> {
  const orders = messages.flatMap(({ command }) => command ?? []);
  const added = await addMessageLanguages(context, db, orders);
  const byId = new Map(added.map((order) => [order.command_id, order]));
  return messages.map((message) => {
    const order = message.command && byId.get(message.command.command_id);
    return order ? { ...message, command: order } : message;
  });
}

/**
 * Deletes a message; with the feature `undo` it is in the bin afterwards.
 * @param by the name of the owner, for the bin
 * @throws ShopError `not_found`
 */
export async function removeMessage(context: AppContext, id: string, by: string): Promise<void> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  await context.database.transact(async (db) => {
    const message = await lockMessage(db, row);
    if (message) {
      const { client_name: name, message: text } = message;
      await moveToBin(context, db, { kind: 'message', object: id, id: row, by }, { name, text });
    }
    if (!(await deleteMessage(db, row))) throw new ShopError('not_found');
    await recordEvent(context, db, 'message_deleted', { object: row });
  });
}
