import type { OrderStatus } from '@shop/contract/constants';
import { CommandFault } from '../command-fault.ts';
import type { Database } from '../store/database.ts';
import {
  deleteMessages,
  eraseContacts,
  findMessagesHolding,
  findOrdersHolding,
  type PersonsOrder,
} from '../store/erase.ts';
import { rewriteFile } from '../store/rewrite-file.ts';

/** How a person is named: by e-mail, by phone, or by both. */
export type Person = { email: string | undefined; phone: string | undefined };
/** What the shop holds of a person. */
export type PersonsData = { orders: PersonsOrder[]; messages: number[] };

const UNDER_WAY = new Set<OrderStatus>(['new', 'confirmed', 'shipped']);
/** Fewer digits are nobody's whole number. */
const FEWEST_DIGITS = 6;
const COUNTRY = '216';
const LOCAL_LENGTH = 8;

/**
 * Finds a person's orders and messages: by their exact e-mail whatever its case, by their phone
 * however it is written, and messages about those orders.
 * @throws CommandFault `usage` for a phone of fewer than six digits
 */
export async function findPersonsData(database: Database, person: Person): Promise<PersonsData> {
  const { db } = database;
  const orders = new Map<number, PersonsOrder>();
  const messages = new Set<number>();
  const { email, phone } = person;
  if (email !== undefined) {
    const address = plain(email);
    for (const order of await findOrdersHolding(db, address)) {
      if (plain(order.email) === address) orders.set(order.id, order);
    }
    for (const message of await findMessagesHolding(db, address)) {
      if (plain(message.email) === address) messages.add(message.id);
    }
  }
  if (phone !== undefined) {
    const digits = localDigits(phone);
    if (digits.length < FEWEST_DIGITS) {
      throw new CommandFault('usage', 'The phone must have six digits at least.');
    }
    for (const order of await findOrdersHolding(db, digits)) {
      if (localDigits(order.phone) === digits) orders.set(order.id, order);
    }
  }
  for (const { commandId } of orders.values()) {
    for (const message of await findMessagesHolding(db, commandId)) {
      if (message.commandId === commandId) messages.add(message.id);
    }
  }
  return { orders: [...orders.values()], messages: [...messages] };
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}

/** A number's digits without the country's: one phone is one, with +216, 00216 or neither. */
function localDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const local = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return local.length === LOCAL_LENGTH ? local : digits;
}

/** The numbers of those orders that still have to reach their person. */
export function findUnderWay({ orders }: PersonsData): string[] {
  return orders.filter(({ status }) => UNDER_WAY.has(status)).map(({ commandId }) => commandId);
}

/**
 * Erases contacts of orders, and messages whole, from rows and from the database's files. Done twice,
 * it changes nothing more.
 * @throws CommandFault `unavailable` when the rows are erased and SQLite's file could not be rewritten
 */
export async function erase(
  database: Database,
  orders: readonly { id: number; commandId: string }[],
  messages: readonly number[],
): Promise<void> {
  await eraseContacts(database, orders);
  await deleteMessages(database, messages);
  if (!(await rewriteFile(database))) {
    throw new CommandFault(
      'unavailable',
      'Erased; but the shop was too busy to have its file rewritten: run this again.',
    );
  }
}
