import { variantKey } from '@shop/contract/variant-key';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Variant } from './stock.ts';

/** The part of a product that an order copies; the discounted price in millimes. */
type SoldProduct = { name: string; millimes: number; images: string[] };

/** A variant with its product. */
export type OrderItem = { variant: Variant; product: SoldProduct };

type Row = {
  id: number;
  product_id: number;
  color: string;
  size: string;
  quantity: number;
  name: string;
  discounted_price: number;
  paths: string | null;
};

/** Does not occur in paths. */
const PATH_SEPARATOR = '\n';

/** The requested variants, in any spelling, with their products: one query, unsorted. */
export async function findOrderItems(
  db: Db,
  requested: readonly Pick<Variant, 'productId' | 'color' | 'size'>[],
): Promise<OrderItem[]> {
  if (requested.length === 0) return [];
  const keys = requested.map(
    ({ productId, color, size }) =>
      sql`(cast(${productId} as bigint), ${variantKey(color)}, ${variantKey(size)})`,
  );
  // Plain SQL: this is the statement of an order that takes the query builder the longest.
  const { rows } = await sql<Row>`
    select v.id, v.product_id, v.color, v.size, v.quantity, p.name, p.discounted_price,
      (select string_agg(path, ${sql.lit(PATH_SEPARATOR)} order by position)
        from product_images where product_id = p.id) as paths
    from variants v join products p on p.id = v.product_id
    where (v.product_id, v.color_key, v.size_key) in (values ${sql.join(keys)})`.execute(db);
  return rows.map((row) => ({
    variant: {
      id: row.id,
      productId: row.product_id,
      color: row.color,
      size: row.size,
      quantity: row.quantity,
    },
    product: {
      name: row.name,
      millimes: row.discounted_price,
      images: row.paths?.split(PATH_SEPARATOR) ?? [],
    },
  }));
}
