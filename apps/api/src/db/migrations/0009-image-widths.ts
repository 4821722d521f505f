import { runStatements, type SchemaMigration } from './schema-migration.ts';

/** Images are offered in other widths (docs/adr/0046): the renditions of all stored images are made again. */
export const imageWidthsMigration: SchemaMigration = {
  name: '0009-image-widths',
  up: (db) =>
    runStatements(db, ["update images set renditions = 'pending', attempts = 0, run_at = 0"]),
};
