import { variantKey } from '@shop/contract/variant-key';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Variant } from './stock.ts';

/** What an order copies of a product; its price, promotion taken off, in millimes. */
type SoldProduct = { name: string; millimes: number; pictures: string[] };

/** A variant that can be ordered, with its product. */
export type Goods = { variant: Variant; product: SoldProduct };

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
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'variants.id',
      'variants.product_id',
      'variants.color',
      'variants.size',
      'variants.quantity',
      'products.name',
      'products.discounted',
    ])
    .select((eb) =>
      eb
        .selectFrom('product_pictures')
        .select(
          sql<string | null>`string_agg(path, ${sql.lit(BETWEEN_PATHS)} order by position)`.as(
            'paths',
          ),
        )
        .whereRef('product_pictures.product_id', '=', 'products.id')
        .as('paths'),
    )
    .where(sql<boolean>`(variants.product_id, color_key, size_key) in (values ${sql.join(keys)})`)
    .execute();
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
