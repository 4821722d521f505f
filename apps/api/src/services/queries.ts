import { parseCommandId } from '@shop/contract/command-id';
import { COMMAND_NOT_FOUND_TEXT } from '@shop/contract/error-codes';
import type {
  PlacedQuery,
  QueryChange,
  QueryDraft,
  QueryListQuery,
  WireQuery,
} from '@shop/contract/schemas';
import { Refusal } from '../refusal.ts';
import type { Page } from '../store/page.ts';
import { findOrder } from '../store/orders.ts';
import { deleteQuery, findQueries, insertQuery, setAnswered } from '../store/queries.ts';
import { parseRowId } from '../store/row-id.ts';
import { limitCalls } from './limits.ts';
import type { Shop } from './shop.ts';

/**
 * Takes a shopper's message. A return must name an existing order, in any spelling of its id.
 * @throws Refusal `command_not_found`; `too_many_requests` when an address keeps guessing ids (Z4)
 */
export async function sendQuery(
  shop: Shop,
  draft: QueryDraft,
  address: string,
): Promise<PlacedQuery> {
  const commandId = draft.query_type === 'return' ? await findReturn(shop, draft, address) : null;
  const { command_id: _typed, ...query } = draft;
  const id = await shop.database.transact((db) =>
    insertQuery(db, { ...query, commandId }, shop.now()),
  );
  return { id: String(id) };
}

async function findReturn(shop: Shop, draft: QueryDraft, address: string): Promise<string> {
  const commandId = parseCommandId(draft.command_id ?? '');
  const order = commandId && (await findOrder(shop.database.db, commandId));
  if (order) return order.command_id;
  await limitCalls(shop, 'command-id-miss', address);
  throw new Refusal('command_not_found', { error: COMMAND_NOT_FOUND_TEXT });
}

/** The owner's messages, newest first. */
export async function listQueries(shop: Shop, query: QueryListQuery): Promise<Page<WireQuery>> {
  return findQueries(shop.database.db, query);
}

/**
 * Marks a message answered or not (feature `query-status`).
 * @throws Refusal `not_found`
 */
export async function changeQuery(
  shop: Shop,
  id: string,
  { answered }: QueryChange,
): Promise<WireQuery> {
  const row = parseRowId(id);
  const query =
    row === undefined
      ? undefined
      : await shop.database.transact((db) => setAnswered(db, row, answered));
  if (!query) throw new Refusal('not_found');
  return query;
}

/**
 * Deletes a message.
 * @throws Refusal `not_found`
 */
export async function removeQuery(shop: Shop, id: string): Promise<void> {
  const row = parseRowId(id);
  const gone = row !== undefined && (await shop.database.transact((db) => deleteQuery(db, row)));
  if (!gone) throw new Refusal('not_found');
}
