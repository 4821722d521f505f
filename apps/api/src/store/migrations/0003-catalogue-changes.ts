import type { Migration } from '../migrate.ts';

/** The columns that answers show; what locks a row by writing it as it was changes nothing. */
const PRODUCT_COLUMNS = [
  'name',
  'description',
  'price',
  'promo',
  'discounted',
  'badge',
  'gender',
  'season',
  'popular',
  'colors',
];
const SHAPE_COLUMNS = ['color', 'size', 'position'];

/**
 * A line for every change of what the public lists show, written by the database itself, so that no
 * writer can forget it. Each process reads the lines it has not seen (`catalogue-changes.ts`).
 */
export const catalogueChangesMigration: Migration = {
  name: '0003-catalogue-changes',
  statements: (id, dialect) =>
    dialect === 'sqlite' ? sqliteStatements(id) : postgresStatements(id),
};

/** One trigger: `when` tells real changes from rows written as they were. */
type Watched = { table: string; on: string; when?: string; kind: string; product: string };

function watchedChanges(differs: (columns: readonly string[]) => string): Watched[] {
  const images = { table: 'site_images', kind: 'images', product: '0' };
  const pictures = { table: 'product_pictures', kind: 'product' };
  const variants = { table: 'variants', kind: 'product' };
  return [
    { table: 'products', kind: 'product', on: 'insert', product: 'new.id' },
    { table: 'products', kind: 'product', on: 'delete', product: 'old.id' },
    {
      table: 'products',
      kind: 'product',
      on: 'update',
      when: differs(PRODUCT_COLUMNS),
      product: 'new.id',
    },
    { ...variants, on: 'insert', product: 'new.product_id' },
    { ...variants, on: 'delete', product: 'old.product_id' },
    { ...variants, on: 'update', when: differs(SHAPE_COLUMNS), product: 'new.product_id' },
    {
      table: 'variants',
      kind: 'stock',
      on: 'update',
      when: differs(['quantity']),
      product: 'new.product_id',
    },
    { ...pictures, on: 'insert', product: 'new.product_id' },
    { ...pictures, on: 'delete', product: 'old.product_id' },
    {
      ...pictures,
      on: 'update',
      when: differs(['path', 'position']),
      product: 'new.product_id',
    },
    { ...images, on: 'insert' },
    { ...images, on: 'delete' },
    { ...images, on: 'update', when: differs(['image', 'image_type', 'position']) },
  ];
}

/** Names a trigger by what it writes down; a table has one of each kind on each event. */
function nameOf({ table, kind, on }: Watched): string {
  return `${table}_${kind}_${on}`;
}

function row(name: 'old' | 'new', columns: readonly string[]): string {
  return `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
}

function sqliteStatements(id: string): string[] {
  const differs = (columns: readonly string[]) =>
    `${row('old', columns)} is not ${row('new', columns)}`;
  return [
    `create table catalogue_changes (
      ${id},
      kind text not null,
      product_id bigint not null,
      at bigint not null default (cast(unixepoch('subsec') * 1000 as integer))
    )`,
    ...watchedChanges(differs).map(
      (watched) => `create trigger ${nameOf(watched)} after ${watched.on} on ${watched.table}
        ${watched.when === undefined ? '' : `when ${watched.when}`}
        begin
          insert into catalogue_changes (kind, product_id)
          values ('${watched.kind}', ${watched.product});
        end`,
    ),
  ];
}

/**
 * Numbers are given before transactions end, so on PostgreSQL a later number may be seen before an
 * earlier one: each line also carries its transaction, by which a reader knows what it may have missed.
 */
function postgresStatements(id: string): string[] {
  const differs = (columns: readonly string[]) =>
    `${row('old', columns)} is distinct from ${row('new', columns)}`;
  return [
    `create table catalogue_changes (
      ${id},
      kind text not null,
      product_id bigint not null,
      at bigint not null default ((extract(epoch from clock_timestamp()) * 1000)::bigint),
      writer bigint not null default txid_current()
    )`,
    'create index catalogue_changes_by_writer on catalogue_changes (writer)',
    ...watchedChanges(differs).flatMap((watched) => [
      `create function ${nameOf(watched)}() returns trigger language plpgsql as $body$
        begin
          insert into catalogue_changes (kind, product_id)
          values ('${watched.kind}', ${watched.product});
          return null;
        end
      $body$`,
      `create trigger ${nameOf(watched)} after ${watched.on} on ${watched.table} for each row
        ${watched.when === undefined ? '' : `when (${watched.when})`}
        execute function ${nameOf(watched)}()`,
    ]),
  ];
}
