import type { Row } from '../../db/copy-rows.ts';

/** The row of a product with one colour. @param columns in place of these */
export function productRow(id: number, columns: Row = {}): Row {
  return {
    id,
    name: 'Robe',
    search_text: 'robe',
    description: 'Lin',
    price: 40_000,
    promo: 0,
    discounted_price: 40_000,
    badge: 'No Badge',
    gender: 'Women',
    season: 'New Arrivals',
    popular: 0,
    colors: '["#17457F"]',
    created_at: 1,
    ...columns,
  };
}

/** The row of the variant in M of such a product, with the id of the product. */
export function variantRow(id: number, columns: Row = {}): Row {
  return {
    id,
    product_id: id,
    color: '#17457F',
    size: 'M',
    color_key: '#17457f',
    size_key: 'm',
    position: 0,
    quantity: 0,
    ...columns,
  };
}
