import { runStatements, type SchemaMigration } from './schema-migration.ts';

/** Stored images, their pending renditions and their leases. */
export const imagesMigration: SchemaMigration = {
  name: '0002-pictures',
  up: (db) =>
    runStatements(db, [
      `create table pictures (
      path text primary key,
      width bigint not null check (width > 0),
      height bigint not null check (height > 0),
      variants text not null,
      tries bigint not null,
      due_at bigint not null
    )`,
      'create index pictures_by_due on pictures (variants, due_at)',
      `create table picture_holds (
      id text primary key,
      path text not null references pictures (path) on delete cascade,
      until bigint not null
    )`,
      'create index picture_holds_by_path on picture_holds (path)',
    ]),
};
