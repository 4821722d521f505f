import type {
  MessageRequest,
  MessageListQuery,
  ApiOrder,
  ApiMessage,
} from '@shop/contract/schemas';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from './database.ts';
import { findOrdersByCommandId } from './orders.ts';
import { paginate, type Page } from './pagination.ts';
import { contains, searchText } from './search-text.ts';
import type { MessagesTable, Tables } from './tables.ts';

/** Inserts a message. Returns its id. */
export async function insertMessage(
  db: Db,
  message: Omit<MessageRequest, 'command_id'> & { commandId: string | null },
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      client_name: message.client_name,
      email: message.email,
      message_type: message.query_type,
      message: message.message,
      command_id: message.commandId,
      answered: 0,
      created_at: now,
      search_text: searchText(
        message.client_name,
        message.email,
        message.message,
        message.commandId ?? '',
        (message.commandId ?? '').replace('-', ''),
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toMessage(row: Selectable<MessagesTable>, order: ApiOrder | undefined): ApiMessage {
  return {
    id: String(row.id),
    client_name: row.client_name,
    email: row.email,
    query_type: row.message_type,
    message: row.message,
    created_at: new Date(row.created_at).toISOString(),
    command: order ?? null,
    command_id: row.command_id,
    answered: row.answered === 1,
  };
}

async function completeMessages(
  db: Db,
  rows: readonly Selectable<MessagesTable>[],
): Promise<ApiMessage[]> {
  const commandIds = new Set(rows.flatMap((row) => row.command_id ?? []));
  const orders = await findOrdersByCommandId(db, [...commandIds]);
  const byId = new Map(orders.map((order) => [order.command_id, order]));
  return rows.map((row) => toMessage(row, byId.get(row.command_id ?? '')));
}

function conditions(eb: ExpressionBuilder<Tables, 'messages'>, query: MessageListQuery) {
  return eb.and([
    ...(query.type === undefined ? [] : [eb('message_type', '=', query.type)]),
    ...(query.search ? [contains(query.search)] : []),
  ]);
}

/** Messages, newest first, each return with its order. */
export async function findMessages(db: Db, query: MessageListQuery): Promise<Page<ApiMessage>> {
  const found = db.selectFrom('messages').where((eb) => conditions(eb, query));
  const rows = await paginate(found.orderBy('id', 'desc'), query).selectAll().execute();
  const messages = await completeMessages(db, rows);
  if (query.limit === undefined && query.offset === undefined) {
    return { rows: messages, total: messages.length };
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: messages, total };
}

/** A message with its order. */
export async function findMessage(db: Db, id: number): Promise<ApiMessage | undefined> {
  const rows = await db.selectFrom('messages').selectAll().where('id', '=', id).execute();
  const [message] = await completeMessages(db, rows);
  return message;
}

/** Sets whether a message is answered. */
export async function setAnswered(db: Db, id: number, answered: boolean): Promise<void> {
  await db
    .updateTable('messages')
    .set({ answered: answered ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Whether a message exists. */
export async function hasMessage(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Locks a message until the transaction ends. */
export async function lockMessage(
  db: Db,
  id: number,
): Promise<{ client_name: string; message: string; answered: boolean } | undefined> {
  const row = await db
    .updateTable('messages')
    .set((eb) => ({ answered: eb.ref('answered') }))
    .where('id', '=', id)
    .returning(['client_name', 'message', 'answered'])
    .executeTakeFirst();
  return row && { ...row, answered: row.answered === 1 };
}

/** Deletes a message. Returns false when there is none. */
export async function deleteMessage(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
