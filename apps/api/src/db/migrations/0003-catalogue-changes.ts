import { ID_COLUMN, runStatements, type SchemaMigration } from './schema-migration.ts';

/** The columns that are part of a response. */
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
 * The change feed of the public catalogue: triggers insert a row for each change, so changes made by
 * other programs are included. Each process polls the rows that are new to it (`catalogue-changes.ts`).
 */
export const catalogueChangesMigration: SchemaMigration = {
  name: '0003-catalogue-changes',
  up: (db, dialect) => {
    const id = ID_COLUMN[dialect];
    return runStatements(db, dialect === 'sqlite' ? sqliteStatements(id) : postgresStatements(id));
  },
};

/** One trigger. `when` skips updates that leave the columns unchanged, as row locks do. */
type Trigger = { table: string; on: string; when?: string; kind: string; product: string };

function triggers(differs: (columns: readonly string[]) => string): Trigger[] {
  const images = { table: 'site_images', kind: 'images', product: '0' };
  const productImages = { table: 'product_pictures', kind: 'product' };
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
    { ...productImages, on: 'insert', product: 'new.product_id' },
    { ...productImages, on: 'delete', product: 'old.product_id' },
    {
      ...productImages,
      on: 'update',
      when: differs(['path', 'position']),
      product: 'new.product_id',
    },
    { ...images, on: 'insert' },
    { ...images, on: 'delete' },
    { ...images, on: 'update', when: differs(['image', 'image_type', 'position']) },
  ];
}

/** A table has at most one trigger of each kind on each event. */
function nameOf({ table, kind, on }: Trigger): string {
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
    ...triggers(differs).map(
      (trigger) => `create trigger ${nameOf(trigger)} after ${trigger.on} on ${trigger.table}
        ${trigger.when === undefined ? '' : `when ${trigger.when}`}
        begin
          insert into catalogue_changes (kind, product_id)
          values ('${trigger.kind}', ${trigger.product});
        end`,
    ),
  ];
}

/**
 * On PostgreSQL an id is assigned before its transaction commits, so a higher id can become visible
 * before a lower one. Each row therefore has its transaction id, which the poll compares.
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
    ...triggers(differs).flatMap((trigger) => [
      `create function ${nameOf(trigger)}() returns trigger language plpgsql as $body$
        begin
          insert into catalogue_changes (kind, product_id)
          values ('${trigger.kind}', ${trigger.product});
          return null;
        end
      $body$`,
      `create trigger ${nameOf(trigger)} after ${trigger.on} on ${trigger.table} for each row
        ${trigger.when === undefined ? '' : `when (${trigger.when})`}
        execute function ${nameOf(trigger)}()`,
    ]),
  ];
}
