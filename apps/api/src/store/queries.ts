import type { QueryDraft, QueryListQuery, WireOrder, WireQuery } from '@shop/contract/schemas';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from './database.ts';
import { findOrdersByCommandId } from './orders.ts';
import { inPage, type Page } from './page.ts';
import { contains, searchText } from './search-text.ts';
import type { QueriesTable, Tables } from './tables.ts';

/** Writes a shopper's message; answers its row's number. */
export async function insertQuery(
  db: Db,
  query: Omit<QueryDraft, 'command_id'> & { commandId: string | null },
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('queries')
    .values({
      client_name: query.client_name,
      email: query.email,
      query_type: query.query_type,
      message: query.message,
      command_id: query.commandId,
      answered: 0,
      created_at: now,
      search_text: searchText(
        query.client_name,
        query.email,
        query.message,
        query.commandId ?? '',
        (query.commandId ?? '').replace('-', ''),
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toQuery(row: Selectable<QueriesTable>, order: WireOrder | undefined): WireQuery {
  return {
    id: String(row.id),
    client_name: row.client_name,
    email: row.email,
    query_type: row.query_type,
    message: row.message,
    created_at: new Date(row.created_at).toISOString(),
    command: order ?? null,
    command_id: row.command_id,
    answered: row.answered === 1,
  };
}

async function completeQueries(
  db: Db,
  rows: readonly Selectable<QueriesTable>[],
): Promise<WireQuery[]> {
  const commandIds = new Set(rows.flatMap((row) => row.command_id ?? []));
  const orders = await findOrdersByCommandId(db, [...commandIds]);
  const byId = new Map(orders.map((order) => [order.command_id, order]));
  return rows.map((row) => toQuery(row, byId.get(row.command_id ?? '')));
}

function asked(eb: ExpressionBuilder<Tables, 'queries'>, query: QueryListQuery) {
  return eb.and([
    ...(query.type === undefined ? [] : [eb('query_type', '=', query.type)]),
    ...(query.search ? [contains('search_text', query.search)] : []),
  ]);
}

/** The owner's list of messages, newest first, each return with its order. */
export async function findQueries(db: Db, query: QueryListQuery): Promise<Page<WireQuery>> {
  const found = db.selectFrom('queries').where((eb) => asked(eb, query));
  const rows = await inPage(found.orderBy('id', 'desc'), query).selectAll().execute();
  const queries = await completeQueries(db, rows);
  if (query.limit === undefined && query.offset === undefined) {
    return { rows: queries, total: queries.length };
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: queries, total };
}

/** Marks a message answered or not; answers it, or undefined when there is none. */
export async function setAnswered(
  db: Db,
  id: number,
  answered: boolean,
): Promise<WireQuery | undefined> {
  const rows = await db
    .updateTable('queries')
    .set({ answered: answered ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .execute();
  const [query] = await completeQueries(db, rows);
  return query;
}

/** Deletes a message; answers false when there is none. */
export async function deleteQuery(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('queries').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
