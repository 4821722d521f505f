import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version a customer's record has the language of the messages (docs/adr/0098). An older process of the same
 * database does not read the column, and leaves it as it is.
 */
export const messageLanguageMigration: SchemaMigration = {
  name: '0020-message-language',
  up: (db) => runStatements(db, ['alter table customers add column message_language text']),
};
