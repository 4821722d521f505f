import { findAnsweredMessages, findEndedOrders } from '../store/erase.ts';
import { erase } from './erase.ts';
import { tidy } from './housekeeping.ts';
import type { Shop } from './shop.ts';

const DAY = 86_400_000;

/** Ages in days beyond which things go; what has none stays. */
export type Ages = { contacts: number | undefined; messages: number | undefined };
/** How much is older. */
export type Aged = { orders: { id: number; commandId: string }[]; messages: number[] };

/** Finds the contacts of ended orders and the answered messages that are older than the ages. */
export async function findAged(shop: Shop, { contacts, messages }: Ages): Promise<Aged> {
  const { db } = shop.database;
  const before = (days: number) => shop.now() - days * DAY;
  return {
    orders: contacts === undefined ? [] : await findEndedOrders(db, before(contacts)),
    messages: messages === undefined ? [] : await findAnsweredMessages(db, before(messages)),
  };
}

/** Erases what was found, and what every host tidies by itself: counters, old keys, ended sessions. */
export async function prune(shop: Shop, { orders, messages }: Aged): Promise<void> {
  await tidy(shop);
  await erase(shop.database, orders, messages);
}
