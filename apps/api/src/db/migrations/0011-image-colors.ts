import { runStatements, type SchemaMigration } from './schema-migration.ts';

/** The owner gives a product's image one of the product's colours (docs/adr/0056). */
export const imageColorsMigration: SchemaMigration = {
  name: '0011-image-colors',
  up: (db) => runStatements(db, ['alter table product_images add column color text']),
};
