import type { ApiOrder } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { findMessageLanguages } from '../db/message-languages.ts';
import { phoneKeys } from '../db/phone-keys.ts';
import type { AppContext } from './app-context.ts';

/**
 * Adds to orders the language that is chosen in the records of their phone numbers (feature `customers`): the one of
 * the first number that has one. It does not need the index of the orders, so the newest order has it too.
 */
export async function addMessageLanguages(
  { features }: Pick<AppContext, 'features'>,
  db: Db,
  orders: readonly ApiOrder[],
): Promise<ApiOrder[]> {
  if (!features.has('customers')) return [...orders];
  const keysOf = orders.map(({ number }) => phoneKeys(number));
  const languages = await findMessageLanguages(db, [...new Set(keysOf.flat())]);
  if (languages.size === 0) return [...orders];
  return orders.map((order, at) => {
    const [language] = (keysOf[at] ?? []).flatMap((key) => languages.get(key) ?? []);
    return language === undefined ? order : { ...order, message_language: language };
  });
}
