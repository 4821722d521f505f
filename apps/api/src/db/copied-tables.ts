import { RENAMED_TABLES, vocabularyMigration } from './migrations/0006-vocabulary.ts';
import type { Tables } from './tables.ts';

/** A table that a backup contains: its sort columns and the rows that are copied. */
export type CopiedTable = {
  name: string;
  key: readonly string[];
  /** SQL condition of the copied rows. */
  only?: string;
};

/** Images in use; an upload that is not saved yet may have no files. */
const IN_USE = `path in (
  select path from product_images
  union select path from order_images
  union select image from site_images
  union select path from bin_images
)`;

/** All but the secrets: with a backup alone, nobody can sign tokens or guess hashed addresses. */
const SHARED_SETTINGS = "name not in ('jwt_secret', 'jwt_previous_secrets', 'source_key')";

/** The tables of a backup, each after the tables that it references. */
export const COPIED_TABLES: readonly (CopiedTable & { name: keyof Tables })[] = [
  { name: 'settings', key: ['name'], only: SHARED_SETTINGS },
  { name: 'accounts', key: ['id'] },
  { name: 'recovery_codes', key: ['hash'] },
  { name: 'images', key: ['path'], only: IN_USE },
  { name: 'site_images', key: ['id'] },
  { name: 'products', key: ['id'] },
  { name: 'product_images', key: ['product_id', 'path'] },
  { name: 'variants', key: ['id'] },
  { name: 'stock_movements', key: ['id'] },
  { name: 'orders', key: ['id'] },
  { name: 'order_lines', key: ['id'] },
  { name: 'order_images', key: ['order_id', 'path'] },
  { name: 'order_events', key: ['id'] },
  { name: 'call_attempts', key: ['id'] },
  { name: 'customer_phones', key: ['id'] },
  { name: 'customers', key: ['id'] },
  { name: 'customer_notes', key: ['id'] },
  { name: 'order_phones', key: ['order_id', 'phone_key'] },
  { name: 'order_words', key: ['order_id', 'word'] },
  { name: 'order_fingerprints', key: ['fingerprint'] },
  { name: 'idempotency_keys', key: ['key'] },
  { name: 'messages', key: ['id'] },
  { name: 'bin', key: ['id'] },
  { name: 'bin_images', key: ['entry_id', 'path'] },
  { name: 'security_events', key: ['id'] },
];

/**
 * Tables that only a running API server needs. Sessions are not copied: owners sign in again. An undo ends after ten
 * minutes.
 */
export const UNCOPIED_TABLES: readonly (keyof Tables)[] = [
  'call_leases',
  'catalogue_changes',
  'edit_undo_images',
  'edit_undos',
  'image_leases',
  'known_sources',
  'leases',
  'rate_limits',
  'refresh_tokens',
  'sessions',
];

/** The name of a table in a database or an archive with this schema, which can be an older one. */
export function tableNameIn(schema: readonly string[], name: keyof Tables): string {
  if (schema.includes(vocabularyMigration.name)) return name;
  return RENAMED_TABLES.find(([, to]) => to === name)?.[0] ?? name;
}
