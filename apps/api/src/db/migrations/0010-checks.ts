import { addCheck, runStatements, type SchemaMigration } from './schema-migration.ts';

const STATUSES = "('new', 'confirmed', 'shipped', 'delivered', 'cancelled', 'returned')";

/** What the rows of a table must fulfil; `new.` is the row. `0001-shop` has the first checks. */
const CHECKS: readonly (readonly [table: string, condition: string])[] = [
  ['orders', `new.status in ${STATUSES} and new.total >= 0 and new.shipping >= 0`],
  ['order_lines', 'new.unit_price >= 0'],
  ['order_events', `new.status is null or new.status in ${STATUSES}`],
  ['stock_movements', "new.reason in ('stocked', 'ordered', 'returned')"],
  [
    'products',
    `new.badge in ('No Badge', 'Promo') and new.gender in ('Men', 'Women', 'Accessoire')
      and new.season in ('New Arrivals', 'Previous Collections') and new.popular in (0, 1)`,
  ],
  ['messages', "new.message_type in ('information', 'return') and new.answered in (0, 1)"],
  ['site_images', "new.image_type in ('banner', 'rounded')"],
  ['accounts', "new.role in ('owner', 'staff')"],
];

/**
 * Since this version the database refuses unknown statuses and negative amounts, the movement of a sale has its unit
 * price, and each cancelled or deleted order has a `returned` movement, of 0 pieces where nothing was returned, so that
 * audits find an order that was changed or deleted in the database.
 */
export const checksMigration: SchemaMigration = {
  name: '0010-checks',
  up: (db, dialect) =>
    runStatements(db, [
      'alter table stock_movements add column unit_price bigint',
      'create index stock_movements_by_command on stock_movements (command_id)',
      `update stock_movements set unit_price = (
        select min(l.unit_price) from order_lines l join orders o on o.id = l.order_id
        where o.command_id = stock_movements.command_id
          and l.product_id = stock_movements.product_id
      ) where reason = 'ordered'`,
      `insert into stock_movements (at, product_id, color_key, size_key, delta, reason, command_id)
      select m.at, m.product_id, m.color_key, m.size_key, 0, 'returned', m.command_id
      from stock_movements m left join orders o on o.command_id = m.command_id
      where m.reason = 'ordered' and (o.id is null or o.status = 'cancelled') and not exists (
        select 1 from stock_movements r
        where r.reason = 'returned' and r.command_id = m.command_id and r.product_id = m.product_id
          and r.color_key = m.color_key and r.size_key = m.size_key
      )`,
      'drop index stock_movements_by_command',
      ...CHECKS.flatMap(([table, condition]) =>
        addCheck[dialect]({ table, name: `${table}_check`, condition }),
      ),
    ]),
};
