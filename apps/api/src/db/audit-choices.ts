import {
  BIN_KINDS,
  CALL_OUTCOMES,
  HISTORY_CAUSES,
  MESSAGE_LANGUAGES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  QUARANTINE_REASONS,
  REFUSED_REASONS,
} from '@shop/contract/constants';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A column that has one of a closed list of texts, or null. */
type Choice = {
  /** SQL: the table, and what a finding calls its row. */
  from: string;
  row: string;
  column: string;
  name: string;
  values: readonly string[];
};

/** A value that is in no list of this version: the response with its row would be an internal error. */
export type UnknownChoice = { row: string; name: string; value: string };

const ORDER = { from: 'orders o', row: "'Order ' || o.command_id" };
const HISTORY = { ...ORDER, from: 'order_events e join orders o on o.id = e.order_id' };
const CALL = { ...ORDER, from: 'call_attempts c join orders o on o.id = c.order_id' };

const CHOICES: readonly Choice[] = [
  { ...ORDER, column: 'o.status', name: 'status', values: ORDER_STATUSES },
  { ...ORDER, column: 'o.source', name: 'source', values: ORDER_SOURCES },
  { ...ORDER, column: 'o.quarantine', name: 'quarantine', values: QUARANTINE_REASONS },
  { ...HISTORY, column: 'e.status', name: 'status in the history', values: ORDER_STATUSES },
  { ...HISTORY, column: 'e.cause', name: 'cause in the history', values: HISTORY_CAUSES },
  { ...CALL, column: 'c.outcome', name: 'outcome of a call', values: CALL_OUTCOMES },
  { ...CALL, column: 'c.status', name: 'status after a call', values: ORDER_STATUSES },
  { ...CALL, column: 'c.reason', name: 'reason of a call', values: REFUSED_REASONS },
  {
    from: 'customers c',
    row: "'Customer ' || c.id",
    column: 'c.message_language',
    name: 'language of the messages',
    values: MESSAGE_LANGUAGES,
  },
  { from: 'bin b', row: "'Bin entry ' || b.id", column: 'b.kind', name: 'kind', values: BIN_KINDS },
];

/** The values of orders, their history and calls, of customers and of the bin that this version does not support. */
export async function findUnknownChoices(db: Db): Promise<UnknownChoice[]> {
  const found: UnknownChoice[] = [];
  for (const { from, row, column, name, values } of CHOICES) {
    const { rows } = await sql<{ row: string; value: string }>`
      select ${sql.raw(row)} as "row", ${sql.raw(column)} as "value" from ${sql.raw(from)}
      where ${sql.raw(column)} not in (${sql.join(values)})`.execute(db);
    found.push(...rows.map((each) => ({ ...each, name })));
  }
  return found;
}
