import { variantKey } from '@shop/contract/variant-key';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Variant } from './stock.ts';

/** A colour and size of a product, in any spelling. */
export type RequestedVariant = Pick<Variant, 'productId' | 'color' | 'size'>;

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

/** The requested variants with their products: one query, unsorted. */
export async function findOrderItems(
  db: Db,
  requested: readonly RequestedVariant[],
): Promise<OrderItem[]> {
  if (requested.length === 0) return [];
  const keys = requested.map(
    ({ productId, color, size }) =>
      sql`(cast(${productId} as bigint), ${variantKey(color)}, ${variantKey(size)})`,
  );
  const { rows } = await sql<Row>`
    select v.id, v.product_id, v.color, v.size, v.quantity, p.name, p.discounted_price,
      ${imagePathsOf('p.id')} as paths
    from variants v join products p on p.id = v.product_id
    where (v.product_id, v.color_key, v.size_key) in (values ${sql.join(keys)})`.execute(db);
  return rows.map(toOrderItem);
}

/**
 * Takes pieces of a variant out of the stock. Returns the variant, as it is then, with its product, as it was when the
 * statement began; undefined when fewer pieces are left, and takes nothing.
 */
export async function takeOrderItem(
  db: Db,
  { productId, color, size }: RequestedVariant,
  pieces: number,
): Promise<OrderItem | undefined> {
  // The product is read by the same statement: on PostgreSQL a round trip takes longer than a row.
  const { rows } = await sql<Row>`
    update variants set quantity = quantity - ${pieces}
    where product_id = ${productId} and color_key = ${variantKey(color)}
      and size_key = ${variantKey(size)} and quantity >= ${pieces}
    returning id, product_id, color, size, quantity,
      (select name from products where id = variants.product_id) as name,
      (select discounted_price from products where id = variants.product_id) as discounted_price,
      ${imagePathsOf('variants.product_id')} as paths`.execute(db);
  const [row] = rows;
  return row && toOrderItem(row);
}

function imagePathsOf(productId: string): RawBuilder<string | null> {
  return sql`(select string_agg(path, ${sql.lit(PATH_SEPARATOR)} order by position)
    from product_images where product_images.product_id = ${sql.ref(productId)})`;
}

function toOrderItem(row: Row): OrderItem {
  return {
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
  };
}
