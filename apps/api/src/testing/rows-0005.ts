import { writeRows, type Row } from '../db/copy-rows.ts';
import type { Database } from '../db/database.ts';
import { SCHEMA } from '../db/migrate.ts';

/** The last schema with the names from before `0006-vocabulary`. */
export const SCHEMA_0005 = SCHEMA.slice(0, SCHEMA.indexOf('0006-vocabulary'));

/** The part of the schema that ends with a migration. */
export function schemaUpTo(migration: string): readonly string[] {
  return SCHEMA.slice(0, SCHEMA.indexOf(migration) + 1);
}

/** Paths of an image of a product, of a banner without its renditions, and of an upload. */
export const IMAGES_0005 = ['a', 'b', 'c'].map((digit) => `/media/${digit.repeat(32)}.jpg`);
const [productImage = '', bannerImage = '', uploadedImage = ''] = IMAGES_0005;

const VARIANT = { product_id: 7, color_key: '#17457f', size_key: 'm' };
const ORDER = 'K7Q29-FXM3T';
const DELETED_ORDER = 'P4W8D-2HJ6R';

export const PRODUCT_0005 = {
  id: 7,
  name: 'T-shirt de l’atelier',
  folded_name: 't shirt de l atelier',
  description: 'Coton',
  price: 79_900,
  promo: 2_000,
  discounted: 63_920,
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  popular: 1,
  colors: '["#17457F"]',
  created_at: 1,
};

/** Rows of every table, with the names and values of a database of `SCHEMA_0005`. */
export const ROWS_0005: Readonly<Record<string, readonly Row[]>> = {
  settings: [{ name: 'existing', value: 'value' }],
  leases: [{ name: 'cleanup', until: 100 }],
  accounts: [{ id: 4, username: 'owner', password_hash: 'hash', created_at: 1 }],
  sessions: [{ id: 'session', account_id: 4, created_at: 1, revoked_at: null }],
  refresh_tokens: [{ hash: 'token', session_id: 'session', expires_at: 100, spent_at: 50 }],
  limits: [{ key: 'order:127.0.0.1', count: 3, since: 1, last: 2 }],
  pictures: [
    { path: productImage, width: 60, height: 80, variants: 'made', tries: 0, due_at: 1 },
    { path: bannerImage, width: 90, height: 30, variants: 'pending', tries: 2, due_at: 5 },
    { path: uploadedImage, width: 50, height: 50, variants: 'pending', tries: 0, due_at: 1 },
  ],
  picture_holds: [{ id: 'upload', path: uploadedImage, until: 10 }],
  site_images: [{ id: 3, image: bannerImage, image_type: 'banner', position: 0 }],
  products: [PRODUCT_0005],
  product_pictures: [{ product_id: 7, path: productImage, position: 0 }],
  variants: [{ id: 8, ...VARIANT, color: '#17457F', size: 'M', position: 0, quantity: 3 }],
  stock_movements: [
    { id: 1, at: 1, ...VARIANT, delta: 5, reason: 'stocked', command_id: null },
    { id: 2, at: 2, ...VARIANT, delta: -2, reason: 'ordered', command_id: ORDER },
    { id: 3, at: 2, ...VARIANT, delta: -1, reason: 'ordered', command_id: DELETED_ORDER },
    { id: 4, at: 3, ...VARIANT, delta: 1, reason: 'given_back', command_id: DELETED_ORDER },
  ],
  orders: [
    {
      id: 5,
      command_id: ORDER,
      client_name: 'Amira Ben Salah',
      email: 'amira@exemple.tn',
      phone: '98 765 432',
      city: 'Sfax',
      street: '4, rue des Oliviers',
      total: 135_840,
      shipping: 8_000,
      status: 'new',
      created_at: 2,
      search_text: 'k7q29 fxm3t\namira ben salah\n4, rue des oliviers',
    },
  ],
  order_lines: [
    {
      id: 6,
      order_id: 5,
      product_id: 7,
      product_name: PRODUCT_0005.name,
      product_images: JSON.stringify([productImage]),
      unit_price: 63_920,
      color: '#17457F',
      size: 'M',
      quantity: 2,
    },
  ],
  order_pictures: [{ order_id: 5, path: productImage }],
  order_events: [{ id: 1, order_id: 5, at: 3, by: 'owner', status: null, note: 'Appeler le soir' }],
  order_fingerprints: [{ fingerprint: 'fingerprint', order_id: 5, placed_at: 2 }],
  idempotency_keys: [{ key: 'key', body_hash: 'hash', answer: ORDER, created_at: 2 }],
  queries: [
    {
      id: 9,
      client_name: 'Nour',
      email: 'nour@exemple.tn',
      query_type: 'return',
      message: 'La taille est trop petite',
      command_id: ORDER,
      answered: 1,
      created_at: 4,
      search_text: 'nour\nnour@exemple.tn\nla taille est trop petite',
    },
  ],
};

/**
 * Inserts `ROWS_0005` into a database of `SCHEMA_0005`, or of an older schema that lacks some of the tables.
 * Triggers fill `catalogue_changes`.
 */
export async function insertRows0005({ db, dialect }: Database): Promise<void> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const [name, rows] of Object.entries(ROWS_0005)) {
    if (!tables.has(name)) continue;
    const numbered = typeof rows[0]?.id === 'number';
    await writeRows(db, dialect, { name, key: numbered ? ['id'] : [] }, rows);
  }
}
