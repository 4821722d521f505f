import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/** The trail of security events (docs/adr/0069). */
export const securityEventsMigration: SchemaMigration = {
  name: '0013-security-events',
  up: (db, dialect) =>
    runStatements(db, [
      `create table security_events (
        ${ID_COLUMN[dialect]},
        at bigint not null,
        type text not null,
        origin text not null,
        account_id bigint,
        account text,
        address text,
        request_id text,
        object text,
        changes text not null,
        count bigint not null
      )`,
      'create index security_events_by_time on security_events (at, id)',
      'create index security_events_by_object on security_events (object)',
    ]),
};
