import { findAnsweredMessages, findEndedOrders } from '../db/personal-data.ts';
import { findBinnedData, type BinnedData } from './binned-data.ts';
import { erasePersonalData, isOpen, type ErasedData } from './personal-data-erasure.ts';
import { cleanUp } from './scheduled-cleanup.ts';
import type { AppContext } from './app-context.ts';

const DAY = 86_400_000;

/** Retention in days; without one, data stays. */
export type RetentionDays = { contacts: number | undefined; messages: number | undefined };
/** The data beyond its retention. */
export type ExpiredData = Pick<ErasedData, 'orders' | 'messages' | 'binned'>;

/** Finds contacts of ended orders and answered messages beyond their retention. */
export async function findExpired(
  context: AppContext,
  { contacts, messages }: RetentionDays,
): Promise<ExpiredData> {
  const { db } = context.database;
  const before = (days: number) => context.now() - days * DAY;
  const isExpired = (entry: BinnedData) => {
    const days = entry.kind === 'order' ? contacts : messages;
    const { created_at: createdAt } = entry.kind === 'order' ? entry.order : entry.message;
    return days !== undefined && hasEnded(entry) && createdAt < before(days);
  };
  return {
    orders: contacts === undefined ? [] : await findEndedOrders(db, before(contacts)),
    messages: messages === undefined ? [] : await findAnsweredMessages(db, before(messages)),
    binned: (await findBinnedData(db)).filter(isExpired),
  };
}

function hasEnded(entry: BinnedData): boolean {
  return entry.kind === 'order' ? !isOpen(entry.order.status) : entry.message.answered === 1;
}

/**
 * Erases the found data, and the expired data that every API server deletes. What the owner has opened again since it
 * was found stays.
 */
export async function applyRetention(context: AppContext, expired: ExpiredData): Promise<void> {
  await cleanUp(context);
  const only = { onlyEnded: true, onlyAnswered: true };
  await erasePersonalData(context, 'data_pruned', { ...expired, ...only });
}
