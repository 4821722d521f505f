import type { OrderStatus } from '@shop/contract/constants';
import { phoneDigits } from '@shop/contract/phone';
import { CommandError } from '../command-error.ts';
import { unindexErasedOrders } from '../db/customer-index.ts';
import { deleteUnusedNumbers } from '../db/customer-numbers.ts';
import type { Database } from '../db/database.ts';
import {
  deleteMessages,
  eraseBinEntries,
  eraseContactData,
  findMessagesContaining,
  findOrdersContaining,
  vacuumFile,
  type OrderOfPerson,
} from '../db/personal-data.ts';
import { phoneKeys } from '../db/phone-keys.ts';
import { deleteEditUndosOf } from '../db/edit-undos.ts';
import { eraseChangesOfDeletedRecords } from '../db/security-events.ts';
import type { AppContext } from './app-context.ts';
import { findBinnedData, type BinnedData } from './binned-data.ts';
import { indexLatestOrders } from './customer-index.ts';
import { recordEvent } from './record-event.ts';

/** A person is identified by e-mail, by phone or by both. */
export type Person = { email: string | undefined; phone: string | undefined };
/** The stored data of a person. */
export type PersonalData = {
  orders: OrderOfPerson[];
  messages: number[];
  /** The person's orders and messages in the bin. */
  binned: BinnedData[];
  /** The normalized numbers whose customer records are erased. */
  numbers: string[];
};

/** What is erased: the contacts of orders, messages, and entries of the bin. */
export type ErasedData = {
  orders: readonly { id: number; commandId: string }[];
  messages: readonly number[];
  binned: readonly BinnedData[];
  /** The normalized numbers whose customer records are erased. */
  numbers?: readonly string[];
  /** An order keeps its contact when it is open again since it was found. */
  onlyEnded?: boolean;
  /** A message stays when it is unanswered again since it was found. */
  onlyAnswered?: boolean;
};

const OPEN_STATUSES = new Set<OrderStatus>(['new', 'confirmed', 'shipped']);
/** A phone number with fewer digits is incomplete. */
const MIN_DIGITS = 6;
const COUNTRY = '216';
const LOCAL_LENGTH = 8;

/**
 * Finds the orders and messages of a person: by the exact e-mail in any case, by the phone in any
 * format, also as the second number of an order, and messages about those orders; each also in the bin.
 * @throws CommandError `usage` for a phone of fewer than six digits
 */
export async function findPersonalData(database: Database, person: Person): Promise<PersonalData> {
  const { db } = database;
  const orders = new Map<number, OrderOfPerson>();
  const messages = new Set<number>();
  const binned = new Map<number, BinnedData>();
  const numbers: string[] = [];
  const { email, phone } = person;
  if (email !== undefined) {
    const wanted = normalizeEmail(email);
    for (const order of await findOrdersContaining(db, wanted)) {
      if (normalizeEmail(order.email) === wanted) orders.set(order.id, order);
    }
    for (const message of await findMessagesContaining(db, wanted)) {
      if (normalizeEmail(message.email) === wanted) messages.add(message.id);
    }
    for (const entry of await findBinnedData(db, wanted)) {
      if (normalizeEmail(emailOf(entry)) === wanted) binned.set(entry.id, entry);
    }
  }
  if (phone !== undefined) {
    const digits = localDigits(phone);
    if (digits.length < MIN_DIGITS) {
      throw new CommandError('usage', 'The phone must have six digits at least.');
    }
    for (const order of await findOrdersContaining(db, digits)) {
      if (isSameNumber(order.phone, digits)) orders.set(order.id, order);
    }
    for (const entry of await findBinnedData(db, digits)) {
      const isHers = entry.kind === 'order' && isSameNumber(entry.order.phone, digits);
      if (isHers) binned.set(entry.id, entry);
    }
    numbers.push(...phoneKeys(phone));
  }
  const binnedOrders = [...binned.values()].filter(({ kind }) => kind === 'order');
  const commandIds = [
    ...Array.from(orders.values(), ({ commandId }) => commandId),
    ...binnedOrders.map(({ object }) => object),
  ];
  for (const commandId of commandIds) {
    for (const message of await findMessagesContaining(db, commandId)) {
      if (message.commandId === commandId) messages.add(message.id);
    }
    for (const entry of await findBinnedData(db, commandId)) {
      const isAbout = entry.kind === 'message' && entry.message.command_id === commandId;
      if (isAbout) binned.set(entry.id, entry);
    }
  }
  return {
    orders: [...orders.values()],
    messages: [...messages],
    binned: [...binned.values()],
    numbers,
  };
}

function emailOf(entry: BinnedData): string {
  return entry.kind === 'order' ? entry.order.email : entry.message.email;
}

/** Whether an order has a number, also as its second one. */
function isSameNumber(phone: string, digits: string): boolean {
  return localDigits(phone) === digits || phoneKeys(phone).includes(digits);
}

/** The number of orders and of messages, with those in the bin. */
export function countData({
  orders,
  messages,
  binned,
}: Pick<ErasedData, 'orders' | 'messages' | 'binned'>): { orders: number; messages: number } {
  const binnedOrders = binned.filter(({ kind }) => kind === 'order').length;
  return {
    orders: orders.length + binnedOrders,
    messages: messages.length + binned.length - binnedOrders,
  };
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The digits of a phone without +216 or 00216. */
function localDigits(phone: string): string {
  const digits = phoneDigits(phone);
  const local = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return local.length === LOCAL_LENGTH ? local : digits;
}

/**
 * Makes sure that nothing of a person is left: while the data was erased, an order may have been opened again, and an
 * order or a message moved to the bin or restored from it, by another process.
 * @throws CommandError `unavailable` when something is left
 */
export async function checkErased(database: Database, person: Person): Promise<void> {
  const { orders, messages } = countData(await findPersonalData(database, person));
  if (orders + messages === 0) return;
  throw new CommandError(
    'unavailable',
    'Erased, but something was changed, deleted or restored at the same moment: run this again.',
  );
}

/** Whether a status is not final. */
export function isOpen(status: OrderStatus): boolean {
  return OPEN_STATUSES.has(status);
}

/** The ids of the orders whose status is not final. */
export function findOpenOrders({ orders }: PersonalData): string[] {
  return orders.filter(({ status }) => isOpen(status)).map(({ commandId }) => commandId);
}

/**
 * Erases the contacts of orders, and deletes messages and entries of the bin, in rows and in the files of the database.
 * Idempotent.
 * @throws CommandError `unavailable` when the rows are erased and SQLite's file could not be rewritten
 */
export async function erasePersonalData(
  context: Pick<AppContext, 'database' | 'now'>,
  type: 'data_erased' | 'data_pruned',
  { orders, messages, binned, numbers = [], onlyEnded, onlyAnswered }: ErasedData,
): Promise<void> {
  const { database } = context;
  const counts = countData({ orders, messages, binned });
  const binnedNumbers = binned.flatMap((entry) =>
    entry.kind === 'order' ? phoneKeys(entry.order.phone) : [],
  );
  const changes = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, { after: String(count) }]),
  );
  // All orders must be in the records of customers: a number with another order keeps its record.
  await indexLatestOrders({ database });
  // First: an erasure that is stopped halfway is in the trail too.
  await database.transact((db) => recordEvent(context, db, type, { changes }));
  await eraseContactData(database, orders, { onlyEnded });
  await database.transact(async (db) => {
    await unindexErasedOrders(db);
    const keys = [...new Set([...numbers, ...binnedNumbers])];
    await deleteUnusedNumbers(db, keys, { isErased: true });
    await eraseChangesOfDeletedRecords(db);
    await deleteEditUndosOf(db, 'customer');
  });
  await eraseBinEntries(database, binned);
  await deleteMessages(database, messages, { onlyAnswered });
  if (!(await vacuumFile(database))) {
    throw new CommandError(
      'unavailable',
      'Erased, but the database was too busy to be rewritten: run this again.',
    );
  }
}
