import { addCheck, runStatements, type SchemaMigration } from './schema-migration.ts';

const STATUSES = "('new', 'confirmed', 'shipped', 'delivered', 'cancelled', 'returned')";

/** What the columns must fulfil that are newer than `0010-checks`, or had no check there; `new.` is the row. */
const CHECKS: readonly (readonly [table: string, column: string, condition: string])[] = [
  ['orders', 'source', "new.source in ('shop', 'phone', 'instagram', 'whatsapp')"],
  [
    'orders',
    'quarantine',
    "new.quarantine is null or new.quarantine in ('filled_hidden_field', 'filled_too_fast')",
  ],
  ['call_attempts', 'status', `new.status in ${STATUSES}`],
  ['stock_movements', 'unit_price', 'new.unit_price is null or new.unit_price >= 0'],
];

/**
 * Since this version the database refuses an unknown source and an unknown quarantine of an order, with which no list of
 * orders could be read, an unknown status after a call, and a negative price of a movement.
 */
export const newerChecksMigration: SchemaMigration = {
  name: '0023-newer-checks',
  up: (db, dialect) =>
    runStatements(
      db,
      CHECKS.flatMap(([table, column, condition]) =>
        addCheck[dialect]({ table, name: `${table}_${column}_check`, condition }),
      ),
    ),
};
