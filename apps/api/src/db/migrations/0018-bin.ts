import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version a deleted product, order or message is in the bin for 30 days (docs/adr/0093): `content` has its
 * rows by table as JSON, `bin_images` the images whose files are not deleted. An event of the history has what its
 * undo needs, for ten minutes, and when it was undone.
 */
export const binMigration: SchemaMigration = {
  name: '0018-bin',
  up: (db, dialect) =>
    runStatements(db, [
      `create table bin (
        ${ID_COLUMN[dialect]},
        kind text not null,
        object text not null,
        summary text not null,
        content text not null,
        search_text text not null,
        deleted_at bigint not null,
        deleted_by text not null,
        unique (kind, object)
      )`,
      'create index bin_by_time on bin (deleted_at)',
      `create table bin_images (
        entry_id bigint not null references bin (id) on delete cascade,
        path text not null,
        primary key (entry_id, path)
      )`,
      'create index bin_images_by_path on bin_images (path)',
      'alter table order_events add column undo text',
      'alter table order_events add column undone_at bigint',
      'create index order_events_with_undo on order_events (at) where undo is not null',
    ]),
};
