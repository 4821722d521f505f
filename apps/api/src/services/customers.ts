import type { MessageLanguage } from '@shop/contract/constants';
import { formatMoney } from '@shop/contract/money';
import type {
  Customer,
  CustomerRecord,
  CustomerListQuery,
  CustomerNote,
  CustomerOrder,
} from '@shop/contract/schemas';
import {
  findCustomerNotes,
  findCustomerId,
  findCustomerPhones,
  findCustomerOrders,
  findCustomerIds,
  findOwnersData,
  type CustomerNoteRow,
  type CustomerPhoneRow,
  type CustomerOrderRow,
  type OwnersData,
} from '../db/customers.ts';
import type { Db } from '../db/database.ts';
import type { Page } from '../db/pagination.ts';
import { MAX_BOUND_VALUES } from '../db/id-range.ts';
import { parseRowId } from '../db/row-id.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { indexLatestOrders } from './customer-index.ts';

const MAX_LISTED_ORDERS = 200;
const MAX_PLACES = 5;

/** The rows that a customer is calculated from. */
export type CustomerRows = {
  orders: CustomerOrderRow[];
  numbers: CustomerPhoneRow[];
  owner: OwnersData[];
};

/** Customers, the one with the latest order first. */
export async function listCustomers(
  { database }: Pick<AppContext, 'database'>,
  query: CustomerListQuery,
): Promise<Page<Customer>> {
  const { db } = database;
  await indexLatestOrders({ database });
  const { rows: customerIds, total } = await findCustomerIds(db, query);
  const rows = await readCustomerRows(db, customerIds);
  return { rows: toCustomers(customerIds, rows), total };
}

/**
 * The record of a customer. The id of a merged record is one of the record that it was merged into.
 * @throws ShopError `not_found`
 */
export async function readCustomer(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<CustomerRecord> {
  const { db } = database;
  await indexLatestOrders({ database });
  const customerId = await requireCustomerId(db, id);
  const rows = await readCustomerRows(db, [customerId]);
  const notes = await findCustomerNotes(db, originsOf(rows));
  return {
    ...toCustomer(customerId, rows),
    order_list: rows.orders.slice(0, MAX_LISTED_ORDERS).map(toCustomerOrder),
    notes: notes.map(toNote),
    merged: originsOf(rows)
      .filter((origin) => origin !== customerId)
      .map((origin) => ({
        id: String(origin),
        numbers: rows.numbers.filter((number) => number.origin === origin).map(({ key }) => key),
      })),
  };
}

/** The id of a record in its current form. @throws ShopError `not_found` */
export async function requireCustomerId(db: Db, id: string): Promise<number> {
  const rowId = parseRowId(id);
  const customerId = rowId === undefined ? undefined : await findCustomerId(db, rowId);
  if (customerId === undefined) throw new ShopError('not_found');
  return customerId;
}

/** Reads what customers are calculated from. */
export async function readCustomerRows(
  db: Db,
  customerIds: readonly number[],
): Promise<CustomerRows> {
  const rows: CustomerRows = { orders: [], numbers: [], owner: [] };
  for (let at = 0; at < customerIds.length; at += MAX_BOUND_VALUES) {
    const batch = customerIds.slice(at, at + MAX_BOUND_VALUES);
    const numbers = await findCustomerPhones(db, batch);
    rows.numbers.push(...numbers);
    rows.orders.push(...(await findCustomerOrders(db, batch)));
    rows.owner.push(...(await findOwnersData(db, originsOf({ numbers }))));
  }
  return rows;
}

/** The ids of the records that were merged into these ones, and their own. */
export function originsOf({ numbers }: Pick<CustomerRows, 'numbers'>): number[] {
  return [...new Set(numbers.map(({ origin }) => origin))];
}

/** Calculates the customer of each record. */
export function toCustomers(
  customerIds: readonly number[],
  { orders, numbers, owner }: CustomerRows,
): Customer[] {
  const ordersOf = Map.groupBy(orders, ({ customerId }) => customerId);
  const numbersOf = Map.groupBy(numbers, ({ customerId }) => customerId);
  const ownerOf = new Map(owner.map((data) => [data.id, data]));
  return customerIds.map((customerId) => {
    const own = numbersOf.get(customerId) ?? [];
    return toCustomer(customerId, {
      orders: ordersOf.get(customerId) ?? [],
      numbers: own,
      owner: originsOf({ numbers: own }).flatMap((origin) => ownerOf.get(origin) ?? []),
    });
  });
}

/** Calculates a customer. An order with two numbers counts once. */
export function toCustomer(customerId: number, rows: CustomerRows): Customer {
  const orders = [...new Map(rows.orders.map((order) => [order.id, order])).values()];
  const delivered = orders.filter(({ outcome }) => outcome === 'delivered');
  const refused = orders.filter(({ outcome }) => outcome === 'refused').length;
  const ended = delivered.length + refused;
  const [latest] = orders;
  const language = messageLanguageOf(customerId, rows.owner);
  return {
    id: String(customerId),
    name: latest?.name ?? '',
    numbers: rows.numbers.map(({ key }) => key),
    places: [...new Set(orders.map(({ city }) => city))].slice(0, MAX_PLACES),
    orders: orders.length,
    delivered: delivered.length,
    refused,
    delivered_rate: ended === 0 ? null : Math.round((100 * delivered.length) / ended),
    total_paid: formatMoney(delivered.reduce((sum, { total }) => sum + total, 0)),
    last_order_at: latest ? new Date(latest.createdAt).toISOString() : null,
    tags: [...new Set(rows.owner.flatMap(({ tags }) => tags))],
    blocked: rows.owner.some(({ blockedAt }) => blockedAt !== null),
    ...(language !== null && { message_language: language }),
  };
}

/** The language of the messages: the record's own one, else that of a record that was merged into it. */
export function messageLanguageOf(
  customerId: number,
  owner: readonly OwnersData[],
): MessageLanguage | null {
  const chosen = owner.filter(({ messageLanguage }) => messageLanguage !== null);
  const own = chosen.find(({ id }) => id === customerId) ?? chosen[0];
  return own?.messageLanguage ?? null;
}

function toCustomerOrder(order: CustomerOrderRow): CustomerOrder {
  return {
    command_id: order.commandId,
    created_at: new Date(order.createdAt).toISOString(),
    status: order.status,
    outcome: order.outcome,
    client_name: order.name,
    city: order.city,
    street: order.street,
    total_amount: formatMoney(order.total),
  };
}

/** A note as the contract has it. */
export function toNote({ id, at, by, note }: CustomerNoteRow): CustomerNote {
  return { id: String(id), at: new Date(at).toISOString(), by, note };
}
