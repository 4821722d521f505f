import type { Tables } from './tables.ts';

/** A table that a copy of the shop holds: the columns that order it, and which of its rows are copied. */
export type CopiedTable = {
  name: keyof Tables;
  key: readonly string[];
  /** SQL: what a row must be to be copied. */
  only?: string;
};

/** Pictures that something shows; an upload that is not saved yet may have no files. */
const NAMED = `path in (
  select path from product_pictures
  union select path from order_pictures
  union select image from site_images
)`;

/** What a copy of the shop holds, each table after those it refers to. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: 'settings', key: ['name'], only: "name <> 'jwt_secret'" },
  { name: 'accounts', key: ['id'] },
  { name: 'pictures', key: ['path'], only: NAMED },
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

/** What a copy leaves out: what only a running host needs. Whoever was signed in signs in anew. */
export const UNCOPIED_TABLES: readonly (keyof Tables)[] = [
  'catalogue_changes',
  'leases',
  'limits',
  'migrations',
  'picture_holds',
  'refresh_tokens',
  'sessions',
];

/** The copied tables whose `id` counts upwards and never gives a number twice. */
export const COUNTED_TABLES = COPIED_TABLES.filter(({ key }) => key[0] === 'id');
