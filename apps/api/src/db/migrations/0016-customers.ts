import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/** SQLite has the rows of the index in its primary key, and no second tree of them. */
const IN_KEY = { sqlite: 'without rowid', postgres: '' } as const;
/** The prefix of a word or a number is a range of the index in the order of bytes. */
const BYTE_ORDER = { sqlite: '', postgres: 'collate "C"' } as const;

/**
 * The records of customers (docs/adr/0082). `order_phones` and `order_words` are an index of the orders, which
 * `customer_phones` groups by number; the other tables have what the owner writes. The orders of an older version are
 * added after the start, one at a time, so that the migration keeps no order from being placed meanwhile.
 */
export const customersMigration: SchemaMigration = {
  name: '0016-customers',
  up: async (db, dialect) => {
    const bytes = BYTE_ORDER[dialect];
    const inKey = IN_KEY[dialect];
    await runStatements(db, [
      'alter table orders add column sender text',
      'create index orders_by_sender on orders (sender, created_at) where sender is not null',
      `create table customer_phones (
        ${ID_COLUMN[dialect]},
        phone_key text ${bytes} not null unique,
        origin_id bigint,
        customer_id bigint
      )`,
      'create index customer_phones_by_file on customer_phones (coalesce(customer_id, origin_id, id))',
      'create index customer_phones_by_origin on customer_phones (origin_id)',
      `create table customers (
        id bigint primary key,
        tags text not null default '[]',
        blocked_at bigint
      )`,
      `create table customer_notes (
        ${ID_COLUMN[dialect]},
        customer_id bigint not null,
        at bigint not null,
        by text not null,
        note text not null
      )`,
      'create index customer_notes_by_customer on customer_notes (customer_id, id)',
      `create table order_phones (
        order_id bigint not null references orders (id) on delete cascade,
        phone_key text ${bytes} not null,
        primary key (order_id, phone_key)
      ) ${inKey}`,
      'create index order_phones_by_number on order_phones (phone_key, order_id)',
      `create table order_words (
        order_id bigint not null references orders (id) on delete cascade,
        word text ${bytes} not null,
        primary key (word, order_id)
      ) ${inKey}`,
      'create index order_words_by_order on order_words (order_id)',
    ]);
  },
};
