import { runStatements, type SchemaMigration } from './schema-migration.ts';

/**
 * Since this version a product has its own texts of material and care (docs/adr/0112). An update of one of them is a
 * change of the public catalogue, as one of the columns of `0003-catalogue-changes`.
 */
export const productCareMigration: SchemaMigration = {
  name: '0022-product-care',
  up: (db, dialect) =>
    runStatements(db, [
      "alter table products add column material text not null default ''",
      "alter table products add column care text not null default ''",
      ...(dialect === 'sqlite' ? SQLITE_TRIGGER : POSTGRES_TRIGGER),
    ]),
};

const INSERT = `insert into catalogue_changes (kind, product_id) values ('product', new.id);`;

const SQLITE_TRIGGER = [
  `create trigger products_care_update after update on products
    when (old.material, old.care) is not (new.material, new.care)
    begin ${INSERT} end`,
];

const POSTGRES_TRIGGER = [
  `create function products_care_update() returns trigger language plpgsql as $body$
    begin ${INSERT} return null; end
  $body$`,
  `create trigger products_care_update after update on products for each row
    when ((old.material, old.care) is distinct from (new.material, new.care))
    execute function products_care_update()`,
];
