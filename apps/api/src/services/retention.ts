import { findAnsweredMessages, findEndedOrders } from '../db/personal-data.ts';
import { erasePersonalData } from './personal-data-erasure.ts';
import { cleanUp } from './scheduled-cleanup.ts';
import type { AppContext } from './app-context.ts';

const DAY = 86_400_000;

/** Retention in days; without one, data stays. */
export type RetentionDays = { contacts: number | undefined; messages: number | undefined };
/** The data beyond its retention. */
export type ExpiredData = { orders: { id: number; commandId: string }[]; messages: number[] };

/** Finds contacts of ended orders and answered messages beyond their retention. */
export async function findExpired(
  context: AppContext,
  { contacts, messages }: RetentionDays,
): Promise<ExpiredData> {
  const { db } = context.database;
  const before = (days: number) => context.now() - days * DAY;
  return {
    orders: contacts === undefined ? [] : await findEndedOrders(db, before(contacts)),
    messages: messages === undefined ? [] : await findAnsweredMessages(db, before(messages)),
  };
}

/** Erases the found data, and the expired data that every API server deletes. */
export async function applyRetention(
  context: AppContext,
  { orders, messages }: ExpiredData,
): Promise<void> {
  await cleanUp(context);
  await erasePersonalData(context, 'data_pruned', { orders, messages });
}
