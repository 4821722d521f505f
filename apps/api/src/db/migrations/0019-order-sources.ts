import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version the owner enters orders and splits them (docs/adr/0094): an order has its source, and the
 * command id of the order that it was split from. An event of the history has the other order of a split.
 */
export const orderSourcesMigration: SchemaMigration = {
  name: '0019-order-sources',
  up: (db) =>
    runStatements(db, [
      "alter table orders add column source text not null default 'shop'",
      'alter table orders add column split_from text',
      'alter table order_events add column other_order text',
    ]),
};
