import { variantKey } from '@shop/contract/variant-key';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Variant } from './stock.ts';

/** What an order copies of a product; its price, promotion taken off, in millimes. */
type SoldProduct = { name: string; millimes: number; pictures: string[] };

/** A variant that can be ordered, with its product. */
export type Goods = { variant: Variant; product: SoldProduct };

type Row = {
  id: number;
  product_id: number;
  color: string;
  size: string;
  quantity: number;
  name: string;
  discounted: number;
  paths: string | null;
};

/** Paths hold none. */
const BETWEEN_PATHS = '\n';

/** The variants that are asked for, in any spelling, each with its product: one read, in no order. */
export async function findGoods(
  db: Db,
  asked: readonly Pick<Variant, 'productId' | 'color' | 'size'>[],
): Promise<Goods[]> {
  if (asked.length === 0) return [];
  const keys = asked.map(
    ({ productId, color, size }) =>
      sql`(cast(${productId} as bigint), ${variantKey(color)}, ${variantKey(size)})`,
  );
  // Written out: an order has no dearer statement to put together.
  const { rows } = await sql<Row>`
    select v.id, v.product_id, v.color, v.size, v.quantity, p.name, p.discounted,
      (select string_agg(path, ${sql.lit(BETWEEN_PATHS)} order by position)
        from product_pictures where product_id = p.id) as paths
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
      millimes: row.discounted,
      pictures: row.paths?.split(BETWEEN_PATHS) ?? [],
    },
  }));
}
