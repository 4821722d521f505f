import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version a login from a device or an address that signed in before has limits of its own (docs/adr/0072).
 */
export const knownSourcesMigration: SchemaMigration = {
  name: '0014-known-sources',
  up: (db) =>
    runStatements(db, [
      `create table known_sources (
        hash text primary key,
        account_id bigint not null references accounts (id) on delete cascade,
        last_used_at bigint not null
      )`,
      'create index known_sources_by_account on known_sources (account_id, last_used_at)',
    ]),
};
