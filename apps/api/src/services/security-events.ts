import type { OrderExport, SecurityEvent, SecurityEventQuery } from '@shop/contract/schemas';
import { createHmac } from 'node:crypto';
import type { Page } from '../db/pagination.ts';
import { deleteOldSecurityEvents, findSecurityEvents } from '../db/security-events.ts';
import type { AppContext } from './app-context.ts';
import { COUNTED_EVENTS } from './counted-events.ts';
import { networkOf } from './network-of.ts';
import { recordEvent } from './record-event.ts';
import { withStaffUndos } from './staff-undo.ts';

const DEFAULT_PAGE = 100;
/** About 80 MB: weeks of a flood that never ends. */
const MAX_COUNTED_ROWS = 500_000;
const DAY = 86_400_000;
/** Characters: 72 bits, so that different addresses have different hashes. */
const HASH_LENGTH = 12;

/**
 * Events, newest first, with the latest counts of this process. Changes of accounts that can be undone are marked. The
 * text of a customer's note or tag is only in the history of the customer's record.
 */
export async function listSecurityEvents(
  context: AppContext,
  query: SecurityEventQuery,
): Promise<Page<SecurityEvent>> {
  await context.countedEvents.flush();
  const limit = query.limit ?? DEFAULT_PAGE;
  const { rows, total } = await findSecurityEvents(context.database.db, { ...query, limit });
  return { rows: await withStaffUndos(context, rows.map(withoutCustomerTexts)), total };
}

/** The texts of a customer's record that an event may have. */
const CUSTOMER_TEXTS = new Set(['note', 'tag']);

function withoutCustomerTexts(event: SecurityEvent): SecurityEvent {
  const changes = Object.entries(event.changes).map(([field, change]) => [
    field,
    CUSTOMER_TEXTS.has(field) ? {} : change,
  ]);
  return { ...event, changes: Object.fromEntries(changes) };
}

/** Records that a client wrote orders, with names and phones, into a file. */
export async function recordOrderExport(
  context: AppContext,
  { orders }: OrderExport,
): Promise<void> {
  const changes = { orders: { after: String(orders) } };
  await context.database.transact((db) => recordEvent(context, db, 'orders_exported', { changes }));
}

/** Deletes the events beyond their retention, and the oldest counted ones above a maximum. */
export async function deleteOldEvents({ database, now, eventDays }: AppContext): Promise<void> {
  const limits = { counted: COUNTED_EVENTS, max: MAX_COUNTED_ROWS };
  await database.transact((db) => deleteOldSecurityEvents(db, now() - eventDays * DAY, limits));
}

/** The hash of an address with the key of the known sources; the addresses of one IPv6 network have the same. */
export function hashAddress({ sourceKey }: Pick<AppContext, 'sourceKey'>, address: string): string {
  const hash = createHmac('sha256', sourceKey).update(`event ${networkOf(address)}`);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}
