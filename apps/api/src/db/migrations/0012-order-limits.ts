import { sql } from 'kysely';
import { phoneKey } from '../phone-key.ts';
import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * An order has the digits of its phone number, so that the unconfirmed orders of a phone can be counted, and may be in
 * quarantine. A change in its history may have a cause (docs/adr/0067, docs/adr/0068). Only unconfirmed orders are
 * counted, so only they get their digits here.
 */
export const orderLimitsMigration: SchemaMigration = {
  name: '0012-order-limits',
  up: async (db) => {
    await runStatements(db, [
      "alter table orders add column phone_key text not null default ''",
      'alter table orders add column quarantine text',
      'alter table order_events add column cause text',
    ]);
    const { rows } = await sql<{ id: number; phone: string }>`
      select id, phone from orders where status = 'new'`.execute(db);
    for (const { id, phone } of rows) {
      await sql`update orders set phone_key = ${phoneKey(phone)} where id = ${id}`.execute(db);
    }
    await runStatements(db, [
      "create index orders_unconfirmed_by_phone on orders (phone_key) where status = 'new'",
      "create index orders_unconfirmed_by_time on orders (created_at) where status = 'new'",
      'create index orders_in_quarantine on orders (id) where quarantine is not null',
    ]);
  },
};
