import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * The calls that confirm new orders (docs/adr/0078). `next_call_at` is 0 before the first call and null when no call is
 * planned. A lease is the order that a session has taken from the queue.
 */
export const confirmationMigration: SchemaMigration = {
  name: '0015-confirmation',
  up: (db, dialect) =>
    runStatements(db, [
      'alter table orders add column next_call_at bigint default 0',
      "create index orders_to_call on orders (next_call_at, created_at) where status = 'new'",
      `create table call_attempts (
        ${ID_COLUMN[dialect]},
        order_id bigint not null references orders (id) on delete cascade,
        at bigint not null,
        by text not null,
        outcome text not null,
        status text not null,
        reason text,
        duplicate_of text,
        next_call_at bigint,
        undone_at bigint
      )`,
      'create index call_attempts_by_order on call_attempts (order_id, id)',
      `create table call_leases (
        order_id bigint primary key references orders (id) on delete cascade,
        session_id text not null,
        by text not null,
        until bigint not null
      )`,
    ]),
};
