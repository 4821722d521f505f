import type { Tables } from './tables.ts';

/** A table that a backup contains: its sort columns and the rows that are copied. */
export type CopiedTable = {
  name: keyof Tables;
  key: readonly string[];
  /** SQL condition of the copied rows. */
  only?: string;
};

/** Images in use; an upload that is not saved yet may have no files. */
const IN_USE = `path in (
  select path from product_pictures
  union select path from order_pictures
  union select image from site_images
)`;

/** The tables of a backup, each after the tables that it references. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: 'settings', key: ['name'], only: "name <> 'jwt_secret'" },
  { name: 'accounts', key: ['id'] },
  { name: 'pictures', key: ['path'], only: IN_USE },
  { name: 'site_images', key: ['id'] },
  { name: 'products', key: ['id'] },
  { name: 'product_pictures', key: ['product_id', 'path'] },
  { name: 'variants', key: ['id'] },
  { name: 'stock_movements', key: ['id'] },
  { name: 'orders', key: ['id'] },
  { name: 'order_lines', key: ['id'] },
  { name: 'order_pictures', key: ['order_id', 'path'] },
  { name: 'order_events', key: ['id'] },
  { name: 'order_fingerprints', key: ['fingerprint'] },
  { name: 'idempotency_keys', key: ['key'] },
  { name: 'queries', key: ['id'] },
];

/** Tables that only a running API server needs. Sessions are not copied: owners sign in again. */
export const UNCOPIED_TABLES: readonly (keyof Tables)[] = [
  'catalogue_changes',
  'leases',
  'limits',
  'picture_holds',
  'refresh_tokens',
  'sessions',
];

/** The copied tables whose `id` increases and is never reused. */
export const COUNTED_TABLES = COPIED_TABLES.filter(({ key }) => key[0] === 'id');
