import { runStatements, type SchemaMigration } from './schema-migration.ts';

/** The dashboard counts the orders that changed to a status in a range of days. */
export const orderEventIndexMigration: SchemaMigration = {
  name: '0008-order-event-index',
  up: (db) =>
    runStatements(db, ['create index order_events_by_status on order_events (status, at)']),
};
