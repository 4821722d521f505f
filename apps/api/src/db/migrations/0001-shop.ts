import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/** The first schema: products and stock, orders, messages, site images, accounts, rate limits. */
export const shopMigration: SchemaMigration = {
  name: '0001-shop',
  up: async (db, dialect) => {
    const id = ID_COLUMN[dialect];
    await runStatements(db, [
      'create table settings (name text primary key, value text not null)',
      'create table leases (name text primary key, until bigint not null)',
      ...productTables(id),
      ...orderTables(id),
      ...messageTables(id),
      ...accountTables(id),
    ]);
  },
};

function productTables(id: string): string[] {
  return [
    `create table products (
      ${id},
      name text not null,
      folded_name text not null,
      description text not null,
      price bigint not null check (price >= 0),
      promo bigint not null check (promo between 0 and 10000),
      discounted bigint not null check (discounted >= 0),
      badge text not null,
      gender text not null,
      season text not null,
      popular bigint not null,
      colors text not null,
      created_at bigint not null
    )`,
    'create index products_by_gender on products (gender, id)',
    'create index products_by_popular on products (popular, id)',
    'create index products_by_badge on products (badge, id)',
    `create table variants (
      ${id},
      product_id bigint not null references products (id) on delete cascade,
      color text not null,
      size text not null,
      color_key text not null,
      size_key text not null,
      position bigint not null,
      quantity bigint not null check (quantity >= 0),
      unique (product_id, color_key, size_key)
    )`,
    'create index variants_by_quantity on variants (quantity)',
    `create table product_pictures (
      product_id bigint not null references products (id) on delete cascade,
      path text not null,
      position bigint not null,
      primary key (product_id, path)
    )`,
    'create index product_pictures_by_path on product_pictures (path)',
    `create table stock_movements (
      ${id},
      at bigint not null,
      product_id bigint not null,
      color_key text not null,
      size_key text not null,
      delta bigint not null,
      reason text not null,
      command_id text
    )`,
    'create index stock_movements_by_product on stock_movements (product_id)',
  ];
}

function orderTables(id: string): string[] {
  return [
    `create table orders (
      ${id},
      command_id text not null unique,
      client_name text not null,
      email text not null,
      phone text not null,
      city text not null,
      street text not null,
      total bigint not null,
      shipping bigint not null,
      status text not null,
      created_at bigint not null,
      search_text text not null
    )`,
    'create index orders_by_status on orders (status, id)',
    'create index orders_by_moment on orders (created_at)',
    `create table order_lines (
      ${id},
      order_id bigint not null references orders (id) on delete cascade,
      product_id bigint not null,
      product_name text not null,
      product_images text not null,
      unit_price bigint not null,
      color text not null,
      size text not null,
      quantity bigint not null check (quantity > 0)
    )`,
    'create index order_lines_by_order on order_lines (order_id)',
    `create table order_pictures (
      order_id bigint not null references orders (id) on delete cascade,
      path text not null,
      primary key (order_id, path)
    )`,
    'create index order_pictures_by_path on order_pictures (path)',
    `create table order_events (
      ${id},
      order_id bigint not null references orders (id) on delete cascade,
      at bigint not null,
      by text not null,
      status text,
      note text
    )`,
    'create index order_events_by_order on order_events (order_id)',
    `create table order_fingerprints (
      fingerprint text primary key,
      order_id bigint references orders (id) on delete cascade,
      placed_at bigint not null
    )`,
    'create index order_fingerprints_by_order on order_fingerprints (order_id)',
    `create table idempotency_keys (
      key text primary key,
      body_hash text not null,
      answer text not null,
      created_at bigint not null
    )`,
  ];
}

function messageTables(id: string): string[] {
  return [
    `create table queries (
      ${id},
      client_name text not null,
      email text not null,
      query_type text not null,
      message text not null,
      command_id text,
      answered bigint not null,
      created_at bigint not null,
      search_text text not null
    )`,
    'create index queries_by_answered on queries (answered)',
    `create table site_images (
      ${id},
      image text not null,
      image_type text not null,
      position bigint not null
    )`,
    'create index site_images_by_image on site_images (image)',
  ];
}

function accountTables(id: string): string[] {
  return [
    `create table accounts (
      ${id},
      username text not null unique,
      password_hash text not null,
      created_at bigint not null
    )`,
    `create table sessions (
      id text primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      created_at bigint not null,
      revoked_at bigint
    )`,
    'create index sessions_by_account on sessions (account_id)',
    `create table refresh_tokens (
      hash text primary key,
      session_id text not null references sessions (id) on delete cascade,
      expires_at bigint not null,
      spent_at bigint
    )`,
    'create index refresh_tokens_by_session on refresh_tokens (session_id)',
    `create table limits (
      key text primary key,
      count bigint not null,
      since bigint not null,
      last bigint not null
    )`,
  ];
}
