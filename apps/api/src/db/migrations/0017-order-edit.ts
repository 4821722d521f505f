import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version the content of an order can be changed until it is shipped (docs/adr/0091): its version increases
 * with each change of the status or the content, `reduction` is what the owner takes off the total, in millimes, and an
 * event of the history has what was replaced, as JSON.
 */
export const orderEditMigration: SchemaMigration = {
  name: '0017-order-edit',
  up: (db) =>
    runStatements(db, [
      'alter table orders add column version bigint not null default 1',
      'alter table orders add column reduction bigint not null default 0 check (reduction >= 0)',
      'alter table orders add column reduction_reason text',
      'alter table order_events add column edit text',
    ]),
};
