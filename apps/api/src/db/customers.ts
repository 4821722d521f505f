import type { MessageLanguage, OrderOutcome, OrderStatus } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { normalizePhone } from '@shop/contract/phone';
import type { CustomerListQuery } from '@shop/contract/schemas';
import { sql, type SqlBool } from 'kysely';
import { isOver } from './clock.ts';
import { writeRows } from './copy-rows.ts';
import { CUSTOMER_ID, ORIGIN } from './customer-numbers.ts';
import type { Db, Dialect } from './tables.ts';
import { parseStrings } from './json.ts';
import type { Page } from './pagination.ts';
import { phoneKeys } from './phone-keys.ts';

/** An order in the record of a customer; the total in millimes. */
export type CustomerOrderRow = {
  customerId: number;
  id: number;
  commandId: string;
  createdAt: number;
  status: OrderStatus;
  outcome: OrderOutcome;
  name: string;
  city: string;
  street: string;
  total: number;
};

/** A number of a record, and the record that it belonged to before a merge. */
export type CustomerPhoneRow = { customerId: number; origin: number; key: string };

/** What the owner wrote about a customer. */
export type OwnersData = {
  id: number;
  tags: string[];
  blockedAt: number | null;
  messageLanguage: MessageLanguage | null;
};
/** A note; its time in milliseconds since 1970. */
export type CustomerNoteRow = { id: number; at: number; by: string; note: string };

/** The digits of a Tunisian number. */
const NUMBER_LENGTH = 8;
const NO_LIMIT = 1_000_000_000;
/** Greater than any character of a word. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The ids of records, the one with the latest order first. */
export async function findCustomerIds(db: Db, query: CustomerListQuery): Promise<Page<number>> {
  const { rows } = await customerIdsQuery(query).execute(db);
  const counted = await sql<{ total: number }>`
    select count(distinct ${CUSTOMER_ID}) as "total" from customer_phones c where ${conditions(query)}
  `.execute(db);
  return { rows: rows.map(({ customerId }) => customerId), total: counted.rows[0]?.total ?? 0 };
}

/** The query of a page of records. */
export function customerIdsQuery(query: CustomerListQuery) {
  const { limit = NO_LIMIT, offset = 0 } = query;
  return sql<{ customerId: number }>`
    select ${CUSTOMER_ID} as "customerId"
    from customer_phones c left join order_phones p on p.phone_key = c.phone_key
    where ${conditions(query)}
    group by ${CUSTOMER_ID}
    order by coalesce(max(p.order_id), 0) desc, ${CUSTOMER_ID} desc
    limit ${limit} offset ${offset}`;
}

function conditions({ search, blocked }: CustomerListQuery) {
  return sql.join(
    [
      sql<SqlBool>`1 = 1`,
      ...(search ? searchedTerms(search).map(hasTerm) : []),
      ...(blocked === undefined ? [] : [isBlocked(blocked)]),
    ],
    sql` and `,
  );
}

/**
 * The terms of a search: words, and numbers without spaces and without the prefix of Tunisia. Digits that follow each
 * other are one number.
 */
function searchedTerms(search: string): string[] {
  const words = normalizeForSearch(normalizePhone(search))
    .split(' ')
    .map((word) => word.replace(/^[.,;:!?]+|[.,;:!?]+$/g, ''));
  const terms: string[] = [];
  let digits = '';
  for (const word of [...words, '']) {
    if (/^[+(]?[\d()./]+$/.test(word)) digits += `${word} `;
    else {
      terms.push(...searchedNumbers(digits.trim()));
      digits = '';
      if (word !== '') terms.push(word);
    }
  }
  return [...new Set(terms)];
}

/** A whole number, or two of them, as the index has them; fewer digits are the beginning of a number. */
function searchedNumbers(typed: string): string[] {
  if (typed.replace(/\D/g, '').length >= NUMBER_LENGTH) return phoneKeys(typed);
  const digits = typed.replace(/^\(?(?:\+|00)216/, '').replace(/\D/g, '');
  return digits === '' ? [] : [digits];
}

/**
 * The condition that a record has an order with a word, or a number, that begins with a term. Both are ranges of an
 * index.
 */
function hasTerm(term: string) {
  const end = `${term}${LAST_CHARACTER}`;
  return sql<SqlBool>`${CUSTOMER_ID} in (
    select ${CUSTOMER_ID} from order_words w
      join order_phones p on p.order_id = w.order_id
      join customer_phones c on c.phone_key = p.phone_key
      where w.word >= ${term} and w.word < ${end}
    union
    select ${CUSTOMER_ID} from customer_phones c where c.phone_key >= ${term} and c.phone_key < ${end}
  )`;
}

function isBlocked(blocked: boolean) {
  const customerIds = sql`
    select ${CUSTOMER_ID} from customers k join customer_phones c on ${ORIGIN} = k.id
    where k.blocked_at is not null`;
  return blocked
    ? sql<SqlBool>`${CUSTOMER_ID} in (${customerIds})`
    : sql<SqlBool>`${CUSTOMER_ID} not in (${customerIds})`;
}

/** The orders of records, the latest first. An order is in each record that has one of its numbers. */
export async function findCustomerOrders(
  db: Db,
  customerIds: readonly number[],
): Promise<CustomerOrderRow[]> {
  if (customerIds.length === 0) return [];
  const { rows } = await sql<Omit<CustomerOrderRow, 'outcome'> & { isDuplicate: number }>`
    select distinct ${CUSTOMER_ID} as "customerId", o.id as "id", o.command_id as "commandId",
      o.created_at as "createdAt", o.status as "status", o.client_name as "name", o.city as "city",
      o.street as "street", o.total as "total",
      case when o.status = 'cancelled' and exists (
        select 1 from call_attempts a
        where a.order_id = o.id and a.outcome = 'duplicate' and a.undone_at is null
      ) then 1 else 0 end as "isDuplicate"
    from customer_phones c
      join order_phones p on p.phone_key = c.phone_key
      join orders o on o.id = p.order_id
    where ${CUSTOMER_ID} in (${sql.join(customerIds)})
    order by 2 desc`.execute(db);
  return rows.map(({ isDuplicate, ...order }) => ({
    ...order,
    outcome: outcomeOf(order.status, isDuplicate === 1),
  }));
}

/** A returned or cancelled order was refused, unless it was cancelled as a duplicate. */
function outcomeOf(status: OrderStatus, isDuplicate: boolean): OrderOutcome {
  if (status === 'delivered') return 'delivered';
  if (status === 'returned') return 'refused';
  if (status === 'cancelled') return isDuplicate ? 'duplicate' : 'refused';
  return 'open';
}

/** The numbers of records, in the order in which they were first written. */
export async function findCustomerPhones(
  db: Db,
  customerIds: readonly number[],
): Promise<CustomerPhoneRow[]> {
  if (customerIds.length === 0) return [];
  const { rows } = await sql<CustomerPhoneRow>`
    select ${CUSTOMER_ID} as "customerId", ${ORIGIN} as "origin", c.phone_key as "key"
    from customer_phones c where ${CUSTOMER_ID} in (${sql.join(customerIds)})
    order by c.id`.execute(db);
  return rows;
}

/** The current record of an id, which may be the one of a merged record. */
export async function findCustomerId(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ customerId: number }>`
    select ${CUSTOMER_ID} as "customerId" from customer_phones c
    where ${CUSTOMER_ID} = ${id} or c.id = ${id} or c.origin_id = ${id}
    order by case when ${CUSTOMER_ID} = ${id} then 0 else 1 end, c.id limit 1`.execute(db);
  return rows[0]?.customerId;
}

/** What the owner wrote about the customers with these origins. */
export async function findOwnersData(db: Db, origins: readonly number[]): Promise<OwnersData[]> {
  if (origins.length === 0) return [];
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'tags', 'blocked_at as blockedAt', 'message_language as messageLanguage'])
    .where('id', 'in', origins)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, tags: parseStrings(row.tags) }));
}

/** The notes about the customers with these origins, the latest first. */
export async function findCustomerNotes(
  db: Db,
  origins: readonly number[],
): Promise<CustomerNoteRow[]> {
  if (origins.length === 0) return [];
  return db
    .selectFrom('customer_notes')
    .select(['id', 'at', 'by', 'note'])
    .where('customer_id', 'in', origins)
    .orderBy('id', 'desc')
    .execute();
}

/** Locks what the owner wrote about a customer until the transaction ends; creates it when there is nothing yet. */
export async function lockOwnersData(db: Db, id: number): Promise<void> {
  await db
    .insertInto('customers')
    .values({ id, blocked_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .execute();
}

/** Sets the tags of a locked customer. */
export async function setTags(db: Db, id: number, tags: readonly string[]): Promise<void> {
  await db
    .updateTable('customers')
    .set({ tags: JSON.stringify(tags) })
    .where('id', '=', id)
    .execute();
}

/** Blocks the customers with these ids, or unblocks them with null. */
export async function setBlocked(
  db: Db,
  ids: readonly number[],
  blockedAt: number | null,
): Promise<void> {
  await db.updateTable('customers').set({ blocked_at: blockedAt }).where('id', 'in', ids).execute();
}

/** Inserts a note. Returns its id. */
export async function insertCustomerNote(
  db: Db,
  customerId: number,
  note: Omit<CustomerNoteRow, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('customer_notes')
    .values({ ...note, customer_id: customerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a deleted note with its id, which nothing else has got meanwhile. */
export async function restoreCustomerNote(
  db: Db,
  dialect: Dialect,
  { customerId, ...note }: CustomerNoteRow & { customerId: number },
): Promise<void> {
  const table = { name: 'customer_notes', key: ['id'] };
  await writeRows(db, dialect, table, [{ ...note, customer_id: customerId }]);
}

/** Deletes a note of the customers with these origins. Returns it; undefined when it does not exist. */
export async function deleteCustomerNote(
  db: Db,
  origins: readonly number[],
  id: number,
): Promise<(CustomerNoteRow & { customerId: number }) | undefined> {
  return db
    .deleteFrom('customer_notes')
    .where('id', '=', id)
    .where('customer_id', 'in', origins)
    .returning(['id', 'at', 'by', 'note', 'customer_id as customerId'])
    .executeTakeFirst();
}

/** Locks the numbers of records until the transaction ends. */
export async function lockCustomers(db: Db, customerIds: readonly number[]): Promise<void> {
  await sql`
    update customer_phones as c set phone_key = phone_key
    where ${CUSTOMER_ID} in (${sql.join(customerIds)})`.execute(db);
}

/** A number that a merge or a separation moved: the record that it is merged into, before and after; null for none. */
export type MovedNumber = { id: number; before: number | null; after: number | null };

/** Moves the numbers of one locked record to another one. Returns them. */
export async function moveNumbersInto(
  db: Db,
  { from, into }: { from: number; into: number },
): Promise<MovedNumber[]> {
  const { rows } = await sql<Omit<MovedNumber, 'after'>>`
    select c.id as "id", c.customer_id as "before" from customer_phones c
    where ${CUSTOMER_ID} = ${from} order by c.id`.execute(db);
  await sql`update customer_phones as c set customer_id = ${into} where ${CUSTOMER_ID} = ${from}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, after: into }));
}

/** Returns the numbers of a merged record to it, and returns them; none when it is not merged into this one. */
export async function separateNumbers(
  db: Db,
  { origin, customerId }: { origin: number; customerId: number },
): Promise<MovedNumber[]> {
  const { rows } = await sql<{ id: number }>`
    update customer_phones as c set customer_id = null
    where ${ORIGIN} = ${origin} and ${CUSTOMER_ID} = ${customerId} returning id`.execute(db);
  return rows.map(({ id }) => ({ id, before: customerId, after: null }));
}

/**
 * Moves numbers back. Returns false when one of them, or the record that it returns to, was moved or deleted since. The
 * record is locked first, so that nothing merges it into another one meanwhile.
 */
export async function moveNumbersBack(db: Db, numbers: readonly MovedNumber[]): Promise<boolean> {
  const customerIds = new Set(
    numbers.map(({ before }) => before).filter((customerId) => customerId !== null),
  );
  if (customerIds.size > 0) await lockCustomers(db, [...customerIds]);
  let moved = 0;
  for (const { id, before, after } of numbers) {
    const result = await db
      .updateTable('customer_phones')
      .set({ customer_id: before })
      .where('id', '=', id)
      .where('customer_id', after === null ? 'is' : '=', after)
      .executeTakeFirst();
    moved += Number(result.numUpdatedRows);
  }
  for (const customerId of customerIds) {
    const own = db
      .selectFrom('customer_phones')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', customerId), eb('origin_id', '=', customerId)]))
      .where('customer_id', 'is', null);
    if (!(await own.limit(1).executeTakeFirst())) return false;
  }
  return moved === numbers.length;
}

/** The part of an order that its customer is found by. */
export type OrderOfCustomer = {
  id: number;
  phone: string;
  name: string;
  city: string;
  street: string;
  status: OrderStatus;
  createdAt: number;
  sender: string | null;
};

/** An order by its command id. */
export async function findOrderOfCustomer(
  db: Db,
  commandId: string,
): Promise<OrderOfCustomer | undefined> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'phone',
      'client_name as name',
      'city',
      'street',
      'status',
      'created_at as createdAt',
      'sender',
    ])
    .where('command_id', '=', commandId)
    .executeTakeFirst();
}

/** The lines of orders. */
export async function findLinesOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<
  { orderId: number; productId: number; color: string; size: string; quantity: number }[]
> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'product_id as productId', 'color', 'size', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
}

/** The number of new orders of one sender in a range of time. */
export async function countNewOrdersOfSender(
  db: Db,
  sender: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sender', '=', sender)
    .where('status', '=', 'new')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets the senders of the orders that are older than `ageMs`, and of those in the future, whose age is unknown. */
export async function deleteOldSenders(db: Db, now: number, ageMs: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where(isOver('created_at', now, ageMs))
    .execute();
}
