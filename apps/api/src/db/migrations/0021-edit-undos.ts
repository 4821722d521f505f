import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version an edit in the back office can be undone for ten minutes (docs/adr/0099): `edit_undos` has what it
 * replaced, by its event of the trail, `edit_undo_images` the images that it removed and whose files are not deleted.
 */
export const editUndosMigration: SchemaMigration = {
  name: '0021-edit-undos',
  up: (db) =>
    runStatements(db, [
      `create table edit_undos (
        event_id bigint primary key,
        kind text not null,
        object text not null,
        at bigint not null,
        content text not null
      )`,
      'create index edit_undos_by_object on edit_undos (object, kind)',
      'create index edit_undos_by_time on edit_undos (at)',
      `create table edit_undo_images (
        event_id bigint not null references edit_undos (event_id) on delete cascade,
        path text not null,
        primary key (event_id, path)
      )`,
      'create index edit_undo_images_by_path on edit_undo_images (path)',
    ]),
};
