import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version accounts have roles and a second factor, and sessions have a device. The oldest
 * account is the owner's.
 */
export const accountsMigration: SchemaMigration = {
  name: '0007-accounts',
  up: (db) =>
    runStatements(db, [
      "alter table accounts add column role text not null default 'staff'",
      'alter table accounts add column disabled_at bigint',
      'alter table accounts add column password_change_required bigint not null default 0',
      'alter table accounts add column totp_secret text',
      'alter table accounts add column totp_pending_secret text',
      'alter table accounts add column totp_pending_at bigint not null default 0',
      'alter table accounts add column totp_last_step bigint not null default 0',
      "update accounts set role = 'owner' where id = (select min(id) from accounts)",
      "alter table sessions add column user_agent text not null default ''",
      'alter table sessions add column last_used_at bigint not null default 0',
      'update sessions set last_used_at = created_at',
      `create table recovery_codes (
        hash text primary key,
        account_id bigint not null references accounts (id) on delete cascade
      )`,
      'create index recovery_codes_by_account on recovery_codes (account_id)',
    ]),
};
